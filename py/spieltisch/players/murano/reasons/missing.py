"""What a card of Murano still needs on an island, by name: buildings or beads, a street for a site, a gondolier."""

from __future__ import annotations

from typing import Any

from ....murano.cards.terms import Tally
from ....murano.state import MuranoState
from ..islands import after_building
from ..promise import NEVER, Look
from .coming import tiles


def named(state: MuranoState, look: Look, tally: Tally, seat: int) -> list[str]:
    """Return one name for each thing that a card lacks on an island with such contents.

    It is the sort of a tile, with "own-" before it where only own ones count; "own" or "building" where several sorts do.
    """
    beads, coming, found = state.beads[seat], tiles(state, seat), list[str]()
    board = state.rules.board

    def steps(there: Tally) -> dict[int, Tally]:
        lacks = look(there, seat, beads).missing
        every = {kind: after_building(there, seat, kind, owned=board.kinds[kind].owned) for kind in coming}
        return {kind: then for kind, then in every.items() if look(then, seat, beads).missing < lacks}

    while 0 < (lacks := look(tally, seat, beads).missing) < NEVER:
        fits = steps(tally)
        if not fits:
            return found + ["bead"] * lacks
        # What others build must not serve it for "own".
        other = (seat + 1) % len(tally.owned)
        own = all(
            look(after_building(tally, other, kind, owned=board.kinds[kind].owned), seat, beads).missing
            >= lacks
            for kind in fits
        )
        tally = next(iter(fits.values()))
        found.append(_name(state, [*fits], [*steps(tally)], own=own))
    return found


def _name(state: MuranoState, kinds: list[int], then: list[int], *, own: bool) -> str:
    """Return the name of what any of some kinds of tiles is, by those that fit once the first of them is there."""
    sorts = list(dict.fromkeys(state.rules.board.kinds[kind].sort for kind in kinds))
    if own:
        return f"own-{sorts[0]}" if len(sorts) == 1 else "own"
    # Where each sort is wanted once, the others are left.
    return "building" if len(sorts) > 1 and then in (kinds, []) else sorts[0]


def needed(state: MuranoState, look: Look, tally: Tally, island: int, *, stands: bool) -> dict[str, Any]:
    """Return the data of what a card of the player at turn needs on an island besides what such a tally holds.

    Args:
        state: the position.
        look: finds the promise of the card.
        tally: contents of the island, with what comes there first.
        island: its number.
        stands: whether a gondolier of the player is free for it there.
    """
    names = named(state, look, tally, state.turn)
    every = state.rules.board.islands[island].sites
    free = (state.near & ~state.sites) >> every.start & ((1 << len(every)) - 1)
    now = sum(state.kinds[site] >= 0 for site in every)
    # A tile that comes there first takes a site as well.
    street = free.bit_count() < len(names) + max(0, sum(tally.kinds) - now) - names.count("bead")
    also = [name for name, lacks in (("street", street), ("post", not stands)) if lacks]
    return {
        "missing": len(names),
        "gained": _only(state, look, tally, names),
        "sorts": sorted({*names}, key=names.index),
        "also": "both" if len(also) > 1 else (*also, "none")[0],
    }


def _only(state: MuranoState, look: Look, tally: Tally, names: list[str]) -> str:
    """Return the first of what a card lacks: of one thing the kind of tile, where no other kind of its sort is right."""
    board, seat = state.rules.board, state.turn
    if len(names) != 1 or names[0] not in board.kinds_of:
        return names[0] if names else "none"
    coming = [kind for kind in tiles(state, seat) if kind in board.kinds_of[names[0]]]
    fits = [
        kind
        for kind in coming
        if not look(
            after_building(tally, seat, kind, owned=board.kinds[kind].owned), seat, state.beads[seat]
        ).missing
    ]
    return board.kinds[fits[0]].id if len(fits) == 1 < len(coming) else names[0]


def spoilers(state: MuranoState, look: Look, tally: Tally) -> list[str]:
    """Return the sorts of tiles of which any that another player builds on the island makes a card count nothing there."""
    rival, beads, board = (state.turn + 1) % len(tally.owned), state.beads[state.turn], state.rules.board
    return [
        sort
        for sort, kinds in board.kinds_of.items()
        if all(
            look(after_building(tally, rival, kind, owned=board.kinds[kind].owned), state.turn, beads).missing
            >= NEVER
            for kind in kinds
        )
    ]
