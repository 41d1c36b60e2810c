"""What a seat would have of an action: what the table says of a building space before a tile is put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...telling import place, telling
from .. import scoring, trade
from ..state import MuranoState
from . import shown, worth

if TYPE_CHECKING:
    from ...schema import Telling


def foresee(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return the change of a seat's points, of what its characters bring or lack, and of its income; and the spaces that open.

    Args:
        state: the position.
        after: the same after an action of the seat.
        seat: who sees nothing here that it does not know.
    """
    found: list[Telling] = []
    points = after.points[seat] - state.points[seat]
    if points:
        found.append(telling("mur-foreseen-points", points=points))
    found += _characters(state, after, seat)
    found += _income(state, after, seat)
    opened = after.near & ~state.near
    if opened:
        sites = state.rules.board.site_places
        cells = [place("cell", cell) for i, cell in enumerate(sites) if opened >> i & 1]
        found.append(telling("mur-foreseen-open", cells, count=len(cells)))
    return found


def _characters(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return which characters bring more or less, or come nearer to their points; and that none does, where one lacks something."""
    found: list[Telling] = []
    now, then = _brings(state, seat), _brings(after, seat)
    lacking = False
    for card in (one for one in now if one in then):
        named = {"character": state.rules.characters[card].id}
        lack, rest = shown.lacks(state, seat, card), shown.lacks(after, seat, card)
        lacking |= lack is not None and not now[card]
        if now[card] != then[card]:
            found.append(telling("mur-foreseen-card", card=named, before=now[card], after=then[card]))
        elif lack and rest and not now[card] and lack["met"] != rest["met"]:
            before, met, of = lack["met"], rest["met"], rest["of"]
            found.append(telling("mur-foreseen-nearer", card=named, before=before, after=met, of=of))
    return found or ([telling("mur-foreseen-no-nearer")] if lacking else [])


def _brings(state: MuranoState, seat: int) -> dict[int, int]:
    """Return the points of each card of a seat as its owner reads them on it."""
    cards = scoring.unscored(state, seat)
    rows = scoring.values(state, seat, cards)
    islands = {entry.card: entry.island for entry in scoring.best(state, seat, rows)}
    served = [islands.get(card, -1) for card in cards]
    return {
        card: brings["now"]["points"]
        for card, brings in zip(cards, worth.of(state, seat, rows, served), strict=True)
    }


def _income(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return the change of income on each island."""
    rows = zip(
        state.rules.board.islands, trade.earnings(state, seat), trade.earnings(after, seat), strict=True
    )
    return [
        telling("mur-foreseen-income", island={"island": island.id}, before=gold, after=then)
        for island, gold, then in rows
        if gold != then
    ]
