"""What a seat would have of an action: what the table says of a building space before a tile is put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...telling import place, telling
from .. import scoring, trade
from ..state import MuranoState
from . import worth

if TYPE_CHECKING:
    from ...schema import Telling


def foresee(state: MuranoState, after: MuranoState, seat: int) -> list[Telling]:
    """Return the change of a seat's points, of what its characters bring, and of its income; and the spaces that open.

    Args:
        state: the position.
        after: the same after an action of the seat.
        seat: who sees nothing here that it does not know.
    """
    found: list[Telling] = []
    points = after.points[seat] - state.points[seat]
    if points:
        found.append(telling("mur-foreseen-points", points=points))
    now, then = _brings(state, seat), _brings(after, seat)
    for card, before in now.items():
        if card in then and then[card] != before:
            id_ = state.rules.characters[card].id
            told = telling("mur-foreseen-card", card={"character": id_}, before=before, after=then[card])
            found.append(told)
    found += _income(state, after, seat)
    opened = after.near & ~state.near
    if opened:
        sites = state.rules.board.site_places
        cells = [place("cell", cell) for i, cell in enumerate(sites) if opened >> i & 1]
        found.append(telling("mur-foreseen-open", cells, count=len(cells)))
    return found


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
