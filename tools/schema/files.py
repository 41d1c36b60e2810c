"""The files that are written: from the engine's schema, and the ids of texts from the English ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools import text_ids
from tools.console import say
from tools.schema import notation, typescript


def from_schema() -> dict[Path, str]:
    """Return the text that each file has to have that is written from the schema."""
    return typescript.files() | notation.files()


def texts() -> dict[Path, str]:
    """Return the text that each file has to have."""
    return from_schema() | text_ids.files()


def write() -> None:
    """Write those that are not up to date, and say which."""
    _write(texts())


def write_types(tree: Path) -> None:
    """Write the types of another tree of the project; only there, so it may have no more than engine and page."""
    _write(typescript.files(tree) | text_ids.files(tree))


def _write(wanted: Mapping[Path, str]) -> None:
    for path, text in wanted.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            say(f"{path} written")
