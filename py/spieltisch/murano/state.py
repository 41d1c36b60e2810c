"""The state of a game of Murano: flat lists and bit masks, names only at the border."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..actions import Action
from ..errors import Refusal
from ..record import Origin
from ..state import Event, Shuffler, State, check_seat
from . import guess, observation, phases, position, scoring, tariff
from .actions import CHOOSE, KEEP, MuranoAction

if TYPE_CHECKING:
    from .rules import Rules

NONE = -1


class MuranoState(State):
    """Everything on the table.

    Spaces of the ring, street spaces, building spaces, gondolas, tiles and cards are numbers from 0 into the tables of
    `Rules` and its `Board`; sets of spaces are bit masks; of a pile the last item is the top.
    """

    game = "murano"
    __slots__ = (
        "bag",
        "beads",
        "bought",
        "built",
        "characters",
        "customers",
        "drawn",
        "ending",
        "factories",
        "fresh",
        "gold",
        "gondolas",
        "gondoliers",
        "hired",
        "kinds",
        "left",
        "made",
        "moved",
        "names",
        "near",
        "needs",
        "owners",
        "paved",
        "paving",
        "perks",
        "phase",
        "pile",
        "points",
        "random",
        "red",
        "red_moved",
        "removed",
        "round",
        "rules",
        "sailed",
        "scored",
        "seen",
        "ships",
        "shops",
        "sites",
        "space",
        "special_pile",
        "specials",
        "start",
        "stock",
        "streets",
        "supply",
        "tiles",
        "turn",
        "used",
    )

    current_player: int | None

    def __init__(self, rules: Rules, names: tuple[str, ...], origin: Origin | None) -> None:
        super().__init__(origin)
        board, count = rules.board, rules.count
        islands = len(board.islands)
        self.rules = rules
        self.names = names
        self.random = 0
        """The generator, see `spieltisch.chance`."""
        self.round = 1
        """0 while start characters are offered."""
        self.start = 0
        self.turn = 0
        self.phase = phases.SAIL
        self.ending: tuple[int, tuple[str, ...]] | None = None
        """Who triggered the end, and the sorts that were used up."""

        self.ships = 0
        """Bit mask of the spaces with a ship."""
        self.red = 0
        """Space of the red ship."""
        self.moved = 0
        """Bit mask of the ships moved in this turn, where they are now."""
        self.sailed = 0
        """How many of them."""
        self.space = NONE
        """Where the last one ended."""
        self.needs: tuple[int, ...] | None = None
        """What `need.by_space` found in this turn."""
        self.red_moved = ""
        """``sailed`` when the red ship moved in this turn, ``passed`` when it passed others (MU-V03)."""

        self.drawn = NONE
        """Street that waits to be built."""
        self.built = 0
        """Tiles built in this action."""
        self.bought = NONE
        """Tile that was bought in the last round and may be built at once."""
        self.fresh = 0
        """Special building cards taken in this turn: the last ones of the seat."""
        self.made = 0
        """Beads produced in this turn."""
        self.seen: list[int] = []
        """Cards in the hand of the player who chooses among them, in the order in which they were drawn."""

        self.streets: list[list[int]] = [[], []]
        """The two stacks of streets."""
        self.stock: list[list[int]] = [[] for _ in board.building_sorts]
        self.removed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        """Palaces and characters that were put back unseen."""
        self.pile: list[int] = []
        """Character cards."""
        self.special_pile: list[int] = []
        self.bag: list[int] = [0] * len(board.bead_colours)

        self.paved = 0
        """Bit mask of the street spaces with a street."""
        self.sites = 0
        """Bit mask of the building spaces with a building."""
        self.near = 0
        """Bit mask of the building spaces beside a street."""
        self.paving: list[int] = [NONE] * len(board.street_places)
        self.kinds: list[int] = [NONE] * len(board.site_places)
        """Per building space the kind of tile."""
        self.owners: list[int] = [NONE] * len(board.site_places)
        self.customers: list[int] = [0] * (islands * len(board.customer_colours))
        """Per island and colour."""
        self.shops: list[int] = [0] * (count * islands)
        """Per seat and island the bit mask of the colours of own shops."""
        self.factories: list[int] = [0] * count
        """Glass factories built."""
        self.gondolas: list[int] = [NONE] * len(board.gondola_numbers)
        """Per gondola the seat of its gondolier."""
        self.used = 0
        """Bit mask of the gondolas whose gondolier has served a card."""

        self.gold: list[int] = [0] * count
        self.points: list[int] = [0] * count
        """On the track."""
        self.gondoliers: list[int] = [0] * count
        """Available."""
        self.supply: list[int] = [0] * count
        """Gondoliers in the general supply."""
        self.hired: list[int] = [0] * count
        """Available and placed together (MU-810)."""
        self.beads: list[list[int]] = [[0] * len(board.bead_colours) for _ in range(count)]
        self.tiles: list[list[int]] = [[0] * len(board.kinds) for _ in range(count)]
        """Per seat how many tiles of each kind lie before it."""
        self.characters: list[list[int]] = [[] for _ in range(count)]
        self.specials: list[list[int]] = [[] for _ in range(count)]
        self.left: list[list[int]] = [[] for _ in range(count)]
        """Beside `specials`: in how many sales a workshop still counts."""
        self.perks = [rules.perks(()) for _ in range(count)]
        """What the special buildings change, per seat."""
        self.scored: list[list[tuple[int, int, int]]] = [[] for _ in range(count)]
        """(card, island, points) in the final scoring."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.names

    def clear_turn(self) -> None:
        """Forget what belongs to a turn that is over."""
        self.moved = self.sailed = self.built = self.made = 0
        self.space = self.drawn = self.bought = NONE
        self.red_moved = ""
        self.needs = None

    def _generate(self) -> list[MuranoAction]:
        return self.rules.phases[self.phase](self)  # type: ignore[return-value]

    def _perform(self, action: Action, events: list[Event]) -> None:
        self.rules.performers[action.verb](self, action, events)  # type: ignore[arg-type]

    def _read(self, text: str) -> MuranoAction | None:
        return self.rules.reader.read(text)

    def _refusal(self, action: Action) -> Refusal | None:
        if self.current_player is None:
            return Refusal("MU-905", {})
        return self.rules.verbs[action.verb].refuse(self, action)  # type: ignore[arg-type]

    def _not_your_turn(self) -> Refusal:
        return Refusal("MU-201", {"seat": self.current_player})

    def copy(self) -> MuranoState:
        """Return an independent copy; later changes of either leave the other alone."""
        other = MuranoState.__new__(MuranoState)
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
        other.ending = self.ending
        other.ships = self.ships
        other.red = self.red
        other.moved = self.moved
        other.sailed = self.sailed
        other.space = self.space
        other.red_moved = self.red_moved
        other.needs = self.needs
        other.drawn = self.drawn
        other.built = self.built
        other.bought = self.bought
        other.fresh = self.fresh
        other.made = self.made
        other.seen = self.seen[:]
        other.streets = [stack[:] for stack in self.streets]
        other.stock = [stack[:] for stack in self.stock]
        other.removed = self.removed
        other.pile = self.pile[:]
        other.special_pile = self.special_pile[:]
        other.bag = self.bag[:]
        other.paved = self.paved
        other.sites = self.sites
        other.near = self.near
        other.paving = self.paving[:]
        other.kinds = self.kinds[:]
        other.owners = self.owners[:]
        other.customers = self.customers[:]
        other.shops = self.shops[:]
        other.factories = self.factories[:]
        other.gondolas = self.gondolas[:]
        other.used = self.used
        other.gold = self.gold[:]
        other.points = self.points[:]
        other.gondoliers = self.gondoliers[:]
        other.supply = self.supply[:]
        other.hired = self.hired[:]
        other.beads = [beads[:] for beads in self.beads]
        other.tiles = [tiles[:] for tiles in self.tiles]
        other.characters = [cards[:] for cards in self.characters]
        other.specials = [cards[:] for cards in self.specials]
        other.left = [left[:] for left in self.left]
        other.perks = self.perks[:]
        other.scored = [scored[:] for scored in self.scored]
        return other

    def offers(self) -> list[dict[str, Any]]:
        """Return the legal actions as JSON-able data, each with the gold and the points that it costs or brings."""
        return [
            {**action.json, "gold": tariff.gold(self, action), "points": tariff.points(self, action)}
            for action in self.legal_actions()
            if isinstance(action, MuranoAction)
        ]

    def scores(self) -> list[dict[str, Any]]:
        """Return per seat the ``total`` and its ``parts`` (track, characters, gondoliers), as counted now (MU-925)."""
        return [scoring.score(self, seat) for seat in range(self.rules.count)]

    def ranking(self) -> list[dict[str, Any]]:
        """Return the seats from best to worst; gold breaks ties (MU-925 to MU-927)."""
        return scoring.ranking(self)

    def observation(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know, as JSON-able data; None shows everything."""
        return observation.observe(self, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        """Return the event as that seat may see it; None sees everything."""
        return observation.redact(self, event, seat)

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation names a face-down tile or a character of another seat."""
        if own:
            return False
        return action.verb == CHOOSE or (action.verb == KEEP and action.b == NONE)  # type: ignore[attr-defined]

    def determinize(self, seat: int, rng: Shuffler) -> MuranoState:
        """Return a state in which everything that the seat does not know is dealt anew."""
        check_seat(seat, self.names, none=False)
        other = self.copy()
        other._imagined_by(seat)
        guess.deal(other, seat, rng)
        return other

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as JSON-able data (docs/notation.md)."""
        return position.write(self)

    def reveals(self, event: Event) -> bool:
        """Return whether the event shows something that was hidden, so that undo must not cross it."""
        return observation.reveals(self, event)

    def surprises(self, event: Event) -> bool:
        """Return whether points come with the event that nobody could foresee: beads may be worth some."""
        return event["event"] == "produced" and bool(event["beads"])
