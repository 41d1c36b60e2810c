"""The base names no expansion, and a board is data: another file is another board."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.origin import Origin
from spieltisch.thurn_und_taxis import board as boards
from spieltisch.thurn_und_taxis import expansions, turn
from spieltisch.thurn_und_taxis.board import Board
from spieltisch.thurn_und_taxis.expansions import glory
from spieltisch.thurn_und_taxis.game import TaxisGame
from spieltisch.thurn_und_taxis.rules import Rules
from tests.positions import GAME, NAMES

from ..reading import eager

PACKAGE = Path(spieltisch.__file__).parent
ROOM = PACKAGE / "thurn_und_taxis" / "expansions"
WORDS = (
    "glanz", "gloria", "kurier", "fürstin", "würden", "audienz", "north", "horses?", "harness", "draught", "team",
    "letters?", "figure", "chips?", "office tiles?", "coach", "coaches", "clergy", "rome", "free city", "free cities",
)  # fmt: skip
"""What only an expansion has."""


def modules() -> list[Path]:
    """Return all modules outside the room for expansions; players judge and texts and arrays tell of the whole table: no base."""
    rooms = {ROOM, PACKAGE / "players", PACKAGE / "rl", PACKAGE / "shell"}
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not rooms & {*path.parents}]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_base_names_no_expansion(path: Path) -> None:
    names = [expansion.id for expansion in expansions.every()]
    names += [module.stem for module in ROOM.glob("*.py") if module.stem != "__init__"]
    found = re.findall(
        rf"\b(?:{'|'.join([*names, *WORDS])})\b", path.read_text(encoding="utf-8"), re.IGNORECASE
    )
    assert found == []


PAGE = PACKAGE.parents[1] / "web"
ON_THE_PAGE = r"\b(?:{ids}|northern|horses?|harness\w*|clergy|rome|free cit(?:y|ies))\b|tut-(?:gg|kf|aw|au)-"
"""What only an expansion has on the page: ids, words, names of texts."""


def scripts() -> list[Path]:
    """Return the scripts and style sheets of table and shell that are no expansion's; none inside the engine's package alone."""
    game = PAGE / "games" / "thurn-und-taxis"
    folders = [game, PAGE / "table"]
    found = [path for folder in folders for kind in ("*.js", "*.css") for path in sorted(folder.rglob(kind))]
    # The game's entry is the register of the boxes on the shelf (docs/new-expansion.md).
    return [
        path
        for path in found
        if "expansions" not in path.relative_to(PAGE).parent.parts and path != game / "index.js"
    ]


@pytest.mark.skipif(not PAGE.exists(), reason="the engine alone, without the page")
def test_the_page_names_expansions_in_their_room_only() -> None:
    """Like the engine: what is not in `expansions/` asks the register and knows no entry of it."""
    ids = "|".join(expansion.id for expansion in expansions.every())
    named = re.compile(ON_THE_PAGE.format(ids=ids), re.IGNORECASE)
    found = {
        str(path.relative_to(PAGE)): sorted(set(named.findall(path.read_text(encoding="utf-8"))))
        for path in scripts()
    }
    assert len(found) > 60
    assert {path: words for path, words in found.items() if words} == {}


def test_expansions_are_found_by_looking() -> None:
    found = [*ROOM.glob("*.py*"), *(inside.parent for inside in ROOM.glob("*/__init__.py*"))]
    names = {path.name.split(".")[0] for path in found}
    assert {expansion.id for expansion in expansions.every()} == names - {"__init__", expansions.SCHEMA}
    assert [expansion.order for expansion in expansions.every()] == sorted(
        expansion.order for expansion in expansions.every()
    )
    modules_of = {option.module for option in spieltisch.games()[GAME].options}
    assert modules_of == {"base", *(expansion.id for expansion in expansions.every())}


def corrected() -> dict[str, Any]:
    """Return the northern board as it might be after a comparison with a printed one.

    One road is another one, a city has another name and lies in another country, a stack has other values, the
    horses of one city are others, and a player has 19 houses.
    """
    data = copy.deepcopy(dict(boards.load("north").data))
    data["roads"] = [road for road in data["roads"] if (road["a"], road["b"]) != ("amsterdam", "muenster")]
    data["roads"].append({"a": "groningen", "b": "muenster", "provenance": "printed"})
    city = next(city for city in data["cities"] if city["id"] == "goettingen")
    city |= {"id": "gotha", "name": "Gotha", "country": "thueringen", "horses": [1, 1, 3]}
    for road in data["roads"]:
        road |= {end: "gotha" for end in ("a", "b") if road[end] == "goettingen"}
    table = data["alternatives"]["horsesByRemoteness"]["values"]
    table["gotha"] = table.pop("goettingen")
    next(stack for stack in data["stacks"] if stack["id"] == "free-city")["values"] = [2, 2, 2, 2]
    data["constants"]["housesPerPlayer"]["value"] = 19
    return data


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, ["gotha/1", "gotha/1", "gotha/3"]),
        ({"horse-numbers": "remote"}, ["gotha/2"] * 3),
        ({"north-rules": "base", "courier": True}, ["gotha"] * 3),
    ],
    ids=str,
)
def test_a_corrected_board_file_needs_no_code(
    options: dict[str, Any], cards: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load = boards.load
    changed = Board(corrected())
    monkeypatch.setattr(
        glory, "load_board", lambda name, patch: changed if name == "north" else load(name, patch)
    )
    full = spieltisch.games()[GAME].check_options({"board": "north", "start": "seat-1", **options})
    rules = Rules(
        full,
        2,
        glory._north.__wrapped__(options.get("north-rules") == "base", "horse-numbers" in options, ""),
    )
    state = TaxisGame(rules, NAMES[:2], Origin(GAME, NAMES[:2], full, 1))
    turn.set_up(state, 1)
    data = state.to_dict()
    assert sorted(card for card in [*data["deck"], *data["display"]] if card.startswith("gotha")) == cards
    seen = state.observation(0)
    assert seen["seats"][0]["supply"] == 19
    assert next(stack for stack in seen["stacks"] if stack["id"] == "free-city")["values"] == [2, 2, 2, 2]
    board = rules.board
    gotha, muenster = board.index["gotha"], board.index["muenster"]
    assert board.country_of[gotha] == "thueringen"
    assert "goettingen" not in board.index
    assert board.roads[muenster] >> board.index["groningen"] & 1
    assert not board.roads[muenster] >> board.index["amsterdam"] & 1
    rng = Random(1)
    won: list[int] = []
    while not state.is_over:
        won += [
            event["value"] for event in state.apply(eager(state, rng)) if event.get("stack") == "free-city"
        ]
    assert set(won) == {2}


def test_corrected_files_of_expansions_need_no_code() -> None:
    """A way to Rome, the start of a coach, the value of a rank, letters and office tiles as they might be printed."""
    changes = {
        "audience/towns/freising/exits": ["lienz", "andechs"],
        "audience/carriages/beige/start": "ettal",
        "audience/ranks/moench/points": 7,
        **{f"courier/letters/{seat}/count": 2 for seat in (1, 2, 3)},
        "courier/letters/4/count": 0,
        "offices/tiles/wagner/count/3": 5,
    }
    patch = json.dumps({"name": "Our copy", "changes": changes})
    chosen = {"audience": True, "courier": True, "offices": True, "start": "seat-1", "patch": patch}
    full = spieltisch.games()[GAME].check_options(chosen)
    state = TaxisGame(Rules(full, 3), NAMES[:3], Origin(GAME, NAMES[:3], full, 1))
    turn.set_up(state, 1)
    seen = state.observation(0)
    assert next(c["town"] for c in seen["audience"]["coaches"] if c["id"] == "beige") == "ettal"
    assert seen["courier"]["letters"] == [2, 2, 2]
    assert seen["offices"]["stacks"]["wagner"] == 5
    assert str(state.parse("move beige Lienz")) == "move beige Lienz"
    rng = Random(1)
    points = {"kardinal": 5, "bischof": 4, "priester": 3, "moench": 7, "ministrant": 1}
    monks = 0
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()) if state.resume else eager(state, rng))
        rome = state.observation(None)["audience"]["rome"]
        monks = max(monks, len(rome["moench"]))
        there = sum(points[rank] * len(seats) for rank, seats in rome.items())
        assert sum(score["parts"]["audience"] for score in state.scores()) == there
    assert monks
