"""What a seat may know of a state, and of what happens (MU-306, MU-307, MU-612, MU-613, MU-728)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..observation import decides, head
from ..state import Event
from . import ending, phases, scoring, trade
from .board import STREET, Board
from .construction import purchases, specials
from .people import shown
from .people.characters import character_price
from .ring import ships
from .ring.reach import reach
from .state import MuranoState

if TYPE_CHECKING:
    from .schema import events
    from .schema.observation import IslandCount, IslandState, Observation, Prices, SeatState, Stock

CHOICES = (phases.CHOOSE, phases.CHARACTER, phases.SPECIAL)


def observe(state: MuranoState, seat: int | None) -> Observation:
    """Return the observation of a seat; None shows everything, `PUBLIC` only what lies open (docs/notation.md)."""
    rules = state.rules
    board = rules.board
    informs = decides(state, seat)
    at_sea = state.phase in (phases.SAIL, phases.ACT)
    return {
        **head(state, seat, board.id),
        "last": None
        if state.ending is None
        else {
            "seat": state.ending[0],
            "sorts": list(state.ending[1]),
            "final": ending.last_seat(state),
        },
        "ships": [
            {
                "space": space + 1,
                "red": space == state.red,
                "moved": bool(state.moved >> space & 1),
            }
            for space in range(len(board.ring))
            if state.ships >> space & 1
        ],
        "space": state.space + 1 if state.space >= 0 else None,
        "sailed": state.sailed,
        "nextShip": ships.price(state, state.sailed) if at_sea else None,
        "reach": reach(state) if informs and at_sea else None,
        "stock": _stock(state),
        "streets": sum(map(len, state.streets)),
        "empty": list(ending.empty_sorts(state)),
        "pile": {"character": len(state.pile), "special": len(state.special_pile)},
        "bag": dict(zip(board.bead_colours, state.bag, strict=True)),
        "beads": sum(state.bag),
        "street": board.paving[state.drawn].id if state.drawn >= 0 else None,
        "tiles": state.built,
        "limit": state.perks[state.turn].limit,
        "more": max(0, state.perks[state.turn].limit - state.built),
        "choice": _choice(state) if informs and state.phase in CHOICES else None,
        "offered": shown.offered(state) if informs and state.phase == phases.CHARACTER else None,
        "bought": _bought(state, seat),
        "absent": list(rules.absent),
        "islands": [_island(state, number) for number in range(len(board.islands))],
        "gondolas": [
            {
                "no": number,
                "colour": board.player_colours[board.gondola_colours[i]],
                "island": board.islands[board.island_of_gondola[i]].id,
                "seat": state.gondolas[i] if state.gondolas[i] >= 0 else None,
                "used": bool(state.used >> i & 1),
            }
            for i, number in enumerate(board.gondola_numbers)
        ],
        "seats": [_seat(state, other, seat) for other in range(rules.count)],
    }


def _stock(state: MuranoState) -> Stock:
    sorts = state.rules.board.building_sorts
    left: dict[str, Any] = {STREET: [len(stack) for stack in state.streets]}
    left |= {sort: len(stock) for sort, stock in zip(sorts, state.stock, strict=True)}
    return cast("Stock", left)


def _choice(state: MuranoState) -> list[str]:
    """Return what lies before the player who chooses, by id."""
    rules = state.rules
    if state.phase == phases.CHOOSE:
        return [rules.board.kinds[kind].id for kind in sorted(state.stock[purchases.searched(state)])]
    cards = rules.characters if state.phase == phases.CHARACTER else rules.specials
    return [cards[card].id for card in state.seen]


def _bought(state: MuranoState, seat: int | None) -> str | None:
    if state.phase != phases.PLACE:
        return None
    kind = state.rules.board.kinds[state.bought]
    return kind.id if seat in (None, state.turn) else kind.sort


def _island(state: MuranoState, number: int) -> IslandState:
    board = state.rules.board
    island = board.islands[number]
    colours = len(board.customer_colours)
    return {
        "id": island.id,
        "no": island.no,
        "streets": {
            board.street_places[i]: board.paving[state.paving[i]].id
            for i in island.streets
            if state.paving[i] >= 0
        },
        "buildings": {
            board.site_places[i]: {
                "tile": board.kinds[state.kinds[i]].id,
                "sort": board.kinds[state.kinds[i]].sort,
                "owner": state.owners[i] if state.owners[i] >= 0 else None,
            }
            for i in island.sites
            if state.kinds[i] >= 0
        },
        "open": [board.site_places[i] for i in island.sites if (state.near & ~state.sites) >> i & 1],
        "customers": dict(
            zip(
                board.customer_colours,
                state.customers[number * colours : (number + 1) * colours],
                strict=True,
            )
        ),
        "count": _count(state, number),
    }


def _count(state: MuranoState, number: int) -> IslandCount:
    """Return what character cards count on an island."""
    board = state.rules.board
    there = scoring.tally(state, number)
    return {
        "buildings": sum(there.kinds),
        "sorts": _sorts(board, there.kinds),
        "shops": {
            colour: sum(
                count for kind, count in zip(board.kinds, there.kinds, strict=True) if kind.colour == i
            )
            for i, colour in enumerate(board.customer_colours)
        },
        "crests": sum(kind.crests * count for kind, count in zip(board.kinds, there.kinds, strict=True)),
        "owned": [_sorts(board, kinds) for kinds in there.owned],
    }


def _sorts(board: Board, kinds: Sequence[int]) -> dict[str, int]:
    return {sort: sum(kinds[kind] for kind in board.kinds_of[sort]) for sort in board.building_sorts}


def _seat(state: MuranoState, owner: int, seat: int | None) -> SeatState:
    rules = state.rules
    board = rules.board
    own = seat is None or owner == seat
    open_ = own or state.phase == phases.OVER
    helping = specials.active(state, owner)
    cards = scoring.unscored(state, owner) if open_ else []
    rows = scoring.values(state, owner, cards)
    best = [] if not open_ or scoring.settled(state, owner) else scoring.best(state, owner, rows)
    return {
        "colour": board.player_colours[owner],
        "gold": state.gold[owner],
        "points": state.points[owner],
        "gondoliers": {
            "hand": state.gondoliers[owner],
            "supply": state.supply[owner],
            "placed": state.hired[owner] - state.gondoliers[owner],
        },
        "unused": {
            island.id: free
            for island, free in zip(board.islands, scoring.gondoliers(state, owner), strict=True)
            if free
        },
        "beads": dict(zip(board.bead_colours, state.beads[owner], strict=True)),
        "counts": {
            sort: sum(state.tiles[owner][kind] for kind in kinds) for sort, kinds in board.kinds_of.items()
        },
        "tiles": {
            kind.id: count for kind, count in zip(board.kinds, state.tiles[owner], strict=True) if count
        }
        if own
        else None,
        "specials": [
            {
                "card": rules.specials[card].id,
                "active": card in helping,
                "spent": bool(rules.specials[card].sales) and not left,
            }
            for card, left in zip(state.specials[owner], state.left[owner], strict=True)
        ],
        "characterCount": len(state.characters[owner]),
        "nextCharacter": character_price(state, owner),
        "characters": shown.own(state, owner, cards, rows, best) if open_ else shown.others(state, owner),
        "best": shown.best(state, owner, best) if open_ else None,
        "income": {
            island.id: gain + trade.income_bonus(state, owner, gain)
            for island, gain in zip(board.islands, trade.earnings(state, owner), strict=True)
        },
        "produces": trade.most_factories(state, owner),
        "jokers": trade.joker_beads(state, owner),
        "prices": _prices(state, owner),
        "score": scoring.score(state, owner, best) if open_ else None,
        # The cards are not needed for this: each gondolier counts as if it served none.
        "openScore": scoring.score(state, owner, []),
    }


def _prices(state: MuranoState, owner: int) -> Prices:
    rules = state.rules
    perks = state.perks[owner]
    prices: dict[str, int] = {
        **rules.buy_prices,
        **{
            f"{sort}Choice": perks.choice[sort] for sort in rules.board.building_sorts if sort in perks.choice
        },
        "gondolierOwn": perks.own,
        "gondolierOther": perks.other,
        "hire": rules.prices["hire"],
        "dismiss": rules.gains["dismiss"],
        "gold": perks.gold,
    }
    return cast("Prices", prices)


def redact(state: MuranoState, event: Event, seat: int | None) -> Event:
    """Return the event without what that seat may not know."""
    if seat is None:
        return event
    told = cast("events.Event", event)
    less = _without_secret(state, told)
    return event if less is None or less["seat"] == seat else less


def _without_secret(state: MuranoState, told: events.Event) -> events.Secretive | None:
    """Return the event as those see it whom it does not concern, None where it holds no secret."""
    if told["event"] == "bought" and told["sort"] in state.rules.board.hidden_sorts:
        return {**told, "tile": None}
    if told["event"] == "searched":
        return {**told, "tiles": None}
    if told["event"] == "looked":
        return {**told, "cards": None}
    if told["event"] == "saw-specials":
        return {**told, "cards": None}
    if told["event"] == "recruited" and state.phase != phases.OVER:
        return {**told, "card": None}
    return None


def reveals(state: MuranoState, event: Event) -> bool:
    """Return whether the event shows something that was hidden from the player who caused it."""
    told = cast("events.Event", event)
    match told["event"]:
        case "bought":
            return told["from"] == "top" and told["sort"] in state.rules.board.hidden_sorts
        case "searched":
            return purchases.uncovers(state, told["seat"], told["sort"])
        case "produced":
            return bool(told["beads"])
        case "scored" | "unused":
            # By hand everybody scores cards that he knows; else the end turns up those of all.
            return state.phase != phases.ASSIGN
        case kind:
            return kind in ("looked", "drew", "saw-specials", "game-over")
