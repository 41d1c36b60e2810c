"""Which character cards can bring their owner points no more, whatever is still played (MU-615, MU-921)."""

from __future__ import annotations

from collections.abc import Sequence

from .. import scoring
from ..cards.terms import BEAD, CREST, CUSTOMER
from ..ending import empty_sorts
from ..state import MuranoState
from . import worth


def is_barred(state: MuranoState, seat: int, card: int, row: Sequence[int]) -> bool:
    """Return whether no island is left where a card could be served and have points; where in doubt, there is one.

    Args:
        state: the position.
        seat: whose card this is.
        card: which.
        row: its points per island.
    """
    crew, own = worth.crew(state, seat), state.rules.characters[card].island
    comes = crew.hand or (state.supply[seat] and worth.can_place(state, seat))
    return not any(
        (crew.there[island] or (crew.berths[island] and comes))
        and (points or _may_come(state, seat, card, island))
        for island, points in enumerate(row)
        if own in (-1, island)
    )


def _may_come(state: MuranoState, seat: int, card: int, island: int) -> bool:
    """Return whether a card may still have points on an island where it has none."""
    if state.phase in worth.COUNTING:
        return False
    rules, there = state.rules, state.rules.board.islands[island]
    streets = sum(not state.paved >> street & 1 for street in there.streets)
    sites = sum(not state.sites >> site & 1 for site in there.sites)
    lack_of = rules.lacks[card]
    if lack_of is None:
        return bool(rules.characters[card].counts_beads or streets or sites)
    lack = lack_of(scoring.tally(state, island), seat, state.beads[seat])
    missing = [term["what"] for term in lack.missing if term["what"] != BEAD]
    crests = missing.count(CREST)
    built = [what for what in missing if what not in (CREST, CUSTOMER)]
    # One palace may have all the crests that are missing.
    built += ["palace"] * -(-crests // max(kind.crests for kind in rules.board.kinds))
    return (
        lack.limit is None
        and (streets > 0 or CUSTOMER not in missing)
        and len(built) <= sites
        and not any(_is_used_up(state, what) for what in built)
    )


def _is_used_up(state: MuranoState, what: str) -> bool:
    """Return whether no tile of a sort lies in the stock or before a player."""
    kinds = state.rules.board.kinds_of.get(what, ())
    return what in empty_sorts(state) and not any(tiles[kind] for tiles in state.tiles for kind in kinds)
