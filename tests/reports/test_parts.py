from __future__ import annotations

from typing import Any

import pytest

from .room import board, impact, revision, view
from .sample import V, X, boards, sample
from .sample import revision as revision_sample


def test_a_split_and_a_merge_are_shown_once_with_all_their_clauses() -> None:
    shown = revision.Revision(revision_sample())
    split, merged = (
        next(row for row in shown.rows if row.change["kind"] == kind) for kind in ("split", "merged")
    )
    for row, olds, news in ((split, ["405"], ["405.1", "405.2"]), (merged, ["406", "406.1"], ["406"])):
        assert [part["old_label"] for part in row.labels[0]] == olds
        assert [part["new_label"] for part in row.labels[1]] == news
    assert len(shown.rows) == len(shown.document["changes"]) - 2


def test_neighbours_that_need_no_reading_are_folded_together() -> None:
    shown = revision.Revision(revision_sample())
    folded = [(run.name, len(run.rows), run.ends("old"), run.ends("new")) for run in shown.runs if run.name]
    assert folded == [
        ("outside", 8, ("[402.4]",), ()),
        ("kept", 1, ("[404]",), ("404",)),
        ("merely-renumbered", 2, ("[408]", "[408.1]"), ("407", "407.1")),
    ]
    assert [run.reused for run in shown.runs if run.name] == [0, 0, 1]
    assert [row for run in shown.runs for row in run.rows] == list(shown.rows)


def test_changes_are_counted_by_kind_and_text() -> None:
    shown = revision.Revision(revision_sample())
    assert shown.text_changes == ["wording", "inflection", "references", "typographic", "none", None]
    counted = {kind: (row, total) for kind, row, total in shown.counts}
    assert counted["renumbered"] == ([0, 0, 0, 1, 2, 0], 3)
    assert counted["not_covered"] == ([0, 0, 0, 0, 0, 8], 8)
    assert counted["split"][1] == counted["merged"][1] == 1
    assert sum(total for _, total in counted.values()) == len(shown.rows)


def test_what_one_may_look_for_is_listed() -> None:
    shown = revision.Revision(revision_sample())
    found = dict(shown.lists)
    assert list(found) == [
        *("reused", "perhaps_reused", "text-wording", "text-inflection", "text-references"),
        *("text-typographic", "added", "removed", "split", "merged", "moved", "renumbered"),
    ]
    rows = {row.anchor: row.change["key"] for row in shown.rows}
    numbers = [(label, rows[anchor]) for name in list(found)[:2] for label, anchor in found[name]]
    assert numbers == [("408.1", "battle.starts"), ("404.1.4", "deployment.unplaced")]


def test_a_reference_that_leads_astray_is_looked_for_first_and_not_folded_away() -> None:
    document = revision_sample()
    kept = next(change for change in document["changes"] if change["kind"] == "same")
    kept["remarks"] = {**kept["remarks"], "astray": [{"ru": "не туда", "en": "astray"}]}
    shown = revision.Revision(document)
    assert shown.lists[0] == ("astray", [("[404]", next(row.anchor for row in shown.rows if row.astray))])
    assert "kept" not in [run.name for run in shown.runs]


def test_what_leans_on_one_rule_stands_together_the_gravest_first() -> None:
    (pair,) = sample()["impact"]
    found = impact.by_status(pair)
    assert [status for status, _, _ in found] == list(impact.STATUSES)
    assert {status: n for status, _, n in found}["reworded"] == 3
    (reworded,) = [fates for status, fates, _ in found if status == "reworded"]
    assert [[kind for kind, _ in fate.leaning] for fate in reworded] == [["quote", "deviation", "judgement"]]


def test_sand_under_a_sentence_is_told_where_it_asks_for_a_decision() -> None:
    shown = view.View(sample())
    ((pair, status, kinds),) = shown.on_sand(V, "deployment.first.flanks")
    assert (pair["new"], status, dict(kinds)) == (X, "reworded", {"quote": 1, "deviation": 1})
    assert shown.on_sand(X, "deployment.first.flanks") == []
    assert {status for _, status, _ in shown.on_sand(V, "deployment.first")}.isdisjoint(impact.CALM)


def test_board_shows_each_card_as_its_owner_knows_it() -> None:
    before, after = boards()
    hidden = {"1": before["2"], "2": before["1"]}
    for views in (before, hidden):
        drawn = board.drawing(views)
        assert drawn is not None
        assert {cell.name: cell.card for cell in drawn.cells if cell.card} == {
            "1b2": "A",
            "1c1": "Очень длинное имя карты",
        }
    drawn = board.drawing(after, before)
    assert drawn is not None
    assert [cell.name for cell in drawn.cells if cell.changed] == ["2a1", "1c2"]
    assert [cell.name for cell in drawn.cells if cell.barred] == ["1e3"]


