"""CO-0xx, CO-5xx: which expansions go together, and the order and scoring with everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import BadOption
from spieltisch.thurn_und_taxis import expansions
from tests.positions import GAME, NAMES, Seat

from .modules import Coaches, Letters, chips, modules, new, office_part
from .northern import North, north
from .reading import kinds, legal, play

INFO = spieltisch.games()[GAME]
CHOICES = [option for option in INFO.options if option.id not in ("start", "open-scores")]


def valid() -> Iterator[dict[str, Any]]:
    """Yield every valid combination of options."""
    for values in product(*(option.values for option in CHOICES)):
        chosen = {option.id: value for option, value in zip(CHOICES, values, strict=True)}
        try:
            yield INFO.check_options(chosen)
        except BadOption:
            continue


def brief(options: dict[str, Any]) -> str:
    changed = [o for o in CHOICES if options[o.id] != o.default]
    return " ".join(o.id if options[o.id] is True else str(options[o.id]) for o in changed) or "base"


COMBINATIONS = list(valid())


@pytest.mark.rule("CO-001")
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)))
def test_any_of_the_three_in_the_south(chosen: tuple[bool, bool, bool]) -> None:
    options = dict(zip(("courier", "audience", "offices"), chosen, strict=True))
    seen = new(3, **options).observation(None)
    assert tuple(name in seen for name in options) == chosen


@pytest.mark.rule("CO-002")
def test_the_north_replaces_board_cards_and_tiles() -> None:
    data = new(2, board="north").to_dict()
    assert len(data["deck"]) + len(data["display"]) == 69
    assert "route-8" in data["stacks"]
    assert "baiern" not in data["stacks"]
    assert new(2, board="north").observation(0)["seats"][0]["supply"] == 20


@pytest.mark.rule("CO-003")
def test_no_audience_in_the_north() -> None:
    with pytest.raises(BadOption) as error:
        new(2, board="north", audience=True)
    assert error.value.data["rule"] == "CO-003"


@pytest.mark.rule("CO-006")
def test_offices_in_the_north_without_the_wagner() -> None:
    seen = new(4, board="north", offices=True).observation(0)
    assert seen["offices"]["stacks"] == {"postillion": 8, "postmeister": 8, "amtmann": 6}


@pytest.mark.rule("CO-007")
def test_offices_with_base_rules_in_the_north_are_complete() -> None:
    seen = new(4, board="north", north_rules="base", offices=True).observation(0)
    assert seen["offices"]["stacks"] == {"postillion": 8, "postmeister": 8, "amtmann": 6, "wagner": 4}


@pytest.mark.rule("CO-008")
@pytest.mark.parametrize("options", COMBINATIONS, ids=brief)
def test_every_combination_for_two_three_and_four(options: dict[str, Any]) -> None:
    """A beginning of a game with everything checked at each state; whole games are among the playouts."""
    for count in (2, 3, 4):
        state = spieltisch.new_game(GAME, NAMES[:count], options, seed=count)
        rng = Random(count)
        for _ in range(40):
            actions = state.legal_actions()
            assert actions
            assert len(set(actions)) == len(actions)
            state.apply(rng.choice(actions))
        assert spieltisch.replay(state.record()).to_dict() == state.to_dict()
        assert spieltisch.from_dict(state.to_dict()).legal_actions() == state.legal_actions()
        for seat in range(count):
            assert state.determinize(seat, rng).observation(seat) == state.observation(seat)


@pytest.mark.rule("CO-009")
def test_only_permitted_combinations_and_each_refusal_says_why() -> None:
    refused = 0
    for values in product(*(option.values for option in CHOICES)):
        chosen = {option.id: value for option, value in zip(CHOICES, values, strict=True)}
        clash = [c for c in INFO.conflicts if all(chosen[name] == value for name, value in c.choices.items())]
        if not clash:
            INFO.check_options(chosen)
            continue
        refused += 1
        with pytest.raises(BadOption) as error:
            INFO.check_options(chosen)
        assert error.value.data["rule"] in {conflict.rule for conflict in clash}
    assert refused
    assert len(COMBINATIONS) == 70


SOUTH_ALL = {
    "offices": ["postmeister postillion", "amtmann"],
    "coaches": Coaches(),
    "letters": Letters([2, 0]),
}


@pytest.mark.rule("CO-501")
def test_order_of_a_closing_with_everything() -> None:
    state = modules(
        Seat(hand="Lodz Linz Passau Pilsen", route="Sigmaringen Stuttgart Nürnberg Regensburg Passau", carriage=6),
        phase="close", **SOUTH_ALL,
    )  # fmt: skip
    events = play(state, "close each Sigmaringen Stuttgart Regensburg with Wagner")
    found = kinds(events)
    order = ["closed", "house", "letter", "tile", "carriage", "end-triggered", "office-tile"]
    assert [kind for kind in dict.fromkeys(found) if kind in order] == order
    assert state.to_dict()["phase"] == "move"
    while state.to_dict()["phase"] == "move":
        play(state, state.legal_actions()[0])
    assert state.to_dict()["phase"] == "discard"


@pytest.mark.rule("CO-503")
def test_total_score() -> None:
    state = modules(
        Seat(carriage=7, houses="Ulm", tiles=[("route-7", 4), ("end", 1)]),
        offices=["", ""], chips=[2, 0], letters=Letters([5, 0], owner=0),
        coaches=Coaches(
            "rom como como trient rom",
            ["kardinal bischof priester moench ministrant", "bischof kardinal priester moench ministrant"],
            {"kardinal": [0], "bischof": [1], "ministrant": [0, 1]},
        ),
    )  # fmt: skip
    assert state.scores()[0]["parts"] == {
        "carriage": 10, "tiles": 5, "houses": -19, "courier": 1, "audience": 6, "chips": 2}  # fmt: skip
    assert state.scores()[0]["total"] == 5
    north_score = north(North(houses="Bremen", tiles=[("free-city", 1)])).scores()[0]
    assert north_score["parts"]["carriage"] == 0


@pytest.mark.rule("CO-504")
def test_the_final_return_comes_before_scoring() -> None:
    state = modules(
        Seat(hand="Lodz", houses="Ulm"), offices=["postmeister postillion amtmann", ""], turn=1, phase="done",
        ending=(0, "houses"),
    )  # fmt: skip
    play(state, "end turn")
    assert state.current_player == 0
    play(state, "return Postillion Postmeister Amtmann")
    assert state.winners()
    assert chips(state) == [1, 0]
    assert state.scores()[0]["parts"]["chips"] == 1


@pytest.mark.rule("CO-505")
def test_the_tie_break_is_the_same() -> None:
    state = modules(
        Seat(hand="Lodz", houses="Ulm"), Seat(houses="Basel"), Seat(houses="Linz", hand="Pilsen"),
        offices=["", "", ""], turn=2, phase="done", ending=(2, "houses"),
    )  # fmt: skip
    play(state, "end turn")
    assert state.winners() == [2]
    other = modules(Seat(carriage=3), Seat(carriage=3), Seat(), letters=Letters([0]), turn=2, phase="done",
                    ending=(2, "houses"))  # fmt: skip
    play(other, "end turn")
    assert [row["seat"] for row in other.ranking()] == [0, 1, 2]


@pytest.mark.rule("CO-506")
def test_what_never_scores() -> None:
    state = modules(
        Seat(hand="Ulm Lodz", route="Basel Zürich"), offices=["postmeister amtmann", ""], letters=Letters([9])
    )
    assert state.scores()[0]["total"] == -20
    horses = north(North(hand="Halle/1", horses="Cöln/3 Cöln/2", route="Berlin/1 Dresden/1"), letters=[5])
    assert horses.scores()[0]["total"] == -20


# -- rooms ---------------------------------------------------------------------------------------------------


def test_the_base_names_no_expansion() -> None:
    """A word of an expansion in a module of the base would be a special case."""
    folder = Path(expansions.__file__).parent
    ids = [expansion.id for expansion in expansions.every()]
    assert sorted(ids) == ["audience", "courier", "glory", "offices"]
    words = [*ids, "horse", "letter", "coach", "clergy", "chip", "office", "free city", "freeCity", "rome"]
    pattern = re.compile("|".join(rf"\b{word}s?\b" for word in words), re.IGNORECASE)
    checked = 0
    for path in [*folder.parent.glob("*.py"), *folder.parent.parent.glob("*.py")]:
        found = pattern.findall(path.read_text(encoding="utf-8"))
        assert found == [], f"{path.name} names {found}"
        checked += 1
    assert checked > 25


def test_each_expansion_is_one_module_and_one_data_file() -> None:
    folder = Path(expansions.__file__).parent
    modules_there = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert modules_there == {expansion.id for expansion in expansions.every()}
    data = {path.stem for path in folder.glob("*.json")} | {"glory"}
    assert (folder.parent / "boards" / "north.json").exists()
    assert data == modules_there


def test_office_part_helper_agrees_with_a_new_game() -> None:
    fresh = new(2, offices=True).to_dict()["expansions"]["offices"]
    assert office_part(fresh["stacks"], 2, ["", ""]) == fresh
    assert "take deck" in legal(new(2, offices=True))
