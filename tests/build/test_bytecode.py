"""What is left out of compiled modules, and that nothing else is (tools/inside/bytecode.py)."""

import marshal
import traceback
import types
import typing
from collections.abc import Iterator

import pytest

from tools.inside.bytecode import compiled

HEADER = 16

SOURCE = '''
"""A docstring."""
import functools
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import nothing.of.that.name

LIMIT: int = 3
later: str

class Row(NamedTuple):
    """One."""
    name: str
    count: int = 2

@functools.singledispatch
def told(thing: object) -> str:
    return "thing"

@told.register
def _(thing: int) -> str:
    return "number"

class Shape:
    @property
    def side(self) -> float:
        """Of it."""
        return 1.0

def fails(count: int, *rest: str, last: bool = True) -> None:
    for number in range(count):
        if number == 3:
            raise ValueError(

                number)
'''
LONG = (
    "def far():\n"
    + "    x = 1\n" * 5
    + "\n" * 3000
    + "    return 1 / 0\n"
    + "    "
    + "; ".join(["y = 2"] * 90)
)


def loaded(source: str) -> tuple[types.CodeType, dict[str, typing.Any]]:
    code = marshal.loads(compiled(source.encode(), "room.py")[HEADER:])  # noqa: S302 - our own
    found: dict[str, typing.Any] = {"__name__": "room"}
    exec(code, found)  # noqa: S102 - the text stands above
    return code, found


def inner(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for one in code.co_consts:
        if isinstance(one, types.CodeType):
            yield from inner(one)


def test_words_for_readers_and_annotations_for_checkers_are_left_out() -> None:
    _, found = loaded(SOURCE)
    assert found.get("__doc__") is None
    assert "One" not in (found["Row"].__doc__ or "")
    assert found["fails"].__annotations__ == {}
    assert found["Shape"].side.fget.__annotations__ == {}
    assert "__annotations__" not in found


def test_what_only_checkers_import_is_left_out_and_values_stay() -> None:
    code, found = loaded(SOURCE)
    assert "nothing.of.that.name" not in code.co_names
    assert found["LIMIT"] == 3
    assert "later" not in found


def test_annotations_that_somebody_reads_stay() -> None:
    _, found = loaded(SOURCE)
    assert found["Row"]("a") == ("a", 2)
    assert [found["told"](thing) for thing in (1, "one")] == ["number", "thing"]


@pytest.mark.parametrize(("source", "name", "args"), [(SOURCE, "fails", (5,)), (LONG, "far", ())])
def test_a_traceback_names_the_same_line_as_ever(source: str, name: str, args: tuple[int, ...]) -> None:
    plain: dict[str, typing.Any] = {"__name__": "room"}
    exec(compile(source, "room.py", "exec"), plain)  # noqa: S102 - the text stands above
    lines = []
    for found in (plain, loaded(source)[1]):
        with pytest.raises((ValueError, ZeroDivisionError)) as failed:
            found[name](*args)
        lines.append([frame.lineno for frame in traceback.extract_tb(failed.tb)][1:])
    assert lines[0] == lines[1] != []


def test_every_instruction_keeps_its_line_and_loses_its_columns() -> None:
    for source in (SOURCE, LONG):
        small, _ = loaded(source)
        whole = compile(source, "room.py", "exec", optimize=2)
        functions = {code.co_qualname: code for code in inner(whole)}
        compared = 0
        for code in inner(small):
            assert all(position[2:] == (None, None) for position in code.co_positions())
            if code.co_code == functions[code.co_qualname].co_code:
                told = [position[0] for position in functions[code.co_qualname].co_positions()]
                assert [position[0] for position in code.co_positions()] == told
                compared += 1
        assert compared
