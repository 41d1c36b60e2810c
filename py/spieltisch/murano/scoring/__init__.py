"""Points and ranks: the track, characters on islands, gondoliers without a card (MU-9xx)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .. import phases
from ..cards.terms import Tally
from ..state import MuranoState
from . import assignment

if TYPE_CHECKING:
    from ...schema import RankRow, Score


class Scored(NamedTuple):
    """A character card scored on an island."""

    card: int
    island: int
    points: int


def tally(state: MuranoState, island: int) -> Tally:
    """Return what stands on an island."""
    board = state.rules.board
    colours = len(board.customer_colours)
    kinds = [0] * len(board.kinds)
    owned = [[0] * len(board.kinds) for _ in range(state.rules.count)]
    sites = board.islands[island].sites
    there = slice(sites.start, sites.stop)
    for kind, owner in zip(state.kinds[there], state.owners[there], strict=True):
        if kind >= 0:
            kinds[kind] += 1
            if owner >= 0:
                owned[owner][kind] += 1
    return Tally(state.customers[island * colours : (island + 1) * colours], kinds, owned)


def jokers(state: MuranoState, seat: int) -> int:
    """Return as how many beads of any colour a seat's unspent workshops count in scoring (MU-S05, MU-V07)."""
    rules = state.rules
    if not rules.workshops_score:
        return 0
    return sum(
        rules.specials[card].beads
        for card, left in zip(state.specials[seat], state.left[seat], strict=True)
        if left
    )


def values(
    state: MuranoState,
    seat: int,
    cards: Sequence[int],
    free: Sequence[int] | None = None,
    tallies: dict[int, Tally] | None = None,
) -> list[list[int]]:
    """Return the points that character cards would bring a seat now, per card and island.

    Args:
        state: the position.
        seat: whose cards these are.
        cards: which.
        free: how many gondoliers each island has; where it has none is not counted what a card would bring.
        tallies: the islands counted so far, which are the same for all seats; more are added.
    """
    if not cards:
        return []
    islands = len(state.rules.board.islands)
    there = [island for island in range(islands) if free is None or free[island]]
    tallies = {} if tallies is None else tallies
    for island in there:
        if island not in tallies:
            tallies[island] = tally(state, island)
    beads, more = state.beads[seat], jokers(state, seat)
    rows = []
    for number in cards:
        card = state.rules.characters[number]
        row = [0] * islands
        for island in there:
            if card.island in (-1, island):
                row[island] = card.value(tallies[island], seat, beads, more)
        rows.append(row)
    return rows


def gondoliers(state: MuranoState, seat: int) -> list[int]:
    """Return per island how many gondoliers of a seat have not served a card yet."""
    board = state.rules.board
    free = [0] * len(board.islands)
    for gondola, there in enumerate(state.gondolas):
        if there == seat and not state.used >> gondola & 1:
            free[board.island_of_gondola[gondola]] += 1
    return free


def unscored(state: MuranoState, seat: int) -> list[int]:
    """Return the character cards of a seat that were not scored yet."""
    done = {card for card, _, _ in state.scored[seat]}
    return [card for card in state.characters[seat] if card not in done]


def best(
    state: MuranoState,
    seat: int,
    rows: Sequence[Sequence[int]] | None = None,
    tallies: dict[int, Tally] | None = None,
) -> list[Scored]:
    """Return the best way to score the cards that are left (MU-928).

    Args:
        state: the position.
        seat: whose cards these are.
        rows: the `values` of the cards that are left, if they are known already.
        tallies: as of `values`.
    """
    free = gondoliers(state, seat)
    cards = unscored(state, seat)
    if not cards or not any(free):
        return []
    if rows is None:
        rows = values(state, seat, cards, free, tallies)
    chosen = assignment.best(rows, free, state.rules.idle_points)
    return [
        Scored(card, island, row[island])
        for card, island, row in zip(cards, chosen, rows, strict=True)
        if island >= 0
    ]


def settled(state: MuranoState, seat: int) -> bool:
    """Return whether a seat can score no more cards: the game is over, or it has had its turn to do so."""
    if state.phase != phases.ASSIGN or state.ending is None:
        return state.phase == phases.OVER
    first, count = state.ending[0], state.rules.count
    return (seat - first) % count < (state.turn - first) % count


def score(
    state: MuranoState,
    seat: int,
    more: Sequence[Scored] | None = None,
    tallies: dict[int, Tally] | None = None,
) -> Score:
    """Return total and parts of a seat as they would be counted now, cards assigned in the best way.

    Args:
        state: the position.
        seat: whose points these are.
        more: the `best` way to score the cards that are left, if it is known already.
        tallies: as of `values`.
    """
    cards = [Scored(*entry) for entry in state.scored[seat]]
    free = sum(gondoliers(state, seat))
    if not settled(state, seat):
        if more is None:
            more = best(state, seat, tallies=tallies)
        free -= len(more)
        cards += more
    parts = {
        "track": state.points[seat],
        "characters": sum(card.points for card in cards),
        "gondoliers": free * state.rules.idle_points,
    }
    return {"total": sum(parts.values()), "parts": parts}


def scores(state: MuranoState) -> list[Score]:
    """Return per seat the ``total`` and its ``parts`` (track, characters, gondoliers), as counted now (MU-925)."""
    tallies: dict[int, Tally] = {}
    return [score(state, seat, tallies=tallies) for seat in range(state.rules.count)]


def ranking(state: MuranoState) -> list[RankRow]:
    """Return the seats from best to worst; among equals more gold is better, else they share a rank."""
    totals = [score(state, seat)["total"] for seat in range(state.rules.count)]
    order = sorted(range(state.rules.count), key=lambda seat: (-totals[seat], -state.gold[seat]))
    rows: list[RankRow] = []
    for place, seat in enumerate(order, 1):
        gold = state.gold[seat]
        shared = bool(rows) and (rows[-1]["total"], rows[-1]["gold"]) == (totals[seat], gold)
        rows.append(
            {
                "seat": seat,
                "rank": rows[-1]["rank"] if shared else place,
                "total": totals[seat],
                "tieBreak": totals.count(totals[seat]) > 1,
                "gold": gold,
            }
        )
    return rows
