"""Checks that a position can occur: tiles, cards, beads, gondoliers and the turn have to agree."""

from __future__ import annotations

from collections import Counter

from ...errors import BadPosition
from .. import ending, phases, scoring
from ..construction.specials import SPECIAL
from ..state import MuranoState
from .offers import check_offers
from .underway import check_turn


def check(state: MuranoState) -> None:
    """Raise BadPosition unless everything in the state agrees."""
    _check_ships(state)
    _check_tiles(state)
    _check_islands(state)
    _check_cards(state)
    _check_gondoliers(state)
    _check_scoring(state)
    _check_ending(state)
    check_turn(state)
    check_offers(state)
    if state.current_player is not None and not state.legal_actions():
        raise BadPosition("Nothing can be done in this position.", field="phase")


def _check_ships(state: MuranoState) -> None:
    count = len(state.rules.board.anchors)
    if state.ships.bit_count() != count:
        raise BadPosition(f"There must be {count} ships.", field="ships", rule="MU-102")
    if not state.ships >> state.red & 1 or state.moved & ~state.ships:
        raise BadPosition("'red' and 'moved' must name spaces with a ship.", field="moved")


def _check_tiles(state: MuranoState) -> None:
    board = state.rules.board
    streets = Counter(kind for stack in state.streets for kind in stack)
    streets.update(kind for kind in state.paving if kind >= 0)
    if state.drawn >= 0:
        streets[state.drawn] += 1
    for number, street in enumerate(board.paving):
        if streets[number] != street.copies:
            raise BadPosition(
                f"The street {street.id!r} is there {streets[number]} times instead of {street.copies}.",
                tile=street.id,
            )
    tiles = Counter(kind for stock in state.stock for kind in stock)
    tiles.update(state.removed[0])
    tiles.update(kind for kind in state.kinds if kind >= 0)
    for own in state.tiles:
        tiles.update(dict(enumerate(own)))
    for number, kind in enumerate(board.kinds):
        if tiles[number] != kind.copies:
            raise BadPosition(
                f"The tile {kind.id!r} is there {tiles[number]} times instead of {kind.copies}.", tile=kind.id
            )
    for sort, stock in zip(board.building_sorts, state.stock, strict=True):
        if any(board.kinds[kind].sort != sort for kind in stock):
            raise BadPosition(f"In the stock {sort!r} lies another sort.", field="stock")
    if len(state.removed[0]) != board.palaces_removed or any(
        board.kinds[kind].sort != "palace" for kind in state.removed[0]
    ):
        raise BadPosition(f"{board.palaces_removed} palaces are removed.", field="removed", rule="MU-111")


def _check_islands(state: MuranoState) -> None:
    board = state.rules.board
    lonely = state.sites & ~state.near
    if lonely:
        place = board.site_places[lonely.bit_length() - 1]
        raise BadPosition(f"No street lies beside the building on {place}.", place=place, rule="MU-406")


def _check_cards(state: MuranoState) -> None:
    rules = state.rules
    special = state.phase == phases.SPECIAL
    piles = [state.pile, *state.characters, state.removed[1], [] if special else state.seen]
    if sorted(card for pile in piles for card in pile) != sorted(rules.character_pile):
        raise BadPosition("Each character card of the game must be there once.", field="characters")
    if len(state.removed[1]) != rules.start["charactersRemovedUnseen"]:
        raise BadPosition("Too many or too few characters are removed.", field="removed", rule="MU-124")
    piles = [state.special_pile, *state.specials, state.seen if special else []]
    if sorted(card for pile in piles for card in pile) != list(range(len(rules.specials))):
        raise BadPosition("Each special building card must be there once.", field="specials")
    built = sum(kind >= 0 and rules.board.kinds[kind].sort == SPECIAL for kind in state.kinds)
    if sum(map(len, state.specials)) + special != built:
        raise BadPosition(
            "Each special building that was built has brought one card.", field="specials", rule="MU-501"
        )
    for seat, cards in enumerate(state.specials):
        workshops = sum(rules.specials[card].sales > 0 for card in cards)
        if rules.workshop_limit is not None and workshops > rules.workshop_limit:
            raise BadPosition(f"Seat {seat} has too many workshops.", seat=seat, rule="MU-V05")
    for colour, count in enumerate(rules.board.bead_counts):
        if state.bag[colour] + sum(beads[colour] for beads in state.beads) != count:
            raise BadPosition(f"There must be {count} beads of each colour.", field="bag", rule="MU-129")


