"""Computer players of one level are told apart by a temperament, the weakest ones by a weakness, which a game always gives again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

import spieltisch
from spieltisch.arena.contest import duel, play
from spieltisch.catalog import drawn_tempers, tempers_of
from spieltisch.players import Level, Thinking, UnknownLevel, level_of
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.style import seated, styled, tastes
from spieltisch.session import Session

from .tables import MURANO, TAXIS, begin

GAMES = (TAXIS, MURANO)
SEED = 77


@pytest.mark.parametrize("game", GAMES)
def test_a_game_always_draws_the_same_and_games_differ(game: str) -> None:
    games = [drawn_tempers(game, seed, 4) for seed in range(30)]
    assert games == [drawn_tempers(game, seed, 4) for seed in range(30)]
    # A seat plays alike whoever else sits there.
    assert all(drawn_tempers(game, seed, 2) == games[seed][:2] for seed in range(30))
    for seats in games:
        assert len({seat["temper"] for seat in seats[:3]}) == 3
    assert {seats[1]["temper"] for seats in games} == set(tempers_of(game)["tempers"])
    assert {seats[1]["weakness"] for seats in games} == set(tempers_of(game)["weaknesses"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_them_and_tells_the_same_when_it_is_loaded(game: str) -> None:
    session: Any = Session()
    shown = session.call("new", {"game": game, "players": ["Anna", "Ben"], "options": {}, "seed": 9})
    assert shown["view"]["tempers"] == drawn_tempers(game, 9, 2)
    again: Any = Session()
    assert again.call("load", {"record": shown["record"]})["view"]["tempers"] == drawn_tempers(game, 9, 2)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_lets_a_level_think_with_the_temperament_of_its_seat(game: str) -> None:
    state = begin(game, 2, seed=SEED)
    session: Any = Session()
    session.call("new", {"game": game, "players": ["Anna", "Ben"], "options": {}, "seed": SEED})
    differing = 0
    for number in range(80):
        seat = state.current_player
        assert seat is not None
        own = seated(level_of("apprentice"), game, SEED, seat)
        action = Thinking(state, own, number).run()
        thought = session.call("think", {"seat": seat, "level": "apprentice", "seed": number})
        assert thought["action"] == action
        differing += Thinking(state, level_of("apprentice"), number).run() != action
        session.call("act", {"seat": seat, "actions": [str(action)]})
        state.apply(action)
    assert differing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_began_with_a_position_goes_on(game: str) -> None:
    state = spieltisch.from_dict(begin(game, 2).to_dict())
    level = seated(level_of("apprentice"), game, state.seed, 0)
    assert level.weakness
    assert Thinking(state, level, 1).run() in state.legal_actions()


def everyone(level: str) -> Iterator[Any]:
    """Yield a level with everything that can be drawn, in each game."""
    for game in GAMES:
        for id_ in tempers_of(game)["tempers"]:
            yield pytest.param(game, replace(level_of(level), temper=id_), id=f"{game}-{id_}")
        for id_ in tempers_of(game)["weaknesses"]:
            yield pytest.param(game, replace(level_of(level), weakness=id_), id=f"{game}-{id_}")


@pytest.mark.parametrize(("game", "level"), [*everyone("apprentice")])
def test_neither_temperament_nor_weakness_makes_an_absurd_move(game: str, level: Level) -> None:
    state = begin(game, 2, seed=3)
    for number in range(80):
        assert state.current_player is not None
        thinking = Thinking(state, level, number)
        action = thinking.run()
        mind, legal = knowledge_of(thinking.view), thinking.legal
        ratings = mind.rate(thinking.view, legal)
        sensible = mind.sensible(thinking.view, legal, ratings)
        assert legal.index(action) in sensible
        least = max(ratings[i] for i in sensible) - level.slack * mind.grain
        assert ratings[legal.index(action)] >= least
        state.apply(action)


def test_the_postillion_helps_whoever_trusts_him_more_often_and_the_wagner_does_not() -> None:
    def helped(weakness: str) -> list[int]:
        level = replace(level_of("apprentice"), weakness=weakness)
        found: list[str] = []
        for seed in range(4):
            state = begin(TAXIS, 2, seed=seed)
            for number in range(1000):
                seat = state.current_player
                if seat is None:
                    break
                action = Thinking(state, level if seat == 0 else level_of("apprentice"), number).run()
                found += [str(action)] if seat == 0 else []
                state.apply(action)
        return [sum(name in action.lower() for action in found) for name in ("postillion", "wagner")]

    own, plain = helped("trusts-postillion"), helped("")
    assert own[0] > 1.3 * plain[0]
    assert own[1] < plain[1]


def test_a_player_without_them_judges_as_all_do() -> None:
    state = begin(TAXIS, 2)
    assert styled(state, level_of("patrician")) is None
    assert tastes([3.0, 1.0], [3.0, 1.0]) == [0.0, 0.0]
    # What is only dearer altogether is no matter of taste, and taste has its limit.
    assert tastes([5.0, 4.0, 13.0], [3.0, 1.0, 1.0]) == pytest.approx([0.0, 0.005, 0.01])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_has_not_is_refused(game: str) -> None:
    with pytest.raises(UnknownLevel):
        styled(begin(game, 2), replace(level_of("merchant"), temper="sleeps"))


def lengths(record: Any, seat: int) -> list[int]:
    """Return how many cities each route had that a seat closed."""
    state = spieltisch.replay(record, 0)
    found = []
    for text in record["actions"]:
        mover = state.current_player
        route = [] if mover is None else state.observation(mover)["seats"][mover]["route"]
        if mover == seat and text.startswith("close"):
            found.append(len(route))
        state.apply(text)
    return found


def test_who_hurries_closes_shorter_routes_than_who_hoards() -> None:
    contests = duel(TAXIS, {}, "merchant:temper=hurries", "merchant:temper=hoards", count=2, games=6, seed=40)
    quick, slow = [], []
    for contest in contests:
        record = play(contest).record
        own = contest.entrants.index("merchant:temper=hurries")
        quick += lengths(record, own)
        slow += lengths(record, 1 - own)
    assert mean(quick) < mean(slow) - 0.3


@pytest.mark.parametrize(
    ("temper", "kinds"), [("builds", ["street"]), ("hurries", ["glass", "shop"])], ids=("builds", "hurries")
)
def test_who_builds_lays_streets_and_who_hurries_builds_what_runs_out(temper: str, kinds: list[str]) -> None:
    own = f"merchant:temper={temper}"
    built = {own: 0, "merchant": 0}
    for contest in duel(MURANO, {}, own, "merchant", count=2, games=16, seed=40):
        state = spieltisch.replay((record := play(contest).record), 0)
        for text in record["actions"]:
            assert state.current_player is not None
            kind = text.removeprefix("build ").split(" ")[0].split("-")[0]
            built[contest.entrants[state.current_player]] += text.startswith("build ") and kind in kinds
            state.apply(text)
    assert built[own] > 1.1 * built["merchant"]
