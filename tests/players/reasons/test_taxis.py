"""Thurn und Taxis: what a reason promises is what an observation bears out, and what comes when the action is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

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


def next_route(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """Cards of the hand lie beside the card."""
    held = {city(card) for card in own(seen)["hand"]}
    return bool(data["cities"]) and {*data["cities"]} <= held & roads(state)[city(data["card"])]


def route_after(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """No route lies that goes on, and neither the card nor those that go with it are of the route that comes first."""
    towns = {*data["towns"]}
    apart = not towns & {city(card) for card in (data["card"], *data["cities"])}
    lost = not ends(state, own(seen)["route"]) & {city(card) for card in (data["card"], *own(seen)["hand"])}
    return lost and bool(towns) and apart and next_route(state, action, seen, data)


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
    """What is named is next to it and to the route, or to the hand cards that are planned for it."""
    route, hand = own(seen)["route"], [city(card) for card in own(seen)["hand"]]
    near = ends(state, route)
    planned = set().union(*(roads(state)[one] for one in hand)) - {*hand, *map(city, route)}
    beside = roads(state)[city(data["card"])]
    named = {*data["cities"]} <= beside & (near | (planned if data["planned"] or near & {*hand} else set()))
    return named and city(data["card"]) not in near


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
    lacking = max(0, data["carriage"] - 2 * data.get("helped", 0) - data["have"]) == data["missing"]
    return bool(own(seen)["nextCarriage"] == data["carriage"] and lacking and data["have"] <= at_hand)


def completes(state: Any, action: Any, seen: Seen, data: dict[str, Any]) -> bool:
    """The houses that lack are in cities of the own cards, this one among them."""
    row = next(row for row in own(seen)["progress"] if row["stack"] == data["stack"])
    taken = [action.json["card"]] if action.verb == "take" and action.card >= 0 else []
    lying = [card for card in seen["display"] if card]
    held = {city(card) for card in [*own(seen)["route"], *own(seen)["hand"], *taken, *lying, data["city"]]}
    return not row["won"] and all({*group} & held for group in row["missing"]) and built(seen, data, row)


def built(seen: Seen, data: dict[str, Any], row: Any) -> bool:
    """Every house that has to come first is named: what is then left is all that lacks."""
    if "cities" not in data:
        return True
    missing = {one for group in row["missing"] for one in group}
    if data["stack"] == "all-countries":
        return {*data["cities"]} <= missing and all({*group} & {*data["cities"]} for group in row["missing"])
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
    """The end is triggered; the totals are those that the seat can work out, and who still has a turn is told."""
    after: Any = state.copy()
    seat = state.current_player
    events = [event["event"] for event in after.apply(action)]
    shown = [
        score["total"] - (0 if data["known"] else score["parts"].get("tiles", 0)) for score in after.scores()
    ]
    most = max(points for other, points in enumerate(shown) if other != seat)
    lead = shown[seat] - most
    count = len(shown)
    later = [other for other in range(count) if (other - state.start) % count > (seat - state.start) % count]
    decides = data["by"] in ("none", "tie") or data["value"] > lead > 0
    return (
        "end-triggered" in events
        and (count > 2 or data["known"] == 1)
        and [data["own"], data["theirs"], shown[data["rival"]]] == [shown[seat], most, most]
        and data["side"] * lead >= 0
        and sorted(data["seats"]) == later
        and decides
    )


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
    "for-route-after": route_after,
    "for-next-route": next_route,
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


def lies_in_order(state: Any, names: list[str]) -> bool:
    """Return whether cards can be laid one after the other at the ends of the own route, or of one that the first begins."""
    board = state.rules.board
    laid = own(state.observation(state.current_player))["route"]
    numbers = [board.city_ids.index(name) for name in names]
    begun = [board.city_ids.index(city(laid[at])) for at in (0, -1)] if laid else [numbers[0]] * 2
    ways = {tuple(begun)}
    for number in numbers[not laid :]:
        ways = {
            (ends[1 - at], number) for ends in ways for at in (0, 1) if board.roads[ends[at]] >> number & 1
        }
    return bool(ways)


def test_the_next_steps_are_the_card_and_those_of_the_hand_in_an_order_in_which_they_can_be_laid() -> None:
    """As found by reading: the card that is taken came first, though it fits only after two others."""
    state: Any = begin(TAXIS, 2, seed=3)
    longer = 0
    while state.current_player is not None and len(state.history()) < 300:
        for action in state.legal_actions():
            places = knowledge_of(state).line(state, action)
            if action.verb in ("take", "lay") and action.card >= 0:
                names = [id_ for _, id_ in places]
                held = {city(card) for card in own(state.observation(state.current_player))["hand"]}
                card = city(action.json["card"])
                assert card in (names if action.verb == "take" else names[:1])
                assert {*names} <= held | {card}
                if action.verb == "take" and len(names) > 1:
                    assert lies_in_order(state, names)
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
                    assert bool({"keeps-tiles", "keeps-rather"} & told) == fewer, (state, action)
                    kept += fewer
            state.apply(players.choose(state, "merchant", len(state.history())))
    assert kept


def test_a_card_that_begins_anew_though_another_goes_on_says_so_first() -> None:
    state = position(Seat(hand="Freiburg Linz Passau", route="Zürich Basel"), phase="lay", used="amtmann")
    legal = state.legal_actions()
    for action, why in zip(legal, knowledge_of(state).explained(state, legal), strict=True):
        assert (why[0].id == "leaves-route") == action.endswith("anew")


def test_before_the_first_house_no_city_is_called_new() -> None:
    """That nobody has a house there yet is true of every city then."""
    state: Any = begin(TAXIS, 2, seed=3)
    while not any(state.houses):
        for action in state.legal_actions():
            told = {reason.id for reason in knowledge_of(state).reasons(state, action)}
            assert not told & {"new-country", "free-city"}, (state, action)
        state.apply(players.choose(state, "merchant", len(state.history())))


@pytest.mark.parametrize(
    ("hand", "route", "carriage", "action"),
    [
        ("Augsburg Freiburg Zürich Mannheim", "Sigmaringen Stuttgart Würzburg", 3, "lay Zürich left"),
        ("Freiburg Sigmaringen Zürich Mannheim", "Stuttgart Würzburg", 0, "lay Sigmaringen left"),
    ],
)
def test_a_carriage_that_the_laid_cards_bring_is_no_aim_of_the_next_ones(
    hand: str, route: str, carriage: int, action: str
) -> None:
    """As found by reading: of a fourth card a hint said that two more are enough for carriage 4."""
    state = position(Seat(hand=hand, route=route, carriage=carriage), phase="lay")
    told = knowledge_of(state).reasons(state, state.parse(action))
    (data,) = (one.data for one in told if one.id == "lays-toward")
    assert (data["have"], data["carriage"], data["worth"]) == (6, 0, 3)


def told_of(state: Any, action: str, id_: str) -> list[dict[str, Any]]:
    """Return the data of the reasons of one kind for an action."""
    knowledge = knowledge_of(state)
    return [one.data for one in knowledge.reasons(state, state.parse(action)) if one.id == id_]


def test_a_tile_that_a_later_card_of_the_plan_completes_is_named() -> None:
    """As found by reading: of Nürnberg it was not said that Pilsen after it completes a country."""
    state = position(
        Seat(
            hand="Nürnberg Pilsen Basel",
            route="Ulm Ingolstadt",
            houses="Budweis Linz Salzburg Regensburg Passau",
            carriage=3,
        ),
        phase="lay",
    )
    (data,) = told_of(state, "lay Nürnberg right", "completes")
    assert (data["stack"], data["cities"]) == ("boehmen-salzburg", ["pilsen"])


def test_countries_are_missing_after_the_house_or_with_the_whole_route() -> None:
    """As found by reading: houses of a route that the card does not fit were counted."""
    route = Seat(
        hand="Mannheim", route="Sigmaringen Freiburg", houses="München Salzburg Innsbruck", carriage=3
    )
    state = position(route, display="Lodz Ulm Ulm Budweis Salzburg Budweis")
    assert told_of(state, "take Lodz", "lacks-countries") == []


def test_the_parts_of_a_closing_are_named() -> None:
    """As found by reading: of nine points two came by the tile for the route, which was not named."""
    state = position(Seat(route="Innsbruck Kempten Zürich Sigmaringen Freiburg"), phase="close")
    (data,) = told_of(state, "close each Freiburg Sigmaringen Zürich Innsbruck Kempten", "closing-brings")
    assert (data["points"], data["carriage"], data["houses"], data["tile"]) == (9, 3, 5, 2)


def test_an_open_card_that_joins_the_hand_to_a_route_is_named() -> None:
    """As found by reading: Carlsruhe between Freiburg and Mannheim made five cards of it, and only Basel was named."""
    state = position(
        Seat(hand="Basel Freiburg Würzburg Mannheim", carriage=5), phase="lay", display="Carlsruhe Lodz Lodz"
    )
    (data,) = told_of(state, "lay Freiburg", "bridge")
    assert (data["towns"], {*data["cities"]}, data["have"]) == (["carlsruhe"], {"mannheim", "wuerzburg"}, 5)


def test_a_town_that_would_join_a_card_to_this_route_is_named() -> None:
    """As found by reading: Augsburg was said to be for the next route, though it fits this one by way of Ulm."""
    state = position(
        Seat(hand="Budweis Passau Ingolstadt Sigmaringen", route="Basel Zürich", carriage=5),
        display="Salzburg Augsburg Carlsruhe Sigmaringen Regensburg Augsburg",
    )
    (data,) = told_of(state, "take Augsburg", "joined-to-route")
    assert (data["towns"], data["cities"]) == (["ulm"], ["ingolstadt"])
    # Ulm alone makes five cards of the hand, enough for the carriage with the Wagner.
    assert (data["have"], data["carriage"]) == (6, 0)


def test_a_way_on_says_what_its_cards_would_bring() -> None:
    """As found by reading: Passau by way of Regensburg was named, and not that six cards bring a tile."""
    state = position(
        Seat(hand="Mannheim Würzburg", route="Stuttgart Ingolstadt", houses="Innsbruck", carriage=3),
        display="Basel Passau Stuttgart Budweis Regensburg Kempten",
    )
    (data,) = told_of(state, "take Passau", "way-open")
    assert (data["have"], data["carriage"], data["worth"]) == (6, 0, 3)


def test_what_the_official_is_to_fetch_is_named_with_what_it_joins() -> None:
    """As found by reading: the Postmeister was said to save the route, and not that Stuttgart makes six cards of it."""
    state = position(
        Seat(hand="Ulm Linz", route="Mannheim Carlsruhe Freiburg", houses="Budweis Salzburg", carriage=3),
        display="Basel Passau Stuttgart Budweis Regensburg Kempten",
    )
    assert told_of(state, "take Kempten", "leaves-to-official")
    (data,) = told_of(state, "take Kempten", "bridge")
    assert (data["towns"], data["have"]) == (["stuttgart"], 6)
    assert not told_of(state, "take Kempten", "still-completes")


def test_a_tile_is_not_named_twice_for_one_card() -> None:
    for seed in (1, 2, 3):
        state: Any = begin(TAXIS, 2, seed=seed)
        while state.current_player is not None:
            for action in state.legal_actions() if state.phase == "take" else ():
                why = knowledge_of(state).reasons(state, action)
                stacks = [one.data["stack"] for one in why if "stack" in one.data and one.id != "denies-tile"]
                every = [one for told in stacks for one in ([told] if isinstance(told, str) else told)]
                assert len(every) == len({*every}), (state, action, why)
            state.apply(players.choose(state, "merchant", len(state.history())))


def test_in_the_north_a_route_that_nothing_extends_waits_for_a_horse() -> None:
    """As found by reading: neither that nothing fits the route was said, nor what the horse is for."""
    met: Counter[str] = Counter()
    for seed in range(1, 5):
        state: Any = begin(TAXIS, 2, {"board": "north"}, seed=seed)
        while state.current_player is not None:
            seen: Any = state.observation(state.current_player)
            mine = own(seen)
            fits = ends(state, mine["route"]) & {city(card) for card in mine["hand"]}
            for action in state.legal_actions():
                for reason in knowledge_of(state).reasons(state, action):
                    if reason.id == "needs-horse":
                        assert not fits | (ends(state, mine["route"]) & {city(reason.data["card"])})
                    elif reason.id == "horse-keeps":
                        assert not fits
                        assert mine["route"]
                    elif reason.id == "horses-needed" and reason.data["cards"]:
                        assert reason.data["cards"] > reason.data["length"] - reason.data["horses"]
                    else:
                        continue
                    met[reason.id] += 1
            state.apply(players.choose(state, "merchant", len(state.history())))
    assert met.keys() == {"needs-horse", "horse-keeps", "horses-needed"}


@pytest.mark.parametrize(
    "options", [{}, {"courier": True, "offices": True, "audience": True}, {"board": "north"}]
)
def test_whoever_can_only_end_the_turn_is_told_that_everything_is_done(options: dict[str, Any]) -> None:
    """As found by play: of "end turn" alone it was said that nothing else promises as much."""
    met = 0
    for seed in (1, 2):
        state: Any = begin(TAXIS, 2, options, seed=seed)
        while state.current_player is not None:
            legal = state.legal_actions()
            if len(legal) == 1 or state.closed:
                for action in (one for one in legal if len(legal) == 1 or one == "end turn"):
                    told = [one.id for one in knowledge_of(state).reasons(state, action)]
                    assert "stands-out" not in told, (state, action)
                    if action == "end turn":
                        # In the north a team that is too weak says why nothing more can be done.
                        assert told[0] in ("turn-done", "team-lacks")
                        met += 1
            state.apply(players.choose(state, "apprentice", len(state.history())))
    assert met


def test_who_gives_back_one_office_tile_is_told_why_not_two() -> None:
    """As found by reading: it was not said why no card for two tiles."""
    met: Counter[str] = Counter()
    kinds = {"keeps-rather", "brings-tile"}
    for seed in range(1, 9):
        if met.keys() == kinds:
            break
        state: Any = begin(TAXIS, 2, {"offices": True}, seed=seed)
        while state.current_player is not None:
            for action in state.legal_actions():
                for reason in knowledge_of(state).reasons(state, action):
                    if reason.id == "keeps-rather":
                        assert len(action.json["officials"]) == 1
                        assert len(reason.data["officials"]) == reason.data["kept"]
                        assert reason.data["kept"] + reason.data["more"] == 3
                    elif reason.id == "brings-tile":
                        after = state.copy()
                        after.apply(action)
                        held = after.extra["offices"].owned[state.turn]
                        assert sum(1 for count in held.values() if count) == reason.data["tiles"]
                    else:
                        continue
                    met[reason.id] += 1
            state.apply(players.choose(state, "merchant", len(state.history())))
    assert met.keys() == kinds


@pytest.mark.parametrize(("used", "told"), [("", 1), ("amtmann", 0)])
def test_a_hidden_card_first_leaves_the_open_one_to_the_official(used: str, told: int) -> None:
    """As found by reading: that only one open card fits is no reason to take a hidden one."""
    state = position(
        Seat(hand="Ulm Lodz", route="Basel Zürich", carriage=4),
        display="Lodz Sigmaringen Budweis Nürnberg Würzburg Mannheim",
        used=used,
    )
    found = told_of(state, "take deck", "official-follows")
    assert [one["cities"] for one in found] == [["sigmaringen"]] * told
    if found:
        state.apply("take deck")
        assert "take Sigmaringen with Postmeister" in [str(action) for action in state.legal_actions()]


def test_a_carriage_that_the_route_brings_already_is_no_aim_of_a_card_laid_with_help() -> None:
    """As found by reading: of a sixth card it was said that it gives the four cards for carriage 4."""
    route = Seat(hand="Ingolstadt Passau", route="München Innsbruck Kempten Zürich Basel", carriage=3)
    state = position(route, phase="lay", display="Würzburg Passau Augsburg Carlsruhe München Ingolstadt")
    assert told_of(state, "lay Passau left", "toward-carriage") == []


def test_a_card_for_later_says_that_the_route_at_hand_goes_on() -> None:
    """As found by reading: Innsbruck was said to be for the next route, and not what becomes of this one."""
    state = position(
        Seat(hand="Basel Freiburg Salzburg", route="Kempten Zürich", houses="Lodz", carriage=3),
        display="Innsbruck Lodz Lodz Pilsen Pilsen Würzburg",
    )
    for card in ("Innsbruck", "Lodz"):
        for data in told_of(state, f"take {card}", "as-planned"):
            assert data["cities"] == ["basel", "freiburg"]
            assert (data["cards"], data["carriage"]) == (4, 4)
    assert told_of(state, "take Lodz", "as-planned") or told_of(state, "take Innsbruck", "as-planned")


def test_a_way_says_how_often_its_card_lies_open() -> None:
    """As found by reading: Zürich between Kempten and Freiburg lay open twice, so that one was sure to stay."""
    state = position(Seat(hand="Kempten"), display="Zürich Zürich Carlsruhe Freiburg Innsbruck Ingolstadt")
    (data,) = told_of(state, "take Freiburg", "joined-by")
    assert (data["towns"], data["lying"]) == (["zuerich"], 2)


def test_of_several_cards_that_go_those_that_stay_are_named() -> None:
    """As found by reading: of eight cards one was said to be of least use."""
    state = position(
        Seat(hand="Augsburg Sigmaringen Basel Pilsen Budweis Regensburg Salzburg", houses="Sigmaringen"),
        phase="discard",
    )
    knowledge, named = knowledge_of(state), 0
    for action in state.legal_actions():
        told = {one.id: one.data for one in knowledge.reasons(state, action)}
        if "keeps-together" in told:
            assert len(told["keeps-together"]["cities"]) <= cast("Any", state).rules.hand_kept
            named += 1
    assert named


def test_the_tile_of_a_route_that_can_be_closed_is_named() -> None:
    """As found by reading: of a seventh card only the carriage was told, not the tile of four points."""
    state = position(
        Seat(hand="Kempten", route="Ulm Augsburg München Passau Regensburg Pilsen", carriage=3), phase="lay"
    )
    (data,) = told_of(state, "lay Kempten left", "can-close")
    assert (data["cards"], data["carriage"], data["worth"]) == (7, 4, 4)


def test_a_country_that_a_route_completes_comes_before_an_equal_hope() -> None:
    """As found by reading: Carlsruhe and Freiburg completed Baden, and two houses in Schweiz were planned."""
    state = position(
        Seat(
            hand="Salzburg Zürich Carlsruhe",
            route="Freiburg Basel",
            houses="Mannheim Stuttgart Würzburg Regensburg Ingolstadt Augsburg München Passau",
            carriage=4,
        ),
        phase="lay",
    )
    assert [one["stack"] for one in told_of(state, "lay Carlsruhe left", "completes")] == ["baden"]


def test_a_first_house_of_three_does_not_speak_of_the_other_two() -> None:
    state = position(Seat(hand="Lodz", houses="Budweis"), display="Mannheim Passau Passau Ulm Linz Zürich")
    assert not told_of(state, "take Mannheim", "lacks-towns")


@pytest.mark.parametrize(
    ("hand", "missing"), [("weimar/1 cassel/3", 1), ("weimar/1 goettingen/2 cassel/3", 2)]
)
def test_in_the_north_the_horses_that_a_planned_route_lacks_are_told(hand: str, missing: int) -> None:
    """As found by reading: routes of five cards were promised to a team that draws two."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=4)
    kinds = state.rules.kind_index
    seat = state.current_player
    cards = [kinds[card] for card in hand.split()]
    state.hands[seat][:] = cards
    told = [
        one.data
        for action in state.legal_actions()
        for one in knowledge_of(state).reasons(state, action)
        if one.id == "team-lacks"
    ]
    assert told
    assert all(one["strength"] == 2 and one["missing"] == one["cards"] - 2 for one in told)
    assert missing in {one["missing"] for one in told}


