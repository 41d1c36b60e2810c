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


def test_of_a_trip_the_whole_plan_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """As found by reading: "or sail 18-1" did not say which action of the ring that was for."""
    assert readings.main(["--game", "murano", "--positions", "2", "--playouts", "4", "--seed", "9841"]) == 0
    sails = [
        line for line in capsys.readouterr().out.splitlines() if line.startswith(("-> sail", "   or sail"))
    ]
    assert sails
    assert all(", then: " in line for line in sails)
