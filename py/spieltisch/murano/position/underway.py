"""Checks that a turn can have come so far: phase, space, and what was moved, built, bought, seen or made in it."""

from __future__ import annotations

from ...errors import BadPosition
from .. import phases
from ..construction.specials import SPECIAL
from ..ending import last_seat
from ..people.characters import character_price
from ..ring.ships import PASSED
from ..state import MuranoState

ASHORE = (phases.OFFER, phases.SAIL, phases.ASSIGN, phases.OVER)
"""Phases in which no ship has been moved."""

BUYING = ("glass", "shop", "palace", "special")
SPACES = {
    phases.PLACE: BUYING,
    phases.CHARACTER: ("character",),
    phases.BUILD: ("build",),
    phases.STREET: ("build",),
    phases.SPECIAL: ("build", "special"),
    phases.SELL: ("production",),
}
"""Phases that belong to the actions of some spaces."""

AFTER_THE_END = (
    phases.BUILD,
    phases.STREET,
    phases.SPECIAL,
    phases.PLACE,
    phases.DONE,
    phases.ASSIGN,
    phases.OVER,
)
"""Phases of the turn in which the end was triggered, and of the final scoring."""


def check_turn(state: MuranoState) -> None:
    """Raise BadPosition unless the turn under way can have come to where it is."""
    _check_decision(state)
    _check_space(state)
    _check_wake(state)
    _check_seen(state)
    _check_built(state)
    _check_bought(state)
    _check_made(state)
    _check_last_turns(state)


def _check_decision(state: MuranoState) -> None:
    phase = state.phase
    if state.current_player not in (None, state.turn):
        raise BadPosition("Only the player whose turn it is can be to decide.", field="current")
    if (state.round == 0) != (phase == phases.OFFER) and phase not in (phases.CHARACTER, phases.DONE):
        raise BadPosition("The round is 0 while start characters are offered, and only then.", field="round")
    if state.round == 0 and not state.rules.options["start-character"]:
        raise BadPosition("No start characters are offered in this game.", field="round", rule="MU-V01")
    if (state.drawn >= 0) != (phase == phases.STREET):
        raise BadPosition("'drawn' does not go with the phase.", field="drawn")
    if phase == phases.ASSIGN and not state.rules.by_hand:
        raise BadPosition("In this game nobody scores by hand.", field="phase", rule="MU-928")


def _check_space(state: MuranoState) -> None:
    at_sea = state.phase not in ASHORE and state.round > 0
    if at_sea != bool(state.moved) or at_sea != (state.space >= 0):
        raise BadPosition("'moved' and 'space' do not go with the phase.", field="moved")
    if not at_sea:
        return
    if not state.moved >> state.space & 1:
        raise BadPosition("'space' must hold a ship that was moved.", field="space")
    # Only of some sorts a tile can be chosen from the stock (MU-303, MU-304).
    fitting = {phases.CHOOSE: tuple(state.perks[state.turn].choice), **SPACES}.get(state.phase)
    if fitting and _action(state) not in fitting:
        raise BadPosition("The phase is none of the action of that space.", field="space")


def _action(state: MuranoState) -> str:
    """Return the action of the space where the last ship ended; empty before one was moved."""
    return state.rules.board.ring[state.space] if state.space >= 0 else ""


def _check_wake(state: MuranoState) -> None:
    """Check that each moved ship can have come to its space: no ship passes another (MU-205, MU-S04)."""
    if bool(state.red_moved) != bool(state.moved >> state.red & 1):
        raise BadPosition("'redMoved' does not go with 'moved'.", field="redMoved")
    jumped = state.red if state.red_moved == PASSED else -1
    if jumped >= 0 and not state.perks[state.turn].passes:
        raise BadPosition("Without the lighthouse no ship passes another.", field="redMoved", rule="MU-S04")
    spaces = len(state.rules.board.ring)
    for space in range(spaces):
        behind = 1 << (space - 1) % spaces
        if not state.moved >> space & 1 or space == jumped or not state.ships & behind:
            continue
        # The one behind came later, if it moved at all; behind the last ship there must be room.
        if space == state.space or not state.moved & behind:
            raise BadPosition(
                f"The ship on space {space + 1} cannot have come there.", field="moved", rule="MU-205"
            )


