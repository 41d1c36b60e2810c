"""Checks that a position in which start characters are offered is still as the game was set up (MU-V01, MU-V02)."""

from __future__ import annotations

from ...errors import BadPosition
from .. import phases
from ..state import MuranoState


def check_offers(state: MuranoState) -> None:
    """Raise BadPosition if more than characters was taken before the first turn."""
    if state.round:
        return
    board, start = state.rules.board, state.rules.start
    if state.ships != sum(1 << anchor for anchor in board.anchors):
        raise BadPosition("Before the first turn the ships lie at anchor.", field="ships", rule="MU-102")
    if state.paved or any(map(any, state.tiles)):
        raise BadPosition(
            "Before the first turn nothing was bought or built.", field="islands", rule="MU-V01"
        )
    if any(seat >= 0 for seat in state.gondolas) or any(map(any, state.beads)):
        raise BadPosition("Before the first turn no gondolier was placed and no bead made.", rule="MU-V01")
    for seat in range(state.rules.count):
        cards = len(state.characters[seat])
        ahead = (state.turn - state.start) % state.rules.count - (seat - state.start) % state.rules.count
        if cards > int(ahead > 0 or (ahead == 0 and state.phase == phases.DONE)):
            raise BadPosition(
                f"Seat {seat} has more characters than were offered to it.", seat=seat, rule="MU-V02"
            )
        held = (state.gold[seat] + cards * state.rules.prices["characterFirst"], state.points[seat])
        if (*held, state.gondoliers[seat]) != (start["gold"], start["points"], start["gondoliersInHand"]):
            raise BadPosition(
                f"Seat {seat} has other than what everybody starts with.", seat=seat, rule="MU-127"
            )
