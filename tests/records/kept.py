"""Files that keep something of every golden record: texts by the names of the records, in one file for each kind."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import golden

Texts = dict[str, str]


@dataclass(frozen=True)
class Kept:
    """One such file.

    Args:
        name: of the file, without its ending.
        of: what is found of a record as `golden.record_of` returns it.
    """

    name: str
    of: Callable[[dict[str, Any]], Texts]

    @property
    def file(self) -> Path:
        """Where it lies."""
        return golden.FOLDER / f"{self.name}.json"

    def now(self, record: str) -> Texts:
        """Return what is found of a golden record now, by its name."""
        return self.of(golden.record_of(golden.read(record)))

    def read(self) -> dict[str, Texts]:
        """Return what is kept."""
        kept: dict[str, Texts] = json.loads(self.file.read_text(encoding="utf-8"))
        return kept

    def text(self) -> str:
        """Return what the file would have to say now, one text a line."""
        found = {record: self.now(record) for record in golden.names()}
        return f"{json.dumps(found, indent=1, ensure_ascii=False)}\n"


def counted(said: dict[str, Counter[str]]) -> Texts:
    """Return, for each reason, how often it came up, and a fingerprint of what was named with it."""
    return {reason: f"{named.total()} {_fingerprint(named)}" for reason, named in sorted(said.items())}


def _fingerprint(named: Counter[str]) -> str:
    return hashlib.sha256(json.dumps(sorted(named.items()), ensure_ascii=False).encode()).hexdigest()[:12]