def test_board_is_drawn_from_the_first_players_seat() -> None:
    views = {"1": {"board": {name: {"card": "?"} for name in ("2a3", "2e1", "1a1", "1c3")}}, "2": {}}
    drawn = board.drawing(views)
    assert drawn is not None
    column, line = board.CELL_WIDTH, board.CELL_HEIGHT
    assert {c.name: ((c.x - board.MARGIN) // column, (c.y - board.MARGIN) // line) for c in drawn.cells} == {
        "2a3": (0, 0),
        "2e1": (4, 2),
        "1a1": (0, 3),
        "1c3": (2, 5),
    }


def test_squad_of_the_drawing_is_the_owners_and_skips_emptied_slots() -> None:
    before, _ = boards()
    drawn = board.drawing(before)
    assert drawn is not None
    assert [(side.player, dict(side.piles)["squad"]) for side in drawn.sides] == [
        ("2", ("A", "2-2")),
        ("1", ("A", "1-2")),
    ]
    other = board.drawing({"1": {"players": {"1": {"squad": 0}}}, "2": {"players": {"2": {"squad": [3]}}}})
    assert other is not None
    assert [dict(side.piles)["squad"] for side in other.sides] == [("? × 3",), ()]


def test_no_position_no_drawing() -> None:
    assert board.drawing(None) is None


@pytest.mark.parametrize(
    ("verdicts", "whole"),
    [
        (("conforms", "informative"), "conforms"),
        (("conforms", "untested"), "partly"),
        (("untested", "informative"), "untested"),
        (("conforms", "stale", "untested"), "stale"),
        (("informative",), "informative"),
    ],
)
def test_chapter_rolls_up_as_clauses_do(verdicts: tuple[str, ...], whole: str) -> None:
    clauses: tuple[dict[str, Any], ...] = tuple({"verdict": verdict} for verdict in verdicts)
    assert view.Chapter("x", "x", None, clauses).verdict == whole


def test_a_gap_is_shown_where_the_sources_break_off() -> None:
    shown = view.View(sample())
    edition = shown.editions[V]
    assert [c["key"] for c in edition["clauses"] if shown.gap_before(edition, c)] == ["vanguard"]


def of_battle() -> dict[str, Any]:
    shown = {
        "step": "final_phase",
        "turn": 3,
        "active": 1,
        "passes": 1,
        "to_act": 2,
        "asked": "priority",
        "board": {
            "1a1": {
                "card": "A",
                "owner": 1,
                "face": "up",
                "closed": True,
                "wounds": 2,
                "counters": 1,
                "points": 0,
            },
            "2z10": {"card": "T", "owner": 2, "face": "up", "closed": False},
            "2z3": {"card": "S", "owner": 2, "face": "up", "closed": True, "counters": 4},
        },
        "players": {
            "1": {"squad": [], "shown": [], "redeals": 0, "deck": 9, "gold": 0},
            "2": {"squad": [], "zone": ["S", "T"], "redeals": 1, "deal": [None, "D"]},
        },
        "stack": [{"kind": "payment", "card": "A"}, {"kind": "ability", "card": "A"}],
        "waiting": [],
        "winner": None,
    }
    return {"1": shown, "2": shown}


def test_board_shows_what_a_card_is_in_battle() -> None:
    drawn = board.drawing(of_battle())
    assert drawn is not None
    (cell,) = drawn.cells
    assert (cell.name, cell.up, cell.closed) == ("1a1", True, True)
    assert dict(cell.notes) == {"wounds": 2, "counters": 1}
    assert [cell.name for cell in drawn.closed()] == ["1a1", "2z3"]
    assert (drawn.turn, drawn.active, drawn.winner) == (3, 1, None)
    assert drawn.stack == (("ability", "A"), ("payment", "A"))
    assert drawn.others == (("passes", 1),)


def test_slots_of_additional_zones_stand_beside_the_board() -> None:
    drawn = board.drawing(of_battle())
    assert drawn is not None
    second, first = drawn.sides
    assert [(slot.name, slot.card, slot.closed) for slot in second.zone] == [
        ("2z3", "S", True),
        ("2z10", "T", False),
    ]
    assert dict(second.zone[0].notes) == {"counters": 4}
    assert dict(second.piles) == {"squad": (), "deal": ("D",)}
    assert second.values == (("redeals", 1),)
    assert first.zone == ()
    assert first.values == (("deck", 9), ("gold", 0))


def test_a_slot_that_changes_is_marked() -> None:
    before, after = of_battle(), of_battle()
    after["1"] = after["2"] = {
        **after["1"],
        "board": {**after["1"]["board"], "1z1": {"card": "U", "owner": 1}},
    }
    drawn = board.drawing(after, before)
    assert drawn is not None
    assert [slot.name for side in drawn.sides for slot in side.zone if slot.changed] == ["1z1"]


# Heroes


def of_heroes() -> dict[str, Any]:
    def standing(card: str, owner: int, **fields: Any) -> dict[str, Any]:
        return {"card": card, "owner": owner, "face": "up", "closed": False, **fields}

    shown: dict[str, Any] = {
        "game": "heroes",
        "step": "attack.defender",
        "turn": 3,
        "active": 1,
        "to_act": 2,
        "asked": "defend",
        "cards": {"A": {"life": 3}},
        "board": {
            "1h": standing("1-hero", 1, life=30, strike=0, wounds=4),
            "2h": standing("H", 2, life=28, closed=True),
            "1f1": standing("A", 1, life=3, strike=2, attacked=True, new=False),
            "1f2": standing("?", 1, face="down"),
            "2f7": standing("B", 2, life=1, new=True),
            "2s2": standing("S", 2),
        },
        "players": {
            "1": {
                "hand": ["C"],
                "coins": 3,
                "closed_coins": 0,
                "deck": 9,
                "failed_draws": 0,
                "exchanged": False,
            },
            "2": {"hand": 2, "coins": 5, "closed_coins": 2, "deck": 8, "graveyard": ["G"], "failed_draws": 1},
        },
        "queue": [{"kind": "ability", "card": "A"}, {"kind": "strike", "card": "A"}],
        "attack": {"attacker": "A", "target": "B", "defender": None},
        "winner": None,
    }
    own = {**shown, "board": {**shown["board"], "1f2": standing("K", 1, face="down", life=2)}}
    theirs = {**shown, "players": {**shown["players"], "2": {**shown["players"]["2"], "hand": ["D", "E"]}}}
    return {"1": own, "2": theirs}


def test_rows_of_heroes_face_each_other_with_the_heroes_behind() -> None:
    drawn = board.drawing(of_heroes())
    assert drawn is not None
    spots = {
        c.name: ((c.x - board.MARGIN) // board.CELL_WIDTH, (c.y - board.MARGIN) // board.CELL_HEIGHT)
        for c in drawn.cells
    }
    assert spots == {
        "2h": (0, 0),
        "2s2": (2, 0),
        "2f7": (6, 1),
        "1f1": (0, 2),
        "1f2": (1, 2),
        "1h": (0, 3),
    }
    assert (drawn.columns, drawn.lines) == (7, 4)
    assert [(name, places) for name, _, places in drawn.rows] == [("2h", 1), ("2f", 7), ("1f", 7), ("1h", 1)]


def test_what_there_is_in_heroes_is_told() -> None:
    drawn = board.drawing(of_heroes())
    assert drawn is not None
    cells = {cell.name: cell for cell in drawn.cells}
    assert dict(cells["1h"].notes) == {"life": 30, "wounds": 4}
    assert dict(cells["1f1"].notes) == {"life": 3, "strike": 2}
    assert (cells["1f2"].card, cells["1f2"].up) == ("K", False)
    assert [cell.name for cell in drawn.closed()] == ["2h"]
    assert drawn.marks == (("new", ("B",)), ("attacked", ("A",)))
    assert drawn.queue == (("ability", "A"), ("strike", "A"))
    assert drawn.attack == board.Attack("A", "B", None, "")
    second, first = drawn.sides
    assert dict(second.piles) == {"hand": ("D", "E"), "graveyard": ("G",)}
    assert dict(first.piles) == {"hand": ("C",)}
    assert second.values == (("coins", 5), ("closed_coins", 2), ("deck", 8), ("failed_draws", 1))
    assert first.values == (("coins", 3), ("deck", 9))
    assert drawn.others == ()


def test_a_place_of_heroes_that_changes_is_marked() -> None:
    before, after = of_heroes(), of_heroes()
    for view_of in after.values():
        del view_of["board"]["2f7"]
        view_of["board"]["1h"] = {**view_of["board"]["1h"], "wounds": 5}
    drawn = board.drawing(after, before)
    assert drawn is not None
    assert {cell.name: cell.card for cell in drawn.cells if cell.changed} == {"1h": "1-hero", "2f7": None}
    assert drawn.columns == 7
