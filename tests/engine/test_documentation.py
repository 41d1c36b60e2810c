"""Everything public in the package is documented, and the examples in it are true."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, is_typeddict

import pytest

import spieltisch

ROOT = Path(__file__).parents[2]
APART = {"spieltisch.rl.environment"}
"""Needs what is not installed here."""
MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(spieltisch.__path__, "spieltisch.")
    if found.name not in APART
] + [spieltisch]


def public_things(module: ModuleType) -> list[tuple[str, Any]]:
    """Return the public functions, classes and methods that a module defines."""
    things: list[tuple[str, Any]] = []
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(thing):
            things.append((name, thing))
        # What is declared for the border says by its fields what it is.
        if inspect.isclass(thing) and not is_typeddict(thing):
            things.append((name, thing))
            things += [
                (f"{name}.{own}", method)
                for own, method in vars(thing).items()
                if not own.startswith("_")
                and (callable(method) or isinstance(method, (property, staticmethod)))
            ]
    return things


def named(modules: list[ModuleType]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("module", modules, ids=[module.__name__ for module in modules])


@named(MODULES)
def test_everything_public_has_a_docstring(module: ModuleType) -> None:
    assert inspect.getdoc(module), module.__name__
    for name, thing in public_things(module):
        text = inspect.getdoc(thing)
        assert text, f"{module.__name__}.{name}"
        first = text.splitlines()[0]
        assert first[0].isupper() or first.startswith("``"), f"{module.__name__}.{name}: {first}"
        assert first.endswith((".", ":")), f"{module.__name__}.{name}: {first}"


@named(MODULES)
def test_the_examples_are_true(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    found = [test for module in MODULES for test in finder.find(module) if test.examples]
    assert found


def test_what_the_package_offers_exists_and_is_sorted() -> None:
    assert sorted(set(spieltisch.__all__)) == sorted(spieltisch.__all__)
    for name in spieltisch.__all__:
        assert hasattr(spieltisch, name)


def test_a_table_is_ready_before_anybody_thinks() -> None:
    code = "import sys, spieltisch.bridge; sys.exit(any(n.startswith('spieltisch.players') for n in sys.modules))"
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": str(ROOT / "py")})
