"""What ``build.py types`` writes: types of the page, which are not kept, documents, and what is written of drawings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tools import drawings, text_ids
from tools.console import say
from tools.paths import ROOT
from tools.schema import reference, typescript


def documents() -> dict[Path, str]:
    """Return the text that each document has to have of which a part is written from the schema."""
    return reference.files()


def write() -> None:
    """Write what is not up to date, and say which files."""
    write_types()
    _write(documents() | drawings.files())


def write_types(tree: Path = ROOT) -> None:
    """Write the types of the page in a tree of the project, before types are checked there; it may have no more than engine and page."""
    _write(typescript.files(tree) | text_ids.files(tree))


def _write(wanted: Mapping[Path, str]) -> None:
    for path, text in wanted.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            say(f"{path} written")
