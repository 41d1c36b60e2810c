"""Murano as an array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..murano.game import MuranoGame
from .fields import Field, Observation, counts, each_seat, head, number, one_of, seat_of, seats


def words(state: MuranoGame) -> list[str]:
    """Return the words of actions of which there are too many for a list: there are none."""
    return []


def fields(state: MuranoGame) -> list[Field]:
    """Return what an observation tells."""
    rules = state.rules
    whole = state.observation(None)
    found = head(rules.count, rules.phases)
    found += _ships(len(rules.board.ring))
    found += _stocks(state)
    found += _islands(state)
    return found + each_seat(rules.count, _seat(state, whole["seats"][0]))


def _ships(spaces: int) -> list[Field]:
    places = [str(space + 1) for space in range(spaces)]

    def where(wanted: str | None) -> Any:
        return lambda seen: [str(ship["space"]) for ship in seen["ships"] if wanted is None or ship[wanted]]

    return [
        counts("ships", places, where(None), "spaces with a ship", high=1),
        counts("red-ship", places, where("red"), "the space of the red ship", high=1),
        counts("moved-ships", places, where("moved"), "ships that were moved in this turn", high=1),
        one_of(
            "space", places, lambda seen: str(seen["space"]) if seen["space"] else None, "whose action is due"
        ),
        number("sailed", lambda seen: seen["sailed"], "number of ships moved in this turn"),
        number("next-ship", lambda seen: seen["nextShip"], "gold for the next ship"),
    ]


def _stocks(state: MuranoGame) -> list[Field]:
    rules, board = state.rules, state.rules.board
    tiles = [kind.id for kind in board.kinds]
    characters = [card.id for card in rules.characters]
    specials = [card.id for card in rules.specials]
    sorts = list(board.building_sorts)
    return [
        counts(
            "stock",
            sorts,
            lambda seen: {sort: left for sort, left in seen["stock"].items() if sort in sorts},
            "tiles left, by sort",
        ),
        number("streets", lambda seen: seen["streets"], "streets left"),
        counts("pile", ("character", "special"), lambda seen: seen["pile"], "cards left"),
        counts("bag", board.bead_colours, lambda seen: seen["bag"], "beads in the bag"),
        one_of("street", [paving.id for paving in board.paving], lambda seen: seen["street"], "drawn street"),
        one_of("bought", [*tiles, *sorts], lambda seen: seen["bought"], "the tile that may be built at once"),
        counts(
            "choice",
            [*tiles, *characters, *specials],
            lambda seen: seen["choice"],
            "what there is to choose from",
        ),
        number("more", lambda seen: seen["more"], "tiles that may still be built in this turn"),
        seat_of(
            "ending", rules.count, lambda seen: (seen["last"] or {}).get("seat"), "who triggered the end"
        ),
    ]


def _islands(state: MuranoGame) -> list[Field]:
    board, count = state.rules.board, state.rules.count
    paving = [street.id for street in board.paving]
    tiles = [kind.id for kind in board.kinds]
    sites = list(board.site_places)
    gondolas = [str(number) for number in board.gondola_numbers]

    def streets(seen: Observation) -> list[str]:
        return [f"{at}:{id_}" for island in seen["islands"] for at, id_ in island["streets"].items()]

    def buildings(seen: Observation) -> list[str]:
        return [f"{at}:{it['tile']}" for island in seen["islands"] for at, it in island["buildings"].items()]

    def owners(seen: Observation, seat: int) -> list[tuple[int, int]]:
        return [
            (sites.index(at) * count + (it["owner"] - seat) % count, 1)
            for island in seen["islands"]
            for at, it in island["buildings"].items()
            if it["owner"] is not None
        ]

    def gondoliers(seen: Observation, seat: int) -> list[tuple[int, int]]:
        return [
            (i * count + (gondola["seat"] - seat) % count, 1)
            for i, gondola in enumerate(seen["gondolas"])
            if gondola["seat"] is not None
        ]

    return [
        counts(
            "paving", _pairs(board.street_places, paving), streets, "streets that have been built", high=1
        ),
        counts("buildings", _pairs(sites, tiles), buildings, "buildings that have been built", high=1),
        Field("owners", _pairs(sites, seats(count)), 0, 1, "whose building it is", owners),
        counts(
            "open",
            sites,
            lambda seen: [at for island in seen["islands"] for at in island["open"]],
            "free spaces next to a street",
            high=1,
        ),
        Field("gondoliers", _pairs(gondolas, seats(count)), 0, 1, "who stands on a gondola", gondoliers),
        counts(
            "used-gondolas",
            gondolas,
            lambda seen: [str(gondola["no"]) for gondola in seen["gondolas"] if gondola["used"]],
            "gondolas that have served a card",
            high=1,
        ),
    ]


def _pairs(ones: Sequence[str], others: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{one}:{other}" for one in ones for other in others)


def _seat(state: MuranoGame, sample: Observation) -> list[Field]:
    rules, board = state.rules, state.rules.board
    islands = [island.id for island in board.islands]
    characters = [card.id for card in rules.characters]
    specials = [card.id for card in rules.specials]

    def cards(seat: Observation, *, scored: bool) -> list[str]:
        return [own["card"] for own in seat["characters"] or () if bool(own["scored"]) == scored]

    def helping(seat: Observation) -> list[str]:
        return [special["card"] for special in seat["specials"] if special["active"]]

    return [
        number("gold", lambda seat: seat["gold"], "gold"),
        number("points", lambda seat: seat["points"], "points on the track"),
        counts("gondoliers", sample["gondoliers"], lambda seat: seat["gondoliers"], "gondoliers"),
        counts("unused", islands, lambda seat: seat["unused"], "placed gondoliers without a card, by island"),
        counts("beads", board.bead_colours, lambda seat: seat["beads"], "beads"),
        counts("sorts", sample["counts"], lambda seat: seat["counts"], "tiles in hand, by sort"),
        counts("tiles", [kind.id for kind in board.kinds], lambda seat: seat["tiles"], "tiles; of others 0"),
        counts(
            "specials",
            specials,
            lambda seat: [special["card"] for special in seat["specials"]],
            "special buildings",
        ),
        counts("helping", specials, helping, "special buildings that help now"),
        number("character-count", lambda seat: seat["characterCount"], "number of characters"),
        number("next-character", lambda seat: seat["nextCharacter"], "price of the next character"),
        counts("characters", characters, lambda seat: cards(seat, scored=False), "characters; of others 0"),
        counts("scored", characters, lambda seat: cards(seat, scored=True), "characters that were scored"),
        counts("income", islands, lambda seat: seat["income"], "gold that income brings, by island"),
        number("produces", lambda seat: seat["produces"], "most factories that may produce"),
        number("jokers", lambda seat: seat["jokers"], "beads that workshops count as"),
        counts("prices", sample["prices"], lambda seat: seat["prices"], "what things cost this seat"),
        number(
            "score",
            lambda seat: seat["score"]["total"] if seat["score"] else 0,
            "points as they would be counted now; of others unknown, 0",
            low=-999,
        ),
    ]
