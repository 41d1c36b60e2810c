"""Set-up: tiles, cards, ships, what each player begins with, and who begins (MU-1xx)."""

from __future__ import annotations

from .. import chance
from . import turn
from .state import MuranoState


def set_up(state: MuranoState, seed: int) -> None:
    """Shuffle, put out ships and supplies, find the start player (MU-101 to MU-130)."""
    state.random = chance.seeded(seed)
    _tiles(state)
    _cards(state)
    _ships(state)
    rules = state.rules
    for seat in range(rules.count):
        state.points[seat] = rules.start["points"]
        state.gold[seat] = rules.start["gold"]
        state.gondoliers[seat] = state.hired[seat] = rules.start["gondoliersInHand"]
        state.supply[seat] = rules.start["gondoliersInSupply"]
    state.bag = list(rules.board.bead_counts)
    state.draw_start()
    offers = rules.options["start-character"]
    state.round = 0 if offers else 1
    turn.begin(state, [])


def _tiles(state: MuranoState) -> None:
    board = state.rules.board
    for number, sort in enumerate(board.building_sorts):
        stock = [kind for kind in board.kinds_of[sort] for _ in range(board.kinds[kind].copies)]
        state.random = chance.shuffle(state.random, stock)
        state.stock[number] = stock
    palaces = state.stock[board.building_sorts.index("palace")]
    streets = [kind for kind, street in enumerate(board.paving) for _ in range(street.copies)]
    state.random = chance.shuffle(state.random, streets)
    half = (len(streets) + 1) // 2
    state.streets = [streets[:half], streets[half:]]
    state.removed = (tuple(palaces.pop() for _ in range(board.palaces_removed)), ())


def _cards(state: MuranoState) -> None:
    rules = state.rules
    pile = list(rules.character_pile)
    state.random = chance.shuffle(state.random, pile)
    out = tuple(pile.pop() for _ in range(rules.start["charactersRemovedUnseen"]))
    state.pile = pile
    state.removed = (state.removed[0], out)
    specials_ = list(range(len(rules.specials)))
    state.random = chance.shuffle(state.random, specials_)
    state.special_pile = specials_


def _ships(state: MuranoState) -> None:
    anchors = state.rules.board.anchors
    chosen = state.rules.options["anchor"]
    if chosen == "random":
        number, state.random = chance.below(state.random, len(anchors))
        state.red = anchors[number]
    else:
        state.red = int(chosen) - 1
    state.ships = sum(1 << anchor for anchor in anchors)
