"""`build.py bench mutants`: each place is tried by the tests that go there, in the order that is likeliest to end soon."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tools.bench import mutants
from tools.bench.mutants import figures, places, touched
from tools.paths import ROOT, TOOLS
from tools.schema import typescript

MINE = """
def double(number):
    return number * 2


TEN = double(5)
"""
TESTS = """
from mine import TEN, double


def test_nothing():
    assert True


def test_what_was_worked_out_at_the_beginning():
    assert TEN == 10
"""


def test_every_file_of_the_rules_has_its_room() -> None:
    rooms = {file: places.room_of(file)[0] for file in places.files()}
    assert {*rooms.values()} == {name for name, *_ in places.ROOMS}
    assert rooms["py/spieltisch/murano/trade.py"] == "murano"
    assert rooms["py/spieltisch/thurn_und_taxis/turn.py"] == "base"
    assert rooms["py/spieltisch/thurn_und_taxis/expansions/courier.py"] == "courier"
    assert rooms["py/spieltisch/bridge.py"] == "session"
    assert rooms["py/spieltisch/schema.py"] == "schema"
    assert rooms["py/spieltisch/thurn_und_taxis/expansions/schema/glory.py"] == "schema"
    assert not any(f"/{aside}/" in file for file in rooms for aside in places.ASIDE)


def test_the_tests_of_every_room_are_there() -> None:
    for name, _, stages in places.ROOMS:
        assert stages[0] != stages[-1], name
        assert places.RECORDS in stages, name
        for tests in stages:
            assert [test for test in tests if not (ROOT / test).exists()] == [], name


@pytest.mark.parametrize("rules", [["MU-301"], ["TT-6xx"], ["MU-S06", "MU-S07"]])
def test_the_nearest_tests_bear_the_rules_that_the_function_names(rules: list[str]) -> None:
    found = places.bearing(rules)
    assert found
    for file in found:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert any(f'mark.rule("{rule.rstrip("x")}' in text for rule in rules), file
    assert places.bearing([]) == []


def place(rules: list[str]) -> dict[str, Any]:
    return {"file": "py/spieltisch/murano/trade.py", "rules": rules}


def test_what_bears_the_rule_comes_first_and_whole_games_come_last() -> None:
    order = mutants.order(place(["MU-701"]))
    bearing = [test for test in places.bearing(["MU-701"]) if not touched.is_costly(test)]
    assert order[: len(bearing)] == bearing
    assert "tests/engine/session/test_session.py" in order
    assert "tests/rules/thurn_und_taxis/base/test_tt_1_setup.py" in order
    assert "tests/engine/playouts/test_declared.py" in order
    costly = [touched.is_costly(test) for test in order]
    assert costly == sorted(costly)


def test_the_calls_for_thoughts_are_no_whole_games() -> None:
    assert touched.is_costly("tests/players/test_analysis.py")
    assert not touched.is_costly("tests/players/test_thinking_handler.py")


def test_a_change_of_the_schema_is_tried_by_what_is_written_from_it(tmp_path: Path) -> None:
    """That test wants the page's declarations in the copy, and counts for what was found before."""
    written = "tests/build/test_schema.py"
    assert mutants.order({"file": "py/spieltisch/schema.py", "rules": []})[0] == written
    assert ROOT / written in touched.sources()
    mutants._copy_declarations(tmp_path / "tree")
    for path in typescript.files():
        copied = tmp_path / "tree" / path.relative_to(ROOT)
        assert copied.read_bytes() == path.read_bytes()


def test_what_noticed_something_in_the_same_file_comes_before_others() -> None:
    session, records = "tests/engine/session/test_session.py", "tests/records/test_golden.py"
    noticed = Counter({("py/spieltisch/murano/trade.py", session): 2, ("py/spieltisch/state.py", records): 9})
    assert mutants.order(place(["MU-701"]), noticed=noticed)[0] == session
    assert mutants.order(place(["MU-701"]), records, noticed)[:2] == [records, session]
    gone = "tests/engine/test_that_is_gone.py"
    assert mutants.order(place([]), gone) == mutants.order(place([]))


