"""What a picture of the memory holds, from which a later visit starts without importing anything (docs/decisions/091)."""

from __future__ import annotations

import gc
import json
import random

from . import bridge, catalog
from .session import Session

PLAYERS = ["first", "second"]


def prepare() -> None:
    """Do once what every start and every first game does, so that the picture to be taken has it done.

    Boards are read, tables built, the computer players imported; the table of the page itself stays empty.
    """
    for game in catalog.games():
        table = Session()
        table.call("new", {"game": game, "players": PLAYERS, "options": {}, "seed": 1})
        if catalog.has_computers(game):
            level = table.call("levels", {})[0]["id"]
            seat = table.state.current_player
            table.call("think", {"seat": seat, "level": level, "seed": 1, "budget": {"playouts": 0}})
            table.call("thinkStop", {})
    json.loads(bridge.call("games", "{}"))
    gc.collect()


def wake() -> None:
    """Begin to run from a picture: chance is another than when it was taken."""
    random.seed()
