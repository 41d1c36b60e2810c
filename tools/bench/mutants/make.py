"""Makes mutants with mutmut; runs in the environment of `build.py bench mutants`, where mutmut is.

Reads one question a line and answers each with a line: ``{"file": ...}`` with every mutant of a file, and with ``"number"`` the whole
text of the file with one of them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import Mutation, create_mutations

SHOWN = 90


class Raised(cst.CSTVisitor):  # type: ignore[misc] # unknown where mypy runs
    """Collects every text and every call inside a ``raise``: what an error says in English is no rule."""

    def __init__(self) -> None:
        self.texts: set[cst.CSTNode] = set()
        self.calls: set[cst.CSTNode] = set()
        self._depth = 0

    def visit_Raise(self, node: cst.Raise) -> None:  # noqa: N802 - the name is libcst's
        """Note that a ``raise`` begins."""
        self._depth += 1
        if node.exc is not None:
            self.calls.add(node.exc)

    def leave_Raise(self, original_node: cst.Raise) -> None:  # noqa: N802
        """Note that it ends."""
        self._depth -= 1

    def on_visit(self, node: cst.CSTNode) -> bool:
        """Remember a text inside a ``raise``."""
        if self._depth and isinstance(node, cst.SimpleString | cst.FormattedString | cst.ConcatenatedString):
            self.texts.add(node)
        return bool(super().on_visit(node))


def idle(node: cst.CSTNode, *, inside: bool = False) -> Iterator[cst.CSTNode]:
    """Yield what no program can tell from something else.

    That is all of a type variable, what only a type checker looks at, the type that a ``cast`` names, and whether ``zip`` is ``strict``:
    this says of what is equally long that it is.

    Args:
        node: where to look.
        inside: whether it lies in such a part.
    """
    inside = inside or _is_idle(node)
    if inside:
        yield node
    for child in node.children:
        named = isinstance(node, cst.Call) and _called(node) == "cast" and child is node.args[0]
        yield from idle(child, inside=inside or named)


def _is_idle(node: cst.CSTNode) -> bool:
    if isinstance(node, cst.Arg) and node.keyword is not None:
        return bool(node.keyword.value == "strict" and node.value.deep_equals(cst.Name("True")))
    if isinstance(node, cst.If):
        return bool(node.test.deep_equals(cst.Name("TYPE_CHECKING")))
    return _called(node) in ("TypeVar", "TypeVarTuple")


def _called(node: cst.CSTNode) -> str:
    return str(node.func.value) if isinstance(node, cst.Call) and isinstance(node.func, cst.Name) else ""


def _differ(before: cst.CSTNode, after: cst.CSTNode) -> bool:
    """Return whether a program can tell a call from another one that differs in its arguments."""
    if not isinstance(before, cst.Call) or not isinstance(after, cst.Call):
        return True
    heard, other = _heard(before), _heard(after)
    return len(heard) != len(other) or not all(map(cst.CSTNode.deep_equals, heard, other))


def _heard(call: cst.Call) -> list[cst.CSTNode]:
    args = [arg.value for arg in call.args if arg.keyword is None]
    return args[1:] if _called(call) == "cast" else args


@cache
def mutants(file: str) -> tuple[cst.Module, list[Mutation]]:
    """Return a file's module and its mutants."""
    module, found, *_ = create_mutations(file, Path(file).read_text(encoding="utf-8"))
    raised = Raised()
    module.visit(raised)
    aside = raised.texts | {*idle(module)}
    return module, [
        one
        for one in found
        if one.original_node not in aside
        and (one.original_node not in raised.calls or _says_the_same(one.original_node, one.mutated_node))
        and (
            _called(one.original_node) not in ("zip", "cast") or _differ(one.original_node, one.mutated_node)
        )
    ]


def _says_the_same(before: cst.CSTNode, after: cst.CSTNode) -> bool:
    """Return whether an error has the same message, so that something else about it is another."""
    if not isinstance(before, cst.Call) or not isinstance(after, cst.Call):
        return True
    return bool(before.args and after.args) and before.args[0].deep_equals(after.args[0])


def told(file: str) -> Iterator[dict[str, Any]]:
    """Yield what each mutant of a file changes."""
    module, found = mutants(file)
    places = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    for number, one in enumerate(found):
        before = module.code_for_node(one.original_node).strip()
        outer = one.contained_by_top_level_function
        yield {
            "file": file,
            "number": number,
            "lines": [places[one.original_node].start.line, places[one.original_node].end.line],
            "function": outer.name.value if isinstance(outer, cst.FunctionDef) else "",
            "before": before[:SHOWN],
            "after": module.code_for_node(one.mutated_node).strip()[:SHOWN],
            "rules": _rules(outer) or _rules(module),
        }


def _rules(told_by: cst.CSTNode | None) -> list[str]:
    """Return the rows of the rules that a function or a module names in its first line."""
    if not isinstance(told_by, cst.FunctionDef | cst.Module):
        return []
    return re.findall(r"\b[A-Z]{2}-[A-Z]?\d[\dx]{1,2}", told_by.get_docstring() or "")


def made(file: str, number: int) -> str:
    """Return the text of a file with one mutant."""
    module, found = mutants(file)
    changed = module.deep_replace(found[number].original_node, found[number].mutated_node)
    return str(changed.code)


def main() -> None:
    """Answer one question after the other."""
    for line in sys.stdin:
        asked = json.loads(line)
        answer = made(asked["file"], asked["number"]) if "number" in asked else [*told(asked["file"])]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
