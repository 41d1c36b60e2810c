"""`build.py bench mutants`: every file of the rules has its tests, and nothing but a copy is ever changed."""

from pathlib import Path

import pytest

from tools.bench import mutants
from tools.paths import ROOT


def test_every_file_of_the_rules_has_its_room() -> None:
    rooms = {file: mutants.room_of(file)[0] for file in mutants.files()}
    assert {*rooms.values()} == {name for name, *_ in mutants.ROOMS}
    assert rooms["py/spieltisch/murano/trade.py"] == "murano"
    assert rooms["py/spieltisch/thurn_und_taxis/turn.py"] == "base"
    assert rooms["py/spieltisch/thurn_und_taxis/expansions/courier.py"] == "courier"
    assert rooms["py/spieltisch/bridge.py"] == "session"
    assert not any("/players/" in file or "/arena/" in file or "/analysis/" in file for file in rooms)


def test_the_tests_of_every_room_are_there() -> None:
    for name, _, stages in mutants.ROOMS:
        assert stages[0] != stages[-1], name
        assert mutants.RECORDS in stages, name
        for tests in stages:
            assert [test for test in tests if not (ROOT / test).exists()] == [], name


@pytest.mark.parametrize("rules", [["MU-301"], ["TT-6xx"], ["MU-S06", "MU-S07"]])
def test_the_nearest_tests_bear_the_rules_that_the_function_names(rules: list[str]) -> None:
    found = mutants.bearing(rules)
    assert found
    for file in found:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert any(f'mark.rule("{rule.rstrip("x")}' in text for rule in rules), file
    assert mutants.bearing([]) == []


def test_a_changed_file_is_itself_again_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "turn.py"
    path.write_text("right = 1\n")
    before = path.stat().st_mtime_ns
    seen = []

    def fail() -> None:
        with mutants.changed(path, "right = 2\n"):
            seen.append(path.read_text())
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert seen == ["right = 2\n"]
    assert (path.read_text(), path.stat().st_mtime_ns) == ("right = 1\n", before)