def _check_seen(state: MuranoState) -> None:
    """Check that as many cards are looked at as there must be, and that one can be paid for (MU-501, MU-603)."""
    rules, seat = state.rules, state.turn
    if bool(state.seen) != (state.phase in (phases.CHARACTER, phases.SPECIAL)):
        raise BadPosition("'seen' does not go with the phase.", field="seen")
    if state.phase == phases.CHARACTER:
        count, rule, pile = state.perks[seat].seen, "MU-603", state.pile
        if state.gold[seat] < character_price(state, seat):
            raise BadPosition(
                "Without the gold for one nobody looks at characters.", field="gold", rule="MU-611"
            )
    else:
        count, rule, pile = rules.constants["specialCardsSeen"], "MU-501", state.special_pile
    if state.seen and len(state.seen) != min(count, len(state.seen) + len(pile)):
        raise BadPosition("There are too many or too few cards in 'seen'.", field="seen", rule=rule)


def _check_built(state: MuranoState) -> None:
    """Check how many tiles were built in this turn, and how many cards that brought (MU-401, MU-501)."""
    phase, built, limit = state.phase, state.built, state.perks[state.turn].limit
    if state.bought >= 0:
        least, most = (1, 1) if phase == phases.SPECIAL else (0, int(phase == phases.DONE))
    elif phase == phases.DONE and _action(state) == "build":
        # Nothing is built only when the player passed, which moves one ship.
        least, most = (limit, limit) if built or state.sailed > 1 else (0, 0)
    else:
        least, most = {
            phases.BUILD: (1, limit - 1), phases.STREET: (0, limit - 1), phases.SPECIAL: (1, limit),
        }.get(phase, (0, 0))  # fmt: skip
    if not least <= built <= most:
        raise BadPosition("'built' does not go with the phase.", field="built", rule="MU-401")
    waiting = int(phase == phases.SPECIAL)
    if state.fresh and state.fresh + waiting > built:
        raise BadPosition(
            "Each card of this turn came with a building of this turn.", field="fresh", rule="MU-501"
        )


def _check_bought(state: MuranoState) -> None:
    """Check the tile that may be built at once in the last round (MU-906 to MU-910)."""
    board = state.rules.board
    own = state.tiles[state.turn]
    site = bool(state.near & ~state.sites)
    if state.bought < 0:
        # A player who moved two ships to a purchase did not pass.
        bought = state.phase == phases.DONE and state.sailed > 1 and _action(state) in BUYING
        if state.phase == phases.PLACE or (state.ending is not None and bought):
            raise BadPosition(
                "In the last round 'bought' names the tile just bought.", field="bought", rule="MU-906"
            )
        if state.phase == phases.SPECIAL and _action(state) != "build":
            raise BadPosition("The phase is none of the action of that space.", field="space")
        return
    kind = board.kinds[state.bought]
    if state.phase not in (phases.PLACE, phases.DONE, phases.SPECIAL) or state.ending is None:
        raise BadPosition("'bought' is for the last round, after a purchase.", field="bought", rule="MU-906")
    if _action(state) != kind.sort:
        raise BadPosition("The tile was bought on the space of its sort.", field="bought", rule="MU-310")
    there = state.bought in state.kinds if state.built else own[state.bought] > 0
    # Where there is a site the player decides about it.
    waits = state.phase == phases.DONE and not state.built and site
    if not there or waits or (state.phase == phases.PLACE and not site):
        raise BadPosition(
            "The tile just bought lies before its buyer, or was built.", field="bought", rule="MU-906"
        )
    brings = kind.sort == SPECIAL and bool(state.built)
    if state.fresh + (state.phase == phases.SPECIAL) != int(brings):
        raise BadPosition("A special building built at once brings its card.", field="fresh", rule="MU-911")


def _check_made(state: MuranoState) -> None:
    """Check the beads produced in this turn (MU-711, MU-714)."""
    seat, made = state.turn, state.made
    if made and (state.phase not in (phases.SELL, phases.DONE) or _action(state) != "production"):
        raise BadPosition("'made' does not go with the phase.", field="made")
    if made > state.factories[seat]:
        raise BadPosition("Each factory produces at most one bead.", field="made", rule="MU-717")
    if state.phase == phases.SELL and (made > sum(state.beads[seat]) or len(state.legal_actions()) < 2):
        raise BadPosition("Beads that can be sold lie before the player.", field="made", rule="MU-714")


def _check_last_turns(state: MuranoState) -> None:
    """Check that the turn is one of those that are still played when the end was triggered (MU-904, MU-905)."""
    if state.ending is None:
        return
    if state.phase == phases.OVER and state.turn != last_seat(state):
        raise BadPosition("The game ends with the last turn.", field="turn", rule="MU-905")
    if state.turn != state.ending[0]:
        return
    passed = state.phase == phases.DONE and not state.built and state.bought < 0
    if state.phase not in AFTER_THE_END or passed:
        raise BadPosition("Whoever triggered the end has no more turn.", field="turn", rule="MU-905")
