"""The arena: entrants, games with rotated seats, ratings, and a small match that notices a loss of strength."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spieltisch
from spieltisch import players
from spieltisch.arena import pool, rating
from spieltisch.arena.__main__ import main
from spieltisch.arena.bot import BadEntrant
from spieltisch.arena.checkout import FOREVER
from spieltisch.arena.contest import Contest, duel, play
from spieltisch.arena.entrant import Entrant, read
from spieltisch.arena.tournament import Pairing, ratings, run
from spieltisch.arena.tune import changed, match
from spieltisch.players import Level
from spieltisch.players.knowledge import package_of
from tests.players.tables import TAXIS

GAMES = tuple(spieltisch.games())


def level(text: str) -> Level | None:
    entrant = read(text)
    assert isinstance(entrant, Entrant)
    return entrant.level


def test_an_entrant_is_a_level_with_settings() -> None:
    searching = level("patrician:playouts=7,turns=3")
    assert searching is not None
    assert (searching.playouts, searching.turns, searching.seconds) == (7, 3, FOREVER)
    paired = level("patrician:method=paired")
    assert paired is not None
    assert paired.method == "paired"
    assert level("random") is None
    assert level("greedy") is None
    for text in ("patrician:speed=3", "patrician:playouts=many", "patrician:method=guess", "grand-master"):
        with pytest.raises(BadEntrant):
            read(text)


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_one_takes_what_brings_most_points_at_once(game: str) -> None:
    state, better = spieltisch.new_game(game, ["A", "B"], seed=4), 0
    for number in range(200):
        seat = state.current_player
        if seat is None:
            break
        action = read("greedy").choose(state, number, [])
        gains = {}
        for other in state.legal_actions():
            world = state.copy()
            world.apply(other)
            gains[other] = world.scores()[seat]["total"]
        # What lies open brings the same in every deal.
        better += gains[action] > min(gains.values())
        assert gains[action] == max(gains.values()) or action.verb in ("take", "recruit", "draw"), action
        state.apply(read("messenger").choose(state, number, []))
    assert better > 5


def test_equal_time_is_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("spieltisch.arena.entrant.process_time", lambda: next(ticks) / 100)
    state = spieltisch.new_game(TAXIS, ["A", "B"], seed=4)
    while players.think(state, "patrician", 1).done:
        state.apply(players.choose(state, "merchant", 1))
    assert read("patrician:seconds=0.05").choose(state, 1, []) in state.legal_actions()
    # One look at the clock before, and one after each playout.
    assert next(ticks) == 6


def test_seats_go_round_and_each_shuffle_is_used_from_every_seat() -> None:
    contests = duel(TAXIS, {}, "merchant", "random", count=3, games=9, seed=5)
    assert [list(contest.entrants).index("merchant") for contest in contests] == [0, 1, 2] * 3
    assert [contest.seed for contest in contests] == [5, 5, 5, 6, 6, 6, 7, 7, 7]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_contest_ends_the_same_and_can_be_replayed(game: str) -> None:
    contest = Contest(game, {}, ("messenger", "apprentice"), 3)
    first, second = play(contest), play(contest)
    assert first.record == second.record
    final = spieltisch.replay(first.record)
    assert final.is_over
    assert final.winners() == first.winners
    assert [row["total"] for row in final.scores()] == first.totals


def test_ratings_follow_the_results() -> None:
    table = rating.elo({("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 75, ("c", "b"): 25})
    # Three wins of four are 191 points; the drawn game that is counted as well takes a little.
    assert table["a"][0] - table["b"][0] == pytest.approx(191, abs=4)
    assert table["b"][0] == pytest.approx(0, abs=1)
    assert 30 < table["a"][1] < 90
    assert list(rating.interval(300, 400)) == pytest.approx([0.705, 0.790], abs=0.002)
    assert rating.interval(0, 0) == (0.0, 1.0)


def test_a_tournament_counts_every_game_once() -> None:
    pairings = [
        Pairing("messenger", "random", 2, duel(TAXIS, {}, "messenger", "random", count=2, games=4, seed=1)),
        Pairing("random", "random", 3, duel(TAXIS, {}, "random", "random", count=3, games=1, seed=1)),
    ]
    seen: list[tuple[int, int]] = []
    run(pairings, lambda contests: pool.local(contests, 1), lambda done, whole: seen.append((done, whole)))
    assert seen == [(n, 5) for n in range(1, 6)]
    assert [len(pairing.results) for pairing in pairings] == [4, 1]
    assert pairings[0].won == 4
    assert list(ratings(pairings))[1].startswith("messenger")


def test_the_command_prints_tables_and_writes_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["messenger", "apprentice", "--games", "2", "--jobs", "2", "--records", str(tmp_path)]
    assert main([*arguments, "--option", "offices=true"]) == 0
    said = capsys.readouterr()
    assert "apprentice" in said.out
    assert "Elo" in said.out
    assert "2 of 2 games" in said.err
    records = [json.loads(path.read_text()) for path in sorted(tmp_path.iterdir())]
    assert [spieltisch.replay(record).is_over for record in records] == [True, True]
    assert all(record["options"]["offices"] for record in records)


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grand-master", "random", "--games", "1", "--jobs", "1"]) == 2
    assert "grand-master" in capsys.readouterr().err
    assert main(["random", "random", "--games", "1", "--option", "offices=perhaps"]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_no_strength_was_lost(game: str) -> None:
    """Far from chance on purpose: a slip in a weight is seen, the luck of another shuffle is not."""
    for one, other, games, least in (("merchant", "apprentice", 10, 8), ("merchant", "messenger", 10, 6)):
        results = [play(contest) for contest in duel(game, {}, one, other, count=2, games=games, seed=2100)]
        won = sum(result.share(list(result.contest.entrants).index(one)) for result in results)
        assert won >= least, (one, won)


@pytest.mark.parametrize("game", GAMES)
def test_tuning_changes_a_few_weights_and_equal_ones_are_even(game: str) -> None:
    from random import Random

    weights = package_of(game).own_weights()
    other = changed(weights, Random(1))
    assert other != weights
    assert sum(other[name] != weights[name] for name in weights) < len(weights) / 2
    only = list(weights)[-1]
    assert [
        name for name, value in changed(weights, Random(2), [only]).items() if value != weights[name]
    ] == [only]
    assert match(game, [(2, {})], weights, weights, range(2)) == 1.0