def _check_gondoliers(state: MuranoState) -> None:
    rules = state.rules
    # One stands on the track of points (MU-106).
    each = rules.start["gondoliersPerColour"] - 1
    for seat in range(rules.count):
        if state.hired[seat] + state.supply[seat] != each:
            raise BadPosition(f"Seat {seat} must have {each} gondoliers beside the track.", seat=seat)
        if state.hired[seat] > rules.start["gondoliersMax"]:
            raise BadPosition(f"Seat {seat} employs too many gondoliers.", seat=seat, rule="MU-810")


def _check_scoring(state: MuranoState) -> None:
    rules = state.rules
    for seat in range(rules.count):
        cards = [card for card, _, _ in state.scored[seat]]
        if len(set(cards)) < len(cards) or set(cards) - set(state.characters[seat]):
            raise BadPosition(f"Seat {seat} has scored a card that it has not, or twice.", seat=seat)
        used = [0] * len(rules.board.islands)
        for gondola, there in enumerate(state.gondolas):
            used[rules.board.island_of_gondola[gondola]] += there == seat and state.used >> gondola & 1
        islands = Counter(island for _, island, _ in state.scored[seat])
        if any(islands[island] != count for island, count in enumerate(used)):
            raise BadPosition(f"'used' does not go with the cards that seat {seat} scored.", field="used")
        for card, island, points in state.scored[seat]:
            if scoring.values(state, seat, [card])[0][island] != points:
                raise BadPosition(f"Seat {seat} has scored other points than it can.", seat=seat)
    _check_order(state)
    if state.used and state.phase not in (phases.ASSIGN, phases.OVER):
        raise BadPosition("Cards are scored at the end only.", field="used", rule="MU-614")


def _check_order(state: MuranoState) -> None:
    """Check that no seat has scored before its turn, nor worse than the best way where that is chosen."""
    count = state.rules.count
    if state.ending is None:
        return
    if state.phase == phases.ASSIGN:
        first = state.ending[0]
        for seat in range(count):
            if state.scored[seat] and (seat - first) % count > (state.turn - first) % count:
                raise BadPosition(f"It is not seat {seat}'s turn to score yet.", seat=seat, rule="MU-917")
    if state.phase == phases.OVER and not state.rules.by_hand:
        before = state.copy()
        before.phase, before.used, before.scored = phases.DONE, 0, [[] for _ in range(count)]
        for seat in range(count):
            if scoring.score(before, seat)["total"] != scoring.score(state, seat)["total"]:
                raise BadPosition(f"Seat {seat} has not scored in the best way.", seat=seat, rule="MU-928")


def _check_ending(state: MuranoState) -> None:
    sorts = ending.empty_sorts(state)
    needed = state.rules.constants["endSortsExhausted"]
    named = () if state.ending is None else state.ending[1]
    if (len(sorts) >= needed) != (state.ending is not None) or (
        # The second sort to be used up triggers it, so a third is never named.
        state.ending is not None
        and (set(named) - set(sorts) or len(set(named)) != len(named) or len(named) != needed)
    ):
        raise BadPosition(
            "The end is triggered by the stocks that are used up.", field="ending", rule="MU-901"
        )
    if state.phase in (phases.ASSIGN, phases.OVER) and state.ending is None:
        raise BadPosition("The game ends after its end was triggered.", field="ending", rule="MU-905")
