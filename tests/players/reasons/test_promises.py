"""Thurn und Taxis: a reason that promises a carriage, a tile or a closing with so many cards keeps its word when they are laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest

from spieltisch import State, players
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.thurn_und_taxis import phases
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position

SOUTH = {"courier": True, "offices": True, "audience": True}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (2, SOUTH),
    (3, SOUTH),
    (2, {"board": "north"}),
    (2, {"board": "north", "north-rules": "base"}),
)
EVERY = 3
"""Actions from one position to the next."""
HORSES = 6
"""Horse cards that draw a route of any length."""
Route = tuple[int, ...]
"""Kinds of cards from one end to the other."""


def extended(state: Any, route: Route, kinds: list[int]) -> Iterator[tuple[Route, list[int]]]:
    """Yield the route with one more of some cards, and the cards that are left."""
    rules = state.rules
    cities = {rules.kind_city[kind] for kind in route}
    for kind in dict.fromkeys(kinds):
        city = rules.kind_city[kind]
        rest = [*kinds]
        rest.remove(kind)
        if not route:
            yield (kind,), rest
        elif city not in cities:
            if rules.board.roads[rules.kind_city[route[0]]] >> city & 1:
                yield (kind, *route), rest
            if rules.board.roads[rules.kind_city[route[-1]]] >> city & 1:
                yield (*route, kind), rest


def grown(state: Any, route: Route, held: list[int], have: int, cards: int) -> list[Route] | None:
    """Return the routes up to one of so many cards, each longer by one; `have` of its cards are those of the route and the hand."""
    if len(route) >= cards:
        return [route]
    known = len(route) < have
    for longer, rest in extended(state, route, held if known else [*range(len(state.rules.kinds))]):
        found = grown(state, longer, rest if known else held, have, cards)
        if found:
            return [route, *found]
    return None


def laid(state: Any, action: Any, have: int, cards: int, named: Collection[str] = ()) -> Any:
    """Return the position in which the seat has just laid the last card of the promised route; None if it cannot.

    Of the hand the cards of the cities that are named are laid, of all where none are.
    """
    after = state.copy()
    seat = state.current_player
    if action.verb == "lay":
        after.apply(action)
    held = [
        *after.hands[seat],
        *([action.card] if action.verb in ("take", "reward") and action.card >= 0 else []),
    ]
    if named:
        rules = after.rules
        held = [kind for kind in held if rules.board.city_ids[rules.kind_city[kind]] in named]
    found = grown(after, tuple(after.routes[seat]), held, have, cards)
    if found is None:
        return None
    if len(found) == 1:
        return after
    before, route = found[-2:]
    (last,) = Counter(route) - Counter(before)
    after._legal = None
    after.routes[seat], after.hands[seat] = [*before], [last]
    after.phase, after.turn, after.current_player = phases.LAY, seat, seat
    after.taken, after.laid, after.used, after.closed, after.agenda = 1, 0, (), False, []
    if after.rules.backs:
        most = max(range(len(after.rules.kinds)), key=after.rules.kind_back.__getitem__)
        after.extra["glory"].horses[seat] = [most] * HORSES
    joins = (
        one for one in after.legal_actions() if one.verb == "lay" and one.end in ("first", "left", "right")
    )
    after.apply(next(joins))
    assert len(after.routes[seat]) == cards
    return after


def closings(state: Any, official: str) -> Iterator[list[dict[str, Any]]]:
    """Yield what happens by closing with an official, or without."""
    for action in state.legal_actions():
        if action.verb == "close" and action.official == official and not action.declined:
            trial = state.copy()
            yield trial.apply(action)


def comes(events: list[dict[str, Any]], data: dict[str, Any]) -> bool:
    """Return whether the promised carriage and tile are among what happens."""
    carriages = {event["length"] for event in events if event["event"] == "carriage"}
    tiles = [
        event["value"] for event in events if event["event"] == "tile" and event["stack"].startswith("route")
    ]
    worth = data.get("value", data.get("worth", 0))
    ends = any(event["event"] == "end-triggered" for event in events)
    comes_to = not data.get("carriage") or data["carriage"] in carriages
    return comes_to and (not worth or worth in tiles) and (not data.get("ends") or ends)


def promised(state: Any, reason: Reason) -> tuple[int, int, str] | None:
    """Return of how many own cards a reason tells, with how many the promise comes, and which official it takes."""
    data, lies = reason.data, len(state.routes[state.current_player])
    have, missing = data.get("have", 0), data.get("missing", 0)
    if reason.id in ("lays-toward", "lays-first"):
        return (
            (have, have + data["missing"], "wagner" if data["helped"] else "")
            if data["carriage"] or data["worth"] or data["ends"]
            else None
        )
    if reason.id == "toward-closing":
        least = state.rules.min_route
        return least - missing, least, ""
    told = {
        "toward-carriage": (have, have + missing, ""),
        "enough-with-help": (have, have, "wagner"),
        "toward-help": (have, have + missing, "wagner"),
        "toward-tile": (data.get("length", 0) - missing, data.get("length", 0), ""),
        "waits-for-carriage": (lies, lies + missing, ""),
        "waits-for-help": (lies, lies + missing, "wagner"),
        "waits-for-tile": (lies, lies + missing, ""),
    }
    return told.get(reason.id)


def given_up(state: Any, action: Any) -> Any:
    """Return the position without a route that neither the card nor the hand extends: a promise is one of the next route."""
    rules, seat = state.rules, state.current_player
    if action.verb not in ("take", "reward") or action.card < 0 or not state.routes[seat]:
        return state
    cities = [rules.kind_city[kind] for kind in state.routes[seat]]
    around = (rules.board.roads[cities[0]] | rules.board.roads[cities[-1]]) & ~sum(
        1 << city for city in cities
    )
    if any(around >> rules.kind_city[kind] & 1 for kind in (*state.hands[seat], action.card)):
        return state
    without = state.copy()
    without.routes[seat] = []
    return without


def is_kept(state: Any, action: Any, reason: Reason) -> bool | None:
    """Return whether what a reason promises comes; None if it promises nothing that comes by closing."""
    if reason.id in ("can-close", "can-end"):
        after = state.copy()
        after.apply(action)
        ways = chain(closings(after, ""), closings(after, "wagner"))
        if reason.id == "can-end":
            return any(event["event"] == "end-triggered" for events in ways for event in events)
        return any(comes(events, reason.data) for events in ways)
    told = promised(state, reason)
    if told is None:
        return None
    have, cards, official = told
    named = reason.data["cities"] if reason.id in ("lays-first", "lays-toward") else ()
    after = laid(given_up(state, action), action, have, cards, named)
    return after is not None and any(comes(events, reason.data) for events in closings(after, official))


@cache
def kept_ones() -> Counter[tuple[str, bool]]:
    """Return how often each promise, with a carriage and without, was kept in some games; check that all were."""
    met: Counter[tuple[str, bool]] = Counter()
    for seed, (count, options) in enumerate(TABLES, 1):
        state: State = begin(TAXIS, count, options, seed=seed)
        while state.current_player is not None:
            legal = state.legal_actions()
            number = len(state.history())
            if len(legal) > 1 and number % EVERY == 0:
                for action, why in zip(legal, knowledge_of(state).explained(state, legal), strict=True):
                    for reason in why:
                        kept = is_kept(state, action, reason)
                        assert kept is not False, (state, action, reason)
                        if kept:
                            met[reason.id, bool(reason.data.get("carriage"))] += 1
            state.apply(players.choose(state, "merchant", number))
    return met


PROMISES = (
    ("toward-carriage", True),
    ("enough-with-help", True),
    ("toward-help", True),
    ("toward-closing", False),
    ("toward-tile", False),
    ("lays-first", True),
    ("lays-first", False),
    ("lays-toward", True),
    ("lays-toward", False),
    ("can-close", True),
    ("can-close", False),
    ("can-end", True),
    ("waits-for-carriage", True),
    ("waits-for-help", True),
    ("waits-for-tile", False),
)


@pytest.mark.parametrize(("id_", "carriage"), PROMISES)
def test_a_promise_is_kept(id_: str, carriage: bool) -> None:
    assert kept_ones()[id_, carriage] > 0


def test_the_wagner_is_not_promised_for_a_carriage_out_of_his_reach() -> None:
    """Three cards are enough to close, but not for the carriage of 7, even with his help."""
    state = position(Seat(hand="Linz Sigmaringen Freiburg", carriage=6), phase="lay")
    reasons = knowledge_of(state).explained(state, [state.parse("lay Linz")])[0]
    assert "toward-closing" in [reason.id for reason in reasons]
    assert not [reason for reason in reasons if reason.data.get("carriage")]


def test_the_wagner_is_not_promised_where_another_official_helped() -> None:
    told = []
    for used in ("", "amtmann"):
        state = position(
            Seat(hand="Freiburg Pilsen", route="Sigmaringen Zürich", carriage=3), phase="lay", used=used
        )
        reasons = knowledge_of(state).explained(state, [state.parse("lay Freiburg right")])[0]
        told += [reason.data["carriage"] for reason in reasons if reason.id == "can-close"]
    assert told == [4, 0]


@pytest.mark.parametrize(
    ("seat", "action", "id_", "told"),
    [
        # As found by reading: five cards were at hand, and "then carriage 7 needs 2 more cards" was said.
        (Seat(hand="Passau Kempten Linz", route="München Augsburg", carriage=6), "lay Passau left", "lays-toward", (0, 1, 1)),
        (Seat(hand="Freiburg Basel Linz", carriage=5), "lay Freiburg", "lays-first", (2, 1, 0)),
        (Seat(hand="Zürich Basel", route="Freiburg Sigmaringen Ulm", carriage=4), "lay Zürich left", "lays-toward", (0, 0, 0)),
    ],
)  # fmt: skip
def test_cards_that_a_carriage_lacks_are_counted_with_the_wagner(
    seat: Seat, action: str, id_: str, told: tuple[int, int, int]
) -> None:
    state = position(seat, phase="lay")
    (data,) = (one.data for one in knowledge_of(state).reasons(state, state.parse(action)) if one.id == id_)
    assert (data["missing"], data["helped"], data["ends"]) == told
