"""Thurn und Taxis: what a reason promises is what an observation bears out, and what comes when the action is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import State, players
from spieltisch.players.knowledge import knowledge_of
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position

Seen = dict[str, Any]
Check = Callable[[Any, Any, Seen, dict[str, Any]], bool]
"""(state, action, observation, data of the reason) -> whether it is true."""


def roads(state: Any) -> dict[str, set[str]]:
    """Return the neighbours of each city."""
    found: dict[str, set[str]] = {id_: set() for id_ in state.rules.board.city_ids}
    for road in state.rules.board.data["roads"]:
        found[road["a"]].add(road["b"])
        found[road["b"]].add(road["a"])
    return found


def city(card: str) -> str:
    """Return the city of a card."""
    return card.partition("/")[0]


def own(seen: Seen) -> Seen:
    """Return what the seat to decide has."""
    seat: Seen = seen["seats"][seen["current"]]
    return seat


def ends(state: Any, route: list[str]) -> set[str]:
    """Return the cities whose cards would extend a route."""
    cities = [city(card) for card in route]
    return (roads(state)[cities[0]] | roads(state)[cities[-1]]) - {*cities} if cities else set()


def saves(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The hand does not extend the route, and the card does."""
    fits = ends(state, own(seen)["route"])
    held = {city(card) for card in own(seen)["hand"]}
    return not fits & held and city(data["card"]) in fits and data["cards"] == len(own(seen)["route"])


