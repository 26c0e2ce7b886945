"""What differs between an edition and the one it follows, as one short table for a reader.

A row comes either from the engine, where a field of its rules differs, or from the texts, where a sentence
stands in one edition only or reads differently there. What a field's row speaks of is not told again by a
row of the texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

from ccg_rules.engine.editions import differing
from ccg_rules.rulebook import Paragraph, UnknownKey, normalise
from ccg_rules.text import Words, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ccg_rules.engine.editions import Differing
    from ccg_rules.rulebook import Authority, Edition, Judgement, Rulebook, Sentence

Kind = Literal["rule", "text", "wording"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""A rule the engine plays otherwise; a text that says something else; other words for the same."""


@dataclass(frozen=True, slots=True)
class Topic:
    """What the fields named speak of together, and the keys of the sentences that say it."""

    id: str
    fields: tuple[str, ...]
    keys: tuple[str, ...] = ()


TOPICS = (
    Topic("legal-squad", ("recruiting.must_be_legal",), ("recruiting.illegal_squad.loses", "A-legal-squad")),
    Topic(
        "forbidden-cells",
        ("deployment.forbidden_count", "deployment.forbidden_by"),
        ("deployment.forbidden_cells.count_as_occupied",),
    ),
    Topic(
        "unplaced-cards",
        ("deployment.returned_by", "deployment.never_taken_by"),
        ("deployment.unplaced.return_to_deck", "deployment.unplaced.never_taken"),
    ),
    Topic(
        "vanguard",
        ("vanguard.played",),
        (
            "vanguard.title",
            "vanguard.abilities.alternate",
            "vanguard.abilities.decline",
            "vanguard.abilities.once",
        ),
    ),
    Topic(
        "subphases",
        ("main_phase.movement_step", "main_phase.action_step", "main_phase.subphases_by"),
        (
            "battle.turn.slow_actions_optional",
            "main_phase.subphases.choice_then_movement_or_action",
            "main_phase.subphases.choice_then_execution",
        ),
    ),
    Topic("choice-answers", ("main_phase.no_answers_by", "main_phase.no_answers_from_others_by")),
)


