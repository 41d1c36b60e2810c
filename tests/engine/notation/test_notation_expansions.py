"""docs/notation.md and docs/reference.md on the expansions: every action, part, event, option, conflict and rule of it is tried out."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State, thurn_und_taxis
from spieltisch.thurn_und_taxis import refusal
from spieltisch.thurn_und_taxis.expansions import every
from spieltisch.thurn_und_taxis.rules import rules_for
from spieltisch.thurn_und_taxis.schema.position import Position

from ..course import told
from ..declared import check
from ..playing import Player
from ..tables import begin
from .test_notation import blocks, code, kind_of, names, rows

INFO = spieltisch.games()["thurn-und-taxis"]


@dataclass(eq=False)
class Section:
    """A section of the page and the options that bring what it tells."""

    heading: str
    id: str
    options: dict[str, Any]


SECTIONS = (
    Section("Glanz und Gloria", "glory", {"board": "north"}),
    Section("Der Kurier der Fürstin", "courier", {"courier": True}),
    Section("In Amt und Würden", "offices", {"offices": True}),
    Section("Die Audienz", "audience", {"audience": True, "audience-aid": True}),
)
BASE_PHASES = {"take", "lay", "close", "discard", "done", "over"}
BASE_STEPS = {"begin", "settle", "finish"}

each_section = pytest.mark.parametrize("section", SECTIONS, ids=[section.id for section in SECTIONS])


def listed(section: Section, kind: str) -> dict[str, str]:
    """Return the rows of a kind in a section's table: name and what it is."""
    return {row[1].strip("`"): row[2] for row in rows(section.heading) if row[0] == kind}


def actions(section: Section) -> list[str]:
    lines = [line for block in blocks(f"notation-{section.id}") for line in block.strip().splitlines()]
    return [line.split("#")[0].strip() for line in lines]


@cache
def games(section: Section) -> tuple[tuple[State, tuple[Any, ...]], ...]:
    """Return states of random games with the events that led to each."""
    return tuple(
        moment
        for count in (2, 3, 4)
        for moment in told(begin(count, section.options, seed=count), Player(Random(count), whims=0.2))
    )


def added(section: Section) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Yield observations of a game with the expansion and of the base game."""
    for seat in (None, spieltisch.PUBLIC, 0):
        yield begin(2, section.options).observation(seat), begin(2).observation(seat)


def test_a_section_for_each_expansion() -> None:
    assert {section.id for section in SECTIONS} == {expansion.id for expansion in every()}
    for section, expansion in ((s, e) for s in SECTIONS for e in every() if e.id == s.id):
        assert expansion.wanted(INFO.check_options(section.options))


def test_every_option_is_listed() -> None:
    known = [[f"`{o.id}`", ", ".join(f"`{word(v)}`" for v in o.values)] for o in INFO.options]
    assert [row[:2] for row in rows("Options")] == known
    assert all(option.default == option.values[0] for option in INFO.options)


def test_every_conflict_is_listed() -> None:
    known = [
        [c.rule, ", ".join(f"`{name}` = `{word(value)}`" for name, value in c.choices.items())]
        for c in INFO.conflicts
    ]
    assert rows("Options", 1) == known


def word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize(
    "text", [(s, text) for s in SECTIONS for text in actions(s)], ids=lambda pair: pair[1]
)
def test_a_listed_action_is_written_as_it_is_read(text: tuple[Section, str]) -> None:
    section, action = text
    state = begin(2, section.options)
    assert str(state.parse(action)) == action
    assert state.parse(f"  {action.upper()} ".replace(" ", "  ")) == action


@each_section
def test_the_listed_actions_are_of_every_kind(section: Section) -> None:
    """All that the expansion adds; with other cards than the base game's, all there are."""
    base = rules_for(INFO.check_options({}), 2).words.known
    state = begin(2, section.options)
    seen = {kind_of(action)[:4] for state, _ in games(section) for action in state.legal_actions()}
    of_base = {kind_of(action)[:4] for action in base.values()} | {("close", "city", None, None)}
    told = {kind_of(state.parse(text))[:4] for text in actions(section)}
    wanted = seen if section.id == "glory" else seen - of_base - {("close", "city", None, "wagner")}
    missing = {kind for kind in wanted - told if kind[2] != "right" or kind[3] != "postillion"}
    assert missing == set()
    assert told <= seen | {("return", "city", None, None)}


@each_section
def test_phases_and_steps(section: Section) -> None:
    rules = rules_for(INFO.check_options(section.options), 2)
    assert set(listed(section, "phase")) == set(rules.phases) - BASE_PHASES
    assert set(listed(section, "step")) == set(rules.steps) - BASE_STEPS
    positions = [state.to_dict() for state, _ in games(section)]
    assert {data["phase"] for data in positions} - BASE_PHASES == set(listed(section, "phase"))
    assert {step for data in positions for step in data["agenda"]} <= set(rules.steps)


