"""Files that keep something of every golden record, or of other things with names: texts by these names, in one file for each kind."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import spieltisch

from . import golden

Texts = dict[str, str]


@cache
def records() -> Mapping[str, Any]:
    """Return all golden records by name."""
    return {name: golden.record_of(golden.read(name)) for name in golden.names()}


@dataclass(frozen=True)
class Kept:
    """One such file.

    Args:
        name: of the file, without its ending.
        of: what is found of one thing; a golden record is given as `golden.record_of` returns it.
        things: by name what it is found of.
        folder: where the file lies.
    """

    name: str
    of: Callable[[Any], Texts]
    things: Callable[[], Mapping[str, Any]] = records
    folder: Path = golden.FOLDER

    @property
    def file(self) -> Path:
        """The file."""
        return self.folder / f"{self.name}.json"

    def now(self, name: str) -> Texts:
        """Return what is found of something now, by its name."""
        return self.of(self.things()[name])

    def read(self) -> dict[str, Texts]:
        """Return what is kept."""
        kept: dict[str, Texts] = json.loads(self.file.read_text(encoding="utf-8"))
        return kept

    def text(self) -> str:
        """Return what the file would have to say now, one text a line."""
        found = {name: self.now(name) for name in self.things()}
        return f"{json.dumps(found, indent=1, ensure_ascii=False)}\n"


@cache
def _defaults() -> frozenset[tuple[str, str]]:
    options = [option for info in spieltisch.games().values() for option in info.options]
    return frozenset((option.id, json.dumps(option.default)) for option in options)


def is_default(option: str, value: Any) -> bool:
    """Return whether an option has the value that it has where nothing else is chosen."""
    return (option, json.dumps(value)) in _defaults()


def chosen(data: Any) -> Any:
    """Return data with only those options that differ from their defaults, so that a new option that is off changes no fingerprint."""
    if isinstance(data, list | tuple):
        return [chosen(item) for item in data]
    if not isinstance(data, Mapping):
        return data
    plain = {name: chosen(value) for name, value in data.items()}
    options = plain.get("options")
    if isinstance(options, dict):
        plain["options"] = {name: value for name, value in options.items() if not is_default(name, value)}
    elif isinstance(options, list):
        # What can be chosen at all is told by the catalogue.
        del plain["options"]
    return plain


def counted(said: dict[str, Counter[str]]) -> Texts:
    """Return, for each reason, how often it came up, and a fingerprint of what was named with it."""
    return {reason: f"{named.total()} {_fingerprint(named)}" for reason, named in sorted(said.items())}


def _fingerprint(named: Counter[str]) -> str:
    return hashlib.sha256(json.dumps(sorted(named.items()), ensure_ascii=False).encode()).hexdigest()[:12]