def test_a_longer_draw_goes_on_where_a_shorter_one_ended() -> None:
    every = [{"number": number} for number in range(200)]
    short, long = places.drawn(every, 20, 3), places.drawn(every, 60, 3)
    assert long[:20] == short
    assert len({one["number"] for one in long}) == 60
    assert short != places.drawn(every, 20, 4)
    assert len(places.drawn(every, 0, 3)) == 200


def test_how_sure_a_share_is() -> None:
    low, high = figures.interval(47, 51)
    assert (round(low, 3), round(high, 3)) == (0.815, 0.969)
    assert figures.interval(0, 0) == (0.0, 1.0)
    assert figures.interval(400, 400)[1] == 1.0
    assert figures.interval(400, 400)[0] > 0.98


def test_a_test_goes_to_a_place_of_several_lines() -> None:
    known = touched.Touched({"a": 0.5, "b": 1.0}, frozenset(), {"x.py": frozenset({7, 9})})
    assert known.cost == 1.5
    assert known.goes_to("x.py", 8, 10)
    assert not known.goes_to("x.py", 8, 8)
    assert not known.goes_to("y.py", 7, 9)


def test_a_place_inside_a_long_statement_is_all_of_it() -> None:
    """Of a table over several lines only the first one counts as gone to; of a condition what it decides about is left out."""
    file = "tools/bench/mutants/places.py"
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    table = next(number for number, line in enumerate(lines, 1) if line.startswith("ENGINE_TESTS"))
    assert places.statement({"file": file, "lines": [table + 2, table + 2]}) == (table, table + 7)
    loop = next(number for number, line in enumerate(lines, 1) if line.startswith("    for test in tests:"))
    assert places.statement({"file": file, "lines": [loop, loop]}) == (loop, loop)


def test_what_is_known_of_a_file_of_tests_is_found_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(touched, "MAPS", tmp_path)
    questions = []

    def ask(question: dict[str, Any]) -> dict[str, Any]:
        questions.append(question)
        return {"costs": {"a": 0.5}, "failed": ["b"], "lines": {"x.py": [7]}}

    test = "tests/rules/murano/test_mu_2_turn.py"
    twice = [touched.known_of(test, ask) for _ in range(2)]
    assert questions == [{"ask": "touch", "tests": test}]
    assert twice == [touched.Touched({"a": 0.5}, frozenset({"b"}), {"x.py": frozenset({7})})] * 2


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project with a function that is used while its module is imported."""
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "test_mine.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    return tmp_path


def answers(project: Path, *texts: str, costs: dict[str, float] | None = None) -> list[dict[str, Any]]:
    """Try each text in the place of the module."""
    questions = [
        {
            "ask": "attempt",
            "file": "mine.py",
            "text": text,
            "stages": [["test_mine.py"]],
            "costs": costs or {},
            "passed_over": [],
        }
        for text in texts
    ]
    done = subprocess.run(
        [sys.executable, TOOLS / "bench" / "mutants" / "warm.py"],
        input="".join(f"{json.dumps(question)}\n" for question in questions),
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_fork_imports_the_changed_text_and_leaves_nothing_behind(project: Path) -> None:
    right, wrong, broken, again = answers(project, MINE, MINE.replace("* 2", "* 3"), "1 / 0", MINE)
    assert not right["noticed"]
    assert wrong["noticed"]
    assert wrong["last"] == "test_mine.py::test_what_was_worked_out_at_the_beginning"
    assert broken["noticed"]
    assert broken["last"] == "imports"
    assert not again["noticed"]
    assert (project / "mine.py").read_text() == MINE


def test_a_fork_that_ends_by_itself_is_noticed_and_one_that_is_asked_wrongly_is_told(project: Path) -> None:
    [ended] = answers(project, f"import os\n{MINE}\nos._exit(0)\n")
    assert ended["noticed"]
    done = subprocess.run(
        [sys.executable, TOOLS / "bench" / "mutants" / "warm.py"],
        input='{"ask": "attempt"}\n',
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "KeyError" in json.loads(done.stdout)["broken"]
