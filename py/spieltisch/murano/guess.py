"""A full state that agrees with what one seat knows: what is hidden from it is dealt anew."""

from __future__ import annotations

from ..dealing import Shuffler
from . import phases, scoring
from .state import MuranoState


def deal(state: MuranoState, seat: int, rng: Shuffler) -> None:
    """Deal everything that a seat does not know anew, in place."""
    others = [i for i in range(state.rules.count) if i != seat]
    choosing = state.current_player == seat
    _deal(state.streets, rng)
    for number, sort in enumerate(state.rules.board.building_sorts):
        if sort in state.rules.board.hidden_sorts:
            # Who looks through a stock sees what is in it.
            known = choosing and state.phase == phases.CHOOSE
            _deal_tiles(state, number, others, rng, known=known)
    _deal_characters(state, others, rng, seen=state.phase == phases.CHARACTER and not choosing)
    drawn = [state.seen] if state.phase == phases.SPECIAL and not choosing else []
    _deal([state.special_pile, *drawn], rng)
    state.random = rng.getrandbits(64)


def _deal(piles: list[list[int]], rng: Shuffler) -> None:
    """Mix the cards of some piles; each pile keeps its size."""
    # Sorted first, so that the result depends on what is known and on the source of chance alone.
    pool = sorted(card for pile in piles for card in pile)
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def _deal_tiles(state: MuranoState, number: int, others: list[int], rng: Shuffler, *, known: bool) -> None:
    """Deal one sort: the stock unless it is known, what was put back unseen, and what lies before the others."""
    board = state.rules.board
    kinds = board.kinds_of[board.building_sorts[number]]
    rest = [kind for kind in state.removed[0] if kind not in kinds]
    removed = [kind for kind in state.removed[0] if kind in kinds]
    held = [[kind for kind in kinds for _ in range(state.tiles[i][kind])] for i in others]
    _deal([*([] if known else [state.stock[number]]), removed, *held], rng)
    state.removed = ((*rest, *removed), state.removed[1])
    for i, tiles in zip(others, held, strict=True):
        for kind in kinds:
            state.tiles[i][kind] = tiles.count(kind)
        if i == state.turn and state.phase == phases.PLACE and state.bought in kinds:
            state.bought = tiles[0]


def _deal_characters(state: MuranoState, others: list[int], rng: Shuffler, *, seen: bool) -> None:
    """Deal the characters: pile, those put back unseen, those of others that were not shown, those looked at."""
    removed = list(state.removed[1])
    shown = state.phase == phases.OVER
    hidden = [[] if shown else scoring.unscored(state, i) for i in others]
    _deal([state.pile, removed, *hidden, *([state.seen] if seen else [])], rng)
    state.removed = (state.removed[0], tuple(removed))
    if shown:
        return
    for i, dealt in zip(others, hidden, strict=True):
        open_cards = {card for card, _, _ in state.scored[i]}
        fresh = iter(dealt)
        state.characters[i] = [card if card in open_cards else next(fresh) for card in state.characters[i]]
