"""The state of a game of Thurn und Taxis: flat lists and bit masks, names only at the border."""

from __future__ import annotations

from typing import Any, Self

from ..origin import Origin
from ..phased import PhasedState
from . import phases
from .setting import TaxisSetting

EMPTY = -1
"""An empty place of the display."""


class TaxisState(PhasedState):
    """Everything on the table.

    Cards are kinds (numbers into `TaxisSetting.kinds`), cities numbers into `Board.city_ids`, sets of cities bit masks.
    """

    game = "thurn-und-taxis"
    after_end = "TT-703"
    out_of_turn = "TT-201"
    __slots__ = (
        "agenda",
        "carriages",
        "closed",
        "deck",
        "discard",
        "display",
        "ending",
        "extra",
        "forced",
        "hands",
        "houses",
        "laid",
        "resume",
        "routes",
        "stacks",
        "supply",
        "taken",
        "tiles",
        "used",
    )

    current_player: int | None
    rules: TaxisSetting[TaxisState]

    def __init__(
        self, rules: TaxisSetting[TaxisState], names: tuple[str, ...], origin: Origin | None
    ) -> None:
        super().__init__(rules, names, origin)
        count = rules.count
        self.phase = phases.TAKE
        self.agenda: list[str] = []
        """Steps still to come before the turn goes on, the next one last."""
        self.taken = 0
        self.laid = 0
        self.forced = False
        """True if the Postmeister is compulsory in this turn (TT-813)."""
        self.closed = False
        self.used: tuple[str, ...] = ()
        """Officials that helped in this turn, in order."""
        self.ending: tuple[int, str] | None = None
        """Who triggered the end, and by what: ``houses`` or ``carriage``."""
        self.display: list[int] = [EMPTY] * rules.display_size
        self.deck: list[int] = []
        """The next card is the last item."""
        self.discard: list[int] = []
        self.stacks: list[int] = [0] * len(rules.board.stacks)
        """Per stack how many tiles were taken."""
        self.hands: list[list[int]] = [[] for _ in range(count)]
        self.routes: list[list[int]] = [[] for _ in range(count)]
        self.houses: list[int] = [0] * count
        self.supply: list[int] = [rules.houses_each] * count
        self.carriages: list[int] = [0] * count
        """Length of the largest carriage, 0 for none."""
        self.tiles: list[list[tuple[int, int]]] = [[] for _ in range(count)]
        """(stack, value) in the order in which they were won."""
        self.resume = ""
        """The phase to go back to after an interruption of the turn."""
        self.extra: dict[str, Any] = {}
        """What expansions keep, by their id; each value is an `expansions.Extra`."""

    @property
    def is_ending(self) -> bool:
        """True once the end was triggered."""
        return self.ending is not None

    def copy(self) -> Self:
        """Return an independent copy; later changes of either leave the other alone."""
        other = self._twin()
        other.agenda = self.agenda[:]
        other.resume = self.resume
        other.taken = self.taken
        other.laid = self.laid
        other.forced = self.forced
        other.closed = self.closed
        other.used = self.used
        other.ending = self.ending
        other.display = self.display[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.stacks = self.stacks[:]
        other.hands = [hand[:] for hand in self.hands]
        other.routes = [route[:] for route in self.routes]
        other.houses = self.houses[:]
        other.supply = self.supply[:]
        other.carriages = self.carriages[:]
        other.tiles = [tiles[:] for tiles in self.tiles]
        other.extra = {name: part.copy() for name, part in self.extra.items()} if self.extra else {}
        return other
