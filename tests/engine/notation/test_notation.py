"""docs/notation.md and docs/reference.md say how things are: every action, record, table and example in them is tried out."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import normalize

import pytest

import spieltisch
from spieltisch import AmbiguousAction, IllegalAction, SpieltischError, UnreadableAction, errors
from spieltisch.thurn_und_taxis.schema.position import Position

from ..declared import check
from ..playing import BOARD, Player
from ..tables import begin, tables

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
REFERENCE = (DOCS / "reference.md").read_text(encoding="utf-8")

OPTIONAL = {"agenda", "resume", "expansions"}


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of that kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", REFERENCE + PAGE, re.MULTILINE | re.DOTALL)


def section(heading: str) -> str:
    """Return a section of the reference, else of the page on notation."""
    sections = re.split(r"^## ", f"{REFERENCE}\n{PAGE}", flags=re.MULTILINE)
    return next(part for part in sections if part.startswith(f"{heading}\n"))


def rows(heading: str, number: int = 0) -> list[list[str]]:
    """Return the rows of a section's table as lists of cells."""
    found = re.findall(r"(?:^\|.*\n)+", section(heading), re.MULTILINE)[number]
    lines = found.strip().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def names(heading: str, number: int = 0) -> list[str]:
    """Return the first column of a section's table."""
    return [row[0].strip("`") for row in rows(heading, number)]


def code(cell: str) -> list[str]:
    """Return what stands in code letters in a cell, brackets left out."""
    return re.findall(r"`([^`]+)`", re.sub(r"\([^)]*\)", "", cell))


ACTIONS = [line.split("#")[0].strip() for block in blocks("notation") for line in block.strip().splitlines()]


# -- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ACTIONS)
def test_a_listed_action_is_written_as_it_is_read(text: str) -> None:
    state = begin(2)
    action = state.parse(text)
    assert sorted(str(action).split()) == sorted(text.split())
    assert state.parse(str(action)) == action


def test_the_listed_actions_are_of_every_kind() -> None:
    seen: set[tuple[Any, ...]] = set()
    for seed in range(4):
        state, player = begin(3, {"decline-carriage": True}, seed), Player(Random(seed), whims=0.3)
        while not state.is_over:
            seen |= {kind_of(action) for action in state.legal_actions()}
            state.apply(player.choose(state))
    listed = {kind_of(begin(2).parse(text)) for text in ACTIONS}
    assert {kind[:2] for kind in seen} == {kind[:2] for kind in listed}
    for part in range(6):
        assert {kind[part] for kind in seen} == {kind[part] for kind in listed}


def kind_of(action: Any) -> tuple[Any, ...]:
    """Return what an action is, cities aside."""
    parts = action.to_dict()
    of_card = "deck" if action.card < 0 and action.verb == "take" else "city"
    return parts["type"], of_card, parts["end"], parts["official"], parts["mode"], parts["declined"]


@pytest.mark.parametrize("city", range(len(BOARD.city_ids)))
def test_every_city_by_name_and_by_id(city: int) -> None:
    state = begin(2)
    name, id_ = BOARD.city_names[city], BOARD.city_ids[city]
    for text in ("take {}", "lay {}", "lay {} left with Postillion", "discard {}", "close each {}"):
        action = state.parse(text.format(name))
        assert str(action) == text.format(name)
        for other in (name.upper(), name.lower(), id_, id_.upper()):
            assert state.parse(f"  {text.format(other)}  ".replace(" ", "  ")) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("close each Ulm Sigmaringen", "close each Ulm Sigmaringen"),
        ("close Sigmaringen Ulm", "close each Ulm Sigmaringen"),
        ("close all Ulm", "close each Ulm"),
        ("close Augsburg Nürnberg", "close all Nürnberg Augsburg"),
        ("CLOSE ALL augsburg nuernberg WITH wagner", "close all Nürnberg Augsburg with Wagner"),
    ],
)
def test_closings_are_read_kindly(text: str, action: str) -> None:
    assert begin(2).parse(text) == action