def test_a_card_of_the_own_route_is_no_goal_of_it() -> None:
    """As found by reading: the route was to go on to Regensburg, which lay in it."""
    state = position(
        Seat(hand="Budweis Lodz", route="Pilsen Regensburg", carriage=4),
        display="Ingolstadt Ulm Pilsen Mannheim Basel Regensburg",
    )
    ids = [one.id for one in knowledge_of(state).reasons(state, state.parse("take Regensburg"))]
    assert "second-copy" in ids
    assert not {"way-open", "two-steps", "joined-to-route"} & {*ids}


def test_in_the_north_a_route_that_a_horse_would_keep_is_not_called_lost() -> None:
    """As found by reading: a hint called a route lost that the hint before had called one for a horse."""
    kept = 0
    for seed in range(1, 5):
        state: Any = begin(TAXIS, 2, {"board": "north"}, seed=seed)
        while state.current_player is not None:
            legal = state.legal_actions()
            anew = [one for one in legal if one.verb == "lay" and one.end == "anew"]
            if anew and any(one.verb == "lay" and one.end == "horse" for one in legal):
                told = {one.id for one in knowledge_of(state).reasons(state, anew[0])}
                assert "nothing-extends" not in told, state
                kept += "only-horse" in told
            state.apply(players.choose(state, "apprentice", len(state.history())))
    assert kept
