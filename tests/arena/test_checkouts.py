"""A level of another checkout plays in the arena, also of one that is older than the protocol."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from spieltisch.actions import Action
from spieltisch.arena.__main__ import main
from spieltisch.arena.bot import BadEntrant, turn_of
from spieltisch.arena.checkout import FOREVER, OURS, checkout
from spieltisch.arena.contest import Contest, play
from spieltisch.arena.entrant import Entrant
from spieltisch.state import Event, State
from tests.players.tables import MURANO, TAXIS
from tools.paths import ENGINE, ROOT


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout without the protocol, in which the merchant has a weakness."""
    folder = tmp_path_factory.mktemp("old")
    package = folder / "py" / "spieltisch"
    away = shutil.ignore_patterns("__pycache__", "protocol", "arena", "rl")
    shutil.copytree(ENGINE / "spieltisch", package, ignore=away)
    levels = package / "players" / "levels.json"
    data = json.loads(levels.read_text())
    data[2]["weakness"] = "closes-early"
    levels.write_text(json.dumps(data))
    return folder


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level of this process has the seeds that the arena tells programs."""
    choose = Entrant.choose

    def told(entrant: Entrant, state: State, seed: int, seen: Sequence[Event]) -> Action:
        turn = turn_of(state, seed, seen)
        turn.imagine()
        return choose(entrant, state, turn.rng.getrandbits(53), seen)

    monkeypatch.setattr(Entrant, "choose", told)


def test_which_program_speaks_for_a_checkout(old: Path) -> None:
    here, there = checkout(f"{ROOT}:merchant"), checkout(f"{old}:patrician:playouts=6,turns=1")
    assert here.command[-2:] == ("-m", "spieltisch.players.protocol")
    assert here.options == {"level": "merchant"}
    assert there.command[-1] == str(OURS)
    assert there.options == {"level": "patrician", "playouts": "6", "turns": "1", "seconds": FOREVER}
    for text in ("merchant", "/no/such/folder:merchant", f"{old}:", f"{old / 'py'}:merchant"):
        with pytest.raises(BadEntrant):
            checkout(text)


@pytest.mark.usefixtures("same_chance")
@pytest.mark.parametrize("table", [TAXIS, MURANO])
@pytest.mark.parametrize("level", ["merchant", "patrician:playouts=3,turns=1"])
def test_a_level_plays_over_the_protocol_as_it_plays_here(table: str, level: str) -> None:
    count = 3 if table == TAXIS else 2
    others = ["messenger"] * (count - 1)
    contest = Contest(table, {}, (f"from:{ROOT}:{level}", *others), 3)
    result = play(contest)
    assert result.fault is None
    assert play(contest).record == result.record
    if level == "merchant":
        # It has no search, so that the seed decides between equal actions and nothing else does.
        assert play(Contest(table, {}, (level, *others), 3)).record["actions"] == result.record["actions"]


@pytest.mark.usefixtures("same_chance")
def test_an_old_checkout_plays_with_its_own_package(old: Path) -> None:
    with_old = play(Contest(TAXIS, {}, (f"from:{old}:merchant", "messenger"), 3))
    assert with_old.fault is None
    weak = play(Contest(TAXIS, {}, ("merchant:weakness=closes-early", "messenger"), 3))
    assert with_old.record["actions"] == weak.record["actions"]
    ours = play(Contest(TAXIS, {}, ("merchant", "messenger"), 3))
    assert ours.record["actions"] != with_old.record["actions"]


def test_two_checkouts_meet_with_two_and_with_four(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--from", f"{old}:merchant", "merchant", "--players", "2,4", "--games", "4", "--jobs", "2"]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in lines[1:3]] == [
        ["merchant", f"from:{old}:merchant", count, "4"] for count in ("2", "4")
    ]
    assert "95 %" in lines[0]


@pytest.mark.parametrize("level", ["emperor", "merchant:speed=3", "patrician:playouts=many"])
def test_what_a_checkout_does_not_know_is_told_at_once(
    level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--from", f"{ROOT}:{level}", "random", "--games", "1", "--jobs", "1"]) == 2
    assert "it refused 'set'" in capsys.readouterr().err
