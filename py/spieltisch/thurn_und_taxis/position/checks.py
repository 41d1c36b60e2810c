"""Checks that a position can occur: cards, houses, tiles and turn have to agree."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ...errors import BadPosition
from .. import phases
from ..play.closing import SETTLE
from ..state import TaxisState
from ..turn import BEGIN, FINISH

OWN_PHASES = (phases.TAKE, phases.LAY, phases.CLOSE, phases.DISCARD, phases.DONE)
"""Decisions of the player whose turn it is only."""


def check(state: TaxisState) -> None:
    """Raise BadPosition unless everything in the state agrees."""
    _check_cards(state)
    _check_houses(state)
    _check_stacks(state)
    _check_ending(state)
    _check_turn(state)
    _check_interruption(state)


def _check_cards(state: TaxisState) -> None:
    rules = state.rules
    if len(state.display) != rules.display_size:
        raise BadPosition(f"The display must have {rules.display_size} places.", field="display")
    cards = Counter(kind for kind in state.display if kind >= 0)
    cards.update(state.deck)
    cards.update(state.discard)
    for pile in (
        *state.hands,
        *state.routes,
        *(pile for part in state.extra.values() for pile in part.piles()),
    ):
        cards.update(pile)
    for kind, copies in enumerate(rules.kind_copies):
        if cards[kind] != copies:
            id_ = rules.kind_ids[kind]
            raise BadPosition(
                f"There must be {copies} cards of {id_!r}, not {cards[kind]}.", card=id_, count=cards[kind]
            )
    if state.discard and not state.deck:
        raise BadPosition("The deck cannot be empty while cards lie on the discard pile.", rule="TT-215")


def _check_houses(state: TaxisState) -> None:
    rules = state.rules
    for seat in range(rules.count):
        if state.supply[seat] < 0:
            raise BadPosition(f"Seat {seat} has more than {rules.houses_each} houses.", seat=seat)
        cities = [rules.kind_city[kind] for kind in state.routes[seat]]
        if len(set(cities)) < len(cities):
            raise BadPosition(f"Seat {seat} has a city twice in the route.", seat=seat, rule="TT-308")
        for a, b in pairwise(cities):
            if not rules.board.roads[a] >> b & 1:
                names = [rules.board.city_ids[a], rules.board.city_ids[b]]
                raise BadPosition(
                    f"Seat {seat} has a route without a road {names[0]}-{names[1]}.", seat=seat, rule="TT-307"
                )


def _check_stacks(state: TaxisState) -> None:
    for stack, printed in enumerate(state.rules.board.stacks):
        won = sorted(value for tiles in state.tiles for own, value in tiles if own == stack)
        gone = sorted(printed.values[: state.stacks[stack]])
        if won != gone:
            raise BadPosition(
                f"From stack {printed.id!r} the tiles {gone!r} were taken, but the players have {won!r}.",
                stack=printed.id,
            )


def _check_ending(state: TaxisState) -> None:
    """Check that the end was triggered if a seat has reached it, and who has its tile (TT-521, TT-701, TT-702)."""
    rules = state.rules
    owners = [seat for seat, tiles in enumerate(state.tiles) for own, _ in tiles if own == rules.end_stack]
    if state.ending is not None:
        if owners != [state.ending[0]]:
            raise BadPosition("Whoever triggered the end has its tile.", field="ending", rule="TT-521")
        return
    largest = rules.end_carriage
    reached = [
        not state.supply[seat] or state.carriages[seat] == (largest or -1) for seat in range(rules.count)
    ]
    if any(reached) or owners:
        raise BadPosition("The end was triggered, so 'ending' cannot be null.", field="ending", rule="TT-701")
    if state.phase == phases.OVER:
        raise BadPosition("The end was not triggered, so the game goes on.", field="phase", rule="TT-703")


def _check_turn(state: TaxisState) -> None:
    if state.phase == phases.OVER:
        return
    own = state.phase in OWN_PHASES
    if own and state.current_player != state.turn:
        raise BadPosition("Only the player whose turn it is can be to decide.", field="current")
    hand = len(state.hands[state.turn])
    # What interrupts the turn gives it back: the phase it goes on with must be possible then.
    phase = state.phase if own else state.resume
    if state.phase == phases.TAKE and not (state.deck or max(state.display) >= 0):
        raise BadPosition(
            "No card can be taken, so the phase cannot be 'take'.", field="phase", rule="TT-219"
        )
    # Only a player who began with an empty hand takes twice before anything is laid.
    most = 1 if state.forced else 0
    if (phase in (phases.TAKE, phases.LAY) and state.laid) or (phase == phases.TAKE and state.taken > most):
        raise BadPosition("'taken' and 'laid' do not go with the phase.", field="phase", rule="TT-202")
    if phase == phases.LAY and not hand:
        raise BadPosition("Without a hand card the phase cannot be 'lay'.", field="phase", rule="TT-219")
    if state.phase == phases.DISCARD and hand <= state.rules.hand_kept:
        raise BadPosition("The hand is small enough already.", field="phase", rule="TT-613")
    if own and (state.phase in (phases.DISCARD, phases.DONE)) != state.closed:
        raise BadPosition("'closed' does not go with the phase.", field="closed")


def _check_interruption(state: TaxisState) -> None:
    """Check that the turn can go on after what interrupts it, and that something can be done at all."""
    agenda, back = state.agenda, state.resume
    if state.phase in OWN_PHASES or state.phase == phases.OVER:
        if agenda or back:
            raise BadPosition(
                "Nothing interrupts the turn, so 'agenda' and 'resume' must be empty.", field="agenda"
            )
    elif not agenda or len(set(agenda)) < len(agenda) or {BEGIN, SETTLE, FINISH} & set(agenda[1:]):
        raise BadPosition("'agenda' must say how the game goes on.", field="agenda")
    else:
        if agenda[0] == BEGIN and (
            state.round > 1 or state.turn != state.start or state.used or any(state.hands)
        ):
            raise BadPosition("The first turn has begun already.", field="agenda")
        ends = agenda[0] == FINISH
        last = state.ending is not None and (state.turn + 1) % state.rules.count == state.start
        if back not in OWN_PHASES or (ends and not last) or (back == phases.DONE and not ends):
            raise BadPosition("The game ends after the last turn and only then.", field="agenda")
        if (agenda[0] == SETTLE) != (state.closed and back == phases.CLOSE):
            raise BadPosition("A closing is settled after it was interrupted and only then.", field="agenda")
    if state.current_player is not None and not state.legal_actions():
        raise BadPosition("Nothing can be done in this position.", field="phase")
