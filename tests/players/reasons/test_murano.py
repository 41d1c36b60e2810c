"""Murano: every kind of action has a reason, and what it promises comes true."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from spieltisch import State, players
from spieltisch.murano import scoring
from spieltisch.murano.ring.reach import Way, way
from spieltisch.murano.trade import earnings
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.players.murano.islands import after_building
from tests.lagoon import lagoon
from tests.players.tables import begin

OPTIONS: dict[str, Any] = {"start-character": True, "assignment": "by-hand", "income": "chosen"}
VERBS = {
    "sail", "pass", "take", "buy", "search", "choose", "look", "keep", "decline", "place", "draw", "build", "income",
    "produce", "sell", "hire", "dismiss", "score", "end",
}  # fmt: skip
GOLD = ("brings-gold", "customers-pay", "gold-affords", "gold-for-card", "gold-posts", "gold-toward")
Explained = tuple[State, Any, list[Reason]]


@cache
def explained() -> tuple[Explained, ...]:
    """Return actions of some games with their position and their reasons: whatever a hint could propose."""
    found: list[Explained] = []
    for count, options in ((2, {}), (3, OPTIONS)):
        state = begin("murano", count, options, seed=10)
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


def share(state: Any, seat: int, card: str) -> int:
    """Return what one card of a seat brings now in the best assignment."""
    ids = [one.id for one in state.rules.characters]
    return sum(one.points for one in scoring.best(state, seat) if ids[one.card] == card)


def test_what_is_promised_at_once_comes_at_once() -> None:
    """Gold, points, income and what cards gain are those that come when the action is done."""
    met = dict.fromkeys(
        ("gold", "tile-points", "income-rises", "cards-gain", "card-adds", "post-scores", "ends-game"), 0
    )
    for state, action, reasons in explained():
        after: Any = state.copy()
        before: Any = state
        seat = state.current_player
        assert seat is not None
        events = [event["event"] for event in after.apply(action)]
        for reason in reasons:
            if reason.data.get("there") or reason.data.get("next"):
                continue
            id_, data = reason.id, reason.data
            if action.verb != "produce" and id_ in GOLD:
                # Beads that were made have to be sold first.
                met["gold"] += 1
                assert after.gold[seat] - before.gold[seat] == data["gold"]
                assert after.gold[seat] == data["total"]
                price = data.get("price", 0)
                assert id_ != "gold-affords" or before.gold[seat] < price <= after.gold[seat]
                assert id_ != "gold-toward" or price + data["ships"] - after.gold[seat] == data["left"] > 0
            elif id_ == "tile-points":
                met[id_] += 1
                assert after.points[seat] - before.points[seat] == data["points"]
            elif id_ == "income-rises":
                met[id_] += 1
                assert max(earnings(after, seat)) == data["total"]
                assert max(earnings(before, seat)) == data["total"] - data["gold"]
            elif id_ in ("cards-gain", "card-adds", "post-scores"):
                met[id_] += 1
                assert total(after, seat) - total(before, seat) == data["points"] > 0
                if id_ != "card-adds":
                    assert share(after, seat, data["card"]) > share(before, seat, data["card"])
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


def test_what_a_card_counts_and_what_of_it_is_new_are_told_apart() -> None:
    partly = named = 0
    for state, action, reasons in explained():
        for reason in reasons:
            data = reason.data
            if reason.id not in ("card-adds", "post-scores") or data.get("there") or data.get("next"):
                continue
            after: Any = state.copy()
            after.apply(action)
            assert data["total"] == max(data["points"], share(after, state.current_player or 0, data["card"]))
            assert data["new"] == (data["points"] if data["points"] < data["total"] else 0)
            partly += data["new"] > 0
            if data.get("less"):
                named += 1
                seat = state.current_player or 0
                lost = share(state, seat, data["character"]) - share(after, seat, data["character"])
                assert lost == data["less"] == data["total"] - data["points"]
    assert partly > 0
    assert named > 0


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
            # Those who stand there may serve other cards.
            posts = scoring.gondoliers(before, seat)[island]
            assert bool(reason.data["stands"] or reason.data["more"]) == (posts > 0)
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
        fare = any(reason.data.get("fare") for reason in reasons)
        assert (len(goes.moves), 0 if fare else goes.price) == (trip.data["ships"], trip.data["price"])
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
            # A number counts what is touched: ships are sent by their goal.
            assert places[0][0] == "space"
            assert "ship" not in {kind for kind, _ in places}
            shown += len(places) > 1
            # What is numbered next is done where the last ship of the trip lies, not where the first one made room.
            *ships, does = knowledge_of(state).plan(state, action)
            there = state.copy()
            for ship in ships:
                there.apply(ship)
            after = knowledge_of(state).line(there, does)
            assert places == [places[0], *(one for one in after if one != places[0])][:3]
    assert shown > 10


def test_what_a_sale_is_for_is_told_where_the_colours_are_alike() -> None:
    """As found by reading: of three beads that sold alike only that was said, not what the gold was for."""
    state = lagoon(beads={0: "red green blue"}, ships="2 4 6 9 11 14 16 18", gold=2)
    for action in ("sail 6-7", "produce 0"):
        if action in [str(legal) for legal in state.legal_actions()]:
            state.apply(action)
    for colour in ("red", "green", "blue"):
        told = knowledge_of(state).reasons(state, state.parse(f"sell 1 {colour}"))
        assert told[0].data["gold"] > 0


def test_while_nobody_has_shops_no_street_is_told_to_serve_none() -> None:
    state = begin("murano", 2, seed=2)
    told: Counter[str] = Counter()
    while not any(state.shops):  # type: ignore[attr-defined]
        for action in state.legal_actions():
            told.update(reason.id for reason in knowledge_of(state).reasons(state, action))
        state.apply(players.choose(state, "merchant", len(state.history())))
    assert told["opens-sites"]
    assert not told["customers-for-nobody"]


def test_gold_is_for_what_cannot_be_paid_before_the_ships() -> None:
    """As found by reading: four ships cost six gold, and with the two that they fetched something was to be paid that could be paid before."""
    met: Counter[tuple[str, bool]] = Counter()
    for state, action, reasons in explained():
        held = state.gold[state.current_player]  # type: ignore[attr-defined]
        for reason in reasons:
            if reason.id in ("gold-affords", "gold-for-card", "gold-posts"):
                met[reason.id, bool(reason.data.get("there"))] += 1
                assert held < reason.data["price"] <= reason.data["total"], (state, str(action), reason)
    assert {
        (id_, there) for id_ in ("gold-affords", "gold-for-card") for there in (False, True)
    } <= met.keys()


def test_a_second_factory_is_not_called_the_first_nor_told_to_be_for_a_card_that_one_serves() -> None:
    """As found by reading: she held a glass factory, and one is enough for that card."""
    state = lagoon(ships="1 4 6 9 11 14 16 18", characters={0: "sole-glass"}, tiles={0: "glass"}, gold=8)
    told = {
        reason.id: reason.data
        for action in state.legal_actions()
        if action.verb == "sail"
        for reason in knowledge_of(state).reasons(state, action)
    }
    assert "tile-for-card" not in told
    factories = []
    for before, action, reasons in explained():
        murano: Any = before
        kinds = murano.rules.board.kinds
        tiles = enumerate(murano.tiles[murano.turn])
        if action.verb == "buy" and any(count and kinds[kind].sort == "glass" for kind, count in tiles):
            factories += [one.data["factories"] for one in reasons if one.id == "factory-makes-beads"]
    assert 1 not in factories


def test_that_nobody_else_gets_a_tile_is_told_only_where_few_are_left() -> None:
    """As found by reading: "then nobody else gets it" was said with ten in stock."""
    for state, action, reasons in explained():
        if action.verb == "buy" and any(reason.id == "denies-tile" for reason in reasons):
            assert len(state.stock[action.a]) <= state.rules.count, (state, str(action))  # type: ignore[attr-defined]


def test_ships_are_told_to_go_where_the_judgement_sends_them() -> None:
    """As found by reading: of a ship to the shop it was said that four ships cost six gold to fetch two."""
    met = 0
    for state, action, reasons in explained():
        knowledge: Any = knowledge_of(state)
        legal = state.legal_actions()
        chosen = {legal[i] for i in knowledge.sensible(state, legal, knowledge.rate(state, legal))}
        gains = state.rules.gains  # type: ignore[attr-defined]
        for reason in reasons if action.verb == "sail" and action in chosen else ():
            if reason.id == "brings-gold" or (reason.id.startswith("gold-") and reason.data):
                met += 1
                assert reason.data["gold"] - reason.data.get("fare", 0) >= gains["pass"], (state, str(action))
    assert met


def test_gold_says_what_comes_next_and_why() -> None:
    """As found by reading: four purchases were named, and none of them told what it was for."""
    met: Counter[str] = Counter()
    for _, _, reasons in explained():
        first = reasons[0]
        for reason in reasons[1:]:
            if "next" in reason.data:
                met[first.id] += 1
                assert first.id == "spare-gondolier" or reason.data["next"] == first.data["action"]
    assert {"gold-affords", "gold-for-card"} <= met.keys()


def told_by_verb(state: State, verb: str) -> list[Reason]:
    """Return the reasons of the first legal action of a kind."""
    action = next(action for action in state.legal_actions() if action.verb == verb)
    return knowledge_of(state).reasons(state, action)


def test_who_leaves_the_islands_is_told_for_whom_a_street_would_make_room() -> None:
    for held, others in (("", "glass glass glass special special palace-1 palace-2"), ("", "")):
        state = lagoon(ships="2 4 7 8 11 14 16 18", tiles={1: others} if others else {})
        state.apply("sail 8-9")
        state.apply("draw 1")
        while "end turn" not in [str(action) for action in state.legal_actions()]:
            state.apply(state.legal_actions()[0])
        (data,) = (one.data for one in told_by_verb(state, "end") if one.id == "leaves-islands")
        assert (data["own"], data["others"]) == (len(held.split()), len(others.split()))


def test_who_declines_is_told_what_the_best_card_lacks_or_counts() -> None:
    """As found by reading: that none is worth its price is a bare claim."""
    told = Counter(
        reasons[0].id
        for state, action, reasons in explained()
        if action.verb == "decline" and state.phase == "character"
    )
    assert {"offered-lacks", "offered-counts"} & told.keys(), told


def data_of(id_: str) -> list[tuple[Any, Any, dict[str, Any]]]:
    """Return state, action and data of the reasons of a kind, of actions that happen at once."""
    return [
        (state, action, reason.data)
        for state, action, reasons in explained()
        for reason in reasons
        if reason.id == id_ and not {"there", "next"} & reason.data.keys()
    ]


def test_a_tile_says_what_the_next_visit_to_a_building_space_brings_with_it() -> None:
    """As found by reading: of a palace only its points were told, whatever else was held."""
    for state, _, data in data_of("first-to-build"):
        assert not sum(state.tiles[state.turn])
        assert data["free"] == (state.near & ~state.sites).bit_count() > 0
    together = data_of("builds-together")
    for state, action, data in together:
        kinds, perks = state.rules.board.kinds, state.perks[state.turn]
        held = [kind for kind, count in enumerate(state.tiles[state.turn]) for _ in range(count)]
        bought = state.rules.board.kinds_of[state.rules.board.building_sorts[action.a]]
        least = min(kinds[kind].points + perks.built[kind] for kind in bought)
        assert data["tiles"] == len(held) + 1 <= perks.limit
        assert data["points"] == least + sum(kinds[kind].points + perks.built[kind] for kind in held)
    assert together


def test_what_may_come_is_counted_from_what_all_may_know() -> None:
    """As found by reading: that there are gondoliers for cards is true all the game; how good the hidden ones are is not."""
    met: Counter[str] = Counter()
    for state, action, reasons in explained():
        seat = state.current_player
        assert seat is not None
        dealt: Any = state.determinize(seat, Random(1))
        again = {one.id: one.data for one in knowledge_of(dealt).reasons(dealt, action)}
        for one in reasons:
            if one.id in ("best-of-cards", "street-for-shops"):
                met[one.id] += 1
                assert again[one.id] == one.data, (state, str(action))
            if one.id == "street-for-shops":
                assert one.data["fits"] == raising(state, seat)
    assert len(met) == 2


def raising(state: Any, seat: int) -> int:
    """Return the number of hidden streets that raise the best income of a seat on some free space."""
    board = state.rules.board
    free = {where for place, where in enumerate(board.island_of_street) if not state.paved >> place & 1}
    found = 0
    for street in (board.paving[kind] for stack in state.streets for kind in stack):
        best = 0
        for island in free if street.customers else ():
            trial = state.copy()
            trial.customers = [*state.customers]
            trial.customers[island * len(board.customer_colours) + street.colour] += street.customers
            best = max(best, *earnings(trial, seat))
        found += best > max(earnings(state, seat))
    return found


def test_customers_for_a_shop_that_is_held_are_named() -> None:
    """As found by reading: she held a red shop, and of a street with red customers only its building sites were told."""
    state = lagoon(ships="2 4 7 8 11 14 16 18", tiles={0: "shop-red"}, streets={"3c2": "none"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    murano: Any = state
    murano.drawn = murano.rules.board.paving_index["street-red-2"]
    for action in state.legal_actions():
        told = {one.id: one.data for one in knowledge_of(state).reasons(state, action)}
        # The income of a site that opens is theirs.
        assert "customers-for-held" in told or told["opens-sites"]["gold"] == 2, str(action)
        assert "customers-for-nobody" not in told


def test_a_card_that_customers_would_harm_elsewhere_is_named() -> None:
    """As found by reading: a street was laid where it cannot spoil a card for few customers, and that was not told."""
    state = lagoon(
        ships="2 4 7 8 11 14 16 18",
        characters={0: "few-red-grey"},
        gondolas={1: 0},
        streets={"1b2": "red-2", "3c2": "none"},
    )
    state.apply("sail 8-9")
    state.apply("draw 1")
    murano: Any = state
    murano.drawn = murano.rules.board.paving_index["street-red-2"]
    met: Counter[bool] = Counter()
    for action in state.legal_actions():
        why = knowledge_of(state).reasons(state, action)
        island = murano.rules.board.islands[murano.rules.board.island_of_street[action.b]].no  # type: ignore[attr-defined]
        spared = [one.data["card"] for one in why if one.id == "spares-card"]
        met[island == 1] += 1
        assert spared == ([] if island == 1 else ["few-red-grey"]), str(action)
    assert len(met) == 2


def test_who_can_dismiss_a_gondolier_is_told_so_first() -> None:
    """As found by reading: a ship to "Hire, dismiss" spoke of gold, and not of the gondolier who goes."""
    first = [reasons[0] for _, action, reasons in explained() if action.verb == "dismiss"]
    assert all(one.data["gold"] > 0 for one in first if one.id == "spare-gondolier")
    assert "spare-gondolier" in {one.id for one in first}


def test_a_dismissed_gondolier_is_not_counted_for_the_card_that_his_gold_buys() -> None:
    """As found by reading: one gondolier was dismissed, and the card that followed had room for him again."""
    told = 0
    state: Any = begin("murano", 2, {}, seed=22)
    while state.current_player is not None:
        for action in state.legal_actions():
            if action.verb == "dismiss":
                poor = state.copy()
                # So that a character cannot be paid before.
                poor.gold[state.turn] = 0
                told += counted_without_him(poor, action)
        state.apply(players.choose(state, "messenger", len(state.history())))
    assert told


def counted_without_him(state: Any, action: Any) -> int:
    """Return how often gondoliers for cards are told, after making sure that they are those that are left."""
    seat, after = state.current_player, state.copy()
    after.apply(action)
    posts = after.gondoliers[seat] + sum(scoring.gondoliers(after, seat))
    cards = len(scoring.unscored(state, seat))
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    fewer = state.copy()
    fewer.gondoliers[seat] -= 1
    told = {one.id: one.data for one in explainer._gold.gold(state, state.rules.gains["dismiss"], 0, fewer)}
    if free := told.get("free-for-card"):
        assert free["posts"] == posts > free["cards"] == cards
    if best := told.get("best-of-cards"):
        assert posts > cards or not best["good"]
    return len({"free-for-card", "best-of-cards"} & told.keys())


def test_a_tile_for_an_island_without_a_free_site_says_that_a_street_comes_first() -> None:
    """As found by reading: a palace was to help a card on an island on which no site was free."""
    for street, needed in ((False, True), (True, False)):
        streets = {"3c2": "none", "3b2": "none"} if street else {"3c2": "none"}
        state = lagoon(
            ships="3 5 7 8 9 12 14 16",
            characters={0: "palace"},
            gondolas={9: 0},
            streets=streets,
            buildings={"3c1": "palace-1", "3d2": "palace-1", "3c3": "palace-1"},
        )
        state.apply("sail 5-6")
        ids = [one.id for one in knowledge_of(state).reasons(state, state.parse("buy palace"))]
        assert ids[0] == "tile-for-card"
        assert ("needs-street" in ids) == needed


def test_gold_for_a_gondolier_says_which_card_counts_then() -> None:
    """As found by reading: "With 12 more gold you can use the space Gondolier" told nothing of the ten points."""
    found = [
        reason
        for _, _, reasons in explained()
        for reason in reasons
        if reason.id == "gold-posts"
        or (reason.id == "post-scores" and reason.data.get("next") == "gondolier")
    ]
    assert found
    assert all(one.data["points"] > 0 for one in found)


def test_the_price_of_a_choice_is_not_told_as_that_of_the_space() -> None:
    """As found by play: "the space Shop, which costs 4 gold" stood beside a shop for 2."""
    prices = begin("murano", 2, seed=1).rules.buy_prices  # type: ignore[attr-defined]
    met: Counter[int] = Counter()
    for _, _, reasons in explained():
        for one in reasons:
            if one.id in ("gold-affords", "gold-toward") and one.data["action"] in prices:
                met[one.data["chosen"]] += 1
                usual = one.data["price"] == prices[one.data["action"]]
                assert usual == (not one.data["chosen"])
    assert met[0]
    assert met[1]


def test_a_building_that_makes_a_card_count_names_it_though_its_gondolier_is_still_in_hand() -> None:
    """As found by reading: of a first glass factory the twelve points of the sole owner were not told."""
    state = lagoon(
        ships="2 4 7 8 11 14 16 18",
        characters={0: "sole-glass"},
        tiles={0: "glass"},
        streets={"1b2": "none", "3c2": "none"},
        gold=9,
    )
    state.apply("sail 8-9")
    (told,) = [one for one in knowledge_of(state).reasons(state, state.parse("build glass 1b1")) if one.id == "card-with-gondolier"]  # fmt: skip
    assert (told.data["card"], told.data["island"], told.data["points"]) == ("sole-glass", "sacca-mattia", 12)


def test_beads_that_points_do_not_pay_are_not_promised() -> None:
    """As found by reading: "that many beads whenever you produce" was told to somebody without the points for them."""
    for points, told in ((0, False), (9, True)):
        state = lagoon(ships="2 4 7 8 10 14 16 18", points={0: points, 1: 5}, gold=3)
        state.apply("sail 10-11")
        ids = {one.id for one in knowledge_of(state).reasons(state, state.parse("buy glass"))}
        assert ("factory-makes-beads" in ids) == told
        # Nothing is paved yet.
        assert told or "no-site-at-all" in ids


def test_all_tiles_of_a_visit_are_counted() -> None:
    """As found by reading: of two palaces that go down in one visit, after a street, one was told."""
    state = lagoon(
        ships="2 4 7 8 11 14 16 18",
        gold=0,
        tiles={0: "palace-1 palace-2"},
        streets={"1a2": "none", "1c2": "none"},
    )
    (why,) = (knowledge_of(state).reasons(state, one) for one in state.legal_actions() if one == "sail 8-9")
    murano: Any = state
    kinds = {kind.id: kind.points for kind in murano.rules.board.kinds}
    points = kinds["palace-1"] + kinds["palace-2"]
    assert {one.id: one.data for one in why}["builds-several"] == {
        "tiles": 2,
        "points": points,
        "picks": 0,
        "gold": 0,
        "cards": 0,
        "street": 0,
        "held": 2,
        "waits": 0,
        "there": 9,
        "twin": 3,
    }


def test_customers_of_an_island_that_pays_less_are_no_reason() -> None:
    """As found by reading: two customers came to a shop whose island pays three gold where another one pays nine."""
    for more, told in (("blue-1", False), ("red-1", True)):
        state = lagoon(
            ships="2 4 7 8 11 14 16 18",
            streets={"1a2": "red-2", "1c2": "red-2", "2c2": "blue-1"},
            buildings={"1b1": "shop-red 0", "2b1": "shop-blue 0"},
        )
        state.apply("sail 8-9")
        state.apply("draw 1")
        murano: Any = state
        murano.drawn = murano.rules.board.paving_index[f"street-{more}"]
        island = "1" if told else "2"
        actions = [one for one in state.legal_actions() if str(one).startswith(f"build street {island}")]
        why = [knowledge_of(state)._explainer.of(state)(one) for one in actions]  # type: ignore[attr-defined]
        assert actions
        assert all(("income-rises" in {one.id for one in reasons}) == told for reasons in why)
        assert not any("customers-for-you" in {one.id for one in reasons} for reasons in why)


def test_who_triggers_the_end_hears_of_more_gondoliers_out_for_cards() -> None:
    """As found by reading: a lead of one point on the track was told, and not the five cards against three."""
    left = {"glass": 0, "palace": 1}
    for gondolas, more in (({1: 0, 2: 1, 5: 1}, 1), ({1: 0, 2: 1}, 0)):
        state = lagoon(
            ships="2 5 7 9 11 14 16 18",
            left=left,
            gondolas=gondolas,
            characters={0: "palace shop", 1: "glass special"},
            streets={"1a2": "none"},
        )
        (why,) = (
            knowledge_of(state).reasons(state, one) for one in state.legal_actions() if one == "sail 5-6"
        )
        (data,) = (one.data for one in why if one.id == "ends-game")
        assert data["more"] == more
        assert (data["yours"], data["theirs"]) == (1, 1 + more)
