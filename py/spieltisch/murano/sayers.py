"""What the actions are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..telling import Sayers, called, sentence
from . import actions
from .actions import MuranoAction

if TYPE_CHECKING:
    from ..schema import Sentence


def _sail(action: MuranoAction) -> Sentence:
    parts = action.json
    return sentence(f"mur-do-{action.verb}", **{"from": parts["from"]}, to={"ring": parts["to"]})


def _buy(action: MuranoAction) -> Sentence:
    return sentence(f"mur-press-{action.verb}", sort={"sort": action.json["sort"]})


def _place(action: MuranoAction) -> Sentence:
    parts = action.json
    return sentence("mur-do-place", no=parts["gondola"], island={"island": parts["island"]}, price=0)


def _build(action: MuranoAction) -> Sentence:
    parts = action.json
    tile = {"gained": parts["tile"] or parts["sort"]}
    # The board shows no names of spaces: rows and columns of the island are counted.
    _, column, row = parts["place"]
    there = {"island": {"island": parts["island"]}, "row": int(row), "column": ord(column) - ord("a") + 1}
    return sentence("mur-do-build", tile=tile, **there)


def _income(action: MuranoAction) -> Sentence:
    island = action.json["island"]
    if island is None:
        return sentence("mur-press-income")
    return sentence("mur-do-income-island", island={"island": island})


def _sell(action: MuranoAction) -> Sentence:
    parts = action.json
    return sentence(
        "mur-press-sell", count=parts["count"], colour=parts["colour"] or "none", jokers=parts["jokers"]
    )


def _score(action: MuranoAction) -> Sentence:
    parts = action.json
    return sentence("mur-do-score", card={"character": parts["card"]}, island={"island": parts["island"]})


SAYERS: Sayers = {
    actions.SAIL: _sail,
    actions.PASS: _sail,
    actions.GOLD: called("mur-press-gold"),
    actions.BUY: _buy,
    actions.SEARCH: _buy,
    actions.CHOOSE: lambda action: sentence("mur-do-choose", tile={"gained": action.json["tile"]}),
    actions.LOOK: called("mur-press-look"),
    actions.KEEP: lambda action: sentence("mur-do-keep", card={"card": action.json["card"]}),
    actions.DECLINE: called("mur-press-decline"),
    actions.PLACE: _place,
    actions.DRAW: called("mur-do-draw"),
    actions.BUILD: _build,
    actions.INCOME: _income,
    actions.PRODUCE: lambda action: sentence("mur-press-produce", count=action.json["count"]),
    actions.SELL: _sell,
    actions.HIRE: called("mur-press-hire"),
    actions.DISMISS: called("mur-press-dismiss"),
    actions.SCORE: _score,
    actions.END: called("table-end-turn"),
}
