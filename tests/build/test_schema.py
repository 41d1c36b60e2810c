"""docs/reference.md is what the engine declares, and the page's types that are written from it compile."""

import subprocess
from pathlib import Path

import pytest

from tests.processes import run
from tools.paths import ENGINE, MODULES, ROOT
from tools.schema.files import documents, write_types

PLAYED = """
import sys, spieltisch
from spieltisch.session import Session
for game in spieltisch.games():
    session = Session()
    session.call("new", {"game": game, "players": ["A", "B"], "seed": 1})
    for _ in range(20):
        view = session.call("view", {"seat": session.state.current_player})
        session.call("act", {"seat": view["seat"], "actions": [view["actions"][0]["text"]]})
print([name for name in sys.modules if "schema" in name.split(".")])
"""


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_written_from_the_schema_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == documents()[path], "python3 build.py types"


def test_the_declarations_of_the_page_compile() -> None:
    """The compiler passes declarations over in its ordinary run, those of the packages with them."""
    write_types()
    tsc = MODULES / ".bin" / "tsc"
    command: list[str | Path] = [
        tsc,
        "-p",
        ROOT / "tsconfig.json",
        "--skipLibCheck",
        "false",
        "--pretty",
        "false",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert [line for line in done.stdout.splitlines() if not line.startswith(("node_modules/", " "))] == []


def test_nobody_loads_the_schema_to_play() -> None:
    assert run(PLAYED, ENGINE) == ("[]\n", "")
