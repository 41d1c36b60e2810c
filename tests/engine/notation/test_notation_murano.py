"""docs/notation.md and docs/reference.md on Murano, and docs/murano-cards.md: every action, part, event, option and word is tried out."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.murano import board as boards
from spieltisch.murano import phases
from spieltisch.murano.cards import effects, terms
from spieltisch.murano.refusal import CITED
from spieltisch.murano.schema.position import Position
from tests.rules.murano.test_mu_refusals import CASES, special_cases

from ..course import told
from ..declared import check
from ..voyages import Sailor
from .test_notation import PAGE, blocks, code, rows

CARDS = (Path(__file__).parents[3] / "docs" / "murano-cards.md").read_text(encoding="utf-8")
ACTIONS = [line.split("#")[0].strip() for line in "".join(blocks("notation-murano")).strip().splitlines()]
BY_HAND = {"start-character": True, "red-ship-gold": True, "assignment": "by-hand", "income": "chosen"}
AS_IN_A_POSITION = (
    "format", "game", "options", "players", "round", "start", "turn", "current", "phase", "space", "bag", "seats",
)  # fmt: skip


def listed(kind: str) -> dict[str, str]:
    """Return the rows of a kind: name and what it is."""
    return {row[1].strip("`"): row[2] for row in rows("Murano") if row[0] == kind}


@cache
def games() -> tuple[tuple[State, tuple[Any, ...]], ...]:
    """Return states of random games with the events that led to each."""
    begun = (
        (spieltisch.new_game("murano", ["A", "B", "C"], BY_HAND if seed % 2 else {}, seed=seed), Random(seed))
        for seed in range(6)
    )
    return tuple(moment for state, rng in begun for moment in told(state, Sailor(rng, whims=0.3)))


@pytest.mark.parametrize("text", ACTIONS)
def test_a_listed_action_is_written_as_it_is_read(text: str) -> None:
    state = games()[0][0]
    assert str(state.parse(text)) == text
    assert str(state.parse(f"  {text.upper().replace(' ', '  ')} ")) == text


def test_actions_of_every_kind_are_listed() -> None:
    seen = {action.verb for state, _ in games() for action in state.legal_actions()}
    assert {text.split()[0] for text in ACTIONS} == seen


def test_the_parts_of_an_action() -> None:
    parts = code(PAGE[PAGE.index("What an action of *Murano* is as JSON data") :].partition("\n\n")[0])
    for state, _ in games()[::50]:
        for action in state.legal_actions():
            assert list(action.to_dict()) == parts


@pytest.mark.parametrize(
    "text", ["build street 2c1", "build street 2c2", "build glass 2c1", "build glass 2c2"]
)
def test_what_is_built_where_it_never_can_be_has_its_parts_too(text: str) -> None:
    _, sort, place = text.split()
    parts = games()[0][0].parse(text).to_dict()
    tile = None if sort == "street" else sort
    assert {name: parts[name] for name in ("sort", "tile", "place", "island")} == {
        "sort": sort, "tile": tile, "place": place, "island": "san-donato",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("income 2", "income san-donato"),
        ("income San Donato", "income san-donato"),
        ("SCORE sole-glass 1", "score sole-glass sacca-mattia"),
        ("sell 3 green with 1 joker", "sell 3 green with joker"),
    ],
)
def test_actions_are_read_kindly(text: str, action: str) -> None:
    assert str(games()[0][0].parse(text)) == action


def test_options() -> None:
    options = spieltisch.games()["murano"].options
    assert list(listed("option")) == [option.id for option in options]
    for option in options:
        told = code(listed("option")[option.id])
        assert told == [str(value).lower() for value in option.values]


def test_phases() -> None:
    assert list(listed("phase")) == list(phases.EVERY)
    assert {state.to_dict()["phase"] for state, _ in games()} == set(phases.EVERY)


def test_parts_of_a_position() -> None:
    for state, _ in games()[::40]:
        position = check(state.to_dict(), Position)
        assert list(position) == list(listed("position"))
        inner = [part for part in code(listed("position")["seats"]) if part.isalpha()]
        assert list(position["seats"][0]) == inner


def test_parts_of_an_observation() -> None:
    told = {*listed("observation"), *AS_IN_A_POSITION}
    for state, _ in games()[::40]:
        seen = state.observation(0)
        assert set(seen) == told
        assert list(seen["seats"][0]) == list(listed("seat"))
        assert list(seen["islands"][0]) == ["id", "no", "streets", "buildings", "open", "customers", "count"]
        assert list(seen["seats"][0]["prices"]) == code(listed("seat")["prices"])
        for row in seen["reach"] or ():
            parts = [part for part in code(listed("observation")["reach"]) if part.isalpha()]
            assert set(row) == set(parts)


def test_events() -> None:
    told = {name: code(what) for name, what in listed("event").items()}
    found: dict[str, list[str]] = {}
    for _, events in games():
        for event in events:
            found[event["event"]] = [part for part in event if part != "event"]
    # What happens rarely is looked at in the golden records.
    assert set(found) | {"special", "saw-specials", "points"} == set(told)
    assert {name: parts for name, parts in told.items() if name in found} == found


def words(part: str) -> list[str]:
    """Return the words for one part of a card."""
    return [row[1].strip("`") for row in rows("Cards of Murano") if row[0] == part]


def test_every_word_of_the_characters_is_told_and_known() -> None:
    board = boards.load(4)
    said = json.dumps([card["rule"] for card in board.data["characters"]])
    for key in ("what", "kind", "test"):
        told = words(key)
        assert set(re.findall(rf'"{key}": "([^"]+)"', said)) <= set(told)
        for word in told:
            assert _reads(key, word)
        assert not _reads(key, "bridge")


def _reads(key: str, word: str) -> bool:
    """Return whether a card with a word can be read."""
    term = {"what": "shop"}
    test: dict[str, Any] = {"test": "each", "value": 1, "min": 1, "of": [term], "what": "shop"}
    rule: dict[str, Any] = {"kind": "if", "points": 1, "parts": [{**term, "points": 1}], "of": [term], **term}
    if key == "kind":
        rule["kind"] = word
    elif key == "what":
        rule = {"kind": "per", "points": 1, "what": word}
    test = {**test, "test": word} if key == "test" else test
    try:
        terms.read({"id": "x", "rule": {**rule, "all": [test]}}, boards.load(4))
    except ValueError:
        return False
    return True


def test_every_word_of_the_special_buildings_is_told_and_known() -> None:
    told = words("effect")
    assert {card["effect"]["kind"] for card in boards.data()["specials"]} == set(told)
    for word in told:
        card = {"id": "x", "effect": {"kind": word, "sales": 1, "beads": 1, "points": 1}, "from": "now"}
        assert effects.read(card).effect["kind"] == word


def test_every_field_of_the_data_file_is_told() -> None:
    assert set(boards.data()) == set(listed("field"))


def test_the_example_card_is_the_one_of_the_data() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```$", CARDS, re.MULTILINE | re.DOTALL)
    card = next(card for card in boards.data()["characters"] if card["id"] == "glass-equals-crests")
    assert json.loads(block) == card["rule"]


def test_the_notation_tells_every_rule_and_its_data() -> None:
    told = {row[1]: set(code(row[2])) for row in rows("Murano") if row[0] == "rule"}
    assert list(told) == sorted(CITED)
    data = [(case.rule, case.data) for case in CASES]
    data += [(rule, refused.data) for rule, refused in special_cases().items()]
    known: dict[str, set[str]] = {rule: set() for rule in CITED}
    for rule, parts in data:
        known[rule] |= set(parts)
    assert known == told
