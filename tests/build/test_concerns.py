"""What `build.py test quick` runs for a change."""

import subprocess
from itertools import combinations
from pathlib import Path

import pytest

from tools.concerns import CONCERNS, concerned_by
from tools.paths import ROOT

RULES = "tests/rules/thurn_und_taxis"


def kept() -> list[str]:
    """Return all files that are kept in git."""
    git = ["git", "-c", "core.quotepath=off", "ls-files"]
    return subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def test_every_line_of_the_table_names_what_is_there() -> None:
    files = kept()
    for beginning, tests in CONCERNS.items():
        assert any(path.startswith(beginning) for path in files), beginning
        assert all((ROOT / test).exists() for test in tests), beginning


def test_no_line_of_the_table_is_hidden_by_an_earlier_one() -> None:
    assert not [(one, other) for one, other in combinations(CONCERNS, 2) if other.startswith(one)]


def test_every_expansion_has_its_line() -> None:
    expansions = ROOT / "py" / "spieltisch" / "thurn_und_taxis" / "expansions"
    for path in expansions.iterdir():
        if not path.name.startswith("__") and path.name != "schema":
            tests = concerned_by([path.relative_to(ROOT).as_posix()])
            assert f"{RULES}/{path.stem}" in tests, path
            assert f"{RULES}/combinations" in tests, path


@pytest.mark.parametrize("path", ["py/spieltisch/state.py", "py/spieltisch/session.py", "tests/positions.py"])
def test_shared_code_concerns_all_rules(path: str) -> None:
    assert {"tests/rules", "tests/records", "tests/engine", "tests/players"} <= set(concerned_by([path]))


def test_every_file_of_the_engine_concerns_tests_that_use_it() -> None:
    for path in kept():
        # Modules for types do nothing: what they say is compared with what is said in games.
        proofs = (
            ("tests/engine", "tests/players/test_protocol.py")
            if "schema" in Path(path).with_suffix("").parts
            else ("tests/rules", "tests/players", "tests/arena", "tests/shell")
        )
        if path.startswith("py/"):
            assert any(test.startswith(proofs) for test in concerned_by([path])), path


def test_a_test_concerns_itself_alone_and_nothing_once_it_is_gone() -> None:
    own = f"{RULES}/base/test_tt_0_map.py"
    assert concerned_by([own]) == [own]
    assert concerned_by([f"{RULES}/base/test_that_was_deleted.py"]) == []


def test_a_folder_is_not_named_twice() -> None:
    assert concerned_by([f"{RULES}/base/test_tt_0_map.py", f"{RULES}/reading.py"]) == [RULES]


def test_nothing_changed_nothing_to_run() -> None:
    assert concerned_by([]) == []
