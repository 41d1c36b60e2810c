"""What is said against positions, words and calls, and what the rules consist of, stays the same."""

from __future__ import annotations

import pytest

from tests.records.kept import Kept

from .kinds import KINDS
from .positions import POSSIBLE

BY_NAME = {kind.name: kind for kind in KINDS}


@pytest.mark.parametrize(("kind", "name"), [(kind.name, name) for kind in KINDS for name in kind.things()])
def test_it_is_what_it_was(kind: str, name: str) -> None:
    """If it was changed on purpose: ``PYTHONPATH=py python -m tests.records.make``."""
    assert BY_NAME[kind].now(name) == BY_NAME[kind].read()[name]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_all_of_it_is_kept(kind: Kept) -> None:
    assert sorted(kind.read()) == sorted(kind.things())


def test_most_rules_come_up() -> None:
    kept = BY_NAME["words"].read().values()
    assert len({rule for said in kept for rule in said}) >= 80


def test_positions_of_every_game_can_be_and_cannot() -> None:
    for said in BY_NAME["positions"].read().values():
        assert POSSIBLE in said
        assert len(said) > 3


def test_calls_are_answered_and_refused() -> None:
    ended = {how for said in BY_NAME["calls"].read().values() for how in said}
    for method in ("new", "load", "view", "act", "undo", "at", "follow", "preview"):
        assert f"{method} ok" in ended
        assert any(how.startswith(f"{method} ") for how in ended - {f"{method} ok"})
