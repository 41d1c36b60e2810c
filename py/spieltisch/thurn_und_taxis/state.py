"""The state of a game of Thurn und Taxis: flat lists and bit masks, names only at the border."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..actions import Action
from ..errors import Refusal
from ..record import Origin
from ..state import Event, Shuffler, State
from . import observation, phases, position, scoring
from .actions import TaxisAction

if TYPE_CHECKING:
    from .rules import Rules

EMPTY = -1
"""An empty place of the display."""


class TaxisState(State):
    """Everything on the table.

    Cards are kinds (numbers into `Rules.kinds`), cities numbers into `Board.city_ids`, sets of cities bit masks.
    """

    game = "thurn-und-taxis"
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
        "names",
        "phase",
        "random",
        "resume",
        "round",
        "routes",
        "rules",
        "stacks",
        "start",
        "supply",
        "taken",
        "tiles",
        "turn",
        "used",
    )

    current_player: int | None

    def __init__(self, rules: Rules, names: tuple[str, ...], origin: Origin | None) -> None:
        super().__init__(origin)
        count = rules.count
        self.rules = rules
        self.names = names
        self.random = 0
        """The generator, see `spieltisch.chance`."""
        self.round = 1
        self.start = 0
        self.turn = 0
        """Seat whose turn it is; `current_player` may be another one in the middle of it."""
        self.phase = phases.TAKE
        self.agenda: list[str] = []
        """Steps still to come before the turn goes on, the next one last."""
        self.taken = 0
        self.laid = 0
        self.forced = False
        """Whether the Postmeister is compulsory in this turn (TT-813)."""
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
        """What expansions keep, by their id; each value is an `Extra`."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.names

    def _generate(self) -> list[TaxisAction]:
        return self.rules.phases[self.phase].legal(self)

    def _perform(self, action: Action, events: list[Event]) -> None:
        self.rules.performers[action.verb](self, action, events)  # type: ignore[arg-type]

    def _read(self, text: str) -> TaxisAction | None:
        return self.rules.reader.read(text)

    def _refusal(self, action: Action) -> Refusal | None:
        if self.current_player is None:
            return Refusal("TT-703", {})
        for moment in self.rules.moments.refuse:
            refused = moment(self, action)  # type: ignore[arg-type]
            if refused is not None:
                return refused
        return self.rules.verbs[action.verb].refuse(self, action)  # type: ignore[arg-type]

    def _not_your_turn(self) -> Refusal:
        return Refusal("TT-201", {"seat": self.current_player})

    def copy(self) -> TaxisState:
        """Return an independent copy; later changes of either leave the other alone."""
        other = TaxisState.__new__(TaxisState)
        other._origin = self._origin
        other._history = self._history
        other._length = self._length
        other._imaginer = self._imaginer
        other._legal = self._legal
        other.current_player = self.current_player
        other.rules = self.rules
        other.names = self.names
        other.random = self.random
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.phase = self.phase
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

    def scores(self) -> list[dict[str, Any]]:
        """Return per seat the ``total`` and its ``parts`` (carriage, tiles, houses), as counted now (TT-708)."""
        return [scoring.score(self, seat) for seat in range(self.rules.count)]

    def ranking(self) -> list[dict[str, Any]]:
        """Return the seats from best to worst, tie-break applied (TT-717 to TT-720)."""
        return scoring.ranking(self)

    def verdict(self) -> dict[str, Any]:
        """Return how the game stands; the end tile decides a tie (TT-718), and not every board has carriages."""
        found = super().verdict()
        owner = None if self.ending is None else self.ending[0]
        found["owner"] = owner
        if found["how"] == "next" and owner == found["seat"]:
            found["how"] = "owner"
        if not self.rules.board.carriage_copies:
            found["parts"].remove("carriage")
        return found

    def observation(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know, as JSON-able data; None shows everything."""
        return observation.observe(self, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        """Return the event as that seat may see it; None sees everything."""
        return observation.redact(self, event, seat)

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation of an action must stay hidden until the end."""
        return any(moment(action, own) for moment in self.rules.moments.secret)  # type: ignore[arg-type]

    def determinize(self, seat: int, rng: Shuffler) -> TaxisState:
        """Return a state in which everything that the seat does not know is dealt anew."""
        return observation.determinize(self, seat, rng)

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as JSON-able data (docs/notation.md)."""
        return position.write(self)

    def reveals(self, event: Event) -> bool:
        """Return whether the event shows a card or points that were hidden, or at the end everything (TT-537)."""
        # Where backs differ, a new deck shows the back of its first card.
        opens = event["event"] in ("refilled", "reshuffled", "game-over") or event.get("from") == "deck"
        return opens or self.surprises(event)

    def surprises(self, event: Event) -> bool:
        """Return whether points come with the event that nobody could foresee."""
        return event["event"] in self.rules.surprises
