"""Murano: every kind of action has a reason, and what it promises comes true."""

from __future__ import annotations

from functools import cache
from typing import Any

from spieltisch import State, players
from spieltisch.murano import scoring
from spieltisch.murano.ring.reach import Way, way
from spieltisch.murano.trade import earnings
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.players.murano.islands import after_building
from tests.players.tables import begin

OPTIONS: dict[str, Any] = {"start-character": True, "assignment": "by-hand", "income": "chosen"}
VERBS = {
    "sail", "pass", "take", "buy", "search", "choose", "look", "keep", "decline", "place", "draw", "build", "income",
    "produce", "sell", "hire", "dismiss", "score", "end",
}  # fmt: skip
Explained = tuple[State, Any, list[Reason]]


@cache
def explained() -> tuple[Explained, ...]:
    """Return actions of some games with their position and their reasons: whatever a hint could propose."""
    found: list[Explained] = []
    for count, options in ((2, {}), (3, OPTIONS)):
        state = begin("murano", count, options, seed=6)
        number = 0
        while state.current_player is not None:
            knowledge = knowledge_of(state)
            legal = state.legal_actions()
            choices = knowledge.sensible(state, legal, knowledge.rate(state, legal))
            verbs = {legal[i].verb for i in choices}
            others = {action.verb: action for action in legal if action.verb not in verbs}
            asked = [*(legal[i] for i in choices), *others.values()]
            told = knowledge.explained(state, asked)
            found += [(state.copy(), action, why) for action, why in zip(asked, told, strict=True)]
            state.apply(players.choose(state, "messenger", number))
            number += 1
    return tuple(found)


def test_every_kind_of_action_has_a_reason() -> None:
    assert {action.verb for _, action, _ in explained()} == VERBS
    assert [str(action) for _, action, reasons in explained() if not reasons] == []


def test_a_turn_ends_for_want_of_tiles_only_where_nothing_can_be_built_or_drawn() -> None:
    ends = [
        {one.verb for one in state.legal_actions()}
        for state, action, reasons in explained()
        if action.verb == "end" and "no-tile-left" in [reason.id for reason in reasons]
    ]
    assert [verbs for verbs in ends if verbs & {"build", "draw"}] == []


def total(state: Any, seat: int) -> int:
    """Return what the cards of a seat bring now by the best assignment."""
    return sum(one.points for one in scoring.best(state, seat))


def test_what_is_promised_at_once_comes_at_once() -> None:
    """Gold, points, income and what cards gain are those that come when the action is done."""
    met = dict.fromkeys(
        ("gold", "points-now", "income-rises", "cards-gain", "card-adds", "post-scores", "ends-game"), 0
    )
    for state, action, reasons in explained():
        after: Any = state.copy()
        before: Any = state
        seat = state.current_player
        assert seat is not None
        events = [event["event"] for event in after.apply(action)]
        for reason in reasons:
            if reason.data.get("there"):
                continue
            id_, data = reason.id, reason.data
            if id_ in ("brings-gold", "gold-affords", "gold-toward", "gold-for-both"):
                met["gold"] += 1
                assert after.gold[seat] - before.gold[seat] == data["gold"]
                assert after.gold[seat] == data["total"]
                price = data.get("price", 0)
                assert id_ != "gold-affords" or before.gold[seat] < price <= after.gold[seat]
                assert id_ != "gold-toward" or price - after.gold[seat] == data["left"] > 0
            elif id_ == "points-now":
                met[id_] += 1
                assert after.points[seat] - before.points[seat] == data["points"]
            elif id_ == "income-rises":
                met[id_] += 1
                assert max(earnings(after, seat)) == data["total"]
                assert max(earnings(before, seat)) == data["total"] - data["gold"]
            elif id_ in ("cards-gain", "card-adds", "post-scores"):
                met[id_] += 1
                assert total(after, seat) - total(before, seat) == data["points"] > 0
            elif id_ == "ends-game":
                met[id_] += 1
                assert "end-triggered" in events or action.verb == "search"
            elif id_ == "customers-for-you":
                assert sum(after.customers) - sum(before.customers) == data["customers"]
            elif id_ == "makes-beads":
                assert before.points[seat] - after.points[seat] == data["points"]
            elif id_ == "opens-sites":
                opened = (after.near & ~after.sites).bit_count() - (before.near & ~before.sites).bit_count()
                assert opened == data["sites"]
    assert min(met.values()) > 0, met


def test_a_tile_for_a_card_brings_what_is_promised_whichever_it_is() -> None:
    met = 0
    for state, action, reasons in explained():
        before: Any = state
        for reason in reasons:
            if reason.id != "tile-for-card" or reason.data.get("there") or action.verb != "choose":
                continue
            met += 1
            rules, seat = before.rules, before.turn
            island = next(i for i, one in enumerate(rules.board.islands) if one.id == reason.data["island"])
            card = next(one for one in rules.characters if one.id == reason.data["card"])
            now = scoring.tally(before, island)
            then = after_building(now, seat, action.a, owned=rules.board.kinds[action.a].owned)
            beads, jokers = before.beads[seat], scoring.jokers(before, seat)
            more = card.value(then, seat, beads, jokers) - card.value(now, seat, beads, jokers)
            assert more == reason.data["points"] > 0
            assert bool(reason.data["stands"]) == (scoring.gondoliers(before, seat)[island] > 0)
            sites = rules.board.islands[island].sites
            assert any(before.kinds[site] < 0 for site in sites), "there is no room for it"
    assert met > 0


def test_a_ship_is_never_moved_only_to_reach_a_space() -> None:
    moves = [(action, reasons) for _, action, reasons in explained() if action.verb == "sail"]
    assert len(moves) > 100
    lead = {reasons[0].id for _, reasons in moves}
    assert not lead & {"trip", "another-ship"}
    words = {reason.id for _, reasons in moves for reason in reasons if reason.data.get("there")}
    assert {"gold-affords", "best-of-cards", "points-when-built"} <= words, words


def test_advice_that_needs_several_ships_names_their_trip() -> None:
    trips = 0
    for state, action, reasons in explained():
        trip = next((reason for reason in reasons if reason.id == "trip"), None)
        if action.verb != "sail" or trip is None:
            continue
        trips += 1
        murano: Any = state
        goes = way(murano, trip.data["space"] - 1)
        assert isinstance(goes, Way)
        assert goes.moves[0] == (action.a, action.b)
        assert (len(goes.moves), goes.price) == (trip.data["ships"], trip.data["price"])
    assert trips > 5


def test_what_another_ship_does_later_is_promised_only_where_nothing_else_can_be_done_before() -> None:
    for state, action, reasons in explained():
        if any(reason.id == "another-ship" for reason in reasons):
            after: Any = state.copy()
            after.apply(action)
            assert {one.verb for one in after.legal_actions()} <= {"sail"}, str(action)


def test_the_next_steps_lie_where_the_judgement_goes_on() -> None:
    shown = 0
    for state, action, _ in explained():
        places = knowledge_of(state).line(state, action)
        assert len(places) <= 3
        assert len(set(places)) == len(places)
        if action.verb == "sail":
            assert [kind for kind, _ in places[:2]] == ["space", "space"]
            shown += len(places) > 2
    assert shown > 10
