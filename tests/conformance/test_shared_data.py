"""The shared data: current, of their schemas, right when they are played, and noticed when they are not."""

from __future__ import annotations

import copy
import json
import re
import shutil
from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from ccg_rules.conformance import perft, replay, schemas, shared, table
from ccg_rules.conformance.answers import (
    Answer,
    EngineError,
    ExpectationFailed,
    Outcome,
    Reply,
    ScenarioEnd,
    Unsupported,
)
from ccg_rules.conformance.canonical import canonical, differences, digest, ordered, seen
from ccg_rules.conformance.reference import ReferenceEngine
from ccg_rules.conformance.vectors import play
from ccg_rules.engine.deviations import deviations
from ccg_rules.engine.games import played
from ccg_rules.notation.games import NOTATIONS
from ccg_rules.rulebook import load

from .suites import EXECUTION, cases, tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ccg_rules.conformance.engine import Struct, View

DATA = shared.data_dir()
MANY = 8_000_000
"""More bytes than all data together may take."""

FILES = [(kind, edition) for kind in shared.KINDS for edition in played()]


@cache
def data(kind: str, edition: str) -> dict[str, Any]:
    return shared.read(kind, edition)


def mark(name: str, edition: str = EXECUTION) -> perft.Perft:
    (found,) = [each for each in shared.read_perft(edition) if each.landmark.name == name]
    return found


def shortest(edition: str) -> replay.Game:
    return min(shared.read_games(edition), key=lambda game: len(game.actions))


def deviant(ident: str) -> ReferenceEngine:
    return ReferenceEngine(next(d.game for d in deviations() if d.id == ident))


# What is shipped


def test_the_shipped_data_are_current() -> None:
    assert shared.stale(DATA) == [], "write them anew with `make data`"


def test_every_edition_that_is_played_has_data_of_every_kind() -> None:
    index = json.loads((DATA / shared.INDEX).read_text(encoding="utf-8"))
    expected = {f"{kind}/{edition}.json" for kind, edition in FILES}
    assert set(index["files"]) == expected | {f"schemas/{name}.schema.json" for name in schemas.schemas()}
    for kind, edition in FILES:
        assert index["files"][f"{kind}/{edition}.json"]["entries"] == len(data(kind, edition)[kind]) > 0
        assert data(kind, edition)["edition"] == edition
        assert data(kind, edition)["game"] == load().edition(edition).game


