"""Positions with the words of their hints, to be read by people."""

from __future__ import annotations

import pytest

from spieltisch.arena import readings


@pytest.mark.parametrize("kind", sorted(readings.KINDS))
def test_each_position_has_its_words(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert readings.main([kind, "--positions", "2", "--playouts", "4", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.count("== ") == 2
    said = [line for line in told.splitlines() if line.startswith("   * ")]
    assert len(said) >= 2
    assert all(len(line) > 10 for line in said)
