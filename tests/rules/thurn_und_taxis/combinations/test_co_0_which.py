"""CO-001 to CO-009: which expansions go together."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption
from tests.positions import GAME, NAMES

from ..northern import BOARD as NORTH
from ..northern import new

INFO = spieltisch.games()[GAME]
MODULES = ("courier", "offices", "audience")
OPTIONS = [option for option in INFO.options if option.id != "start"]


def forbidding(**options: Any) -> str:
    """Return the rule that forbids these options."""
    with pytest.raises(BadOption) as error:
        new(2, **options)
    rule: str = error.value.data["rule"]
    return rule


@pytest.mark.rule("CO-001")
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)))
def test_any_subset_on_the_south_board(chosen: tuple[bool, ...]) -> None:
    options = dict(zip(MODULES, chosen, strict=True))
    for edition in ("all-countries", "first-edition"):
        state = new(3, board="south", edition=edition, **options)
        seen = state.observation(PUBLIC)
        assert {id_ for id_ in MODULES if id_ in seen} == {id_ for id_, wanted in options.items() if wanted}


@pytest.mark.rule("CO-002")
@pytest.mark.parametrize(
    ("rules", "supply"), [("horses", {}), ("base", {"3": 4, "4": 4, "5": 4, "6": 4, "7": 4})]
)
def test_the_northern_board_replaces_board_cards_and_tiles(rules: str, supply: dict[str, int]) -> None:
    seen = new(2, north_rules=rules).observation(PUBLIC)
    assert seen["board"] == "tut-north"
    assert {card.split("/")[0] for card in seen["display"]} <= set(NORTH.city_ids)
    assert [stack["id"] for stack in seen["stacks"]] == [stack.id for stack in NORTH.stacks]
    assert seen["carriageSupply"] == supply
    assert seen["seats"][0]["supply"] == 20


@pytest.mark.rule("CO-003")
@pytest.mark.parametrize("rules", ["horses", "base"])
def test_no_audience_on_the_northern_board(rules: str) -> None:
    assert forbidding(audience=True, north_rules=rules) == "CO-003"


@pytest.mark.rule("CO-004")
@pytest.mark.parametrize("rules", ["horses", "base"])
def test_no_edition_on_the_northern_board(rules: str) -> None:
    assert forbidding(edition="first-edition", north_rules=rules) == "ED-011"


@pytest.mark.rule("CO-005")
@pytest.mark.rule("XC-010")
@pytest.mark.parametrize(("board", "figure"), [("north", False), ("south", True)])
def test_letters_without_the_figure(board: str, figure: bool) -> None:
    seen = new(2, board=board, courier=True).observation(PUBLIC)["courier"]
    assert seen["figure"] is figure
    assert seen["cities"]


@pytest.mark.rule("CO-006")
def test_offices_with_horses_but_without_the_wagner() -> None:
    stacks = new(4, offices=True).observation(PUBLIC)["offices"]["stacks"]
    assert stacks == {"postillion": 8, "postmeister": 8, "amtmann": 6}


@pytest.mark.rule("CO-007")
def test_offices_with_the_wagner_by_the_base_rules() -> None:
    stacks = new(4, offices=True, north_rules="base").observation(PUBLIC)["offices"]["stacks"]
    assert stacks == {"postillion": 8, "postmeister": 8, "amtmann": 6, "wagner": 4}


@pytest.mark.rule("CO-008")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_for_every_number_of_players(count: int) -> None:
    """What may be chosen does not depend on how many play, and every choice makes a game that begins."""
    begun = 0
    for options in every():
        if permitted(options):
            state = spieltisch.new_game(GAME, NAMES[:count], options, seed=1)
            assert state.legal_actions()
            begun += 1
    # South: editions, declining, courier, offices, audience without, with, with memory aid; north: horses, base rules.
    assert begun == 2 * 2 * 2 * 2 * 3 + 2 * 2 * 2 * 2 + 2 * 3


def every() -> list[dict[str, Any]]:
    """Return every set of options, permitted or not; the open scores forbid nothing and stay away."""
    axes = [option for option in OPTIONS if option.id != "open-scores"]
    return [
        dict(zip((option.id for option in axes), values, strict=True))
        for values in product(*(option.values for option in axes))
    ]


def permitted(options: dict[str, Any]) -> bool:
    """Return whether the rows of the catalogue allow these options."""
    north = options["board"] == "north"
    horses = north and options["north-rules"] == "horses"
    return not (
        (north and (options["audience"] or options["edition"] != "all-countries"))
        or (not north and options["north-rules"] != "horses")
        or (not horses and (options["horse-numbers"] != "even" or options["hide-horses"]))
        or (options["decline-carriage"] and (horses or (north and options["courier"])))
        or (options["audience-aid"] and not options["audience"])
    )


def complaint(options: dict[str, Any]) -> BadOption | None:
    try:
        INFO.check_options(options)
    except BadOption as error:
        return error
    return None


@pytest.mark.rule("CO-009")
def test_only_permitted_combinations() -> None:
    for options in every():
        error = complaint(options)
        assert (error is None) == permitted(options), options
        if error:
            assert error.data["rule"]
            assert all(options[name] == value for name, value in error.data["choices"].items())


@pytest.mark.rule("CO-009")
def test_what_excludes_what_is_told_with_its_rule() -> None:
    """The list of conflicts alone tells a form which choices to lock, and why."""
    conflicts = INFO.to_dict()["conflicts"]
    for options in every():
        hit = [
            c["rule"]
            for c in conflicts
            if all(options[name] == value for name, value in c["choices"].items())
        ]
        assert bool(hit) == (not permitted(options))
    assert {conflict["rule"] for conflict in conflicts} == {
        "ED-011", "GG-106", "GG-601", "GG-115", "GG-218", "GG-604", "CO-108", "CO-003", "AU-115",
    }  # fmt: skip
