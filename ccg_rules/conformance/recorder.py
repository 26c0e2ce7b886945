"""What steps talk to: they set a position up, act and expect; each becomes an instruction, played at once.

The instructions are the scenario's vector. Steps never see an answer, so the vector is the same on every
engine.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk.cards import REVEAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ccg_rules.conformance.table import Instruction, Table

PLAYERS = (1, 2)


class Recorder:
    """A scenario being told, in the notation of the table's game.

    `vector` is what has been told so far; each instruction bears the number of the step that told it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.notation = table.notation
        self.vector: list[Instruction] = []
        self.step = 0
        self._cards: dict[str, dict[str, Any]] = {}
        held = self.notation.held
        self._players: dict[str, dict[str, Any]] = {str(player): {held: []} for player in PLAYERS}
        self._board: dict[str, dict[str, Any]] = {}
        self._position: dict[str, Any] | None = dict(self.notation.beginning)
        self._where: dict[str, str] = {}
        self._owners: dict[str, int] = {}
        self._last_played = ""

    # Setting up

    def begin(self, step: str) -> None:
        """Begin in that step."""
        self._draft()["step"] = step

    def enter(self, step: str, turn: int | None = None) -> None:
        """Begin where that step is being entered, in that turn."""
        draft = self._draft()
        draft |= {"step": step, "entering": True}
        if turn is not None:
            draft["turn"] = turn

    def set(self, **fields: Any) -> None:
        """Let the position say something more, such as the dice to come."""
        self._draft().update(fields)

    def to_act(self, player: int) -> None:
        """Let that player be the one to act."""
        self._draft()["to_act"] = player

    def define(self, name: str, **fields: Any) -> None:
        """Require a card to have these fields."""
        self._draft()
        self._cards.setdefault(name, {}).update(fields)

    def hold(self, player: int, cards: int | Iterable[str]) -> None:
        """Give a player cards to put into play: that many plain ones, or named ones."""
        self._draft()
        held = self._players[str(player)][self.notation.held]
        if isinstance(cards, int):
            held.append(cards)
            return
        for name in cards:
            self._cards.setdefault(name, {})
            self._owners[name] = player
            held.append(name)

    def lay(
        self, cells: Iterable[str], card: str | None = None, face: str = "down", owner: int | None = None
    ) -> None:
        """Lay a named card, or plain ones, on cells; without an owner it is the one whose half that is."""
        self._draft()
        for cell in cells:
            if card is not None:
                self._cards.setdefault(card, {})
                self._where[card] = cell
                self._owners[card] = int(cell[0]) if owner is None else owner
            self._board[cell] = {"card": card, "face": face}
            if owner is not None:
                self._board[cell]["owner"] = owner

    def enter_play(self, player: int, cards: Iterable[str]) -> None:
        """Lay a player's named cards face up where cards of their kind come first (Heroes)."""
        for card in cards:
            self.lay([self._free_place(player, card)], card, "up")

    def mark(self, card: str, **fields: Any) -> None:
        """Let a card that has been laid be closed, wounded, or have counters."""
        self._draft()
        self._board[self._where[card]] |= fields

    def give(self, player: int, **fields: Any) -> None:
        """Let a player have something beside the board, such as a deal or a deck."""
        self._draft()
        for name in ("deal", "deck"):
            for card in fields.get(name, ()):
                if isinstance(card, str):
                    self._cards.setdefault(card, {})
                    self._owners[card] = player
        self._players[str(player)] |= fields

    def leave(self, player: int, gold: int, silver: int) -> None:
        """Leave a player these crystals, whatever the cards have cost."""
        self._draft()
        self._players[str(player)] |= {"gold": gold, "silver": silver}

    def forbid(self, player: int, cells: Iterable[str]) -> None:
        """Let an effect forbid a player to deploy on these cells."""
        self._draft()
        self._players[str(player)].setdefault("forbidden", []).extend(cells)

    # Acting and expecting

    def act(self, do: str, player: int, **fields: Any) -> None:
        """Let a player try an action."""
        self.tell({"do": "act", "action": {"do": do, "player": player, **fields}})

    def place(self, player: int, cell: str, card: str | None = None) -> None:
        """Let a player try to place a named card, or the next plain one."""
        action = self.placing(player, cell, card)
        if card is None:
            self._plain[player].remove(action["slot"])
        else:
            self._where[card] = cell
        self.tell({"do": "act", "action": action})

    def placing(self, player: int, cell: str, card: str | None = None) -> dict[str, Any]:
        """Return the action of placing a named card, or the next plain one."""
        return {"do": "place", "player": player, "slot": self.slot(player, card), "at": cell}

    def using(self, player: int, card: str, ability: int | str) -> dict[str, Any]:
        """Return the action of using an ability of a named card where it was last put.

        The ability is a number, `"reveal"`, or the timing of the card's first ability of that timing.
        """
        self._flush()
        if isinstance(ability, str) and ability != REVEAL:
            ability = self.ability(card, ability)
        return {"do": "use", "player": player, "at": self.cell_of(card), "ability": ability}

    def ability(self, card: str, timing: str, before: int = 0) -> int:
        """Return the number of the card's first ability of that timing, or of one with some before it."""
        fields = self._cards[card]
        abilities = fields.get("abilities") or self._cards[fields["copy_of"]]["abilities"]
        return [n for n, text in enumerate(abilities) if self.notation.timing(text) == timing][before]

    def choosing(self, player: int, card: str) -> dict[str, Any]:
        """Return the action of choosing a named card where it was last put."""
        return {"do": "choose", "player": player, "at": self.cell_of(card)}

    def moving(self, player: int, card: str, cell: str) -> dict[str, Any]:
        """Return the action of declaring a movement of a named card."""
        self._flush()
        return {"do": "move", "player": player, "at": self.cell_of(card), "to": cell}

    def striking(self, player: int, card: str, target: str) -> dict[str, Any]:
        """Return the action of declaring a strike of a named card at another."""
        self._flush()
        return {"do": "strike", "player": player, "at": self.cell_of(card), "target": self.cell_of(target)}

    def defending(self, player: int, card: str) -> dict[str, Any]:
        """Return the action of naming a card as the defender."""
        return {"do": "defend", "player": player, "at": self.cell_of(card)}

    def attacking(self, player: int, card: str, target: str) -> dict[str, Any]:
        """Return the action of declaring an attack of a named creature on a named character."""
        self._flush()
        return {"do": "attack", "player": player, "at": self.cell_of(card), "target": self.cell_of(target)}

    def playing(self, player: int, card: str) -> dict[str, Any]:
        """Return the action of playing a named card of the hand."""
        return {"do": "play", "player": player, "slot": self.slot(player, card)}

    def taking(self, player: int, card: str, cost: str = "ordinary") -> dict[str, Any]:
        """Return the action of taking a named card from the deal as it was set up."""
        self._flush()
        slot = _slots(self._players[str(player)]["deal"]).index(card)
        return {"do": "take", "player": player, "slot": slot, "cost": cost}

    def put(self, card: str, place: str) -> None:
        """Remember that a named card is now somewhere else."""
        self._where[card] = place

    def took(self, player: int, card: str) -> None:
        """Remember that a player took a named card into the squad."""
        slots = self._slots[player]
        self._where[card] = f"squad {len(slots)}"
        slots.append(card)

    def played(self, player: int, card: str) -> None:
        """Remember that a player played a named card: the hand closes up, the card comes into play."""
        self._slots[player].remove(card)
        self._last_played = card
        if self._kind(card) != "event":
            self._where[card] = self._free_place(player, card)

    def drew(self, player: int, card: str) -> None:
        """Remember that a named card is in a player's hand: if it was not before, it comes last."""
        self._flush()
        if card not in self._slots[player]:
            self._slots[player].append(card)

    def revealing(self, player: int, card: str) -> dict[str, Any]:
        """Return the action of using the automatic reveal of a named card."""
        return self.using(player, card, REVEAL)

    def expect(self, what: str, **fields: Any) -> None:
        """Expect something; see `ccg_rules.conformance.table`."""
        if what == "refused":
            self._keep_card()
        self.tell({"expect": what, **fields})

    def _keep_card(self) -> None:
        """Let a plain card whose placing is to be refused be the next one again; a card not taken is not."""
        action = self.vector[-1].get("action", {})
        if action.get("do") == "take":
            del self._where[self._slots[action["player"]].pop()]  # type: ignore[arg-type]
        if action.get("do") == "place":
            player, slot = action["player"], action["slot"]
            if self._slots[player][slot] is None:
                self._plain[player].insert(0, slot)
        if action.get("do") == "play":
            self._slots[action["player"]].insert(action["slot"], self._last_played)
            self._where.pop(self._last_played, None)

    def tell(self, instruction: Instruction) -> None:
        """Add an instruction to the vector and play it."""
        self._flush()
        self.vector.append({**instruction, "at_step": self.step})
        self.table.play(instruction)

    def finish(self) -> None:
        """End the scenario: a set-up nothing came after is played, an unjudged action is judged."""
        self._flush()
        self.table.finish()

    def slot(self, player: int, card: str | None = None) -> int:
        """Return the slot of a named card, or of the next plain one, among those to be put into play."""
        self._flush()
        return self._plain[player][0] if card is None else self._slots[player].index(card)

    def cell_of(self, card: str) -> str:
        """Return the place at which a named card was put last: in play, or a slot it was dealt to."""
        self._flush()
        if card in self._where:
            return self._where[card]
        owner, dealt = self._owners[card], self.notation.dealt
        if dealt == self.notation.held:  # where the hand is both, it has changed by what was played
            return f"{dealt} {self._slots[owner].index(card)}"
        return f"{dealt} {_slots(self._players[str(owner)][dealt]).index(card)}"

    def owner_of(self, card: str) -> int:
        """Return whose a named card is."""
        return self._owners[card]

    # Inside

    def _draft(self) -> dict[str, Any]:
        assert self._position is not None, "the position is set up once, before anybody acts"
        return self._position

    def _kind(self, card: str) -> str:
        fields = self._cards.get(card, {})
        copied = self._cards.get(fields.get("copy_of", ""), {})
        return str(fields.get("kind") or copied.get("kind") or "creature")

    def _free_place(self, player: int, card: str) -> str:
        """Return the first place for a card of that kind which none has been put on."""
        row = {"creature": "f", "support": "s"}[self._kind(card)]
        places = (f"{player}{row}{number}" for number in count(1))
        return next(place for place in places if place not in self._where.values())

    def _flush(self) -> None:
        if self._position is None:
            return
        data, self._position = self._position, None
        if self._cards:
            data["cards"] = self._cards
        data |= {"players": self._players, "board": self._board}
        self._slots = {player: _slots(self._players[str(player)][self.notation.held]) for player in PLAYERS}
        self._plain = {
            player: [slot for slot, name in enumerate(slots) if name is None]
            for player, slots in self._slots.items()
        }
        self.tell({"do": "set up", "position": data})


def _slots(pile: list[int | str]) -> list[str | None]:
    """Return the names of a pile's cards slot by slot, None for a plain one."""
    slots: list[str | None] = []
    for item in pile:
        slots += [None] * item if isinstance(item, int) else [item]
    return slots