@each_section
def test_parts_of_a_position(section: Section) -> None:
    module = importlib.import_module(f"spieltisch.thurn_und_taxis.expansions.schema.{section.id}")
    declared = getattr(module, f"{section.id.capitalize()}Position")
    for state, _ in games(section)[::25]:
        position = check(state.to_dict(), Position)
        assert set(position["expansions"]) == {section.id}
        kept = check(position["expansions"][section.id], declared)
        assert set(kept) == set(listed(section, "position"))


@each_section
def test_parts_of_an_observation(section: Section) -> None:
    own, seat = listed(section, "observation"), listed(section, "seat")
    for seen, plain in added(section):
        assert set(seen) - set(plain) == set(own)
        for mine, other in zip(seen["seats"], plain["seats"], strict=True):
            assert set(mine) - set(other) == set(seat)
        for part, text in own.items():
            if isinstance(seen[part], dict):
                assert set(code(text)) == set(seen[part])
    parts = games(section)[-1][0].scores()[0]["parts"]
    assert set(parts) - {"carriage", "tiles", "houses"} == set(listed(section, "score"))


@each_section
def test_every_event_has_its_parts(section: Section) -> None:
    base = {row[0].strip("`"): code(row[1]) for row in rows("Events")}
    own = {name: code(text) for name, text in listed(section, "event").items()}
    if section.id != "glory":
        base["took"].remove("back")
    seen = set()
    for _, events in games(section):
        for event in events:
            kind = event["event"]
            wanted = own[kind] if kind in own else base[kind]
            assert [part for part in event if part != "event"] == wanted
            seen.add(kind)
    # Rewards that are lost are tested where they are told.
    assert set(own) - seen <= {"reward-lost"}


@each_section
def test_every_rule_is_listed_with_its_data(section: Section) -> None:
    module = importlib.import_module(f"spieltisch.thurn_und_taxis.expansions.{section.id}")
    told = {rule: code(text) for rule, text in listed(section, "rule").items()}
    assert tuple(told) == module.CITED
    universe = sorted(rules_for(INFO.check_options(section.options), 2).words.known)
    rng = Random(section.id)
    seen = set()
    for state, _ in games(section)[::8]:
        for text in [*rng.sample(universe, 40), "close", "close with Wagner"]:
            reason = state.why_not(text)
            if reason is not None and reason.rule in told:
                assert list(reason.data) == told[reason.rule]
                seen.add(reason.rule)
            elif reason is not None:
                assert reason.rule in refusal.CITED
    assert seen


def test_every_field_of_the_data_files_is_told() -> None:
    folder = Path(thurn_und_taxis.__file__).parent
    base = [
        json.loads(path.read_text(encoding="utf-8")) for path in sorted((folder / "boards").glob("*.json"))
    ]
    assert set().union(*base) == {row[1].strip("`") for row in rows("Data files")}
    for section in SECTIONS:
        files = list((folder / "expansions").rglob(f"{section.id}.json"))
        fields = [field for path in files for field in json.loads(path.read_text(encoding="utf-8"))]
        assert set(fields) == set(listed(section, "field"))


def test_by_the_rules_of_the_base_game_the_north_adds_little() -> None:
    state, plain = begin(2, {"board": "north", "north-rules": "base"}), begin(2)
    assert state.to_dict()["expansions"] == {}
    assert set(state.observation(0)) - set(plain.observation(0)) == {"rider", "freeCities"}
    assert set(state.observation(0)["seats"][0]) == set(plain.observation(0)["seats"][0])
    assert str(state.parse("lay Berlin left")) == "lay Berlin left"


@pytest.mark.parametrize("options", [{"audience": True}, {"board": "north"}])
def test_ids_stand_for_names(options: dict[str, Any]) -> None:
    state = begin(2, options)
    if "audience" in options:
        text = "assign kardinal bischof priester moench ministrant"
        assert state.parse(text) == "assign Kardinal Bischof Priester Mönch Ministrant"
        assert state.parse("move beige verona") == "move beige Verona"
    else:
        assert state.parse("take luebeck/1") == "take Lübeck/1"
        assert state.parse("close luebeck") == "close each Lübeck"


def test_names_are_listed_once() -> None:
    for section in SECTIONS:
        pairs = [(row[0], row[1]) for row in rows(section.heading)]
        assert len(set(pairs)) == len(pairs)
    assert len(set(names("Events"))) == len(names("Events"))
