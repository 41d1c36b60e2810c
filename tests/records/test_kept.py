"""What stands against actions and positions, and what is seen, stays the same, on every Python and in WebAssembly."""

from __future__ import annotations

import pytest

from . import golden
from .kept import Kept, chosen
from .mixes import MIXES, POSSIBLE
from .reasons import REASONS
from .views import VIEWS

KINDS = (REASONS, MIXES, VIEWS)


@pytest.mark.parametrize("name", golden.names())
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_it_is_what_it_was(kind: Kept, name: str) -> None:
    """If it was changed on purpose: ``PYTHONPATH=py python -m tests.records.make``."""
    assert kind.now(name) == kind.read()[name]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_record_is_kept(kind: Kept) -> None:
    assert sorted(kind.read()) == golden.names()


def test_most_rules_that_refuse_come_up() -> None:
    assert len({rule for kept in REASONS.read().values() for rule in kept}) >= 75


def test_many_reasons_against_a_position_come_up_and_many_positions_can_be() -> None:
    mixes = MIXES.read().values()
    assert len({reason for kept in mixes for reason in kept}) >= 50
    assert all(POSSIBLE in kept for kept in mixes)


def test_an_option_that_is_off_counts_in_no_fingerprint() -> None:
    options = {"start-character": False, "one-workshop": True, "income": "automatic", "board": "north"}
    data = {
        "record": [{"options": options, "players": ["Anna"]}],
        "games": [{"id": "murano", "options": [{}]}],
    }
    assert chosen(data) == {
        "record": [{"options": {"one-workshop": True, "board": "north"}, "players": ["Anna"]}],
        "games": [{"id": "murano"}],
    }
