"""The table: plays instructions on an engine and holds it to what must be.

An instruction is plain data, so that a list of them (a *vector*) can be kept, exported and played on any
engine:

* `{"do": "set up", "position": {…}}`
* `{"do": "act", "action": {…}}`; with `"if": "asked"` only if that player is asked to use something or
  decline, for decisions that an engine may skip when nothing else is left to do
* `{"do": "concede", "player": 1}`, `{"do": "agree to a draw"}`: at any time, whoever is to act; unsupported
  where an engine has neither
* `{"do": "both pass"}`: whoever is to act passes, then the other does
* `{"do": "order", "player": 1, "card": "A"}`: of what has triggered for the player, that of A comes next
* `{"do": "go on", "step": "final_phase", "turn": 2}`: the players do as little as they can (decline, pass,
  pass the turn) until that step of that turn; `{"do": "go on", "until": "stack empty"}`: until the stack is
* `{"expect": "accepted"}`, `{"expect": "refused", "by": "this rule" | "any"}` judge the action before;
  one that is not judged must have been accepted, else the scenario did not get where it wanted to.
* `{"expect": "may", "action": {…}}`, `{"expect": "may not", "action": {…}, "by": …}` ask without acting
* `{"expect": "cells", "player": 1, "slot": 0, "cells": [...]}`: exactly there may that card be placed
* `{"expect": "asked", "player": 1, "kind": "place"}`
* `{"expect": "to act", "player": 1}`: whatever is asked
* `{"expect": "step over", "step": "deployment.placing"}`
* `{"expect": "phase", "step": "final_phase", "turn": 2}`; `{"expect": "active", "player": 1}`
* `{"expect": "stack", "cards": ["A", "B"]}`: of these cards are the game actions on the stack, the top
  first, payments left out
* `{"expect": "queue", "cards": ["A", "B"]}`: of these cards is what waits in the Queue, the first first
* `{"expect": "winner", "is": 1}`; 0: drawn, null: the game goes on
* `{"expect": "card", "observer": 2, "at": "1b2", "is": {"card": "?", …}}`; null: not shown
* `{"expect": "empty", "observer": 1, "at": "1b2"}`
* `{"expect": "pile", "observer": 1, "player": 1, "pile": "returned", "card": "A", "there": true}`
* `{"expect": "change", "observer": 1, "player": 1, "of": "deck", "by": 1}` since the set-up
* `{"expect": "amount", "observer": 2, "player": 1, "of": "gold", "is": 7}`
* `{"expect": "held", "observer": 2, "player": 1, "of": "deal", "is": 14}`: how many cards deal or squad has
* `{"expect": "mixed", "player": 1}`: the deal has cards that it had at the set-up, and others
* `{"expect": "same view", "observer": 2, "cards": {"A": {"x": 2}}}`: as if the cards had been so
* `{"expect": "rearranged", "observer": 2, "cells": ["1b1", "1c1"]}`: that they changed places was seen
* `{"expect": "cited"}`: since the last action the engine's trace names the rule of this scenario

But for that `if` and the doings without an action, which the table decides, instructions never depend on an
answer.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ccg_rules.conformance.answers import Answer, EngineError, ExpectationFailed, Reply, Unsupported
from ccg_rules.conformance.notations import notation_of
from ccg_rules.text import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ccg_rules.conformance.engine import Engine, Struct, View

Instruction = dict[str, Any]


class Table:
    """One scenario being played on one engine.

    `key` is that of the rule the scenario stands under; an engine that cites keys is held to it unless
    `citations` is off.
    """

    def __init__(self, engine: Engine, edition: str, key: str, *, citations: bool = True) -> None:
        self.engine = engine
        self.edition = edition
        self.key = key
        self.citations = citations
        self.notation = notation_of(edition)
        self.before: dict[int, View] = {}
        self._position: dict[str, Any] | None = None
        self._played: list[Struct] = []
        self._last: tuple[Struct, Answer] | None = None
        self._traced = 0

    def play(self, instruction: Instruction) -> None:
        """Carry out one instruction. Raises a `ScenarioEnd` when the scenario cannot go on."""
        if "do" in instruction:
            self.finish()
            if instruction["do"] == "set up":
                self._set_up(instruction["position"])
            elif instruction["do"] in _DOINGS:
                _DOINGS[instruction["do"]](self, instruction)
            elif instruction.get("if") != "asked" or self._asks(instruction["action"]["player"]):
                self._act(instruction["action"])
            return
        expect = instruction["expect"]
        if expect not in ("accepted", "refused"):
            self.finish()
        _EXPECTATIONS[expect](self, instruction)

    def finish(self) -> None:
        """Hold an action that no expectation has judged to having been accepted."""
        if self._last is not None:
            action, answer = self._last
            self._last = None
            if answer.reply is not Reply.ACCEPTED:
                raise EngineError("not-reached", action=describe(action), why=_why(answer))

    def views(self) -> dict[int, View]:
        """Return what each player sees now."""
        return {player: self.engine.view(player) for player in (1, 2)}

    # Doing

    def _set_up(self, position: dict[str, Any]) -> None:
        self._position = position
        self._played = []
        self.engine.set_up(self.edition, _fresh(position))
        self.before = self.views()
        for fault in self.notation.set_up_faults(position, self.before):
            raise EngineError("set-up-not-reached", what=fault)

    def _act(self, action: Struct) -> None:
        answer = self._try(action)
        if answer.reply is Reply.ACCEPTED:
            self._played.append(action)
        self._last = (action, answer)

    def _concede(self, instruction: Instruction) -> None:
        self._at_any_time(instruction, "concede")

    def _agree_to_draw(self, instruction: Instruction) -> None:
        self._at_any_time(instruction, "draw")

    def _at_any_time(self, doing: Struct, capability: str) -> None:
        """Do what is no action of the game's: players may do it whatever is asked."""
        if capability not in self.engine.capabilities:
            raise Unsupported("probe-unsupported", action=describe(doing))
        before = self.views()
        answer = self._carry_out(doing)
        if answer.reply is not Reply.ACCEPTED and self.views() != before:
            raise ExpectationFailed("refused-but-moved", action=describe(doing))
        if answer.reply is Reply.ACCEPTED:
            self._played.append(doing)
        self._last = (doing, answer)

    def _carry_out(self, doing: Struct) -> Answer:
        """Return the engine's answer to an action, or to what may be done at any time."""
        if doing["do"] == "concede":
            return self.engine.concede(doing["player"])
        if doing["do"] == "agree to a draw":
            return self.engine.draw()
        return self.engine.act(doing)

    def _both_pass(self, _: Instruction) -> None:
        for _turn in range(2):
            player = self.engine.view(1).get("to_act")
            self._act({"do": "pass", "player": player})
            if _turn == 0:
                self.finish()

    def _order(self, instruction: Instruction) -> None:
        player, card = instruction["player"], instruction["card"]
        view = self.engine.view(player)
        _need(view, "waiting")
        names = [entry.get("card") for entry in view["waiting"]]
        number = names.index(card) if card in names else len(names)
        self._act({"do": "order", "player": player, "number": number})

    def _go_on(self, instruction: Instruction) -> None:
        for _ in range(_MANY):
            view = self.engine.view(1)
            if self._is_there(view, instruction):
                return
            player = view.get("to_act")
            least = None if player is None else self.notation.least(self.engine.view(player))
            if least is None:
                break
            self._act({**least, "player": player})
            self.finish()
        raise EngineError("went-on-in-vain", view=self._asked(self.engine.view(1)))

    def _is_there(self, view: View, instruction: Instruction) -> bool:
        if "until" in instruction:
            _need(view, "stack")
            return not view["stack"] and view.get("asked") != "order"
        return _is_phase(view, instruction)

    def _try(self, action: Struct) -> Answer:
        """Return the answer to an action that is carried out if it is accepted, and only then.

        What players saw before is looked at only where it may matter: not if an engine that can say so in
        advance says that the action is legal.
        """
        can_check = "check" in self.engine.capabilities
        will_be = can_check and self.engine.check(action).reply is Reply.ACCEPTED
        before = None if will_be else self.views()
        if self.citations and "trace" in self.engine.capabilities:
            self._traced = len(self.engine.trace())
        answer = self.engine.act(action)
        if answer.reply is not Reply.ACCEPTED and before is not None and self.views() != before:
            raise ExpectationFailed("refused-but-moved", action=describe(action))
        return self._supported(action, answer)

    def _asks(self, player: int) -> bool:
        """Tell whether that player is the one to act, and may decline something.

        An engine that does not say what it asks is taken to ask just that.
        """
        view = self.engine.view(player)
        return view.get("to_act") == player and view.get("asked") in _DECLINED

    def _ask(self, action: Struct) -> Answer:
        """Return the answer to an action without its being carried out."""
        if "check" in self.engine.capabilities:
            answer = self._supported(action, self.engine.check(action))
        else:
            answer = self._try(action)
            if answer.reply is Reply.ACCEPTED:
                self._replay(self._position or {})
        self._hold_listed(action, answer)
        return answer

    def _hold_listed(self, action: Struct, answer: Answer) -> None:
        """Hold an engine that lists legal actions to listing exactly what it accepts."""
        if "legal" not in self.engine.capabilities:
            return
        accepted = answer.reply is Reply.ACCEPTED
        if (action in self.engine.legal()) != accepted:
            message = "accepted-unlisted" if accepted else "listed-refused"
            raise ExpectationFailed(message, action=describe(action))

    def _replay(self, position: dict[str, Any]) -> None:
        self.engine.set_up(self.edition, _fresh(position))
        for action in self._played:
            if self._carry_out(action).reply is not Reply.ACCEPTED:
                raise EngineError("replay-differs", action=describe(action))

    # Expecting

    def _expect_accepted(self, _: Instruction) -> None:
        action, answer = self._judged()
        if answer.reply is not Reply.ACCEPTED:
            raise ExpectationFailed("not-accepted", action=describe(action), why=_why(answer))

    def _expect_refused(self, instruction: Instruction) -> None:
        action, answer = self._judged()
        self._hold_refused(action, answer, instruction)

    def _expect_may(self, instruction: Instruction) -> None:
        action = instruction["action"]
        answer = self._ask(action)
        if answer.reply is not Reply.ACCEPTED:
            raise ExpectationFailed("not-accepted", action=describe(action), why=_why(answer))

    def _expect_may_not(self, instruction: Instruction) -> None:
        action = instruction["action"]
        self._hold_refused(action, self._ask(action), instruction)

    def _expect_cells(self, instruction: Instruction) -> None:
        player, slot = instruction["player"], instruction["slot"]

        def place(at: str) -> Struct:
            return {"do": "place", "player": player, "slot": slot, "at": at}

        if "legal" in self.engine.capabilities:
            legal = self.engine.legal()
            found = {
                a["at"] for a in legal if a["do"] == "place" and a["player"] == player and a["slot"] == slot
            }
        else:
            found = {at for at in self.notation.cells if self._ask(place(at)).reply is Reply.ACCEPTED}
        expected = set(instruction["cells"])
        if missing := sorted(expected - found):
            raise ExpectationFailed("cells-missing", cells=", ".join(missing))
        if extra := sorted(found - expected):
            raise ExpectationFailed("cells-extra", cells=", ".join(extra))

    def _expect_asked(self, instruction: Instruction) -> None:
        player, kind = instruction["player"], instruction["kind"]
        view = self.engine.view(player)
        if view.get("to_act") == player:
            _need(view, "asked")
        if view.get("to_act") != player or view.get("asked") != kind:
            raise ExpectationFailed(
                "not-asked",
                player=player,
                kind=Message(f"asked-{kind}"),
                actual=self._asked(view),
            )

    def _expect_to_act(self, instruction: Instruction) -> None:
        player = instruction["player"]
        view = self.engine.view(player)
        if view.get("to_act") != player:
            raise ExpectationFailed("not-to-act", player=player, actual=self._asked(view))

    def _expect_phase(self, instruction: Instruction) -> None:
        view = self.engine.view(1)
        turn = instruction.get("turn")
        if turn is not None:
            _need(view, "turn")
        if not _is_phase(view, instruction):
            raise ExpectationFailed(
                "other-phase",
                step=self._step(instruction["step"]),
                turn=_shown(turn),
                actual=self._step(view.get("step")),
                actual_turn=_shown(view.get("turn")),
            )

    def _expect_active(self, instruction: Instruction) -> None:
        view = self.engine.view(1)
        _need(view, "active")
        if view["active"] != instruction["player"]:
            raise ExpectationFailed(
                "other-active", player=_shown(instruction["player"]), actual=_shown(view["active"])
            )

    def _expect_stack(self, instruction: Instruction) -> None:
        view = self.engine.view(1)
        _need(view, "stack")
        found = [entry.get("card") for entry in reversed(view["stack"]) if entry.get("kind") != "payment"]
        if found != instruction["cards"]:
            expected = ", ".join(instruction["cards"]) or "–"
            raise ExpectationFailed("other-stack", expected=expected, actual=", ".join(found) or "–")

    def _expect_queue(self, instruction: Instruction) -> None:
        view = self.engine.view(1)
        _need(view, "queue")
        found = [entry.get("card") for entry in view["queue"]]
        if found != instruction["cards"]:
            expected = ", ".join(instruction["cards"]) or "–"
            raise ExpectationFailed("other-queue", expected=expected, actual=", ".join(found) or "–")

    def _expect_winner(self, instruction: Instruction) -> None:
        view = self.engine.view(1)
        _need(view, "winner")
        if view["winner"] != instruction["is"]:
            expected, actual = (Message(f"winner-{each}") for each in (instruction["is"], view["winner"]))
            raise ExpectationFailed("other-winner", expected=expected, actual=actual)

    def _expect_step_over(self, instruction: Instruction) -> None:
        if self.engine.view(1).get("step") == instruction["step"]:
            raise ExpectationFailed("step-not-over", step=Message(f"step-{instruction['step']}"))

    def _expect_card(self, instruction: Instruction) -> None:
        observer, at = instruction["observer"], instruction["at"]
        seen = self.engine.view(observer).get("board", {}).get(at)
        if seen is None:
            raise ExpectationFailed("no-card-seen", observer=observer, at=at)
        for name, value in instruction["is"].items():
            if name in _OPTIONAL and value is not None and seen.get("card") == instruction["is"].get("card"):
                _need(seen, name)
            actual = seen.get(name)
            if actual != value:
                raise ExpectationFailed(
                    "seen-otherwise",
                    observer=observer,
                    at=at,
                    field=Message(f"field-{name}"),
                    expected=_shown(value),
                    actual=_shown(actual),
                )

    def _expect_empty(self, instruction: Instruction) -> None:
        observer, at = instruction["observer"], instruction["at"]
        if at in self.engine.view(observer).get("board", {}):
            raise ExpectationFailed("card-seen", observer=observer, at=at)

    def _expect_pile(self, instruction: Instruction) -> None:
        player, pile, card = instruction["player"], instruction["pile"], instruction["card"]
        side = self.engine.view(instruction["observer"]).get("players", {}).get(str(player), {})
        _need(side, pile)
        if (card in side.get(pile, ())) != instruction["there"]:
            message = "not-in-pile" if instruction["there"] else "in-pile"
            raise ExpectationFailed(message, card=card, player=player, pile=Message(f"pile-{pile}"))

    def _expect_change(self, instruction: Instruction) -> None:
        observer, player, of = instruction["observer"], instruction["player"], instruction["of"]
        before = self.before[observer]["players"][str(player)].get(of)
        side = self.engine.view(observer).get("players", {}).get(str(player), {})
        _need(side, of)
        after = side[of]
        if not isinstance(before, int) or not isinstance(after, int) or after - before != instruction["by"]:
            raise ExpectationFailed(
                "changed-otherwise",
                what=Message(f"field-{of}"),
                player=player,
                by=f"{instruction['by']:+d}",
                before=_shown(before),
                after=_shown(after),
            )

    def _expect_amount(self, instruction: Instruction) -> None:
        observer, player, of = instruction["observer"], instruction["player"], instruction["of"]
        side = self.engine.view(observer).get("players", {}).get(str(player), {})
        _need(side, of)
        if side[of] != instruction["is"]:
            raise _amount_otherwise(instruction, side[of])

    def _expect_held(self, instruction: Instruction) -> None:
        observer, player, of = instruction["observer"], instruction["player"], instruction["of"]
        side = self.engine.view(observer).get("players", {}).get(str(player), {})
        _need(side, of)
        found = side[of] if isinstance(side[of], int) else sum(card is not None for card in side[of])
        if found != instruction["is"]:
            raise _amount_otherwise(instruction, found)

    def _expect_mixed(self, instruction: Instruction) -> None:
        player = instruction["player"]
        before, after = (
            {card for card in view.get("players", {}).get(str(player), {}).get("deal", ()) if card}
            for view in (self.before[player], self.engine.view(player))
        )
        if not before & after or not after - before:
            raise ExpectationFailed("not-mixed", player=player, kept=len(before & after), n=len(after))

    def _expect_same_view(self, instruction: Instruction) -> None:
        observer = instruction["observer"]
        actual = self.engine.view(observer)
        position = _fresh(self._position or {})
        for name, changes in instruction["cards"].items():
            position["cards"][name] |= changes
        self._replay(position)
        other = self.engine.view(observer)
        self._replay(self._position or {})
        if actual != other:
            raise ExpectationFailed("views-differ", observer=observer, where=_first_difference(actual, other))

    def _expect_rearranged(self, instruction: Instruction) -> None:
        observer, wanted = instruction["observer"], set(instruction["cells"])
        view = self.engine.view(observer)
        _need(view, "rearranged")
        if not any(set(pair) == wanted for pair in view["rearranged"]):
            raise ExpectationFailed("not-rearranged", observer=observer, cells=", ".join(sorted(wanted)))

    def _expect_cited(self, _: Instruction) -> None:
        if self.citations and "trace" in self.engine.capabilities:
            cited = [entry.key for entry in self.engine.trace()[self._traced :]]
            if self.key not in cited:
                raise ExpectationFailed("not-cited", key=self.key, cited=", ".join(cited) or "–")

    def _supported(self, action: Struct, answer: Answer) -> Answer:
        """Return the answer, unless it says that the engine has no such action and need not have it."""
        if answer.reply is Reply.UNSUPPORTED and action["do"] in self.notation.probes:
            raise Unsupported("probe-unsupported", action=describe(action))
        return answer

    def _asked(self, view: View) -> Message:
        """Return who is asked what, in words still to be said."""
        if view.get("to_act") is None:
            return Message("nobody-asked")
        kind = view.get("asked")
        known = kind in self.notation.asked
        return Message(
            "somebody-asked", {"player": view["to_act"], "kind": Message(f"asked-{kind}") if known else kind}
        )

    def _step(self, step: object) -> object:
        """Return the name of a step in words, or what an engine says instead."""
        names = {name for each in self.notation.steps for name in (each, each.partition(".")[0])}
        return Message(f"step-{step}") if step in names else step

    def _judged(self) -> tuple[Struct, Answer]:
        assert self._last is not None, "an expectation about an action before any action"
        last, self._last = self._last, None
        return last

    def _hold_refused(self, action: Struct, answer: Answer, instruction: Instruction) -> None:
        if answer.reply is Reply.ACCEPTED:
            raise ExpectationFailed("not-refused", action=describe(action))
        cites = self.citations and answer.key is not None and instruction["by"] == "this rule"
        if cites and answer.key != self.key:
            raise ExpectationFailed(
                "refused-by-another", action=describe(action), key=answer.key, own=self.key
            )