def gives_up(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Neither the card nor the hand extends the route."""
    return unfit(state, seen, data) and not helpers(state, action)


def left_to_official(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Neither the card nor the hand extends the route, but an official may still take what does."""
    lying = {city(card) for card in seen["display"] if card}
    fits = ends(state, own(seen)["route"]) & lying
    return (
        unfit(state, seen, data) and data["official"] in helpers(state, action) and {*data["cities"]} == fits
    )


def unfit(state: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Return whether neither a card nor the hand extends the route."""
    held = {city(card) for card in [data["card"], *own(seen)["hand"]]}
    return not ends(state, own(seen)["route"]) & held and data["cards"] == len(own(seen)["route"]) > 0


def helpers(state: Any, action: Any) -> set[str]:
    """Return the officials who can take a card after an action."""
    after = state.copy()
    after.apply(action)
    return {way.official for way in after.legal_actions() if way.verb == "take"}


def denies(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """It extends the next player's route at these cities, and no second copy of it lies open."""
    rival = seen["seats"][data["rival"]]["route"]
    here = city(data["card"])
    beside = roads(state)[here] & {city(card) for card in rival}
    lying = [card for card in seen["display"] if card and city(card) == here]
    follows = data["rival"] == (seen["current"] + 1) % len(seen["seats"])
    return follows and here in ends(state, rival) and {*data["cities"]} == beside and lying == [data["card"]]


def two_steps(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """One city of those named lies between it and an end of the route."""
    near = ends(state, own(seen)["route"])
    return city(data["card"]) not in near and {*data["cities"]} == near & roads(state)[city(data["card"])]


def follows(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The cities of the hand that are named are next to it."""
    held = {city(card) for card in own(seen)["hand"]}
    return {*data["cities"]} <= held & roads(state)[city(data["card"])]


def joins(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """It fits the route, or one of the hand that is named."""
    fits = city(data["card"]) in ends(state, own(seen)["route"])
    return follows(state, action, seen, data) and (fits or bool(data["cities"]))


def way_open(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """What is named lies open and is next to it."""
    lying = {city(card) for card in seen["display"] if card}
    return {*data["cities"]} <= lying & roads(state)[city(data["card"])] and bool(own(seen)["route"])


def opens_next(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """A route lies that it does not fit, and what is named lies open and is next to it."""
    return way_open(state, action, seen, data) and city(data["card"]) not in ends(state, own(seen)["route"])


def beside_open(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """What is named lies open and is next to it, and it may be for the route at hand."""
    lying = {city(card) for card in seen["display"] if card}
    return {*data["cities"]} <= lying & roads(state)[city(data["card"])]


def denies_tile(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The rival lacks one house for the tile, and it may stand there."""
    rows = seen["seats"][data["rival"]]["progress"]
    row = next(row for row in rows if row["stack"] == data["stack"])
    return len(row["missing"]) == 1 and data["city"] in row["missing"][0] and row["won"] is False


def carriage(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """It is the next carriage, and what is there and what lacks make up its cards."""
    at_hand = len(own(seen)["route"]) + len(own(seen)["hand"]) + 1
    lacking = max(0, data["carriage"] - data["have"]) == data["missing"]
    return bool(own(seen)["nextCarriage"] == data["carriage"] and lacking and data["have"] <= at_hand)


def completes(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The houses that lack are in cities of the own cards, this one among them."""
    row = next(row for row in own(seen)["progress"] if row["stack"] == data["stack"])
    held = {city(card) for card in [*own(seen)["route"], *own(seen)["hand"], data["city"]]}
    return not row["won"] and all({*group} & held for group in row["missing"]) and built(seen, data, row)


def built(seen: Seen, data: dict[str, Any], row: Any) -> bool:
    """Every house that has to come first is named: what is then left is all that lacks."""
    if "cities" not in data:
        return True
    missing = {one for group in row["missing"] for one in group}
    return {*data["cities"]} == missing - {*data.get("towns", ())} and len(data["cities"]) == data["built"]


def lacks(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """What is left lacks now, and the city as well."""
    row = next(row for row in own(seen)["progress"] if row["stack"] == data["stack"])
    missing = {one for group in row["missing"] for one in group}
    lacking = {*data["towns"], data["city"]} <= missing and data["city"] not in data["towns"]
    return not row["won"] and lacking and built(seen, data, row)


def hidden(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """As many cards of these cities lie neither open nor in the own hand."""
    return bool(sum(seen["cities"][one]["left"] for one in data["cities"]) == data["left"])


def closing(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """So many points come at once, and this carriage."""
    after: Any = state.copy()
    seat = state.current_player
    before = state.scores()[seat]["total"]
    events = after.apply(action)
    gained = [event["length"] for event in events if event["event"] == "carriage"]
    points = after.scores()[seat]["total"] - before
    told = (data["points"], data["carriage"], data["houses"])
    return (points, (gained or [0])[0], action.houses.bit_count()) == told


def ending(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The end is triggered, and the lead is that of the points that all see."""
    after: Any = state.copy()
    seat = state.current_player
    events = [event["event"] for event in after.apply(action)]
    open_ = [
        score["total"] - (0 if data["open"] else score["parts"].get("tiles", 0)) for score in after.scores()
    ]
    lead = open_[seat] - max(points for other, points in enumerate(open_) if other != seat)
    return "end-triggered" in events and abs(lead) == data["lead"] and data["side"] * lead >= 0


def nothing_fits(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Neither hand nor display extends the route."""
    lying = {city(card) for card in [*seen["display"], *own(seen)["hand"]] if card}
    return not ends(state, own(seen)["route"]) & lying


def nothing_beside(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Nothing that lies open is next to a city of the hand."""
    beside = set().union(*(roads(state)[city(card)] for card in own(seen)["hand"]))
    held = {city(card) for card in own(seen)["hand"]}
    return not own(seen)["route"] and not (beside - held) & {city(card) for card in seen["display"] if card}


def joins_nothing(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """No other card of the hand is next to it."""
    return not roads(state)[city(data["card"])] & {city(card) for card in own(seen)["hand"]}


CHECKS: dict[str, Check] = {
    "saves-route": saves,
    "gives-up-route": gives_up,
    "leaves-to-official": left_to_official,
    "denies": denies,
    "two-steps": two_steps,
    "follows-plan": follows,
    "joins-route": joins,
    "way-open": way_open,
    "opens-next-route": opens_next,
    "beside-open": beside_open,
    "denies-tile": denies_tile,
    "toward-carriage": carriage,
    "lays-toward": lambda state, action, seen, data: (
        not data["carriage"] or carriage(state, action, seen, data)
    ),
    "completes": completes,
    "lacks-towns": lacks,
    "goes-on-hidden": hidden,
    "closing-brings": closing,
    "ends-game": ending,
    "nothing-fits": nothing_fits,
    "nothing-goes-with-hand": nothing_beside,
    "joins-nothing": joins_nothing,
}


def test_reasons_are_true() -> None:
    met: Counter[str] = Counter()
    tables: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {}), (4, {}), (2, {"open-scores": True}))
    for seed, (count, options) in enumerate(tables * 2, 1):
        state: State = begin(TAXIS, count, options, seed=seed)
        while state.current_player is not None:
            legal = state.legal_actions()
            number = len(state.history())
            if len(legal) > 1 and number % 2 == 0:
                seen: Any = state.observation(state.current_player)
                for action, why in zip(legal, knowledge_of(state).explained(state, legal), strict=True):
                    for reason in why:
                        if reason.id in CHECKS:
                            met[reason.id] += 1
                            assert CHECKS[reason.id](state, action, seen, reason.data), (
                                state,
                                action,
                                reason,
                            )
            state.apply(players.choose(state, "messenger", number))
    assert met.keys() == CHECKS.keys(), CHECKS.keys() - met.keys()


def test_the_next_steps_begin_with_the_card_and_go_on_with_the_hand() -> None:
    state: Any = begin(TAXIS, 2, seed=3)
    longer = 0
    while state.current_player is not None and len(state.history()) < 300:
        for action in state.legal_actions():
            places = knowledge_of(state).line(state, action)
            if action.verb in ("take", "lay") and action.card >= 0:
                names = [id_ for _, id_ in places]
                held = {city(card) for card in own(state.observation(state.current_player))["hand"]}
                assert names[0] == city(action.json["card"])
                assert {*names[1:]} <= held
                longer += len(names) > 1
        state.apply(players.choose(state, "messenger", len(state.history())))
    assert longer > 50


@pytest.mark.parametrize(("used", "told"), [("amtmann", "gives-up-route"), ("", "leaves-to-official")])
def test_a_card_that_gives_the_route_up_says_so_first(used: str, told: str) -> None:
    """Freiburg lies open beside the route, which nothing in the hand extends: every other open card gives it up.

    Who was not helped yet may still take it with the Postmeister.
    """
    state = position(
        Seat(hand="Linz", route="Zürich Basel", houses="Budweis"),
        display="Freiburg Passau Passau Lodz Nürnberg Ulm",
        used=used,
    )
    legal = state.legal_actions()
    why = {
        str(action): found
        for action, found in zip(legal, knowledge_of(state).explained(state, legal), strict=True)
    }
    assert why["take Freiburg"][0].id == "saves-route"
    for card in ("Passau", "Lodz", "Nürnberg", "Ulm"):
        first, *more = why[f"take {card}"]
        assert (first.id, first.data.get("cities")) == (told, None if used else ["freiburg"])
        assert more


@pytest.mark.parametrize(
    ("display", "lost"), [("Freiburg Passau Lodz", "leaves-route"), ("Linz Passau Lodz", "nothing-extends")]
)
def test_a_route_that_the_postmeister_could_still_save_is_not_called_lost(display: str, lost: str) -> None:
    state = position(Seat(hand="Linz Nürnberg", route="Zürich Basel"), display=display, phase="lay")
    knowledge = knowledge_of(state)
    assert next(reason.id for reason in knowledge.reasons(state, state.legal_actions()[0])) == lost


def test_in_play_a_route_is_given_up_only_where_no_official_can_save_it() -> None:
    """As found by play: a hint spoke of a route that was given up, which the Postmeister then saved."""
    saved = 0
    for seed in range(1, 5):
        state: Any = begin(TAXIS, 3, seed=seed)
        while state.current_player is not None:
            seen: Any = state.observation(state.current_player)
            route = own(seen)["route"]
            for action in state.legal_actions() if state.phase == "take" and route else ():
                told = {reason.id for reason in knowledge_of(state).reasons(state, action)}
                if not told & {"gives-up-route", "leaves-to-official"}:
                    continue
                after = state.copy()
                after.apply(action)
                fits = [way for way in after.legal_actions() if way.verb == "take" and way.card >= 0 and city(way.json["card"]) in ends(state, route)]  # fmt: skip
                saved += bool(fits)
                assert not fits or "gives-up-route" not in told, (state, action)
            state.apply(players.choose(state, "apprentice", len(state.history())))
    assert saved > 3


def test_who_keeps_office_tiles_is_told_why() -> None:
    """The table says that more tiles bring more, so a hint that keeps some has to say what they are for."""
    kept = 0
    for seed in range(1, 9):
        state: Any = begin(TAXIS, 2, {"offices": True}, seed=seed)
        while state.current_player is not None:
            if state.phase == "return":
                legal = state.legal_actions()
                most = max(len(action.json["officials"]) for action in legal)
                for action in legal:
                    told = {reason.id for reason in knowledge_of(state).reasons(state, action)}
                    fewer = len(action.json["officials"]) < most
                    assert ("keeps-tiles" in told) == fewer, (state, action)
                    kept += fewer
            state.apply(players.choose(state, "merchant", len(state.history())))
    assert kept


def test_a_card_that_begins_anew_though_another_goes_on_says_so_first() -> None:
    state = position(Seat(hand="Freiburg Linz Passau", route="Zürich Basel"), phase="lay", used="amtmann")
    legal = state.legal_actions()
    for action, why in zip(legal, knowledge_of(state).explained(state, legal), strict=True):
        assert (why[0].id == "leaves-route") == action.endswith("anew")
