"""AU-101 to AU-112 and AU-116 to AU-119: set-up of Die Audienz."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from spieltisch import State
from spieltisch.thurn_und_taxis.expansions.audience.travel import ways_of
from tests.positions import BOARD, Seat
from tests.rules.rows import row

from ..modules import (
    COACHES,
    RANKS,
    STARTS,
    STARTS_FOR_TWO,
    Coaches,
    asked,
    base_part,
    modules,
    new,
    rome,
    towns,
)
from ..reading import eager, kinds, of, play, refused, verbs

NAMES = ("Kardinal", "Bischof", "Priester", "Mönch", "Ministrant")
IN_ORDER = "assign Kardinal Bischof Priester Mönch Ministrant"
BACKWARDS = "assign Ministrant Mönch Priester Bischof Kardinal"


def assigned(state: State, *texts: str) -> State:
    """Let every seat distribute its clergy, the last text for all seats that are left."""
    given = list(texts) or [IN_ORDER]
    while asked(state)[1] == "assign":
        play(state, given.pop(0) if len(given) > 1 else given[0])
    return state


@pytest.mark.rule("AU-101")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_else_changes(count: int) -> None:
    """Apart from the coaches the game is the base game, state by state."""
    rng = Random(count)
    base, state = new(count), assigned(new(count, audience=True))
    moves = 0
    while not base.is_over:
        assert base_part(state) == base_part(base)
        assert state.legal_actions() == base.legal_actions()
        action = eager(base, rng)
        base.apply(action)
        state.apply(action)
        while asked(state)[1] == "move":
            state.apply(rng.choice(state.legal_actions()))
            moves += 1
    assert state.is_over
    assert moves


@pytest.mark.rule("AU-102")
def test_alone_or_with_in_amt_und_wuerden() -> None:
    for offices in (False, True):
        seen = new(3, audience=True, offices=offices).observation(0)
        assert ("offices" in seen) is offices
        assert len(seen["audience"]["coaches"]) == 5


@pytest.mark.rule("AU-103")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_material(count: int) -> None:
    state = assigned(new(count, audience=True))
    clergy = state.observation(None)["audience"]["clergy"]
    assert len(clergy) == count
    assert all(sorted(ranks) == sorted(RANKS) for ranks in clergy)
    assert list(towns(state)) == list(COACHES)


COUNTRIES = {
    "violet": {"baden"},
    "green": {"wuerttemberg", "hohenzollern"},
    "blue": {"schweiz", "tyrol"},
    "beige": {"baiern"},
    "orange": {"boehmen", "salzburg"},
}


def three_from(city: int) -> list[int]:
    """Return a route of three cities that begins in one."""
    for second in BOARD.cities(BOARD.roads[city]):
        for third in BOARD.cities(BOARD.roads[second] & ~(1 << city)):
            return [city, second, third]
    raise AssertionError(city)


@pytest.mark.rule("AU-104")
@pytest.mark.parametrize("city", BOARD.city_names)
def test_coaches_and_their_countries(city: str) -> None:
    route = three_from(BOARD.city_names.index(city))
    names = " ".join(BOARD.city_names[other] for other in route)
    state = modules(Seat(route=names), phase="close", coaches=Coaches())
    play(state, "close")
    countries = [BOARD.country_of[other] for other in route]
    expected = {coach: sum(country in own for country in countries) for coach, own in COUNTRIES.items()}
    assert state.observation(0)["audience"]["cards"] == expected


@pytest.mark.rule("AU-105")
@pytest.mark.rule("XC-006")
def test_the_coach_of_boehmen_and_salzburg_is_orange() -> None:
    state = modules(Seat(route="Budweis Linz Salzburg"), phase="close", coaches=Coaches())
    play(state, "close")
    assert state.observation(0)["audience"]["cards"] == {
        "violet": 0,
        "green": 0,
        "blue": 0,
        "beige": 0,
        "orange": 3,
    }
    assert "red" not in towns(state)


@pytest.mark.rule("AU-106")
def test_polen_has_no_coach() -> None:
    state = modules(Seat(route="Lodz Pilsen Budweis"), phase="close", coaches=Coaches())
    play(state, "close each Pilsen")
    seen = state.observation(0)["audience"]
    assert (sum(seen["cards"].values()), seen["cards"]["orange"], seen["jokers"]) == (1, 1, 1)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        row("AU-107", 4, STARTS),
        row("AU-107", 3, "loerrach tuttlingen stgallen freising hallstadt"),
        row("AU-108", 2, STARTS_FOR_TWO),
    ],
)
def test_starts_by_number_of_players(count: int, expected: str) -> None:
    assert sorted(towns(new(count, audience=True)).values()) == sorted(expected.split())


@pytest.mark.rule("AU-109")
def test_start_of_each_colour() -> None:
    assert towns(new(4, audience=True)) == {
        "violet": "loerrach",
        "green": "tuttlingen",
        "blue": "stgallen",
        "beige": "freising",
        "orange": "hallstadt",
    }
    assert towns(new(2, audience=True)) == {
        "violet": "mailand",
        "green": "como",
        "blue": "como",
        "beige": "trient",
        "orange": "udine",
    }


@pytest.mark.rule("AU-110")
def test_five_tiles_each_one_of_each_rank() -> None:
    state = new(2, audience=True)
    for action in state.legal_actions():
        assert sorted(action.to_dict()["ranks"]) == sorted(RANKS)


@pytest.mark.rule("AU-111")
@pytest.mark.parametrize("start", [1, 3])
def test_one_tile_to_each_coach_in_turn_order(start: int) -> None:
    state = new(4, audience=True, start=f"seat-{start}")
    assert {tuple(action.to_dict()["ranks"]) for action in state.legal_actions()} == set(permutations(RANKS))
    assert verbs(state) == {"assign"}
    assert refused(state, "take deck") == "AU-111"
    seats = []
    while asked(state)[1] == "assign":
        seats.append(asked(state)[0])
        events = play(state, BACKWARDS)
        assert kinds(events) == ["assigned"] + ["turn-began"] * (len(seats) == 4)
    assert events[-1] == {"event": "turn-began", "seat": start - 1, "round": 1, "forced": True}
    assert seats == [(start - 1 + i) % 4 for i in range(4)]
    assert asked(state) == (start - 1, "take"), "then the start player takes his first turn"
    assert refused(state, IN_ORDER) == "AU-111"
    assert state.observation(None)["audience"]["clergy"] == [list(reversed(RANKS))] * 4


@pytest.mark.rule("AU-112")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_as_many_tiles_in_each_coach_as_players(count: int) -> None:
    """Opened one after the other, each coach brings one tile of each player."""
    towns_ = ["rom"] * 5
    for coach in range(5):
        places = list(towns_)
        places[coach] = "spoleto"
        others = {rank: list(range(count)) for i, rank in enumerate(RANKS) if i != coach}
        state = modules(
            Seat(route="Lodz Pilsen Budweis"),
            players=count,
            phase="close",
            coaches=Coaches(" ".join(places), rome=others),
        )
        play(state, "close each Pilsen")
        (arrived,) = of(play(state, f"joker {COACHES[coach]} Rom"), "coach-arrived")
        assert arrived["tiles"] == [{"rank": RANKS[coach], "seats": list(range(count))}]


@pytest.mark.rule("AU-114")
def test_all_five_in_one_go() -> None:
    state = new(2, audience=True)
    assert len(state.legal_actions()) == 120
    events = play(state, IN_ORDER)
    assert kinds(events) == ["assigned"]
    assert asked(state) == (1, "assign")
    assert state.observation(0)["audience"]["assigned"] == [True, False]


@pytest.mark.rule("AU-116")
def test_ranks() -> None:
    ways = ways_of({})
    assert ways.ranks == RANKS
    assert ways.rank_names == NAMES


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        row("AU-117", "kardinal", 5),
        row("AU-117", "ministrant", 1),
        row("AU-118", "bischof", 4),
        row("AU-118", "priester", 3),
        row("AU-118", "moench", 2),
    ],
)
def test_points_of_the_ranks(rank: str, points: int) -> None:
    """Only the coach with seat 0's tile of that rank is in Rome."""
    clergy = " ".join([rank, *(other for other in RANKS if other != rank)])
    coaches = Coaches("rom tuttlingen stgallen freising hallstadt", [clergy, clergy], {rank: [0, 1]})
    state = modules(Seat(hand="Ulm"), players=2, coaches=coaches)
    assert [score["parts"]["audience"] for score in state.scores()] == [points, points]
    assert rome(state) == {rank: [0, 1]}


@pytest.mark.rule("AU-119")
def test_too_early_is_worth_nothing() -> None:
    """The Kardinal of seat 0 arrives first and is replaced by the one of seat 1; then he is worth nothing."""
    clergy = ["kardinal bischof priester moench ministrant", "bischof kardinal priester moench ministrant"]
    state = modules(
        Seat(route="Lodz Pilsen Budweis"),
        phase="close",
        coaches=Coaches("spoleto viterbo freising freising freising", clergy),
        players=2,
    )
    play(state, "close")
    scores = []
    for text in ("joker violet Rom", "move orange Andechs"):
        play(state, text)
        scores.append([score["parts"]["audience"] for score in state.scores()])
    assert scores[0] == [5, 4]
    later = modules(
        Seat(route="Lodz Pilsen Budweis"),
        phase="close",
        coaches=Coaches("rom viterbo freising freising freising", clergy, {"kardinal": [0], "bischof": [1]}),
        players=2,
    )
    play(later, "close each Pilsen", "joker green Rom")
    assert [score["parts"]["audience"] for score in later.scores()] == [4, 5]