def _fresh(position: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of a position that an engine may do with what it likes."""
    copied: dict[str, Any] = json.loads(json.dumps(position))
    return copied


_EXPECTATIONS: dict[str, Callable[[Table, Instruction], None]] = {
    "accepted": Table._expect_accepted,
    "refused": Table._expect_refused,
    "may": Table._expect_may,
    "may not": Table._expect_may_not,
    "cells": Table._expect_cells,
    "asked": Table._expect_asked,
    "to act": Table._expect_to_act,
    "step over": Table._expect_step_over,
    "phase": Table._expect_phase,
    "active": Table._expect_active,
    "stack": Table._expect_stack,
    "queue": Table._expect_queue,
    "winner": Table._expect_winner,
    "card": Table._expect_card,
    "empty": Table._expect_empty,
    "pile": Table._expect_pile,
    "change": Table._expect_change,
    "amount": Table._expect_amount,
    "held": Table._expect_held,
    "mixed": Table._expect_mixed,
    "same view": Table._expect_same_view,
    "rearranged": Table._expect_rearranged,
    "cited": Table._expect_cited,
}

_DOINGS: dict[str, Callable[[Table, Instruction], None]] = {
    "concede": Table._concede,
    "agree to a draw": Table._agree_to_draw,
    "both pass": Table._both_pass,
    "order": Table._order,
    "go on": Table._go_on,
}

_DECLINED = ("use", "order", "defend", "weaken", None)
"""The decisions that may be declined."""

_MANY = 300
"""More decisions than any scenario's players pass over."""

_OPTIONAL = ("life", "counters", "closed", "wounds", "points", "strike")
"""What an engine need not show of a card it shows."""


def _amount_otherwise(instruction: Instruction, actual: object) -> ExpectationFailed:
    """Return the failure of an expectation about how much of something a player has."""
    return ExpectationFailed(
        "amount-otherwise",
        observer=instruction["observer"],
        what=Message(f"field-{instruction['of']}"),
        player=instruction["player"],
        expected=instruction["is"],
        actual=actual,
    )


def describe(action: Struct) -> Message:
    """Return what an action does, in words still to be said."""
    at = action.get("at", "")
    code = "into-zone" if at.endswith("zone") else action["do"]
    args = {name: action.get(name, "") for name in ("player", "to", "target", "number")}
    return Message(f"action-{code}", {"at": at, **args})


def _why(answer: Answer) -> Message:
    if answer.reply is Reply.UNSUPPORTED:
        return Message("answer-not-offered")
    if answer.words is None and answer.key is None:
        return Message("answer-refused")
    return Message("answer-refused-by", {"words": answer.words or "", "key": answer.key or "–"})


def _is_phase(view: View, instruction: Instruction) -> bool:
    """Tell whether that step is being played, or one of those a phase consists of, in that turn."""
    step, turn = str(view.get("step")), instruction.get("turn")
    within = step == instruction["step"] or step.startswith(f"{instruction['step']}.")
    return within and turn in (None, view.get("turn"))


def _need(shown: Mapping[str, Any], name: str) -> None:
    """Raise `Unsupported` when an engine does not show something that it need not show."""
    if name not in shown:
        raise Unsupported("not-shown", field=Message(f"field-{name}"))


def _shown(value: object) -> object:
    if value is None:
        return Message("nothing-shown")
    return Message(f"value-{value}") if value in ("up", "down", "ordinary", "replaced") else value


def _first_difference(one: Any, other: Any, path: str = "") -> str:
    """Return the path of the first place at which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            if one.get(name) != other.get(name):
                return _first_difference(one.get(name), other.get(name), f"{path}.{name}".lstrip("."))
    return path