@pytest.mark.parametrize("name", schemas.schemas())
def test_a_schema_is_one_and_stands_beside_the_data(name: str) -> None:
    schema = json.loads((DATA / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema == json.loads(json.dumps(schemas.schemas()[name]))


def some(document: dict[str, Any], kind: str) -> dict[str, Any]:
    """Return a document with a part of its entries: to look at all of them takes too long."""
    step = max(1, len(document[kind]) // 30)
    entries = copy.deepcopy(document[kind][::step])
    for entry in entries:
        if "actions" in entry:
            entry["actions"] = entry["actions"][::7]
    return {**document, kind: entries}


@pytest.mark.parametrize(("kind", "edition"), FILES)
def test_files_have_the_form_their_schema_says(kind: str, edition: str) -> None:
    validator = jsonschema.Draft202012Validator(schemas.schemas()[kind])
    assert list(validator.iter_errors(some(data(kind, edition), kind))) == []


def test_the_index_has_the_form_its_schema_says() -> None:
    index = json.loads((DATA / shared.INDEX).read_text(encoding="utf-8"))
    jsonschema.validate(index, schemas.schemas()["index"])


@pytest.mark.parametrize(
    ("kind", "spoil"),
    [
        ("vectors", lambda entry: entry["instructions"][0].update(do="jump")),
        (
            "vectors",
            lambda entry: entry["instructions"].append({"expect": "accepted", "at_step": 1, "by": 1}),
        ),
        ("vectors", lambda entry: entry.pop("key")),
        ("perft", lambda entry: entry["position"].update(seed=1)),
        ("perft", lambda entry: entry.update(legal="?")),
        ("perft", lambda entry: entry["counts"][0]["by"].update(place=0)),
        ("games", lambda entry: entry["actions"].append({"do": "place", "player": 1})),
        ("games", lambda entry: entry["checkpoints"][0].update(seen={"1": "0" * 16})),
        ("games", lambda entry: entry.update(winner=3)),
    ],
)
def test_schemas_notice_what_is_wrong(kind: str, spoil: Callable[[dict[str, Any]], Any]) -> None:
    document = some(data(kind, EXECUTION), kind)
    spoil(document[kind][0])
    assert list(jsonschema.Draft202012Validator(schemas.schemas()[kind]).iter_errors(document))


def test_schemas_know_every_game_and_instruction() -> None:
    assert set(schemas.ACTIONS) == set(replay.STARTS) == set(NOTATIONS)
    assert set(schemas.EXPECTATIONS) == set(table._EXPECTATIONS)
    assert set(schemas.DOINGS) == {"set up", "act", *table._DOINGS}


def test_files_are_small_and_have_a_line_for_each_entry() -> None:
    assert sum(path.stat().st_size for path in DATA.rglob("*.json")) < MANY
    for kind, edition in FILES:
        lines = (DATA / kind / f"{edition}.json").read_text(encoding="utf-8").splitlines()
        found = {line.rstrip(",") for line in lines}
        assert all(shared._compact(entry) in found for entry in data(kind, edition)[kind])


def copied(scratch: Path) -> Path:
    return shutil.copytree(DATA, scratch / "data")


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("kind", shared.KINDS)
def test_data_of_another_suite_are_stale(kind: str, tmp_path: Path) -> None:
    folder = copied(tmp_path)
    index = json.loads((folder / shared.INDEX).read_text(encoding="utf-8"))
    for part in index["made_from"][kind]:
        other = copy.deepcopy(index)
        other["made_from"][kind][part] = "0" * 64
        (folder / shared.INDEX).write_text(json.dumps(other), encoding="utf-8")
        assert kind in shared.stale(folder)


def test_a_file_changed_missing_or_too_many_is_noticed(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    before = shared.stale(folder)
    edited(folder / "perft" / f"{EXECUTION}.json", '"depth":1', '"depth":2')
    (folder / "schemas" / "games.schema.json").unlink()
    (folder / "games" / "chess.json").write_text("{}", encoding="utf-8")
    assert shared.stale(folder)[len(before) :] == [
        "games/chess.json",
        f"perft/{EXECUTION}.json",
        "schemas/games.schema.json",
    ]


def test_there_is_no_data_for_an_edition_that_is_not_played() -> None:
    with pytest.raises(shared.NoData, match="for the edition chess"):
        shared.read_games("chess")


# Playing it


def test_vectors_are_those_of_the_features() -> None:
    """A sample: what they are made of is hashed."""
    for edition in played():
        shipped = {vector.id: vector for vector in shared.read_vectors(edition)}
        own = [case for case in cases().values() if case.edition == edition]
        assert list(shipped) == [case.id for case in own]
        entries = {entry["id"]: entry for entry in data("vectors", edition)["vectors"]}
        for case in own[::20]:
            assert list(shipped[case.id].instructions) == tell(case, ReferenceEngine())[0]
            assert shipped[case.id].key == case.rule.key
            assert entries[case.id]["title"] == case.title.to_json()
            assert len(entries[case.id]["steps"]) == len(case.scenario.steps)
            rule = data("vectors", edition)["rules"][case.rule.key]
            assert [quote["text"] for quote in rule["quotes"]] == [
                quote.text for quote in case.rule.quoted(edition)
            ]


@pytest.mark.parametrize("edition", played())
def test_vectors_pass_on_the_reference(edition: str) -> None:
    engine = ReferenceEngine()
    for vector in shared.read_vectors(edition)[::3]:
        assert play(vector, engine, look=False).outcome is Outcome.PASSED, vector.id


@pytest.mark.parametrize("edition", played())
def test_counts_are_those_of_the_reference(edition: str) -> None:
    """All of them to a depth, and those of a third of the positions in full."""
    for number, expected in enumerate(shared.read_perft(edition)):
        full = number % 3 == 0
        n = perft.hold(ReferenceEngine(), expected, None if full else 4)
        counted = expected.counts[: None if full else 4]
        assert n == sum(sum(by.values()) for by in counted)


def test_positions_are_those_of_the_source() -> None:
    for edition in played():
        shipped = [each.landmark for each in shared.read_perft(edition)]
        assert shipped == perft.landmarks(edition)
        assert len({each.name for each in shipped}) == len(shipped)
        for each in shipped:
            assert canonical(each.position) == shared._compact(each.position), "names are sorted"
            assert each.position["seed"] is None


@pytest.mark.parametrize("edition", played())
def test_the_positions_are_of_every_part_of_a_game(edition: str) -> None:
    """Wherever the games ask somebody for something, sequences are counted too."""
    asked = {point.asked["step"] for game in shared.read_games(edition) for point in game.checkpoints[:-1]}
    counted = set()
    engine = ReferenceEngine()
    for each in shared.read_perft(edition):
        for _ in perft.sequences(engine, each.landmark, min(each.landmark.depth, 6)):
            counted.add(engine.view(1)["step"])
    assert asked <= counted


@pytest.mark.parametrize("edition", played())
def test_every_kind_of_action_occurs(edition: str) -> None:
    game = load().edition(edition).game
    kinds = {kind for each in shared.read_perft(edition) for by in each.counts for kind in by}
    kinds |= {action["do"] for each in shared.read_games(edition) for action in each.actions}
    assert set(schemas.ACTIONS[game]) - set(NOTATIONS[game].probes) == kinds


@pytest.mark.parametrize("edition", played())
def test_games_go_as_they_are_told(edition: str) -> None:
    for game in shared.read_games(edition)[:3]:
        assert replay.hold(ReferenceEngine(), game) == len(game.actions)


@pytest.mark.parametrize("edition", played())
def test_games_tell_chance_and_come_to_an_end(edition: str) -> None:
    games = shared.read_games(edition)
    assert {game.winner for game in games} >= {1, 2}
    for game in games:
        assert game.start["seed"] is None
        assert "draw" in {action["do"] for action in game.actions}
        assert [each.after for each in game.checkpoints[:-1]] == [
            replay.EVERY * number for number in range(len(game.checkpoints) - 1)
        ]
        assert game.checkpoints[-1].after == len(game.actions)
        assert "pool" not in canonical(game.start)


def test_the_same_games_are_played_again() -> None:
    game = shared.read_games(EXECUTION)[0]
    playing = replay._Playing(EXECUTION, game.name, Random(int(game.name)))
    playing.play()
    assert playing.game() == game


# Engines that differ


def failing(act: Callable[[], object]) -> ScenarioEnd:
    with pytest.raises(ScenarioEnd) as caught:
        act()
    for lang in ("en", "ru"):
        assert caught.value.say(lang)
    return caught.value


def test_counts_find_a_deviation_and_tell_the_first_difference() -> None:
    end = failing(lambda: perft.hold(deviant("flanks-after-eight"), mark("placing-flanks")))
    assert isinstance(end, ExpectationFailed)
    assert re.match(
        "at depth 1 10 instead of 2; the first difference in the position itself: ", end.say("en")
    )
    assert re.search('but is not: .*"at":"1a2"', end.say("en"))
    assert re.match("на глубине 1 получено 10 вместо 2; первое расхождение в самой позиции: ", end.say("ru"))


def test_a_difference_further_down_is_told_with_the_way_to_it() -> None:
    class Late(ReferenceEngine):
        """Forgets one cell once a card lies on 1d3."""

        def legal(self) -> list[Struct]:
            late = "1d3" in self.view(1)["board"]
            return [a for a in super().legal() if not late or a.get("at") != "1a3" or a["slot"] != 1]

    end = failing(lambda: perft.hold(Late(), mark("placing-flanks")))
    way = '{"at":"1d3","do":"place","player":1,"slot":0}'
    missing = '{"at":"1a3","do":"place","player":1,"slot":1}'
    assert f"first difference after {way}: not listed as legal, but is: {missing}" in end.say("en")


class Odd(ReferenceEngine):
    """Lists other actions than are legal, as told."""

    def __init__(self, change: Callable[[list[Struct]], list[Struct]]) -> None:
        super().__init__()
        self.change = change

    def legal(self) -> list[Struct]:
        return self.change(super().legal())


PASS: Struct = {"do": "pass", "player": 1}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda legal: legal[1:], "in the position itself: not listed as legal, but is: {"),
        (lambda legal: [*legal, PASS], 'itself: listed as legal, but is not: {"do":"pass","player":1}'),
        (lambda legal: [*legal[1:], PASS], 'but is not: {"do":"pass","player":1}'),
        (lambda legal: [*legal, legal[0]], "itself: listed as legal, but is not: {"),
    ],
)
def test_what_is_listed_is_told(change: Callable[[list[Struct]], list[Struct]], says: str) -> None:
    end = failing(lambda: perft.hold(Odd(change), mark("placing")))
    assert end.outcome is Outcome.FAILED
    assert says in end.say("en")
    assert "at depth 1 " in end.say("en")


def test_the_order_in_which_actions_are_listed_tells_nothing() -> None:
    perft.hold(Odd(lambda legal: legal[::-1]), mark("placing"), 2)


def test_an_engine_that_refuses_what_it_lists() -> None:
    class Refusing(ReferenceEngine):
        def act(self, action: Struct) -> Answer:
            return Answer(Reply.REFUSED) if action.get("at") == "1c2" else super().act(action)

    end = failing(lambda: perft.hold(Refusing(), mark("placing")))
    assert end.outcome is Outcome.FAILED
    assert re.match(r'the engine lists \{.*"at":"1c2".*\} as legal, but does not accept it', end.say("en"))


def test_counts_that_nobody_can_explain() -> None:
    wrong = replace(mark("placing"), counts=({"place": 24}, {"place": 1000}))
    end = failing(lambda: perft.hold(ReferenceEngine(), wrong))
    assert "`make data`" in end.say("en")


class Lists(ReferenceEngine):
    """An engine that lists nothing."""

    capabilities = frozenset({"check"})


class Seeded(ReferenceEngine):
    """An engine that cannot be told chance."""

    def set_up(self, edition: str, position: Any) -> None:
        raise Unsupported("set-up-unsupported", words="seed")


class Elsewhere(ReferenceEngine):
    """An engine that sets something else up."""

    def set_up(self, edition: str, position: Any) -> None:
        super().set_up(
            edition, {**position, "board": {}, "cards": {}, "players": {}, "step": "recruiting.taking"}
        )


def test_what_an_engine_need_not_do_is_unsupported() -> None:
    assert failing(lambda: perft.hold(Lists(), mark("placing"))).outcome is Outcome.UNSUPPORTED
    for engine in (Seeded(), Elsewhere()):
        expected = Outcome.UNSUPPORTED if isinstance(engine, Seeded) else Outcome.ERRORED
        assert failing(lambda: perft.hold(engine, mark("placing"))).outcome is expected  # noqa: B023
        if isinstance(engine, Seeded):
            assert failing(lambda: replay.hold(engine, shortest(EXECUTION))).outcome is expected  # noqa: B023
    assert replay.hold(Lists(), shortest(EXECUTION)) > 0


class Showing(ReferenceEngine):
    """Shows something else than is so."""

    def __init__(self, change: Callable[[View], object]) -> None:
        super().__init__()
        self.change = change

    def view(self, observer: int) -> View:
        shown = json.loads(json.dumps(super().view(observer)))
        self.change(shown)
        return shown  # type: ignore[no-any-return]


def test_what_is_shown_in_a_game_is_held_field_by_field() -> None:
    game = shortest(EXECUTION)

    def ends(change: Callable[[View], object]) -> ScenarioEnd:
        return failing(lambda: replay.hold(Showing(change), game))

    wrong = ends(lambda view: view["players"]["2"].update(deck=7))
    assert wrong.outcome is Outcome.FAILED
    assert wrong.say("en") == "after 0 actions player 1 sees players.2.deck as 7, not 30"
    asked = ends(lambda view: view.update(asked="take"))
    assert 'player 1 sees asked as "take", not null' in asked.say("en")
    left_out = ends(lambda view: view.pop("rearranged"))
    assert left_out.outcome is Outcome.UNSUPPORTED
    assert left_out.say("en").endswith("does not show: rearranged")
    ghost = {"1c2": {"card": "?", "owner": 1, "face": "down"}}
    extra = ends(lambda view: view["board"].update(ghost if view["asked"] == "redeal" else {}))
    assert "sees board.1c2 as {" in extra.say("en")
    replay.hold(Showing(lambda view: view.update(note="more")), game)
    replay.hold(Showing(lambda view: view["cards"].clear()), game)
    replay.hold(Showing(lambda view: view["players"]["1"]["graveyard"].reverse()), game)


def test_games_find_what_is_legal_accepted_and_won() -> None:
    game = shortest(EXECUTION)
    end = failing(lambda: replay.hold(Odd(lambda legal: legal[1:]), game))
    assert end.say("en").startswith("after 0 actions: not listed as legal, but is: {")
    other = replace(game, actions=(*game.actions[:31], {"do": "pass", "player": 1}, *game.actions[31:]))
    end = failing(lambda: replay.hold(ReferenceEngine(), other))
    assert end.say("en") == 'the action after the first 31 is not accepted: {"do":"pass","player":1}'
    end = failing(lambda: replay.hold(ReferenceEngine(), replace(game, winner=None)))
    assert end.message.id == "other-winner"


def test_a_game_of_another_engine_is_out_of_date() -> None:
    game = shortest(EXECUTION)
    first = game.checkpoints[0]
    for changed in (replace(first, legal=(1, "0" * 16)), replace(first, seen={"1": "0" * 16, "2": "0" * 16})):
        old = replace(game, checkpoints=(changed, *game.checkpoints[1:]))
        end = failing(lambda: replay.hold(ReferenceEngine(), old))  # noqa: B023
        assert isinstance(end, EngineError)
        assert end.message.id == "data-out-of-date"


def test_games_find_a_deviation() -> None:
    games = shared.read_games(EXECUTION)
    found = 0
    for ident in ("deploy-face-up", "flanks-after-eight"):
        for game in games:
            try:
                replay.hold(deviant(ident), game)
            except ExpectationFailed:
                found += 1
    assert found >= 2


# One way of writing


def test_canonical_json_and_digests_are_what_the_page_says() -> None:
    value = {"б": "é\n/", "a": [1, None, True, {"z": {}, "y": "»"}]}
    assert canonical(value) == '{"a":[1,null,true,{"y":"»","z":{}}],"б":"é\\n/"}'
    assert digest([]) == "4f53cda18c2baa0c"
    assert ordered([{"player": 1, "do": "pass"}, {"do": "keep", "player": 2}]) == [
        {"do": "keep", "player": 2},
        {"do": "pass", "player": 1},
    ]


def test_what_has_no_order_is_sorted_and_what_repeats_the_position_is_left_out() -> None:
    view = {
        "cards": {"A": {}},
        "players": {"1": {"graveyard": ["B", "A"], "squad": ["B", "A"]}},
        "rearranged": [["1c1", "1b1"], ["1a1", "1a2"]],
        "stack": [{"card": "B"}, {"card": "A"}],
    }
    assert seen(view) == {
        "players": {"1": {"graveyard": ["A", "B"], "squad": ["B", "A"]}},
        "rearranged": [["1a1", "1a2"], ["1b1", "1c1"]],
        "stack": [{"card": "B"}, {"card": "A"}],
    }


def test_differences_tell_what_is_left_out_from_what_is_otherwise() -> None:
    wanted = {"a": 1, "b": {"c": None, "d": 2}, "board": {"1c2": {"card": "A"}}}
    shown = {"b": {"c": 0, "e": 5}, "board": {"1d2": {"card": "A"}}, "f": 1}
    assert list(differences(wanted, shown)) == [
        ("a", 1, None, True),
        ("b.c", None, 0, False),
        ("b.d", 2, None, True),
        ("board.1c2", {"card": "A"}, None, False),
        ("board.1d2", None, {"card": "A"}, False),
    ]
