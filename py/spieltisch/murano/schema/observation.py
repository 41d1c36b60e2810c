"""Murano.

What a seat may know; parts without words are as in a position. And the parts of an action.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from ...schema import Ids, Score, Sentence
from ...schema import Observation as Common
from .events import Bead, Sort

Phase = Annotated[
    str,
    Ids(
        "Phase", "offer", "sail", "act", "choose", "character", "build", "street", "special", "sell", "place",
        "assign", "done", "over",
    ),
]  # fmt: skip
Verb = Annotated[
    str,
    Ids(
        "Verb", "sail", "pass", "take", "buy", "search", "choose", "look", "keep", "decline", "place", "draw",
        "build", "income", "produce", "sell", "hire", "dismiss", "score", "end",
    ),
]  # fmt: skip
Customer = Annotated[str, Ids("Colour", "red", "blue", "grey")]
Built = Annotated[str, Ids("BuildingSort", "glass", "shop", "palace", "special")]
Servant = Annotated[str, Ids("Helper", "there", "hand")] | None
"""With whom a card is served: a gondolier on the island, one in hand, or none."""


class Ending(TypedDict):
    seat: int
    """that triggered the end"""
    sorts: list[Sort]
    """that were used up"""
    final: int | None
    """seat of the last turn"""


class Ship(TypedDict):
    space: int
    red: bool
    moved: bool


class Reach(TypedDict):
    space: int
    action: str
    moves: list[list[int]] | None
    """the fewest ships that bring one there, `[[3, 4], [2, 3]]`, or null"""
    sails: list[str] | None
    """the actions that move them, as texts"""
    follows: str | None
    """the action that is done there unasked, as a text: what brings gold where nothing is to be chosen"""
    price: int | None
    """gold for them, or null"""
    need: int | None
    """least gold for the action, null if impossible"""
    usable: bool
    idle: bool
    """true if its action would bring nothing now"""
    rule: str | None
    data: dict[str, Any]
    """why not"""


class Stock(TypedDict):
    street: list[int]
    glass: int
    shop: int
    palace: int
    special: int


class Pile(TypedDict):
    character: int
    special: int


class Building(TypedDict):
    tile: str
    sort: Sort
    owner: int | None


class IslandCount(TypedDict):
    """What character cards count on an island."""

    buildings: int
    sorts: dict[Built, int]
    """buildings by sort, of all players"""
    shops: dict[Customer, int]
    """by colour"""
    crests: int
    """on palaces"""
    owned: list[dict[Built, int]]
    """by seat: buildings with the seat's marker, by sort"""


class IslandState(TypedDict):
    id: str
    no: int
    streets: dict[str, str]
    buildings: dict[str, Building]
    """{parts}"""
    open: list[str]
    """free building spaces beside a street"""
    customers: dict[Customer, int]
    count: IslandCount
    """what character cards count there"""


class GondolaState(TypedDict):
    no: int
    colour: str
    island: str
    seat: int | None
    used: bool


class Gondoliers(TypedDict):
    hand: int
    supply: int
    placed: int


class SpecialState(TypedDict):
    card: str
    active: bool
    """helps now"""
    spent: bool
    """a workshop that was sold"""


class Scoring(TypedDict):
    island: str
    points: int


class Most(TypedDict):
    """What a card brings at most, for itself alone."""

    points: int
    island: str | None
    by: Servant
    """`there`, a gondolier on a gondola of the island; `hand`, one who would have to be placed; null where there is none"""


class Now(Most):
    """What a card brings now, in the best assignment of all own cards."""

    rule: str | None
    """where it brings nothing: MU-921, worth nothing anywhere; MU-615, nothing where the gondoliers stand; MU-919, no gondolier
    can serve it; MU-616, all serve others; MU-915, left out"""


class Worth(TypedDict):
    now: Now
    """the card's share of the best assignment of all the player's cards to the player's gondoliers, those in hand included:
    {parts}"""
    most: Most
    """the best island for the card alone: {parts}"""


class Lacks(TypedDict):
    """How far a card whose points come all at once is from them, on the island where that is the least way."""

    island: str | None
    """null where the card scores on one island only, or counts beads"""
    met: int
    of: int
    """things that are needed; fewer than `met` where there is too much of something, of which there may be so many"""
    missing: list[dict[str, str]]
    """each with `what`, and `colour` and `owner` as the card has them"""


class OwnCharacter(Worth):
    card: str
    lacks: Lacks | None
    """null where it brings points, or has them step by step, or can have none any more anywhere"""
    barred: bool
    """can have no points any more, whatever is still played"""
    values: dict[str, int]
    """points by island, now"""
    scored: Scoring | None
    net: NotRequired[int]
    """of an offered card: what all cards would bring more with it, where another one would give its gondolier up"""


class TurnedUp(TypedDict):
    """What others see of a card that was scored."""

    card: str
    values: None
    scored: Scoring


