"""What stands against an action stays the same rule with the same data, on every Python and in WebAssembly."""

from __future__ import annotations

import pytest

from . import golden, reasons

KEPT = reasons.read()


@pytest.mark.parametrize("name", golden.names())
def test_the_reasons_are_what_they_were(name: str) -> None:
    """If a rule's reasons were changed on purpose: ``PYTHONPATH=py python -m tests.records.make``."""
    assert reasons.of(golden.record_of(golden.read(name))) == KEPT[name]


def test_the_reasons_of_every_record_are_kept() -> None:
    assert sorted(KEPT) == golden.names()


def test_most_rules_that_refuse_come_up() -> None:
    rules = {rule for kept in KEPT.values() for rule in kept}
    assert len(rules) >= 75
