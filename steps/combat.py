"""Phrases of strikes: dice, defenders, exchanges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ccg_rules.conformance.phrases import given, then, when

if TYPE_CHECKING:
    from ccg_rules.conformance.recorder import Recorder


@given(en="the next dice show {dice}", ru="на кубиках выпадет {dice}")
def dice_show(table: Recorder, dice: list[int]) -> None:
    """Let the next dice show these numbers, in this order; what comes after them is left to chance."""
    table.set(dice=dice)


@when(en="{player} strikes {target:card} with {card}", ru="{player} бьёт картой {card} карту {target:card}")
def strike(table: Recorder, player: int, card: str, target: str) -> None:
    """Declare a simple strike of one card at another."""
    table.tell({"do": "act", "action": table.striking(player, card, target)})


@when(en="{player} names {card} as the defender", ru="{player} назначает защитником {card}")
def defend(table: Recorder, player: int, card: str) -> None:
    """Name a card as the defender of the attack under way."""
    table.tell({"do": "act", "action": table.defending(player, card)})


@when(en="{player} weakens the exchange", ru="{player} ослабляет размен")
def weaken(table: Recorder, player: int) -> None:
    """Weaken the exchange of strikes that the dice gave."""
    table.act("weaken", player)


@then(
    en="{player} may strike {target:card} with {card}",
    ru="{player} может бить картой {card} карту {target:card}",
)
def may_strike(table: Recorder, player: int, card: str, target: str) -> None:
    """The strike may be declared."""
    table.expect("may", action=table.striking(player, card, target))


@then(
    en="{player} may not strike {target:card} with {card}",
    ru="{player} не может бить картой {card} карту {target:card}",
)
def may_not_strike(table: Recorder, player: int, card: str, target: str) -> None:
    """The strike may not be declared, by whatever rule."""
    table.expect("may not", action=table.striking(player, card, target), by="any")


@then(
    en="by this rule {player} may not strike {target:card} with {card}",
    ru="по этому правилу {player} не может бить картой {card} карту {target:card}",
)
def may_not_strike_by_this(table: Recorder, player: int, card: str, target: str) -> None:
    """The strike may not be declared, for the sake of this rule."""
    table.expect("may not", action=table.striking(player, card, target), by="this rule")


@then(en="{player} may name {card} as the defender", ru="{player} может назначить защитником {card}")
def may_defend(table: Recorder, player: int, card: str) -> None:
    """The card may be named as the defender."""
    table.expect("may", action=table.defending(player, card))


@then(
    en="{player} may not name {card} as the defender",
    ru="{player} не может назначить защитником {card}",
)
def may_not_defend(table: Recorder, player: int, card: str) -> None:
    """The card may not be named as the defender, by whatever rule."""
    table.expect("may not", action=table.defending(player, card), by="any")


@then(
    en="by this rule {player} may not name {card} as the defender",
    ru="по этому правилу {player} не может назначить защитником {card}",
)
def may_not_defend_by_this(table: Recorder, player: int, card: str) -> None:
    """The card may not be named as the defender, for the sake of this rule."""
    table.expect("may not", action=table.defending(player, card), by="this rule")


@then(en="{player} may weaken the exchange", ru="{player} может ослабить размен")
def may_weaken(table: Recorder, player: int) -> None:
    """The exchange may be weakened."""
    table.expect("may", action={"do": "weaken", "player": player})


@then(en="{player} may not weaken the exchange", ru="{player} не может ослабить размен")
def may_not_weaken(table: Recorder, player: int) -> None:
    """The exchange may not be weakened, by whatever rule."""
    table.expect("may not", action={"do": "weaken", "player": player}, by="any")
