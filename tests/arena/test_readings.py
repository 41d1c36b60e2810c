"""Positions with the words of their hints, to be read by people."""

from __future__ import annotations

import pytest

from spieltisch.arena import readings

SOUTH = ["--option", "courier=true", "--option", "offices=true", "--option", "audience=true"]


@pytest.mark.parametrize("table", [[], SOUTH, ["--option", "board=north"], ["--game", "murano"]])
def test_each_position_has_its_words(table: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert readings.main([*table, "--positions", "2", "--playouts", "4", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.count("== ") == 2
    said = [line for line in told.splitlines() if line.startswith("   * ")]
    assert len(said) >= 2
    assert all(len(line) > 10 for line in said)
