"""Which positions can be, and what stands against the others, stays the same, on every Python and in WebAssembly."""

from __future__ import annotations

import pytest

from . import golden, mixes

KEPT = mixes.read()


@pytest.mark.parametrize("name", golden.names())
def test_what_stands_against_a_position_is_what_it_was(name: str) -> None:
    """If it was changed on purpose: ``PYTHONPATH=py python -m tests.records.make``."""
    assert mixes.of(golden.record_of(golden.read(name))) == KEPT[name]


def test_the_mixes_of_every_record_are_kept() -> None:
    assert sorted(KEPT) == golden.names()


def test_many_reasons_against_a_position_come_up_and_many_positions_can_be() -> None:
    reasons = {reason for kept in KEPT.values() for reason in kept}
    assert len(reasons) >= 50
    assert all(mixes.POSSIBLE in kept for kept in KEPT.values())
