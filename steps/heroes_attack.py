"""Phrases of Berserk Heroes for attacks. Defenders are named as in Berserk (`combat`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import then, when

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


@when(
    en="{player} attacks {target:card} with {card}", ru="{player} атакует картой {card} карту {target:card}"
)
def attack(table: Recorder, player: int, card: str, target: str) -> None:
    """Declare an attack of a creature on a character."""
    table.tell({"do": "act", "action": table.attacking(player, card, target)})


@then(
    en="{player} may attack {target:card} with {card}",
    ru="{player} может атаковать картой {card} карту {target:card}",
)
def may_attack(table: Recorder, player: int, card: str, target: str) -> None:
    """The attack may be declared."""
    table.expect("may", action=table.attacking(player, card, target))


@then(
    en="{player} may not attack {target:card} with {card}",
    ru="{player} не может атаковать картой {card} карту {target:card}",
)
def may_not_attack(table: Recorder, player: int, card: str, target: str) -> None:
    """The attack may not be declared, by whatever rule."""
    table.expect("may not", action=table.attacking(player, card, target), by="any")


@then(
    en="by this rule {player} may not attack {target:card} with {card}",
    ru="по этому правилу {player} не может атаковать картой {card} карту {target:card}",
)
def may_not_attack_by_this(table: Recorder, player: int, card: str, target: str) -> None:
    """The attack may not be declared, for the sake of this rule."""
    table.expect("may not", action=table.attacking(player, card, target), by="this rule")
