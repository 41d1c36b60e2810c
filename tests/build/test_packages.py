"""`build.py package`: an empty environment plays with what comes out, and nothing else is needed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import spieltisch
from tools.packages import package
from tools.paths import CACHE, REQUIREMENTS, ROOT
from tools.setup_python import install, venv_python

ABOUT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PLAYS = """
import importlib.util, json, random, sys
import spieltisch
from spieltisch import players

told = {"from": spieltisch.__file__, "others": [n for n in ("numpy", "pip", "pytest") if importlib.util.find_spec(n)]}
for game in spieltisch.games():
    rng = random.Random(5)
    state = spieltisch.new_game(game, ["Anna", "Ben"], seed=5)
    state.apply(players.choose(state, "merchant", seed=1))
    while not state.is_over:
        state.apply(rng.choice(state.legal_actions()))
    told[game] = [spieltisch.replay(state.record()).to_dict() == state.to_dict(), len(state.winners())]
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel."""
    return package(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory, packed: tuple[Path, Path]) -> Path:
    """The interpreter of an environment which has the wheel and nothing else, without a network."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip: list[str | Path] = [venv_python(CACHE / "package-venv"), "-m", "pip", "--python", python]
    subprocess.run([*pip, "install", "--quiet", "--no-index", packed[1]], check=True)
    return python


def run(python: Path, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run something far from the sources."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [python, *words], cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=120
    )


def test_an_empty_environment_plays_both_games_and_a_move_of_a_computer(empty: Path, tmp_path: Path) -> None:
    done = run(empty, "-c", PLAYS, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert str(empty.parent.parent) in told.pop("from")
    assert told.pop("others") == []
    assert told == {"thurn-und-taxis": [True, 1], "murano": [True, 1]}


def test_the_arena_runs_where_it_was_installed(empty: Path, tmp_path: Path) -> None:
    done = run(
        empty,
        *["-m", "spieltisch.arena", "messenger", "random", "--games", "2", "--jobs", "2"],
        folder=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "2 of 2 games" in done.stderr


@pytest.mark.long
def test_pip_installs_the_tree_itself(tmp_path: Path) -> None:
    python = install("package", CACHE / "package-venv")
    options: list[str | Path] = [
        "--quiet",
        "--no-index",
        "--no-build-isolation",
        "--no-deps",
        "--target",
        tmp_path / "site",
    ]
    subprocess.run([python, "-m", "pip", "install", *options, ROOT], check=True, cwd=tmp_path)
    assert (tmp_path / "site" / "spieltisch" / "thurn_und_taxis" / "boards" / "south.json").is_file()


def test_what_the_wheel_says_of_itself(packed: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packed[1]) as archive:
        names = archive.namelist()
        (name,) = (name for name in names if name.endswith("METADATA"))
        said = archive.read(name).decode()
    assert {name.split("/")[0] for name in names} == {
        "spieltisch",
        f"spieltisch-{ABOUT['version']}.dist-info",
    }
    lines = said.split("\n\n", 1)[0].splitlines()
    for line in ("Name: spieltisch", f"Version: {spieltisch.__version__}", "License-Expression: MIT"):
        assert line in lines
    assert {line.removeprefix("Provides-Extra: ") for line in lines if line.startswith("Provides-Extra")} == {
        "arena",
        "rl",
    }
    assert not [line for line in lines if line.startswith("Requires-Dist") and "extra ==" not in line]
    assert "python3 build.py serve" in said, "the readme comes along"
    sources = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py").rglob("*.py")}
    assert sources <= set(names)


def test_the_sdist_has_what_the_wheel_is_built_from(packed: tuple[Path, Path]) -> None:
    with tarfile.open(packed[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        assert {member.mtime for member in archive.getmembers()} == {1580601600}
    assert {"pyproject.toml", "LICENSE", "README.md", "py/spieltisch/py.typed"} <= names
    assert not [
        name for name in names if "__pycache__" in name or name.startswith(("tests/", "node_modules"))
    ]


@pytest.mark.parametrize("extra", ["arena", "rl"])
def test_an_extra_is_what_its_tests_run_with(extra: str) -> None:
    wanted = {re.split(r"[<>=~]", line)[0] for line in ABOUT["optional-dependencies"][extra]}
    lines = (REQUIREMENTS / f"{extra}.in").read_text(encoding="utf-8").splitlines()
    assert wanted == {line for line in lines if not line.startswith("#")}


def test_there_is_one_version() -> None:
    assert ABOUT["version"] == spieltisch.__version__
