"""Whether a position can occur: tiles, cards, beads, gondoliers and the turn have to agree."""

from __future__ import annotations

from collections import Counter

from ...errors import BadPosition
from .. import ending, phases, scoring
from ..state import MuranoState

ASHORE = (phases.OFFER, phases.SAIL, phases.ASSIGN, phases.OVER)
"""Phases in which no ship has been moved."""

BUYING = ("glass", "shop", "palace", "special")
SPACES = {
    phases.CHOOSE: BUYING,
    phases.PLACE: BUYING,
    phases.CHARACTER: ("character",),
    phases.BUILD: ("build",),
    phases.STREET: ("build",),
    phases.SPECIAL: ("build", "special"),
    phases.SELL: ("production",),
}
"""Phases that belong to the actions of some spaces."""


def check(state: MuranoState) -> None:
    """Raise BadPosition unless everything in the state agrees."""
    _check_ships(state)
    _check_tiles(state)
    _check_cards(state)
    _check_gondoliers(state)
    _check_scoring(state)
    _check_turn(state)
    if state.current_player is not None and not state.legal_actions():
        raise BadPosition("Nothing can be done in this position.", field="phase")


def _check_ships(state: MuranoState) -> None:
    count = len(state.rules.board.anchors)
    if state.ships.bit_count() != count:
        raise BadPosition(f"There must be {count} ships.", field="ships", rule="MU-102")
    if not state.ships >> state.red & 1 or state.moved & ~state.ships:
        raise BadPosition("'red' and 'moved' must name spaces with a ship.", field="moved")
    at_sea = state.phase not in ASHORE and state.round > 0
    if at_sea != bool(state.moved) or at_sea != (state.space >= 0):
        raise BadPosition("'moved' and 'space' do not go with the phase.", field="moved")
    if state.space >= 0 and not state.moved >> state.space & 1:
        raise BadPosition("'space' must hold a ship that was moved.", field="space")
    fitting = SPACES.get(state.phase)
    if at_sea and fitting and state.rules.board.ring[state.space] not in fitting:
        raise BadPosition("The phase is none of the action of that space.", field="space")
    if bool(state.red_moved) != bool(state.moved >> state.red & 1):
        raise BadPosition("'redMoved' does not go with 'moved'.", field="redMoved")


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
    if bool(state.seen) != (state.phase in (phases.CHARACTER, phases.SPECIAL)):
        raise BadPosition("'seen' does not go with the phase.", field="seen")
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
    if state.used and state.phase not in (phases.ASSIGN, phases.OVER):
        raise BadPosition("Cards are scored at the end only.", field="used", rule="MU-614")


def _check_turn(state: MuranoState) -> None:
    phase = state.phase
    if state.current_player not in (None, state.turn):
        raise BadPosition("Only the player whose turn it is can be to decide.", field="current")
    if (state.round == 0) != (phase == phases.OFFER) and phase not in (phases.CHARACTER, phases.DONE):
        raise BadPosition("The round is 0 while start characters are offered, and only then.", field="round")
    if state.round == 0 and not state.rules.options["start-character"]:
        raise BadPosition("No start characters are offered in this game.", field="round")
    if (state.drawn >= 0) != (phase == phases.STREET):
        raise BadPosition("'drawn' does not go with the phase.", field="drawn")
    if state.built and phase not in (phases.BUILD, phases.STREET, phases.SPECIAL, phases.DONE):
        raise BadPosition("'built' does not go with the phase.", field="built")
    if state.made and phase not in (phases.SELL, phases.DONE):
        raise BadPosition("'made' does not go with the phase.", field="made")
    if phase == phases.PLACE and (
        state.bought < 0 or not state.tiles[state.turn][state.bought] or state.ending is None
    ):
        raise BadPosition("The tile just bought lies before its buyer in the last round.", field="bought")
    sorts = ending.empty_sorts(state)
    needed = state.rules.constants["endSortsExhausted"]
    if (len(sorts) >= needed) != (state.ending is not None) or (
        state.ending is not None and (set(state.ending[1]) - set(sorts) or len(state.ending[1]) < needed)
    ):
        raise BadPosition(
            "The end is triggered by the stocks that are used up.", field="ending", rule="MU-901"
        )
    if phase in (phases.ASSIGN, phases.OVER) and state.ending is None:
        raise BadPosition("The game ends after its end was triggered.", field="ending", rule="MU-905")
