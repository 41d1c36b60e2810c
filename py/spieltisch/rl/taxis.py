"""Thurn und Taxis with all its expansions as an array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import datafile
from ..thurn_und_taxis.actions import ALL, CLOSE, EACH
from ..thurn_und_taxis.game import TaxisGame
from .fields import Field, Observation, counts, each_seat, head, number, one_of, row, seat_of, seats

HORSES = ("1", "2", "3")


def words(state: TaxisGame) -> list[str]:
    """Return the words of closings, of which there are too many for a list: they are put together word by word."""
    officials = [id_.capitalize() for id_ in sorted(state.rules.words.officials)]
    return [CLOSE, EACH, ALL, *state.rules.board.city_names, "with", *officials, "without", "carriage"]


def fields(state: TaxisGame) -> list[Field]:
    """Return what an observation tells; the expansions in the game add theirs."""
    rules = state.rules
    count, whole = rules.count, state.observation(None)
    kinds = [id_ for id_, _ in rules.kinds]
    found = head(count, rules.phases)
    found += _turn(count, list(rules.officials))
    found += _table(whole, kinds)
    found += _expansions(whole, count, list(rules.officials), rules.board.city_ids)
    return found + each_seat(count, _seat(whole, kinds, rules.board.city_ids, list(rules.officials)))


def _turn(count: int, officials: Sequence[str]) -> list[Field]:
    def usable(seen: Observation) -> list[str]:
        return [id_ for id_, official in (seen["officials"] or {}).items() if official["usable"]]

    return [
        number("taken", lambda seen: seen["taken"], "cards taken in this turn"),
        number("laid", lambda seen: seen["laid"], "cards laid in this turn"),
        number("closed", lambda seen: seen["closed"], "whether the route was closed in this turn", high=1),
        counts(
            "used", officials, lambda seen: seen["used"], "officials who have helped in this turn", high=9
        ),
        counts(
            "usable", officials, usable, "officials who can help now, for the seat that is to decide", high=1
        ),
        one_of("compulsory", officials, lambda seen: seen["compulsory"], "the official who has to help"),
        seat_of("ending", count, lambda seen: (seen["ending"] or {}).get("seat"), "who triggered the end"),
        number("surplus", lambda seen: seen["surplus"], "cards that have to be discarded now"),
    ]


def _table(whole: Observation, kinds: Sequence[str]) -> list[Field]:
    stacks = [stack["id"] for stack in whole["stacks"]]
    lengths = list(whole["carriageSupply"])
    return [
        counts("display", kinds, lambda seen: [card for card in seen["display"] if card], "face-up cards"),
        number("deck", lambda seen: seen["deck"], "cards in the deck"),
        number("discard", lambda seen: seen["discard"], "cards on the discard pile"),
        row(
            "stacks",
            stacks,
            lambda seen: [len(stack["values"]) for stack in seen["stacks"]],
            "tiles on each stack",
        ),
        row(
            "next-tiles",
            stacks,
            lambda seen: [next(iter(stack["values"]), 0) for stack in seen["stacks"]],
            "points of the next tile of each stack",
        ),
        counts("carriages", lengths, lambda seen: seen["carriageSupply"], "carriages left, by length"),
    ]


def _seat(
    whole: Observation, kinds: Sequence[str], cities: Sequence[str], officials: Sequence[str]
) -> list[Field]:
    stacks = [stack["id"] for stack in whole["stacks"]]
    own = whole["seats"][0]
    found = [
        counts("hand", kinds, lambda seat: seat["hand"], "cards in hand; of others unknown, all 0"),
        number("hand-count", lambda seat: seat["handCount"], "number of cards in hand"),
        counts("route", kinds, lambda seat: seat["route"], "cards of the route"),
        one_of("route-left", kinds, lambda seat: next(iter(seat["route"]), None), "left end of the route"),
        one_of(
            "route-right", kinds, lambda seat: next(reversed(seat["route"]), None), "right end of the route"
        ),
        counts("houses", cities, lambda seat: seat["houses"], "cities with a house", high=1),
        number("supply", lambda seat: seat["supply"], "houses left"),
        number("carriage", lambda seat: seat["carriage"], "length of the largest carriage"),
        counts(
            "tiles", stacks, lambda seat: [tile["stack"] for tile in seat["tiles"]], "tiles won, by stack"
        ),
        number("score", _total, "points; of others unknown, 0", low=-999),
    ]
    if "offices" in own:
        found += [
            counts("offices", officials, lambda seat: seat["offices"], "office tiles, by official"),
            number("chips", lambda seat: seat["chips"], "chips"),
        ]
    if "horses" in own:
        found += [
            counts("horses", HORSES, lambda seat: map(str, seat["horses"]), "horse cards, by number"),
            number("strength", lambda seat: seat["strength"], "horses of the team"),
            counts(
                "hand-horses",
                HORSES,
                lambda seat: map(str, seat.get("handHorses", ())),
                "backs of the cards in hand, by number; hidden ones are 0",
            ),
        ]
    return found


def _total(seat: Observation) -> int:
    return int(seat["score"]["total"]) if seat["score"] else 0


def _expansions(
    whole: Observation, count: int, officials: Sequence[str], cities: Sequence[str]
) -> list[Field]:
    found: list[Field] = []
    if "courier" in whole:
        found += _courier(count, officials, cities)
    if "offices" in whole:
        found += [
            counts(
                "offices", officials, lambda seen: seen["offices"]["stacks"], "office tiles left, by official"
            ),
            one_of(
                "offices-empty",
                officials,
                lambda seen: seen["offices"]["empty"],
                "the official whose tiles are used up",
            ),
        ]
    if "audience" in whole:
        found += _audience(whole, count)
    if "rider" in whole:
        found += [
            seat_of("rider", count, lambda seen: seen["rider"], "who has the rider"),
            counts(
                "free-cities", cities, lambda seen: seen["freeCities"], "free cities without a house", high=1
            ),
        ]
    if "deckHorses" in whole:
        found += [number("deck-horses", lambda seen: seen["deckHorses"], "back of the deck's top card")]
    return found


def _courier(count: int, officials: Sequence[str], cities: Sequence[str]) -> list[Field]:
    def letters(seen: Observation, seat: int) -> list[tuple[int, int]]:
        return [((other - seat) % count, held) for other, held in enumerate(seen["courier"]["letters"])]

    return [
        Field("letters", seats(count), 0, 99, "letters of each seat", letters),
        seat_of("courier", count, lambda seen: seen["courier"]["owner"], "who has the courier"),
        counts(
            "letter-costs",
            officials,
            lambda seen: seen["courier"]["costs"],
            "letters for an official's help now",
        ),
        counts(
            "letter-cities", cities, lambda seen: seen["courier"]["cities"], "where a letter lies", high=1
        ),
    ]


def _audience(whole: Observation, count: int) -> list[Field]:
    data = datafile.load("spieltisch.thurn_und_taxis.expansions.audience", "audience.json")
    coaches = [coach["id"] for coach in whole["audience"]["coaches"]]
    ranks = list(whole["audience"]["rome"])
    towns = _towns(data)
    places = [f"{coach}:{town}" for coach in coaches for town in towns]

    def clergy(seen: Observation, seat: int) -> list[tuple[int, int]]:
        own = seen["audience"]["clergy"][seat] or []
        return [(i * len(ranks) + ranks.index(rank), 1) for i, rank in enumerate(own) if rank in ranks]

    def rome(seen: Observation, seat: int) -> list[tuple[int, int]]:
        told = [0] * (len(ranks) * count)
        for i, there in enumerate(seen["audience"]["rome"].values()):
            for owner in there:
                told[i * count + (owner - seat) % count] += 1
        return list(enumerate(told))

    return [
        counts(
            "coaches",
            places,
            lambda seen: [f"{coach['id']}:{coach['town']}" for coach in seen["audience"]["coaches"]],
            "where each coach is",
            high=1,
        ),
        counts("coach-cards", coaches, lambda seen: seen["audience"]["cards"], "steps left for each coach"),
        number("jokers", lambda seen: seen["audience"]["jokers"], "jokers left"),
        Field(
            "clergy",
            tuple(f"{coach}:{rank}" for coach in coaches for rank in ranks),
            0,
            1,
            "which of the seat's own clerics sits in which coach, where that may be seen",
            clergy,
        ),
        Field(
            "rome",
            tuple(f"{rank}:{name}" for rank in ranks for name in seats(count)),
            0,
            99,
            "tiles of each rank in Rome, by seat",
            rome,
        ),
    ]


def _towns(data: dict[str, Any]) -> list[str]:
    return [town["id"] for town in data["towns"]]