@dataclass(frozen=True, slots=True)
class Side:
    """One edition's part of a difference: its rule, None where it has none, and the clauses that say it."""

    rule: Words | None
    clauses: tuple[Authority, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """A row of the table. Of other words for the same, `topic` says why they are; there are no rules then."""

    kind: Kind
    topic: Words
    earlier: Side
    later: Side

    def to_json(self) -> dict[str, Any]:
        """Return the row as data."""
        return {
            "kind": self.kind,
            "topic": self.topic.to_json(),
            "earlier": _side(self.earlier),
            "later": _side(self.later),
        }


def _side(side: Side) -> dict[str, Any]:
    return {
        "rule": side.rule.to_json() if side.rule else None,
        "clauses": [{"key": clause.key, "label": clause.label} for clause in side.clauses],
    }


def pairs(rulebook: Rulebook) -> list[tuple[Edition, Edition]]:
    """Return each edition that follows another with the one it follows, the earlier first."""
    return [
        (rulebook.edition(later.follows), later)
        for later in rulebook.editions.values()
        if later.follows is not None
    ]


def differences(rulebook: Rulebook, earlier: Edition, later: Edition) -> list[Difference]:
    """Return what differs between two editions: rules first, then texts, then words that say the same."""
    found = differing(earlier.id, later.id)
    rows = [*_rules(rulebook, earlier, later, found), *_texts(rulebook, earlier, later, found)]
    return sorted(rows, key=lambda row: KINDS.index(row.kind))


def field_words(topic: str, value: str) -> Words:
    """Return what a field that holds `value` has the edition say: `recruiting.must_be_legal`, `yes`."""
    return words(f"difference-{topic.replace('.', '-')}-{value}")


# Rules


def _rules(
    rulebook: Rulebook, earlier: Edition, later: Edition, found: Sequence[Differing]
) -> Iterator[Difference]:
    by_name = {f"{each.chapter}.{each.field}": each for each in found}
    for topic in TOPICS:
        own = {name: by_name[name] for name in topic.fields if name in by_name}
        if own:
            yield Difference(
                "rule",
                words(f"difference-{topic.id}"),
                _rule(rulebook, earlier, topic, {name: each.earlier for name, each in own.items()}),
                _rule(rulebook, later, topic, {name: each.later for name, each in own.items()}),
            )


def _rule(rulebook: Rulebook, edition: Edition, topic: Topic, values: Mapping[str, str]) -> Side:
    said = [field_words(name, value) for name, value in values.items()]
    said = list(dict.fromkeys(said))
    # What a rule rests on is among its clauses even where only the engine says so.
    grounds = [value for name, value in values.items() if name.endswith("_by")]
    return Side(
        Words(" ".join(each.ru for each in said), " ".join(each.en for each in said)),
        tuple(_own(rulebook, edition, (*topic.keys, *grounds))),
    )


def _own(rulebook: Rulebook, edition: Edition, keys: Sequence[str]) -> Iterator[Authority]:
    """Yield of those keys what stands in the edition or is assumed in it, each clause once."""
    told: list[str] = []
    for key in keys:
        try:
            authority = rulebook.authority(edition.id, key)
        except UnknownKey:
            continue
        if authority.kind != "borrowed" and authority.label not in told:
            told.append(authority.label)
            yield authority


# Texts


def _texts(
    rulebook: Rulebook, earlier: Edition, later: Edition, found: Sequence[Differing]
) -> Iterator[Difference]:
    names = {f"{each.chapter}.{each.field}" for each in found}
    told = {key for topic in TOPICS if names & set(topic.fields) for key in topic.keys}
    for paragraph in earlier.paragraphs:
        rest = [sentence for sentence in paragraph.sentences if sentence.key not in told]
        if gone := [s for s in rest if later.find(s.key) is None and later.covers(paragraph.number)]:
            yield _only(rulebook, earlier, paragraph, gone, is_earlier=True)
        reworded = [s for s in rest if _reads_otherwise(s, later.find(s.key))]
        if reworded:
            yield _reworded(rulebook, earlier, later, paragraph, reworded)
    for paragraph in later.paragraphs:
        if not earlier.covers(paragraph.number):
            continue
        new = [s for s in paragraph.sentences if s.key not in told and earlier.find(s.key) is None]
        if new:
            yield _only(rulebook, later, paragraph, new, is_earlier=False)


def _reads_otherwise(sentence: Sentence, other: Paragraph | Sentence | None) -> bool:
    return other is not None and normalise(sentence.text) != normalise(other.text)


def _only(
    rulebook: Rulebook,
    edition: Edition,
    paragraph: Paragraph,
    sentences: Sequence[Sentence],
    *,
    is_earlier: bool,
) -> Difference:
    own = Side(
        _both(sentences, paragraph),
        (rulebook.authority(edition.id, paragraph.key),),
    )
    topic = words("difference-only", role=words(f"role-{paragraph.role}"), label=paragraph.label)
    nothing = Side(None)
    return Difference("text", topic, *((own, nothing) if is_earlier else (nothing, own)))


def _reworded(
    rulebook: Rulebook,
    earlier: Edition,
    later: Edition,
    paragraph: Paragraph,
    sentences: Sequence[Sentence],
) -> Difference:
    judgements = [
        judgement
        for key in (*(s.key for s in sentences), paragraph.key)
        if (judgement := rulebook.judgement(key, earlier.id, later.id)) is not None
    ]
    other = later.owner(sentences[0].key)
    grounds = (
        (rulebook.authority(earlier.id, paragraph.key),),
        (rulebook.authority(later.id, other.key),),
    )
    if judgements and all(judgement.meaning == "same" for judgement in judgements):
        return Difference("wording", _why(judgements), Side(None, grounds[0]), Side(None, grounds[1]))
    topic = _why(judgements) if judgements else words("difference-unjudged")
    texts = (
        _both(sentences, paragraph),
        _both([later.sentence(s.key) for s in sentences], other),
    )
    return Difference("text", topic, Side(texts[0], grounds[0]), Side(texts[1], grounds[1]))


def _both(sentences: Sequence[Sentence], paragraph: Paragraph) -> Words:
    """Return the sentences and the translation of their paragraph; what is not translated stays Russian."""
    text = " ".join(s.text for s in sentences)
    return Words(text, paragraph.en or text)


def _why(judgements: Sequence[Judgement]) -> Words:
    """Return why reworded sentences were judged as they were, each reason once."""
    why = list(dict.fromkeys(judgement.why for judgement in judgements))
    return Words("; ".join(each.ru for each in why), "; ".join(each.en for each in why))
