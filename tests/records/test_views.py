"""Positions, observations and what is offered stay the same, on every Python and in WebAssembly."""

from __future__ import annotations

import pytest

from . import golden, views

KEPT = views.read()


@pytest.mark.parametrize("name", golden.names())
def test_what_is_seen_is_what_it_was(name: str) -> None:
    """If it was changed on purpose: ``PYTHONPATH=py python -m tests.records.make``."""
    assert views.of(golden.record_of(golden.read(name))) == KEPT[name]


def test_the_views_of_every_record_are_kept() -> None:
    assert sorted(KEPT) == golden.names()
