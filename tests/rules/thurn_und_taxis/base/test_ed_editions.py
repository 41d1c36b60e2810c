"""ED: the two editions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption
from tests.positions import BOARD, CITIES, GAME, NAMES, Seat, ids, position, way, whole

from ..reading import legal, play, refused, tiles

FIRST: dict[str, Any] = {"edition": "first-edition"}
BOTH: list[dict[str, Any]] = [{}, FIRST]
OUTSIDE = "Freiburg Ulm Sigmaringen Zürich Innsbruck Budweis Linz"
"""One city in each country but Baiern and Polen."""


def with_lodz(houses: str, options: dict[str, Any], gone: int = 0) -> list[tuple[str, int]]:
    """Return the tiles that a house in Lodz brings."""
    other = Seat(tiles=whole("all-countries")[:gone])
    state = position(Seat(route="Lodz Pilsen Budweis", houses=houses), other, options=options, phase="close")
    return tiles(play(state, "close each Lodz"))


@pytest.mark.rule("ED-001")
@pytest.mark.rule("XC-002")
def test_default_edition_needs_all_nine_countries() -> None:
    option = next(option for option in spieltisch.games()[GAME].options if option.id == "edition")
    assert option.default == "all-countries"
    assert with_lodz(OUTSIDE + " Passau", {}) == [("all-countries", 6)]
    for missing in (OUTSIDE + " Passau").split():
        assert with_lodz((OUTSIDE + " Passau").replace(missing, ""), {}) == []


@pytest.mark.rule("ED-002")
def test_first_edition_needs_the_eight_countries_without_baiern() -> None:
    assert with_lodz(OUTSIDE, FIRST) == [("all-countries", 6)]
    for missing in OUTSIDE.split():
        assert with_lodz(OUTSIDE.replace(missing, "") + " Passau", FIRST) == []


@pytest.mark.rule("ED-003")
def test_not_all_cities_outside_baiern_are_needed() -> None:
    others = {
        "Freiburg": "Mannheim",
        "Ulm": "Stuttgart",
        "Zürich": "Basel",
        "Budweis": "Pilsen",
        "Linz": "Salzburg",
    }
    for city, instead in others.items():
        assert with_lodz(OUTSIDE.replace(city, instead), FIRST) == [("all-countries", 6)]


@pytest.mark.rule("ED-004")
def test_houses_in_baiern_are_neither_needed_nor_a_hindrance() -> None:
    for baiern in ("", "Passau", "Würzburg Nürnberg Regensburg Ingolstadt Augsburg München Passau"):
        assert with_lodz(f"{OUTSIDE} {baiern}", FIRST) == [("all-countries", 6)]


@pytest.mark.rule("ED-005")
def test_lodz_is_needed_in_both() -> None:
    for options in BOTH:
        seat = Seat(
            route="Basel Zürich Kempten", houses="Freiburg Ulm Sigmaringen Innsbruck Budweis Linz Passau"
        )
        assert tiles(play(position(seat, options=options, phase="close"), "close each Zürich")) == []
        assert with_lodz(OUTSIDE + " Passau", options) == [("all-countries", 6)]


@pytest.mark.rule("ED-006")
def test_four_tiles_of_the_same_values() -> None:
    for options in BOTH:
        won = [with_lodz(OUTSIDE + " Passau", options, gone) for gone in range(4)]
        assert won == [[("all-countries", value)] for value in (6, 5, 4, 3)]


@pytest.mark.rule("ED-007")
def test_once_per_player_and_nothing_from_an_empty_stack() -> None:
    for options in BOTH:
        assert with_lodz(OUTSIDE + " Passau", options, gone=4) == []
        houses = OUTSIDE + " Passau Lodz"
        again = Seat(route="Basel Zürich Kempten", houses=houses, tiles=[("all-countries", 6)])
        assert tiles(play(position(again, options=options, phase="close"), "close each Kempten")) == []


@pytest.mark.rule("ED-008")
def test_no_other_difference() -> None:
    """Two games with the same cards, seat by seat the same choices: all is alike until that tile is won."""
    rng = Random(8)
    games = [spieltisch.new_game(GAME, NAMES[:3], {**options, "start": "seat-2"}, seed=8) for options in BOTH]
    options = [game.observation(None)["options"] for game in games]
    assert {name for name in options[0] if options[0][name] != options[1][name]} == {"edition"}
    for _ in range(400):
        first, second = games
        assert first.legal_actions() == second.legal_actions()
        seen = [{**game.observation(None), "options": None, "seats": shown(game)} for game in games]
        assert seen[0] == seen[1]
        closings = sorted(legal(first, "close"), key=len)
        action = closings[-1] if closings and rng.random() < 0.5 else rng.choice(first.legal_actions())
        first.apply(action)
        second.apply(action)
        if first.is_over:
            break
    assert max(len(seat["houses"]) for seat in games[0].to_dict()["seats"]) > 3


def shown(game: spieltisch.State) -> list[dict[str, Any]]:
    """Return all seats but for how near each is to the tile in which the editions differ."""
    return [
        {**seat, "progress": [way for way in seat["progress"] if way["stack"] != "all-countries"]}
        for seat in game.observation(None)["seats"]
    ]


@pytest.mark.rule("ED-009")
@pytest.mark.parametrize("options", BOTH, ids=["all-countries", "first-edition"])
def test_hints_of_the_first_edition_hold_in_both(options: dict[str, Any]) -> None:
    fall = position(Seat(route=way(7)), Seat(tiles=whole("route-7")), options=options, phase="close")
    assert tiles(play(fall, "close")) == [("route-6", 3)]

    baden = "Mannheim Carlsruhe Freiburg"
    once = position(Seat(route=baden, houses=baden, tiles=[("baden", 3)]), options=options, phase="close")
    assert tiles(play(once, "close")) == []

    empty = position(Seat(route=baden), Seat(tiles=whole("baden")), options=options, phase="close")
    assert tiles(play(empty, f"close all {baden}")) == []

    nineteen = " ".join(city for city in CITIES if city not in ("Mannheim", "Carlsruhe", "Lodz"))
    few = position(Seat(route=baden, houses=nineteen), options=options, phase="close")
    assert refused(few, "close all Mannheim Carlsruhe") == "TT-415"
    assert "baden" not in [stack for stack, _ in tiles(play(few, "close each Mannheim"))]

    present = position(
        Seat(route=baden, hand="Basel", houses="Freiburg Basel"), options=options, phase="close"
    )
    assert "lay Basel right with Postillion" in legal(present)
    assert refused(present, "close each Freiburg") == "TT-412"


@pytest.mark.rule("ED-010")
def test_the_tile_has_a_name_of_its_own() -> None:
    """The page must show this name and picture everywhere when the option is on: stack, tiles won, log, score."""
    (variant,) = BOARD.data["variants"]
    assert (variant["id"], variant["stack"]) == ("first-edition", "all-countries")
    assert variant["name"]["de"] == "Außerhalb Baiern"
    for options, edition in zip(BOTH, ("all-countries", "first-edition"), strict=True):
        state = spieltisch.new_game(GAME, NAMES[:2], options, seed=1)
        assert all(state.observation(seat)["options"]["edition"] == edition for seat in (0, 1, PUBLIC))


@pytest.mark.rule("ED-011")
def test_only_on_the_south_board() -> None:
    """Every choice that brings another board excludes the first edition."""
    assert spieltisch.new_game(GAME, NAMES[:2], FIRST, seed=1).observation(PUBLIC)["board"] == "tut-south"
    for option in spieltisch.games()[GAME].options:
        for value in option.values:
            if _board({option.id: value}) not in ("tut-south", None):
                with pytest.raises(BadOption):
                    spieltisch.new_game(GAME, NAMES[:2], {**FIRST, option.id: value}, seed=1)


def _board(options: dict[str, Any]) -> str | None:
    """Return the board of a game, None where the choice needs another one beside it."""
    try:
        return str(spieltisch.new_game(GAME, NAMES, options, seed=1).observation(PUBLIC)["board"])
    except BadOption:
        return None


@pytest.mark.rule("ED-012")
@pytest.mark.rule("XC-008")
def test_spelling_of_the_board() -> None:
    assert {"Carlsruhe", "Pilsen", "Budweis", "Lodz"} <= set(CITIES)
    assert ids("Carlsruhe") == ["carlsruhe"]
    names = {country["name"] for country in BOARD.data["countries"]}
    assert "Baiern" in names
    assert not {"Karlsruhe", "Bayern"} & (names | set(CITIES))
    state = position(Seat(hand="Carlsruhe"), phase="lay")
    assert "lay Carlsruhe" in legal(state)
