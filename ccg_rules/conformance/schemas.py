"""JSON Schemas of the shared data, made from the notation, so that they cannot lag behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ccg_rules.notation.berserk.actions import FIELDS as BERSERK
from ccg_rules.notation.games import NOTATIONS
from ccg_rules.notation.heroes.actions import FIELDS as HEROES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Schema = dict[str, Any]

ACTIONS: Mapping[str, Mapping[str, Iterable[str]]] = {"berserk": BERSERK, "heroes": HEROES}
"""By game: the fields of an action besides `do` and `player`, by what it does."""

TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer", "minimum": 0}
INTEGER: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
PLAYER: Schema = {"enum": [1, 2]}
ANYBODY: Schema = {"enum": [1, 2, None]}
OBJECT: Schema = {"type": "object"}
NAMES: Schema = {"type": "array", "items": TEXT}
WORDS: Schema = {"$ref": "#/$defs/words"}
ACTION: Schema = {"$ref": "#/$defs/action"}
DIGEST: Schema = {"type": "string", "pattern": "^[0-9a-f]{16}$"}

_FIELDS = {"slot": WHOLE, "number": WHOLE, "at": TEXT, "to": TEXT, "target": TEXT, "cost": TEXT}
_OTHER_FIELD: Schema = {"type": ["string", "integer"]}
"""What a field of an action is that a game adds, or that holds a number or a name."""


def listing(items: Schema, **more: Any) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": items, **more}


def closed(required: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None) -> Schema:
    """Return the schema of an object that has these fields and no others."""
    properties = {**required, **(optional or {})}
    return {
        "type": "object",
        "required": list(required),
        "properties": properties,
        "additionalProperties": False,
    }


def schemas() -> dict[str, Schema]:
    """Return the schemas by the kind of data they are of."""
    return {"vectors": _vectors(), "perft": _perft(), "games": _games(), "index": _index()}


def _document(ident: str, title: str, fields: Mapping[str, Schema]) -> Schema:
    """Return the schema of a file of one edition."""
    head: dict[str, Schema] = {"schema": {"const": ident}, "game": {"enum": list(ACTIONS)}, "edition": TEXT}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": ident,
        "title": title,
        **closed({**head, **fields}),
        "$defs": {
            "words": closed({"ru": TEXT, "en": TEXT}),
            "action": _action(),
            "position": _position(),
            "instruction": {"anyOf": [*_instructions()]},
        },
    }


def _action() -> Schema:
    kinds = {
        (do, *fields): closed(
            {
                "do": {"const": do},
                "player": PLAYER,
                **{name: _FIELDS.get(name, _OTHER_FIELD) for name in fields},
            }
        )
        for by_kind in ACTIONS.values()
        for do, fields in by_kind.items()
    }
    return {"description": "An action, as docs/position.md lists them.", "anyOf": list(kinds.values())}


def _position() -> Schema:
    steps = [step for notation in NOTATIONS.values() for step in notation.steps]
    return {
        "description": "A position, as docs/position.md describes it; seed null: chance is told by actions.",
        "type": "object",
        "required": ["game", "seed"],
        "properties": {
            "game": {"enum": list(ACTIONS)},
            "step": {"enum": list(dict.fromkeys(steps))},
            "seed": {"type": "null"},
            "cards": {"type": "object", "additionalProperties": OBJECT},
            "players": {"type": "object", "additionalProperties": OBJECT},
            "board": OBJECT,
        },
    }


_VIEWER = {"observer": PLAYER}

DOINGS: Mapping[str, tuple[Mapping[str, Schema], Mapping[str, Schema]]] = {
    "set up": ({"position": OBJECT}, {}),
    "act": ({"action": ACTION}, {"if": {"const": "asked"}}),
    "concede": ({"player": PLAYER}, {}),
    "agree to a draw": ({}, {}),
    "both pass": ({}, {}),
    "order": ({"player": PLAYER, "card": TEXT}, {}),
    "go on": ({}, {"step": TEXT, "turn": {"type": ["integer", "null"]}, "until": {"const": "stack empty"}}),
}
"""What an instruction does: the fields it has, and those it may have."""

EXPECTATIONS: Mapping[str, tuple[Mapping[str, Schema], Mapping[str, Schema]]] = {
    "accepted": ({}, {}),
    "refused": ({"by": {"enum": ["this rule", "any"]}}, {}),
    "may": ({"action": ACTION}, {}),
    "may not": ({"action": ACTION, "by": {"enum": ["this rule", "any"]}}, {}),
    "cells": ({"player": PLAYER, "slot": WHOLE, "cells": NAMES}, {}),
    "asked": ({"player": PLAYER, "kind": TEXT}, {}),
    "to act": ({"player": ANYBODY}, {}),
    "step over": ({"step": TEXT}, {}),
    "phase": ({"step": TEXT}, {"turn": {"type": ["integer", "null"]}}),
    "active": ({"player": ANYBODY}, {}),
    "stack": ({"cards": NAMES}, {}),
    "queue": ({"cards": NAMES}, {}),
    "winner": ({"is": {"enum": [0, 1, 2, None]}}, {}),
    "card": ({**_VIEWER, "at": TEXT, "is": OBJECT}, {}),
    "empty": ({**_VIEWER, "at": TEXT}, {}),
    "pile": ({**_VIEWER, "player": PLAYER, "pile": TEXT, "card": TEXT, "there": FLAG}, {}),
    "change": ({**_VIEWER, "player": PLAYER, "of": TEXT, "by": INTEGER}, {}),
    "amount": ({**_VIEWER, "player": PLAYER, "of": TEXT, "is": {"type": ["integer", "string", "null"]}}, {}),
    "held": ({**_VIEWER, "player": PLAYER, "of": TEXT, "is": WHOLE}, {}),
    "mixed": ({"player": PLAYER}, {}),
    "same view": ({**_VIEWER, "cards": OBJECT}, {}),
    "rearranged": ({**_VIEWER, "cells": NAMES}, {}),
    "cited": ({}, {}),
}
"""What an instruction expects: the fields it has, and those it may have."""


def _instructions() -> Iterable[Schema]:
    for word, kinds in (("do", DOINGS), ("expect", EXPECTATIONS)):
        for name, (required, optional) in kinds.items():
            yield closed({word: {"const": name}, **required, "at_step": WHOLE}, optional)


def _vectors() -> Schema:
    rule = closed({"title": WORDS, "quotes": listing(closed({"label": TEXT, "text": TEXT}))})
    vector = closed(
        {
            "id": TEXT,
            "key": TEXT,
            "title": WORDS,
            "steps": listing(WORDS),
            "instructions": listing({"$ref": "#/$defs/instruction"}, minItems=1),
        }
    )
    return _document(
        "ccg-rules/vectors/2",
        "Scenarios of one edition as instructions, with the rules they stand under",
        {"rules": {"type": "object", "additionalProperties": rule}, "vectors": listing(vector)},
    )


def _perft() -> Schema:
    by = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}}
    entry = closed(
        {
            "name": TEXT,
            "title": WORDS,
            "position": {"$ref": "#/$defs/position"},
            "legal": DIGEST,
            "counts": listing(
                closed({"depth": {"type": "integer", "minimum": 1}, "n": WHOLE, "by": by}), minItems=1
            ),
        }
    )
    return _document(
        "ccg-rules/perft/1",
        "How many sequences of legal actions lead on from named positions",
        {"perft": listing(entry)},
    )


def _games() -> Schema:
    checkpoint = closed(
        {
            "after": WHOLE,
            "step": TEXT,
            "turn": WHOLE,
            "to_act": ANYBODY,
            "asked": {"type": ["string", "null"]},
            "legal": {"type": "array", "prefixItems": [WHOLE, DIGEST], "minItems": 2, "maxItems": 2},
            "seen": closed({"1": DIGEST, "2": DIGEST}),
        }
    )
    entry = closed(
        {
            "name": TEXT,
            "winner": {"enum": [0, 1, 2, None]},
            "start": {"$ref": "#/$defs/position"},
            "actions": listing(ACTION),
            "checkpoints": listing(checkpoint, minItems=1),
        }
    )
    return _document(
        "ccg-rules/games/1",
        "Whole games, chance included, with what the players saw",
        {"games": listing(entry)},
    )


def _index() -> Schema:
    hexes: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    hashes = {"type": "object", "additionalProperties": hexes}
    file = closed({"entries": {"type": ["integer", "null"]}, "sha256": hexes})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "ccg-rules/data/1",
        "title": "The files of shared data, and what they were made from",
        **closed(
            {
                "schema": {"const": "ccg-rules/data/1"},
                "made_from": {"type": "object", "additionalProperties": hashes},
                "files": {"type": "object", "additionalProperties": file},
            }
        ),
    }
