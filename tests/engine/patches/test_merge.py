"""``build.py data --merge``: a checked patch goes into the data files, which stay as they are written otherwise."""

from __future__ import annotations

import difflib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.console import Problem
from tools.patches import merge
from tools.paths import ENGINE

BOARDS = ("thurn_und_taxis/boards", "murano/boards")


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    for folder in BOARDS:
        shutil.copytree(ENGINE / "spieltisch" / folder, tmp_path / "spieltisch" / folder)
        before = Path("spieltisch", folder).parent / "before.json"
        shutil.copyfile(ENGINE / before, tmp_path / before)
    return tmp_path


def merged(engine: Path, file: str, changes: dict[str, Any]) -> list[str]:
    """Return the lines of a data file that a patch has changed, with + and -."""
    patch = engine / "patch.json"
    patch.write_text(json.dumps({"name": "Our copy", "changes": changes}), encoding="utf-8")
    assert merge(patch, engine) == 0
    before, after = ((root / "spieltisch" / file).read_text("utf-8") for root in (ENGINE, engine))
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]


def test_a_name_becomes_printed(engine: Path) -> None:
    gone, come = merged(
        engine, "thurn_und_taxis/boards/north.json", {"north/cities/muenster/name": "Munster"}
    )
    assert '"name": "Münster"' in gone
    assert '"name": "Munster"' in come
    assert '"provenance": "printed"' in come


def test_notes_of_an_export_are_told_and_left_out(engine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exported = {
        "name": "Our copy",
        "changes": {"north/cities/muenster/name": "Munster"},
        "notes": {"murano/characters/palace": "Only without a neighbour."},
    }
    file = engine / "export.json"
    file.write_text(json.dumps(exported, indent=1), encoding="utf-8")
    assert merge(file, engine) == 0
    assert "murano/characters/palace: Only without a neighbour." in capsys.readouterr().out
    written = (engine / "spieltisch" / BOARDS[0] / "north.json").read_text("utf-8")
    assert '"name": "Munster"' in written
    assert "neighbour" not in written


def test_what_is_no_patch_is_refused(engine: Path) -> None:
    file = engine / "export.json"
    for text in ("{", "[]", '{"notes": 3}', '{"name": "x", "changes": {}, "notes": {"a": "b"}}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(Problem):
            merge(file, engine)


def test_roads_come_and_go(engine: Path) -> None:
    changes = {"north/roads/amsterdam-groningen": False, "north/roads/amsterdam-berlin": True}
    lines = merged(engine, "thurn_und_taxis/boards/north.json", changes)
    assert any(line.startswith("-") and '"a": "amsterdam", "b": "groningen"' in line for line in lines)
    assert any(
        line.startswith("+") and '"a": "amsterdam", "b": "berlin", "provenance": "printed"' in line
        for line in lines
    )


def test_numbers_cards_and_cells(engine: Path) -> None:
    label = {"de": "5 je roter Laden", "en": "5 per red shop"}
    rule = {"kind": "per", "what": "shop", "colour": "red", "points": 5}
    changes = {
        "murano/characters/shop-red/label": label,
        "murano/characters/shop-red/rule": rule,
        "murano/prices/glass/value": 2,
        "murano/beadSale/3/gold": 21,
    }
    lines = [line for line in merged(engine, "murano/boards/murano.json", changes) if line.startswith("+")]
    assert len(lines) == 3
    assert any('"points": 5' in line and '"de": "5 je roter Laden"' in line for line in lines)
    assert any('"beads": 3, "gold": 21, "provenance": "printed"' in line for line in lines)


def test_what_does_not_fit_is_told_with_its_place(engine: Path) -> None:
    with pytest.raises(Problem, match="place north/cities/rom/name"):
        merged(engine, "thurn_und_taxis/boards/north.json", {"north/cities/rom/name": "Rom"})
