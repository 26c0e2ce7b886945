"""Places and cells: every one has a name, and nothing else is one; what lies next to what."""

from __future__ import annotations

import pytest

from ccg_rules.notation.berserk import cells, places
from ccg_rules.notation.faults import NotationError
from ccg_rules.text import LANGS


def test_every_place_has_a_name_of_its_own() -> None:
    names = [places.name(place) for place in range(places.NAMED)]
    assert len(set(names)) == places.NAMED
    assert [places.place(name) for name in names] == list(range(places.NAMED))
    assert all(map(places.is_place, names))


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("1a1", 0),
        ("2e3", cells.CELLS - 1),
        ("1z1", places.ZONE_STARTS[0]),
        ("1z15", places.ZONE_STARTS[0] + 14),
        ("2z1", places.ZONE_STARTS[1]),
        ("2z15", places.PLACES - 1),
        ("deal 0", places.DEAL_START),
        ("deal 19", places.SQUAD_START - 1),
        ("squad 0", places.SQUAD_START),
        ("squad 29", places.NAMED - 1),
    ],
)
def test_names_of_places(name: str, place: int) -> None:
    assert places.place(name) == place
    assert places.name(place) == name


def test_zones_hold_their_slots() -> None:
    first, second = (set(cells.cells_in(zone)) for zone in places.ZONES)
    assert {places.name(place) for place in first} == {f"1z{n}" for n in range(1, 16)}
    assert {places.name(place) for place in second} == {f"2z{n}" for n in range(1, 16)}
    assert not (first | second) & set(range(cells.CELLS))


@pytest.mark.parametrize(
    "text",
    [
        *("", "1", "1f1", "3a1", "1a4", "1a0", "1A1", "1z0", "1z16", "3z1", "1z", "z1", "1zone", "2zone"),
        *("deal", "deal 20", "deal -1", "squad 30", "squad", "deal0", "1a1 ", " 1a1", "hand 1", "1a1-1b2"),
    ],
)
def test_what_is_no_place(text: str) -> None:
    assert not places.is_place(text)
    with pytest.raises(NotationError) as caught:
        places.place(text)
    assert next(each.message.id for each in caught.value.faults) in ("not-a-place", "not-a-cell")
    assert all(each.message.say(lang) for each in caught.value.faults for lang in LANGS)


@pytest.mark.parametrize("value", [None, 0, True, ["1a1"], {}])
def test_only_text_names_a_place(value: object) -> None:
    assert not places.is_place(value)


# What lies next to what


def around(masks: tuple[int, ...], name: str) -> set[str]:
    return {cells.name(cell) for cell in cells.cells_in(masks[cells.cell(name)])}


@pytest.mark.parametrize(
    ("cell", "steps"),
    [
        ("1a1", {"2a1", "1b1", "1a2"}),
        ("2a1", {"1a1", "2b1", "2a2"}),
        ("1c2", {"1b2", "1d2", "1c1", "1c3"}),
        ("1a3", {"1a2", "1b3"}),
        ("2e3", {"2e2", "2d3"}),
        ("2c1", {"1c1", "2b1", "2d1", "2c2"}),
    ],
)
def test_steps_are_orthogonal_and_cross_the_middle(cell: str, steps: set[str]) -> None:
    assert around(cells.STEPS, cell) == steps


@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ("1a1", {"2a1", "2b1", "1b1", "1b2", "1a2"}),
        ("2a1", {"1a1", "1b1", "2b1", "2b2", "2a2"}),
        ("1c2", {"1b1", "1c1", "1d1", "1b2", "1d2", "1b3", "1c3", "1d3"}),
        ("2e3", {"2e2", "2d2", "2d3"}),
    ],
)
def test_neighbours_are_all_around(cell: str, near: set[str]) -> None:
    assert around(cells.NEIGHBOURS, cell) == near


@pytest.mark.parametrize("masks", [cells.STEPS, cells.NEIGHBOURS], ids=["steps", "neighbours"])
def test_being_near_is_mutual(masks: tuple[int, ...]) -> None:
    for one in range(cells.CELLS):
        assert not masks[one] >> one & 1
        for other in cells.cells_in(masks[one]):
            assert masks[other] >> one & 1


def test_a_step_leads_to_a_neighbour() -> None:
    assert all(step & near == step for step, near in zip(cells.STEPS, cells.NEIGHBOURS, strict=True))
