"""Another checkout of the project as an entrant: its own program speaks the protocol, or ours speaks it for that package."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..errors import named, shown
from .bot import BadEntrant

FORM = re.compile(r"(?P<folder>.+?):(?P<level>[\w-]+)(?::(?P<settings>[\w=.,-]*))?")
FOREVER = 1e9
PROGRAM = "spieltisch.players.protocol"
OURS = Path(__file__).parents[1] / "players" / "protocol" / "__main__.py"
"""Speaks for a package that has no program of its own."""


@dataclass(frozen=True)
class Checkout:
    """How a level of another checkout is played with."""

    command: tuple[str, ...]
    env: Mapping[str, str]
    options: Mapping[str, str | float]
    """What is set before the first game."""


def checkout(text: str) -> Checkout:
    """Return how to play with a level of another checkout.

    Args:
        text: ``FOLDER:merchant``, perhaps with settings: ``FOLDER:patrician:playouts=60,turns=2``.

    Raises:
        BadEntrant: the text or the folder is none of these.
    """
    found = FORM.fullmatch(text)
    if found is None:
        raise BadEntrant(
            f"{shown(text)} names no level of a checkout; write FOLDER:merchant, or FOLDER:patrician:playouts=60.",
            entrant=named(text),
        )
    folder = Path(found["folder"]).expanduser().absolute()
    source = folder / "py"
    if not (source / "spieltisch" / "__init__.py").is_file():
        raise BadEntrant(f"{folder} is no folder of the project: py/spieltisch is missing.", entrant=text)
    # Without the current folder, where there may be a package of the same name.
    python = (sys.executable, "-P")
    own = (source / "spieltisch" / "players" / "protocol" / "__main__.py").is_file()
    command = (*python, "-m", PROGRAM) if own else (*python, str(OURS))
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return Checkout(command, env, {"level": found["level"], **settings(found["settings"] or "")})


def settings(text: str) -> dict[str, str | float]:
    """Return the settings of a level as they are written: ``playouts=60,turns=2``.

    Where playouts are set, nothing but their number ends a search, so that a match is the same on every machine.
    """
    changes: dict[str, str | float] = {}
    for setting in filter(None, text.split(",")):
        name, _, value = setting.partition("=")
        changes[name] = value
    if "playouts" in changes:
        changes.setdefault("seconds", FOREVER)
    return changes
