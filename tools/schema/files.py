"""The files that are written from the engine's schema."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools.console import say
from tools.schema import notation, typescript


def texts() -> dict[Path, str]:
    """Return the text that each file has to have."""
    return typescript.files() | notation.files()


def write() -> None:
    """Write those that are not up to date, and say which."""
    _write(texts())


def write_types(tree: Path) -> None:
    """Write the types of another tree of the project; only there, so it may have no more than engine and page."""
    _write(typescript.files(tree))


def _write(wanted: Mapping[Path, str]) -> None:
    for path, text in wanted.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            say(f"{path} written")
