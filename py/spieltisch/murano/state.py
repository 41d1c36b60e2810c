"""The state of a game of Murano: flat lists and bit masks, names only at the border."""

from __future__ import annotations

from typing import Self

from ..origin import Origin
from ..phased import PhasedState
from . import phases
from .needs import Needs
from .setting import MuranoSetting

NONE = -1


class MuranoState(PhasedState):
    """Everything on the table.

    Spaces of the ring, street spaces, building spaces, gondolas, tiles and cards are numbers from 0 into the tables of
    `MuranoSetting` and its `Board`; sets of spaces are bit masks; of a pile the last item is the top.
    """

    game = "murano"
    after_end = "MU-905"
    out_of_turn = "MU-201"
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
        "near",
        "needs",
        "owners",
        "paved",
        "paving",
        "perks",
        "pile",
        "points",
        "red",
        "red_moved",
        "removed",
        "sailed",
        "scored",
        "seen",
        "ships",
        "shops",
        "sites",
        "space",
        "special_pile",
        "specials",
        "stock",
        "streets",
        "supply",
        "tiles",
        "used",
    )

    current_player: int | None
    rules: MuranoSetting[MuranoState]

    def __init__(
        self, rules: MuranoSetting[MuranoState], names: tuple[str, ...], origin: Origin | None
    ) -> None:
        super().__init__(rules, names, origin)
        board, count = rules.board, rules.count
        islands = len(board.islands)
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
        self.needs: Needs | None = None
        """What `need.at_sea` found in this turn."""
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

    def clear_turn(self) -> None:
        """Forget what belongs to a turn that is over."""
        self.moved = self.sailed = self.built = self.made = 0
        self.space = self.drawn = self.bought = NONE
        self.red_moved = ""
        self.needs = None

    @property
    def is_ending(self) -> bool:
        """True once the end was triggered."""
        return self.ending is not None

    def copy(self) -> Self:
        """Return an independent copy; later changes of either leave the other alone."""
        other = self._twin()
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