def test_letters_written_as_two_characters_are_read() -> None:
    state = begin(2)
    for name in ("Zürich", "Würzburg", "Nürnberg", "München"):
        apart = normalize("NFD", name)
        assert len(apart) > len(name)
        assert state.parse(f"take {apart}") == f"take {name}"
        assert state.parse(f"close each {apart}") == f"close each {name}"


def test_beginnings() -> None:
    state = begin(2)
    with pytest.raises(AmbiguousAction):
        state.parse("take")
    with pytest.raises(UnreadableAction):
        state.parse("exchange")
    while "exchange with Amtmann" not in state.legal_actions():
        state.apply(state.legal_actions()[0])
    assert state.parse("exchange") == "exchange with Amtmann"
    while "end turn" not in state.legal_actions():
        state.apply(state.legal_actions()[0])
    assert state.parse("end") == "end turn"


def test_a_whole_action_is_no_beginning() -> None:
    state, player = begin(2), Player(Random(1))
    while not any(action.startswith("lay") and action.endswith("left") for action in state.legal_actions()):
        state.apply(player.choose(state))
    longer = next(action for action in state.legal_actions() if action.endswith("left"))
    with pytest.raises(IllegalAction) as caught:
        state.apply(longer.removesuffix(" left"))
    assert caught.value.reason is not None
    assert caught.value.reason.rule == "TT-304"


# -- records and positions --------------------------------------------------------------------------------------------


def test_the_sample_record_replays() -> None:
    (sample,) = blocks("record")
    state = spieltisch.replay(sample)
    assert state.record()["actions"] == json.loads(sample)["actions"]
    parts = [part for part in names("Records") if part != "position"]
    assert list(json.loads(sample)) == parts
    assert list(state.record()) == parts


def test_the_examples_for_python() -> None:
    example = doctest.DocTestParser().get_doctest(PAGE, {}, "notation.md", "notation.md", 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_parts_of_a_position() -> None:
    position = check(begin(2).to_dict(), Position)
    assert set(names("Positions")) == set(position)
    text = next(row[1] for row in rows("Positions") if row[0] == "`seats`")
    assert set(code(text)) >= set(position["seats"][0])
    less = {part: value for part, value in position.items() if part not in OPTIONAL}
    assert spieltisch.from_dict(less).to_dict() == position


def test_the_parts_of_an_observation() -> None:
    seen = begin(2).observation(0)
    alike = set(re.findall(r"`(\w+)`", section("Observations").split("as in a position")[0]))
    assert alike | set(names("Observations")) == set(seen)
    assert alike & set(names("Observations")) == set()
    assert set(names("Observations", 1)) == set(seen["seats"][0])
    position = begin(2).to_dict()
    assert {part: seen[part] for part in alike} == {part: position[part] for part in alike}


# -- events and errors ------------------------------------------------------------------------------------------------


def test_every_event_has_its_parts() -> None:
    listed = {row[0].strip("`"): code(row[1]) for row in rows("Events")}
    listed["took"].remove("back")
    seen = set()
    for count, options in tables()[::5]:
        state, player = begin(count, options, seed=count), Player(Random(count), whims=0.3, declines=True)
        while not state.is_over:
            for event in state.apply(player.choose(state)):
                assert [part for part in event if part != "event"] == listed[event["event"]]
                seen.add(event["event"])
    assert seen == set(listed)


def test_every_error_is_listed() -> None:
    listed = {row[0].strip("`"): row[1].strip("`") for row in rows("Errors")}
    kinds = {
        kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, SpieltischError)
    }
    # What only a call of the page raises is no part of the notation.
    kinds -= {SpieltischError, *(kind for kind in kinds if issubclass(kind, errors.CallRefused))}
    assert listed == {kind.id: kind.__name__ for kind in kinds}
    assert all(getattr(spieltisch, name).id == id_ for id_, name in listed.items())