class Assignment(Scoring):
    card: str


class Best(TypedDict):
    cards: list[Assignment]
    actions: list[str]
    """what carries it out in the final scoring, in this order, the last one ends the turn; as texts of actions"""
    unused: int
    total: int
    lost: int
    """what ending the scoring now would give away"""
    missed: int
    """what the cards scored so far have given away"""


class Prices(TypedDict):
    glass: int
    shop: int
    palace: int
    special: int
    shopChoice: int
    palaceChoice: int
    gondolierOwn: int
    gondolierOther: int
    hire: int
    dismiss: int
    """that is gained"""
    gold: int
    """that is gained"""


class SeatState(TypedDict):
    colour: str
    """of the pieces"""
    gold: int
    """number"""
    points: int
    """on the track"""
    gondoliers: Gondoliers
    """{parts}"""
    unused: dict[str, int]
    """gondoliers on gondolas who have not served a card yet, by island"""
    beads: dict[Bead, int]
    """by colour"""
    counts: dict[Sort, int]
    """tiles before the player, by sort"""
    tiles: dict[str, int] | None
    """the same by tile; null for others"""
    specials: list[SpecialState]
    """each {parts}"""
    characterCount: int
    """number of cards"""
    nextCharacter: int
    """price of the next one"""
    characters: list[OwnCharacter] | list[TurnedUp] | None
    """each `card`, `values` (points by island, now), `scored` (null, or `island` and `points`), `now` and `most` (see below);
    null for others, who show what they scored"""
    best: Best | None
    """the best assignment of the cards that are left: `cards` (each `card`, `island`, `points`), `actions` that carry it out in
    the final scoring, `unused` gondoliers, `total`, what is `lost` by ending now, and was `missed` before; null for others"""
    income: dict[str, int]
    """gold that income would bring, by island"""
    produces: int
    """most factories that may produce"""
    jokers: int
    """beads that workshops count as in a sale"""
    prices: Prices
    """of this seat: {parts}"""
    score: Score | None
    """if the game ended now, with the best assignment: `total` and `parts` (`track`, `characters`, `gondoliers`); null for
    others"""
    openScore: Score
    """the same as far as it lies open for everybody: cards that are not turned up bring nothing"""


class Observation(Common, TypedDict):
    board: str
    """id of the board"""
    seat: int | None
    """whose observation it is"""
    phase: Phase
    last: Ending | None
    """null, or {parts}"""
    ships: list[Ship]
    """each {parts}"""
    space: int | None
    sailed: int
    """ships moved in this turn"""
    nextShip: int | None
    """gold for the next ship, null when none can be moved"""
    reach: list[Reach] | None
    """for the seat that is to move ships, for each space: {parts}"""
    stock: Stock
    """numbers; of streets for both stacks"""
    streets: int
    """number left in both stacks"""
    empty: list[Sort]
    """sorts that are used up"""
    pile: Pile
    """numbers of cards: {parts}"""
    bag: dict[Bead, int]
    street: str | None
    """the street that waits to be built"""
    tiles: int
    """tiles built in this turn"""
    limit: int
    """tiles that a build action may build at most"""
    more: int
    """tiles that may still be built in this turn's action"""
    beads: int
    """number in the bag"""
    choice: list[str] | None
    """what the seat that is to decide chooses among, null for others"""
    offered: list[OwnCharacter] | None
    """in the phase `character`: the cards of `choice` as in `characters` of a seat, each counted beside the own ones; else
    null"""
    absent: list[str]
    """characters that are not in the game with so many players"""
    bought: str | None
    """the tile that may be built at once; for others only its sort"""
    islands: list[IslandState]
    """each {parts}"""
    gondolas: list[GondolaState]
    """each {parts}"""
    seats: list[SeatState]


PlainAction = TypedDict(
    "PlainAction",
    {
        "text": str,
        "type": Verb,
        "from": NotRequired[int],
        "to": NotRequired[int],
        "sort": NotRequired[Sort],
        "tile": str | None,
        "place": NotRequired[str],
        "island": NotRequired[str],
        "gondola": NotRequired[int],
        "count": NotRequired[int],
        "colour": NotRequired[Bead],
        "jokers": NotRequired[int],
        "card": NotRequired[str],
        "stack": NotRequired[int],
        "ships": NotRequired[int],
        "says": Sentence,
    },
)


class Action(PlainAction):
    """An action that a view offers."""

    final: NotRequired[bool]
    """true if it turns up something hidden, so that undo cannot cross it"""
    ends: NotRequired[bool]
    """true if it takes the last tile of the second sort, which triggers the end"""
    waste: NotRequired[bool]
    """true if it spends a workshop for which a bead would do"""
    gold: int
    """by how much the gold changes at once: what is paid is negative"""
    points: int
    """by how much the place on the track changes at once; of scoring a card, what it brings"""
