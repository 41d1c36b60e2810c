"""No row of the rules without a test, no test for a row that does not exist, no marked test that proves nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
BROWSER = FOLDER.parent / "browser"

PAGE = re.compile(r"[A-Z]{2}-U\d{2}")
"""Rows about what the page shows and how it helps: a test with clicks proves them as well."""


@cache
def ids() -> tuple[str, ...]:
    """Return the ids of all rows, in their order."""
    return tuple((FOLDER / "ids.txt").read_text(encoding="utf-8").split())


def functions_of(folder: Path) -> tuple[ast.FunctionDef, ...]:
    """Return all tests that the files below a folder define."""
    found: list[ast.FunctionDef] = []
    for path in sorted(folder.rglob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        found += [
            node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
    return tuple(found)


@cache
def written() -> tuple[ast.FunctionDef, ...]:
    """Return all tests below this folder."""
    return functions_of(FOLDER)


@cache
def clicked() -> tuple[ast.FunctionDef, ...]:
    """Return the tests in the browser that bear an id."""
    return tuple(test for test in functions_of(BROWSER) if any(marks(test)))


def marks(test: ast.FunctionDef) -> Iterator[str]:
    """Yield the ids that a test bears, those of its single cases too."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "row"):
                id_ = node.args[0]
                assert isinstance(id_, ast.Constant), "the id stands in the mark itself"
                yield str(id_.value)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "rows":
                (lines,) = node.args
                assert isinstance(lines, ast.Constant), "the lines stand in the test itself"
                yield from (line.split()[0] for line in str(lines.value).strip().splitlines())


def proves(test: ast.FunctionDef) -> bool:
    """Return whether a test can fail: it asserts, by itself or in a `check_...`, or expects an error, or something of the page."""
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr == "raises")
        or (isinstance(node, ast.Name) and (node.id == "expect" or node.id.startswith("check_")))
        for node in ast.walk(test)
    )


def test_ids_are_well_formed() -> None:
    assert all(re.fullmatch(r"[A-Z]{2}-[A-Z\d]\d{2}", id_) for id_ in ids())
    assert len(set(ids())) == len(ids()) > 200


def test_every_rule_has_a_test() -> None:
    tested = {id_ for test in written() for id_ in marks(test)}
    tested |= {id_ for test in clicked() for id_ in marks(test) if PAGE.fullmatch(id_)}
    assert [id_ for id_ in ids() if id_ not in tested] == []


def test_every_mark_names_a_rule() -> None:
    marked = {id_: test.name for test in (*written(), *clicked()) for id_ in marks(test)}
    assert {id_: name for id_, name in marked.items() if id_ not in ids()} == {}


def test_every_marked_test_can_fail() -> None:
    assert [test.name for test in (*written(), *clicked()) if not proves(test)] == []


def test_names_are_not_used_twice_in_a_file() -> None:
    """A second test of the same name would hide the first."""
    for path in sorted(FOLDER.rglob("test_*.py")):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = [node.name for node in body if isinstance(node, ast.FunctionDef)]
        assert len(set(names)) == len(names), path.name
