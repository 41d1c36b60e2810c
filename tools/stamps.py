"""Remembering what was done for which inputs, so that the second run takes seconds."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.paths import CACHE, ROOT

IGNORED = {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


def files_below(roots: Iterable[Path]) -> list[Path]:
    """Return all files below the given files and folders, caches left out, in a fixed order."""
    found: set[Path] = set()
    for root in roots:
        paths = root.rglob("*") if root.is_dir() else [root]
        found.update(path for path in paths if path.is_file() and not IGNORED & set(path.parts))
    return sorted(found)


def digest(roots: Iterable[Path], *words: str) -> str:
    """Return a hash over names and contents of files, and over words that matter as well."""
    total = hashlib.sha256(repr(words).encode())
    for path in files_below(roots):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
        total.update(f"\0{name}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def is_fresh(stamp: Path, value: str) -> bool:
    """Tell whether the stamp file holds this value."""
    return stamp.is_file() and stamp.read_text() == value


def remember(stamp: Path, value: str) -> None:
    """Write the stamp file."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Hold a lock, so that two runs of build.py do not set up or build the same thing at once."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
