"""Chances are told as often as games are won: the fit finds what was put in, and the page's own figures keep their order."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import analysis
from spieltisch.analysis.chart import LOOKS
from spieltisch.analysis.told import Fit, calibrated, in_fives, instead, told
from spieltisch.arena import calibrate
from spieltisch.arena.bands import Asked
from spieltisch.arena.calibrate import fitted
from spieltisch.players import Budget, Thinking, level_of
from spieltisch.state import PUBLIC


@pytest.mark.parametrize("fit", [Fit(2.0), Fit(0.5), Fit(1.5, 0.1), Fit(1.0, 0.0, 0.6)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_fit_finds_how_often_is_won(fit: Fit, players: int) -> None:
    rng = Random(1)
    asked = []
    for game in range(1500):
        shares = [rng.random() ** 2 + 0.01 for _ in range(players)]
        chances = [share / sum(shares) for share in shares]
        viewer = rng.randrange(players)
        winner = rng.choices(range(players), calibrated(chances, viewer, fit))[0]
        asked.append(Asked(chances, [float(seat == winner) for seat in range(players)], viewer, game))
    found = fitted(asked)
    # Slope and doubt may stand for each other; what is told is the same.
    for one in asked[:200]:
        assert calibrated(one.chances, one.viewer, found) == pytest.approx(
            calibrated(one.chances, one.viewer, fit), abs=0.08
        )


def test_what_others_hide_lowers_the_chance_of_whoever_looks_alone() -> None:
    chances, fit = [0.4, 0.3, 0.3], Fit(hidden=0.5)
    own, *others = calibrated(chances, 0, fit)
    assert own < 0.4
    assert others == pytest.approx([(1 - own) / 2] * 2)
    # What lies open to all is known to no seat.
    assert calibrated(chances, -1, fit) == pytest.approx(chances)
    # What all deals agree on is certain only where nothing hidden counts.
    assert calibrated([1.0, 0.0], 0, Fit(doubt=0.1)) == [1.0, 0.0]
    assert calibrated([1.0, 0.0], 0, Fit(doubt=0.1, hidden=0.5)) == pytest.approx([0.95, 0.05])


def test_what_is_kept_is_what_the_command_writes() -> None:
    data = json.loads(calibrate.FILE.read_text("utf-8"))
    assert data["deals"] == LOOKS
    for scale, rows in data["scales"].items():
        for players, row in rows.items():
            assert set(row) == {*Fit._fields, "games", "turns", "seed", "options", "levels", "bands"}, scale
            assert row["levels"] == list(calibrate.LEVELS)
            assert analysis.told._fits()[scale][players] == Fit(*(row[name] for name in Fit._fields))
            low, high = calibrate.LIMITS
            assert all(low[i] <= row[name] <= high[i] for i, name in enumerate(Fit._fields))


@pytest.mark.parametrize("game", ["thurn-und-taxis", "murano"])
def test_who_has_the_better_chance_is_told_a_better_one(game: str) -> None:
    rng = Random(2)
    for _ in range(300):
        shares = [rng.random() for _ in range(rng.randint(2, 4))]
        chances = [share / sum(shares) for share in shares]
        viewer = rng.randrange(len(chances))
        shown = told(game, chances, viewer)
        assert sum(shown) == pytest.approx(1)
        order = sorted((seat for seat in range(len(chances)) if seat != viewer), key=chances.__getitem__)
        assert order == sorted(order, key=shown.__getitem__)
        seat = rng.randrange(len(chances))
        other = instead(chances, seat, chances[seat] / 2)
        assert sum(other) == pytest.approx(1)
        assert told(game, other, viewer)[seat] < shown[seat]
    assert told(game, [0.5, 0.5], PUBLIC) == pytest.approx([0.5, 0.5])


def test_chances_are_shown_in_steps_of_five_and_certain_only_where_they_are() -> None:
    assert [in_fives(one) for one in (0.0, 0.001, 0.44, 0.46, 0.999, 1.0)] == [0, 5, 45, 45, 95, 100]


def test_each_way_to_find_chances_is_told_by_its_own_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """With expansions the chances follow from something else, so that the fit of the base game says nothing of them."""
    kept: list[Any] = []
    monkeypatch.setattr(calibrate, "LEVELS", ("messenger",))
    monkeypatch.setattr(calibrate, "keep", lambda *row: kept.append(row))
    assert calibrate.main(["--games", "1", "--option", "courier=true", "--write"]) == 0
    ((scale, players, row),) = kept
    assert (scale, players, row["options"]) == ("thurn-und-taxis-expansions", 2, {"courier": True})
    fits = {"thurn-und-taxis": {"2": Fit(2.0)}, scale: {"2": Fit()}}
    monkeypatch.setattr(analysis.told, "_fits", lambda: fits)
    for options, spread in (({}, True), ({"courier": True}, False)):
        state = spieltisch.new_game("thurn-und-taxis", ["A", "B"], options, seed=1)
        thinking = Thinking(state, level_of("patrician"), 1, Budget(60, 20), telling=True)
        thinking.run()
        hint = analysis.hint_of(thinking, 0)
        found = hint["note"]["chances"][thinking.seat]
        assert (hint["chance"] != pytest.approx(found)) == spread


def test_the_command_plays_fits_and_keeps(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept: list[Any] = []
    monkeypatch.setattr(calibrate, "LEVELS", ("messenger", "merchant"))
    monkeypatch.setattr(calibrate, "keep", lambda *row: kept.append(row))
    assert calibrate.main(["--games", "2", "--write"]) == 0
    head, *_ = capsys.readouterr().out.splitlines()
    assert head.startswith("thurn-und-taxis, 2 players: 2 games")
    ((game, players, row),) = kept
    assert (game, players, row["games"], row["levels"]) == (
        "thurn-und-taxis",
        2,
        2,
        ["messenger", "merchant"],
    )
    monkeypatch.undo()
    file = tmp_path / "calibration.json"
    file.write_text('{"scales": {}}')
    monkeypatch.setattr(calibrate, "FILE", file)
    calibrate.keep(game, players, row)
    assert json.loads(file.read_text())["scales"] == {game: {"2": row}}
