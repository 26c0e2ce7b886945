"""Reading and writing positions: what the positions of both games have in common.

A position tells of cards by name and of abilities by their number on a card. `Reader` gathers every fault
instead of stopping at the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from ccg_rules.notation.faults import Fault, fault
from ccg_rules.notation.shapes import NUMBER, TEXT, is_number, known_fields, simple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ccg_rules.notation.shapes import Shape


class Ref(NamedTuple):
    """An ability: of which card, its number, and whether what it grants is meant instead."""

    card: str
    ability: int
    granted: bool = False


class Acquired(NamedTuple):
    """An acquired ability: what granted it, and the turn until which it lasts (None: for good)."""

    ability: Ref
    until: int | None = None


class AnyAbility(Protocol):
    """What a reader has to know of an ability."""

    @property
    def granted(self) -> AnyAbility | None:
        """The ability it grants."""


class AnyCard(Protocol):
    """What a reader has to know of a card."""

    @property
    def abilities(self) -> Sequence[AnyAbility]:
        """Its abilities, by number."""


C = TypeVar("C", bound=AnyCard)
T = TypeVar("T")

ABILITY_REF = simple(lambda value: is_number(value) or isinstance(value, dict), "shape-ability")


def is_held(value: Any) -> bool:
    """Tell whether the value lists held cards: names, nulls and numbers of plain cards, or just a number."""
    if not isinstance(value, list):
        return is_number(value)
    return all(item is None or isinstance(item, str) or is_number(item) for item in value)


HELD = simple(is_held, "shape-squad")


def differing(item: Any, defaults: Any, always: Sequence[str], sometimes: Sequence[str]) -> dict[str, Any]:
    """Return fields of an item: some always, others where they are not what they are by default."""
    data = {name: getattr(item, name) for name in always}
    for name in sometimes:
        if getattr(item, name) != getattr(defaults, name):
            value = getattr(item, name)
            data[name] = list(value) if isinstance(value, (list, tuple)) else value
    return data


def ref_to_json(ref: Ref, card: str) -> int | dict[str, Any]:
    """Return an ability of a card: its number, or what granted it."""
    return {"of": ref.card, "ability": ref.ability} if ref.granted or ref.card != card else ref.ability


def acquired_to_json(acquired: Acquired) -> dict[str, Any]:
    """Return an acquired ability: what granted it, and until when."""
    ref, until = acquired
    return {"of": ref.card, "ability": ref.ability} | ({} if until is None else {"until": until})


class Reader(Generic[C]):
    """Reads one position, gathering faults instead of stopping at the first.

    `cards` are the cards by name, `placed` where each was named; `cards_known` is false when the cards could
    not be read, so that nothing is said of what they lack.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.cards: dict[str, C] = {}
        self.placed: dict[str, str] = {}
        self.plain = {1: 0, 2: 0}
        self.cards_known = True

    def blank(self, name: str) -> C:
        """Return a plain card of that name."""
        raise NotImplementedError

    def fault(self, place: str, message: str, **args: object) -> None:
        """Report a fault."""
        self.faults.append(fault(place, message, **args))

    def fields(
        self,
        entry: Any,
        place: str,
        required: Mapping[str, Shape],
        optional: Mapping[str, Shape] | None = None,
    ) -> dict[str, Any] | None:
        """Return fields of which some must be there; None, and faults, when something is wrong with them."""
        found = len(self.faults)
        data = known_fields(entry, place, {**required, **(optional or {})}, self.faults)
        if len(self.faults) == found:
            self.faults += [
                fault(place, "missing-field", field=name) for name in required if name not in data
            ]
        return data if len(self.faults) == found else None

    def each(self, entries: Iterable[Any], place: str, read: Callable[[Any, str], T | None]) -> tuple[T, ...]:
        """Return the entries of a list that could be read, each told its place."""
        found = [read(entry, f"{place}[{n}]") for n, entry in enumerate(entries)]
        return tuple(entry for entry in found if entry is not None)

    # Cards

    def plain_card(self, player: int, place: str) -> str:
        """Return the name of a plain card that nobody has named, put at a place."""
        self.plain[player] += 1
        while (name := f"{player}-{self.plain[player]}") in self.cards:
            self.plain[player] += 1
        self.cards[name] = self.blank(name)
        self.placed[name] = place
        return name

    def named(self, name: Any, place: str, player: int) -> str:
        """Return the name of a card put at a place, which it may be only once."""
        if isinstance(name, str) and name not in self.cards and name.startswith(f"{player}-"):
            # A plain card written out by name, as serialised positions do.
            self.cards[name] = self.blank(name)
        if name not in self.cards:
            self.fault(place, "no-such-card", name=name)
        elif name in self.placed:
            self.fault(place, "card-twice", name=name, other=self.placed[name])
        self.placed[name] = place
        return str(name)

    def held(self, player: int, entry: Any, place: str, limit: int) -> list[str | None]:
        """Return the cards a player holds somewhere, slot by slot."""
        slots: list[str | None] = []
        for item in [entry] if isinstance(entry, int) else entry:
            if isinstance(item, int):
                slots += [self.plain_card(player, place) for _ in range(min(item, limit + 1))]
            else:
                slots.append(item and self.named(item, place, player))
        if len(slots) > limit:
            self.fault(place, "too-many-cards", limit=limit)
        return slots

    def mentioned(self, name: str, place: str) -> str:
        """Return the name of a card that has to be somewhere."""
        if name not in self.cards and name not in self.placed:
            self.fault(place, "no-such-card", name=name)
        return name

    def report_nowhere(self, sections: tuple[str, ...]) -> None:
        """Report cards that lie nowhere; one named in a section that could not be read lies somewhere."""
        if any(e.place.startswith(sections) and e.message.id == "not-of-shape" for e in self.faults):
            return
        for name in self.cards:
            if name not in self.placed:
                self.fault(f"cards.{name}", "card-nowhere", name=name)

    # Abilities

    def ref(self, card: str, value: Any, place: str) -> Ref:
        """Read an ability of a card: its number, or `{"of", "ability"}` for what that one grants."""
        if not isinstance(value, dict):
            return self._checked(Ref(card, int(value)), place)
        data = self.fields(value, place, {"of": TEXT, "ability": NUMBER})
        if data is None:
            return Ref(card, 0)
        return self._checked(Ref(data["of"], data["ability"], granted=True), place)

    def _checked(self, ref: Ref, place: str) -> Ref:
        if not self.cards_known:
            return ref
        abilities = self.cards[ref.card].abilities if ref.card in self.cards else ()
        if ref.ability >= len(abilities):
            self.fault(place, "no-such-ability-number", card=ref.card, n=len(abilities), ability=ref.ability)
        elif ref.granted and abilities[ref.ability].granted is None:
            self.fault(place, "grants-nothing", card=ref.card, ability=ref.ability)
        return ref

    def acquired(self, entry: Any, place: str) -> Acquired | None:
        """Read an acquired ability: `{"of", "ability"}`, and perhaps `until`."""
        data = self.fields(entry, place, {"of": TEXT, "ability": NUMBER}, {"until": NUMBER})
        if data is None:
            return None
        ref = self._checked(Ref(data["of"], data["ability"], granted=True), place)
        return Acquired(ref, data.get("until"))
