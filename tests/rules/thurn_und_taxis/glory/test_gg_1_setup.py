"""GG-1xx: the northern board, its cards and its material."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC
from spieltisch.thurn_und_taxis import board as boards
from spieltisch.thurn_und_taxis import turn
from spieltisch.thurn_und_taxis.game import TaxisGame
from spieltisch.thurn_und_taxis.rules import Rules
from tests.positions import GAME, NAMES
from tests.rules.rows import rows

from ..northern import BOARD, FREE, North, ids, new, north
from ..reading import legal, own, play, refused, tiles


def all_cards(**options: Any) -> list[str]:
    data = new(2, **options).to_dict()
    return sorted([*data["deck"], *data["display"]])


@pytest.mark.rule("GG-101")
def test_the_turn_of_the_base_game() -> None:
    """First round: two cards, one is laid, nothing can be closed yet."""
    state = new()
    assert {text.split()[0] for text in legal(state)} == {"take"}
    play(state, "take deck", "take deck with Postmeister")
    assert {text.split()[0] for text in legal(state)} == {"lay"}


@pytest.mark.rule("GG-102")
def test_material() -> None:
    assert len(all_cards()) == 69
    assert sum(len(stack.values) for stack in BOARD.stacks) == 39


@pytest.mark.rule("GG-103")
def test_three_cards_of_each_city() -> None:
    cards = Counter(card.split("/")[0] for card in all_cards())
    assert len(cards) == 23
    assert set(cards.values()) == {3}


@pytest.mark.rule("GG-104")
def test_twenty_houses_each() -> None:
    assert [seat["supply"] for seat in new(4).observation(PUBLIC)["seats"]] == [20, 20, 20, 20]


@pytest.mark.rule("GG-105")
@pytest.mark.rule("GG-112")
def test_the_carriage_card_of_each_player_has_two_horses() -> None:
    assert [seat["strength"] for seat in new(3).observation(PUBLIC)["seats"]] == [2, 2, 2]


@pytest.mark.rule("GG-106")
def test_no_carriages_of_the_base_game() -> None:
    seen = new().observation(PUBLIC)
    assert seen["carriageSupply"] == {}
    assert [seat["nextCarriage"] for seat in seen["seats"]] == [None, None]
    with pytest.raises(spieltisch.BadOption):
        new(decline_carriage=True)


@pytest.mark.rule("GG-107")
def test_no_wagner() -> None:
    assert set(new().observation(0)["officials"]) == {"postillion", "postmeister", "amtmann"}
    state = north(North(route="Halle/1 Berlin/1 Dresden/1", horses="Cöln/3"), phase="close")
    assert "close" in legal(state)
    assert not any("Wagner" in text for text in legal(state))


@pytest.mark.rule("GG-108")
def test_a_tile_on_each_free_city() -> None:
    assert sorted(new().observation(PUBLIC)["freeCities"]) == sorted(ids(FREE))


@pytest.mark.rule("GG-109")
@pytest.mark.parametrize(("start", "rider"), [("seat-1", 2), ("seat-2", 0), ("seat-3", 1)])
def test_the_rider_sits_to_the_right_of_the_start_player(start: str, rider: int) -> None:
    state = new(3, start=start)
    assert state.observation(PUBLIC)["rider"] == rider
    play(state, "take deck", "take deck with Postmeister")
    assert state.observation(PUBLIC)["rider"] == rider


@pytest.mark.rule("GG-110")
def test_tiles() -> None:
    assert {stack.id: len(stack.values) for stack in BOARD.stacks} == {
        "route-8": 5, "route-7": 4, "route-6": 3, "route-5": 2, "all-countries": 4, "free-city": 4, "preussen": 4,
        "mecklenburg-hannover": 3, "holland-belgien": 3, "thueringen-sachsen": 3, "hessen-baiern": 3, "end": 1,
    }  # fmt: skip


@pytest.mark.rule("GG-111")
def test_each_back_shows_one_two_or_three_horses() -> None:
    assert {card.split("/")[1] for card in all_cards()} == {"1", "2", "3"}


@pytest.mark.rule("GG-113")
def test_display_deck_and_empty_hands() -> None:
    seen = new(4).observation(PUBLIC)
    assert (len(seen["display"]), seen["deck"], seen["discard"]) == (6, 63, 0)
    assert [seat["handCount"] for seat in seen["seats"]] == [0, 0, 0, 0]
    starts = {spieltisch.new_game(GAME, NAMES, {"board": "north"}, seed=n).current_player for n in range(30)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("GG-114")
def test_even_horses() -> None:
    cards = all_cards()
    by_city: dict[str, list[str]] = {}
    for card in cards:
        by_city.setdefault(card.split("/")[0], []).append(card.split("/")[1])
    assert all(horses == ["1", "2", "3"] for horses in by_city.values())
    assert sum(int(card.split("/")[1]) for card in cards) == 138


@pytest.mark.rule("GG-115")
def test_horses_by_remoteness() -> None:
    cards = all_cards(horse_numbers="remote")
    assert sum(int(card.split("/")[1]) for card in cards) == 126
    for city, id_ in enumerate(BOARD.city_ids):
        roads = BOARD.roads[city].bit_count()
        expected = 1 if roads >= 5 else 2 if roads >= 3 else 3
        assert {card for card in cards if card.startswith(f"{id_}/")} == {f"{id_}/{expected}"}
    with pytest.raises(spieltisch.BadOption):
        spieltisch.new_game(GAME, NAMES, {"horse-numbers": "remote"}, seed=1)


@pytest.mark.rule("GG-701")
def test_cities() -> None:
    assert len(BOARD.city_ids) == 23
    assert [
        id_ for id_, country in zip(BOARD.city_ids, BOARD.country_of, strict=True) if country is None
    ] == ids(FREE)


@pytest.mark.rule("GG-702")
def test_preussen_has_two_parts_without_a_road_between() -> None:
    west, east = "Aachen Cöln Coblenz Münster", "Halle Magdeburg Berlin"
    assert BOARD.country_mask["preussen"] == BOARD.mask(BOARD.index[id_] for id_ in ids(f"{west} {east}"))
    reach = 0
    for id_ in ids(west):
        reach |= BOARD.roads[BOARD.index[id_]]
    assert reach & BOARD.mask(BOARD.index[id_] for id_ in ids(east)) == 0


@pytest.mark.rule("GG-703")
def test_the_route_of_the_rules() -> None:
    route = "Halle/1 Berlin/1 Hannover/1 Hamburg/1 Bremen/1 Münster/1"
    assert len(own(north(North(route=route)))["route"]) == 6


@pytest.mark.parametrize(
    ("city", "neighbours"),
    rows(
        """
        GG-704 Amsterdam: Groningen Brüssel Münster
        GG-705 Groningen: Amsterdam Bremen
        GG-706 Brüssel: Amsterdam Aachen
        GG-707 Aachen: Brüssel Cöln Coblenz
        GG-708 Cöln: Aachen Coblenz Münster Cassel Frankfurt
        GG-709 Coblenz: Aachen Cöln Frankfurt
        GG-710 Münster: Amsterdam Cöln Bremen Hannover Cassel
        GG-711 Halle: Göttingen Weimar Leipzig Berlin Magdeburg
        GG-712 Magdeburg: Hannover Halle Berlin
        GG-713 Berlin: Schwerin Hannover Halle Magdeburg Dresden
        GG-714 Schwerin: Hamburg Lübeck Berlin
        GG-715 Hannover: Münster Bremen Hamburg Berlin Göttingen Magdeburg
        GG-716 Göttingen: Hannover Cassel Halle Weimar
        GG-717 Weimar: Göttingen Fulda Würzburg Halle Leipzig
        GG-718 Leipzig: Weimar Halle Dresden
        GG-719 Dresden: Leipzig Berlin
        GG-720 Cassel: Cöln Münster Göttingen Fulda Frankfurt
        GG-721 Fulda: Cassel Frankfurt Würzburg Weimar
        GG-722 Würzburg: Fulda Frankfurt Weimar
        GG-723 Bremen: Groningen Münster Hamburg Hannover
        GG-724 Hamburg: Bremen Hannover Lübeck Schwerin
        GG-725 Lübeck: Hamburg Schwerin
        GG-726 Frankfurt: Cöln Coblenz Cassel Fulda Würzburg
        """
    ),
)
def test_roads(city: str, neighbours: str) -> None:
    found = BOARD.cities(BOARD.roads[BOARD.index[ids(city)[0]]])
    assert sorted(BOARD.city_ids[c] for c in found) == sorted(ids(neighbours))


@pytest.mark.rule("GG-727")
def test_counts_of_the_map() -> None:
    assert sum(roads.bit_count() for roads in BOARD.roads) == 2 * 43
    counts = BOARD.route_counts(8)
    assert [counts[n] for n in range(3, 9)] == [134, 382, 1023, 2588, 6168, 13965]
    assert max(max(distances(city)) for city in range(23)) == 6
    assert min(roads.bit_count() for roads in BOARD.roads) == 2
    assert all(-1 not in distances((city + 1) % 23, without=city) for city in range(23))


def distances(start: int, without: int = -1) -> list[int]:
    """Return the roads to each city; -1 where none leads there, 0 for a city left out."""
    steps = [-1] * 23
    steps[start] = 0
    if without >= 0:
        steps[without] = 0
    queue = [start]
    for city in queue:
        for following in BOARD.cities(BOARD.roads[city]):
            if steps[following] < 0:
                steps[following] = steps[city] + 1
                queue.append(following)
    return steps


@pytest.mark.rule("GG-728")
def test_what_is_reconstructed_says_so() -> None:
    """The rules page reads these words and marks what is modelled after the game."""
    data = BOARD.data
    assert sum(city["provenance"] == "reconstruction" for city in data["cities"]) == 9
    assert sum(road["provenance"] == "reconstruction" for road in data["roads"]) == 38
    assert all(
        stack["provenance"] == "reconstruction" for stack in data["stacks"] if stack["id"] != "free-city"
    )


@pytest.mark.rule("CO-004")
def test_no_first_edition_on_this_board() -> None:
    with pytest.raises(spieltisch.BadOption) as error:
        new(edition="first-edition")
    assert error.value.data["rule"] == "ED-011"


def test_a_corrected_board_is_data_only(tmp_path: Path) -> None:
    """A road, a city's name and a stack changed in the file: the game follows, nothing else is touched."""
    text = json.dumps(BOARD.data)
    text = text.replace('"a": "leipzig", "b": "dresden"', '"a": "leipzig", "b": "berlin"')
    text = text.replace('"fulda"', '"gotha"').replace('"Fulda"', '"Gotha"')
    text = text.replace('"length": 5, "values": [2, 1]', '"length": 5, "values": [4, 2]')
    path = tmp_path / "north.json"
    path.write_text(text, encoding="utf-8")
    board = boards.Board(json.loads(path.read_text(encoding="utf-8")))
    options = {**new(2, north_rules="base").to_dict()["options"]}
    rules = Rules(options, 2, board)
    state = TaxisGame(rules, NAMES[:2], None)
    turn.set_up(state, 7)
    assert state.parse("take Gotha") == "take Gotha"
    state.routes[0] = [board.index[id_] for id_ in ("dresden", "berlin", "leipzig", "weimar", "gotha")]
    state.turn = state.current_player = 0
    state.phase, state.laid = "close", 1
    assert tiles(state.apply("close each Gotha")) == [("route-5", 4)]


def test_refusals_of_the_setup() -> None:
    assert refused(new(), "exchange with Amtmann") == "TT-825"
