"""A full state that agrees with what one seat knows: what is hidden from it is dealt anew (TT-213, GG-217 to GG-219)."""

from __future__ import annotations

from ..dealing import Shuffler
from . import phases
from .state import TaxisState


def deal(state: TaxisState, seat: int, rng: Shuffler) -> None:
    """Deal everything that a seat does not know anew, in place.

    The other hands, the deck and the discard pile are one pool of cards: an observation shows only their numbers.
    """
    others = [i for i in range(state.rules.count) if i != seat]
    if state.rules.backs:
        _deal_by_back(state, others, rng)
    else:
        _deal_cards(state, others, rng)
    state.random = rng.getrandbits(64)
    if not (state.rules.open_scores or state.phase == phases.OVER):
        _deal_values(state, others, rng)
    for answer in state.rules.moments.determinize:
        answer(state, seat, rng)


def _deal_cards(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    pool = state.deck + state.discard
    for i in others:
        pool += state.hands[i]
    # Sorted first, so that the result depends on what is known and on the source of chance alone.
    pool.sort()
    rng.shuffle(pool)
    for i in others:
        state.hands[i] = [pool.pop() for _ in state.hands[i]]
    state.deck = [pool.pop() for _ in state.deck]
    state.discard = pool


def _deal_by_back(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    """Deal so that every back that can be seen stays what it is (GG-217 to GG-219)."""
    back = state.rules.kind_back
    marked = [(state.deck, len(state.deck) - 1)] if state.deck else []
    plain = [(state.deck, i) for i in range(len(state.deck) - 1)] + [
        (state.discard, i) for i in range(len(state.discard))
    ]
    for seat in others:
        places = [(state.hands[seat], i) for i in range(len(state.hands[seat]))]
        (marked if state.rules.hand_backs else plain).extend(places)
        for part in state.extra.values():
            marked += [(pile, i) for pile in part.piles()[seat : seat + 1] for i in range(len(pile))]
    pool = sorted(pile[i] for pile, i in marked + plain)
    rng.shuffle(pool)
    by_back: dict[int, list[int]] = {}
    for kind in pool:
        by_back.setdefault(back[kind], []).append(kind)
    for pile, i in marked:
        pile[i] = by_back[back[pile[i]]].pop()
    rest = sorted(kind for kinds in by_back.values() for kind in kinds)
    rng.shuffle(rest)
    for pile, i in plain:
        pile[i] = rest.pop()


def _deal_values(state: TaxisState, others: list[int], rng: Shuffler) -> None:
    for stack in range(len(state.stacks)):
        values = sorted(value for i in others for own, value in state.tiles[i] if own == stack)
        rng.shuffle(values)
        for i in others:
            state.tiles[i] = [(own, values.pop() if own == stack else value) for own, value in state.tiles[i]]
