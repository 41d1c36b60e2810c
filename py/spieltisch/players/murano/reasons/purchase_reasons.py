"""Reasons for buying tiles in Murano, as ids and data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from operator import ge
from typing import Any, cast

from ....murano import scoring
from ....murano.actions import MuranoAction
from ....murano.cards.terms import Tally
from ....murano.construction.specials import SPECIAL
from ....murano.state import MuranoState
from ...knowledge import Reason
from ..islands import after_building
from ..wishes import is_rich
from .card_gains import ALIKE, LACKING
from .coming import can_count, left_of, unseen_of
from .shop_reasons import ShopReasons
from .special_uses import special_now

NEAR = 5
"""Most missing things of a card that an unknown tile may bring nearer."""
MISSED = 0.2
"""Least points of a tile for which its denial is named."""
MUCH = 2
"""Least points of the best tile of a stock that are named for a choice."""


class PurchaseReasons(ShopReasons):
    """Explains purchases."""

    def buy(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for buying the top tile of a stock."""
        price = self.judge.rules.buy_prices[self.board.building_sorts[action.a]]
        reasons = self.bought(state, action.a)
        if beside := self._unchosen(state, action.a):
            at = len(reasons) if beside.plain else 1 if reasons and not reasons[0].plain else 0
            reasons[at:at] = [beside]
        return self._paid(state, price, reasons)

    def bought(self, state: MuranoState, number: int) -> list[Reason]:
        """Return the reasons for the unknown top tile of a stock."""
        sort = self.board.building_sorts[number]
        kinds = self._coming(state, sort)
        reasons = self.ending.nearer(state, sort, len(state.stock[number]) - 1)
        price = self.judge.rules.buy_prices[sort]
        cards = self._beside_others(state, number, self._for_cards(state, kinds))
        income = self._income(state, kinds, price) or self._first_shop(state, kinds, price)
        if income and _is_less(cards, income[0]):
            # A street is named with the income.
            told = income[0].data["street"]
            cards, income = income, [one for one in cards if one.id != "needs-street" or not told]
        reasons += cards
        reasons += income or ([] if reasons else self._further_shop(state, kinds))
        reasons += self._use(state, kinds[0], len(self._held(state, kinds)))
        reasons += special_now(self.judge, state, self.needs.with_street(state)) if sort == SPECIAL else []
        points = [self._points(state, kind) for kind in kinds]
        visit = self.needs.spoiled(state, kinds) or self._visit(state, min(points))
        # What it is for tells more than its points, which each of its sort brings.
        reasons += [one for one in visit if not one.plain]
        if min(points) and not any(one.id == "builds-together" for one in reasons):
            reasons.append(
                Reason(
                    "points-when-built",
                    {
                        "points": min(points),
                        "most": max(points),
                        "price": price,
                        "rich": int(is_rich(self.judge, state)),
                        **self._left_after(state, kinds, price),
                    },
                )
            )
        reasons += [one for one in visit if one.plain]
        # A street that a card needs is named with it.
        streets = any(one.data.get("street") or one.data.get("also") in ("street", "both") for one in reasons)
        reasons = [
            replace(one, data={**one.data, "told": int(streets)}) if one.id == "spoils-card" else one
            for one in reasons
        ]
        streets |= any(one.id == "special-now" and one.data["street"] for one in reasons)
        if not state.near & ~state.sites and not streets:
            data = {"street": self.needs.with_street(state), **self._others_hold(state)}
            reasons.append(Reason("no-site-at-all", data, plain=True, condition=True))
        rare = len(state.stock[number]) <= state.rules.count
        return self.telling(reasons + (self._denied(state, kinds[0]) if rare else []))

    def _beside_others(self, state: MuranoState, number: int, cards: list[Reason]) -> list[Reason]:
        """Return the reasons of the card that any tile of a sort helps, with the other sorts that help it as much: 1 if one of them costs no more, 2 if all cost more."""
        if not cards or cards[0].id != "tile-for-card":
            return cards
        sure, sorts, prices = cards[0].data, self.board.building_sorts, self.judge.rules.buy_prices
        card = next(i for i, one in enumerate(self.judge.rules.characters) if one.id == sure["card"])
        island = next(i for i, one in enumerate(self.board.islands) if one.id == sure["island"])
        alike = [
            sort
            for other, sort in enumerate(sorts)
            if other != number
            and state.stock[other]
            and self._with_tile(state, card, island, self._coming(state, sort))[1] >= sure["points"]
        ]
        if not alike:
            return cards
        dearer = all(prices[sort] > prices[sorts[number]] for sort in alike)
        return [replace(cards[0], data={**sure, "others": 1 + dearer, "sorts": alike}), *cards[1:]]

    def _with_tile(self, state: MuranoState, card: int, island: int, kinds: Sequence[int]) -> tuple[int, int]:
        """Return what a card counts on an island with a tile of any of some kinds, beside those that are held for it, and how much more that is than without it."""
        value, seat = self.judge.rules.characters[card].value, state.turn
        beads, jokers = state.beads[seat], scoring.jokers(state, seat)
        served = self._with_held(state, card, scoring.tally(state, island))
        then = (after_building(served, seat, kind, owned=self.board.kinds[kind].owned) for kind in kinds)
        total = min(value(one, seat, beads, jokers) for one in then)
        return total, total - value(served, seat, beads, jokers)

    def _others_hold(self, state: MuranoState) -> dict[str, int]:
        """Return how many others hold unbuilt tiles, which of them most, and how many that are."""
        held = {one: sum(state.tiles[one]) for one in self._rivals(state, state.turn)}
        rival = max(held, key=held.__getitem__)
        return {"count": sum(map(bool, held.values())), "rival": rival, "tiles": held[rival]}

    def _visit(self, state: MuranoState, points: int) -> list[Reason]:
        """Return what the next visit to a building space brings with one more tile of at least so many points."""
        seat, sites = state.turn, (state.near & ~state.sites).bit_count()
        held = [
            self._points(state, kind) for kind, count in enumerate(state.tiles[seat]) for _ in range(count)
        ]
        if state.ending is not None or len(held) >= state.perks[seat].limit:
            return []
        street = int(len(held) >= sites)
        if street and not (
            held
            and len(held) + 1 + street <= state.perks[seat].limit
            and len(held) < sites + self.needs.opening(state)
        ):
            return []
        if not held:
            rival = max(self._rivals(state, seat), key=lambda one: sum(state.tiles[one]))
            if sum(state.tiles[rival]) >= sites:
                contested = {"free": sites, "rival": rival}
                return [Reason("site-contested", contested, plain=True, condition=True)]
            return [Reason("first-to-build", {"free": sites})]
        data = {"tiles": len(held) + 1, "points": sum(held) + points, "street": street}
        return [Reason("builds-together", data)]

    def _unchosen(self, state: MuranoState, number: int) -> Reason | None:
        """Return the reason of the top tile of a stock where one could be chosen as well: why that brings no more, or what it costs."""
        sort, stock = self.board.building_sorts[number], len(state.stock[number])
        price, less = self._choice(state, sort)
        if stock < 2 or less <= 0 or price > state.gold[state.turn]:
            return None
        if not self.are_alike(state, number):
            return Reason("choice-dearer", {"less": less}, plain=True)
        coloured = any(self.board.kinds[kind].colour >= 0 for kind in self.board.kinds_of[sort])
        why = "colours" if coloured and any(state.customers) else "customers" if coloured else "stock"
        return Reason("top-is-as-good", {"price": price, "less": less, "why": why})

    def are_alike(self, state: MuranoState, number: int) -> bool:
        """Return whether no tile that may be in a stock brings more now than another one."""
        kinds = self._coming(state, self.board.building_sorts[number])
        return len({self._comes_to(state, kind) for kind in kinds}) == 1

    def _choice(self, state: MuranoState, sort: str) -> tuple[int, int]:
        """Return the price of a tile of a sort that is chosen, 0 where none can be, and how much more that is than the top one costs."""
        price = state.perks[state.turn].choice.get(sort, 0)
        return price, price - self.judge.rules.buy_prices[sort]

    def _comes_to(self, state: MuranoState, kind: int) -> str:
        """Return a key that is equal for tiles that bring as much now: to own cards, to the income, and in points."""
        cards = [one.claim for one in self._for_cards(state, [kind])]
        return f"{cards} {self._best_rise(state, [kind])[0]} {self._points(state, kind)}"

    def _paid(self, state: MuranoState, price: int, reasons: list[Reason]) -> list[Reason]:
        """Return the reasons for a purchase with the gondolier for whom its price leaves too little gold."""
        post = self.gains.waiting(state)
        left = state.gold[state.turn] - price
        # What it costs may be missing for the gondolier of the card that it is for.
        reasons = [
            replace(one, data={**one.data, "short": max(0, one.data["price"] - left)})
            if one.id == "tile-for-card"
            else replace(one, data={**one.data, **self._rest(state, left)})
            if one.id == "first-shop"
            else one
            for one in reasons
        ]
        if not post or not left < post["price"] <= state.gold[state.turn]:
            return reasons
        return [*reasons[:1], Reason("post-short", {**post, "left": left}, condition=True), *reasons[1:]]

    def _left_after(self, state: MuranoState, kinds: Sequence[int], price: int) -> dict[str, Any]:
        """Return what is left after a first shop for which no customers are on the board yet is enough for."""
        coloured = any(self.board.kinds[kind].colour >= 0 for kind in kinds)
        if not coloured or any(state.customers) or not self._is_first(state, kinds):
            return {"rest": "none"}
        return self.gains.further(state, state.turn, state.gold[state.turn] - price)

    def _rest(self, state: MuranoState, left: int) -> dict[str, Any]:
        """Return what is left after a shop is enough for, unless it is so after one bought in the other way as well."""
        rest = self.gains.further(state, state.turn, left)
        price, less = self._choice(state, "shop")
        held = state.gold[state.turn]
        if less > 0 and held >= price:
            ways = {self.gains.further(state, state.turn, held - price + more)["rest"] for more in (0, less)}
            if ways == {"enough"}:
                return {**rest, "rest": "none"}
        return rest

    def search(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for paying for a choice."""
        price = state.perks[state.turn].choice[self.board.building_sorts[action.a]]
        return self._paid(state, price, self.searched(state, action.a))

    def searched(self, state: MuranoState, number: int) -> list[Reason]:
        """Return the reasons for a tile that is chosen from a stock, by the best one that it may hold."""
        view = self.judge.view(state)
        sort, stock = self.board.building_sorts[number], len(state.stock[number])
        price = state.perks[state.turn].choice[sort]
        kinds = self._coming(state, sort)
        best = max(kinds, key=view.best_tile)
        reasons = self.ending.nearer(state, sort, stock - 1)
        reasons += self._for_cards(state, [best])
        # Without a card, the shop with the most customers is the one to choose.
        best = best if reasons else max(self._best_rise(state, kinds), (0, 0, best))[2]
        reasons += self._income(state, [best], price, least=1)
        reasons += [] if reasons else self._first_shop(state, [best], price)
        least = self._points(state, best)
        rich = int(is_rich(self.judge, state))
        points = {"points": least, "most": least, "price": 0, "rich": rich, "rest": "none"}
        more = [] if reasons or least < MUCH else [Reason("points-when-built", points)]
        rise, island, _ = (
            (0, 0, best) if any(one.id == "shop-earns" for one in reasons) else self._best_rise(state, [best])
        )
        waits = {"rise": rise, **({"island": self.board.islands[island].id} if rise else {})}
        # As for a top tile, what it is for tells more than its points.
        more = [*[one for one in self._visit(state, least) if not one.plain], *more]
        return [
            *reasons,
            Reason(
                "choice-of",
                {
                    "count": stock,
                    "price": price,
                    "less": int(price < self.judge.rules.buy_prices[sort]),
                    **self._odds(state, kinds, best),
                    **waits,
                },
            ),
            *more,
        ]

    def sought(self, state: MuranoState, number: int) -> dict[str, Any]:
        """Return the tile of a stock that adds most to the best income, first where nobody has its like, how much that is, and on which island; 0 where none does."""
        kinds, count = self._coming(state, self.board.building_sorts[number]), self.judge.worth.islands

        def rank(found: tuple[int, int, int]) -> tuple[int, int, int]:
            rise, island, kind = found
            colour = self.board.kinds[kind].colour
            served = sum(colours >> max(colour, 0) & 1 for colours in state.shops[island::count])
            return rise, -served, -kind

        rise, island, kind = max(self._rises_of(state, kinds), key=rank)
        sites = (state.near & ~state.sites) >> self.board.islands[island].sites.start
        street = int(not sites & ((1 << len(self.board.islands[island].sites)) - 1))
        there = {"island": self.board.islands[island].id, "street": street}
        return {"rise": max(0, rise), "gained": self.board.kinds[kind].id, **there}

    def _odds(self, state: MuranoState, kinds: Sequence[int], best: int) -> dict[str, Any]:
        """Return of how many unseen tiles of some kinds one that is bought blind brings as much as the best, and what that would cost."""
        key = self._comes_to(state, best)
        fits = [kind for kind in kinds if self._comes_to(state, kind) == key]
        count, top = unseen_of, self.judge.rules.buy_prices[self.board.kinds[best].sort]
        odds = {"fits": sum(count(state, state.turn, kind) for kind in fits)}
        odds["all"] = sum(count(state, state.turn, kind) for kind in kinds)
        odds |= {"alike": int(odds["fits"] == odds["all"]), "top": top}
        return {**odds, "gained": self.board.kinds[best].id}

    def _coming(self, state: MuranoState, sort: str) -> Sequence[int]:
        """Return the kinds of a sort that may still come: not all of them are built or before the player."""
        kinds = self.board.kinds_of[sort]
        return left_of(state, state.turn, kinds) or kinds

    def choose(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a tile of an open stock."""
        reasons = [*self._for_cards(state, [action.a]), *self._income(state, [action.a], 0, least=1)]
        points = self._points(state, action.a)
        if points and not reasons and self._crests_alike(state, action.a):
            cards = len(scoring.unscored(state, state.turn))
            return [Reason("crests-alike", {"points": points, "cards": cards})]
        more = (
            [
                Reason(
                    "points-when-built",
                    {"points": points, "most": points, "price": 0, "rich": 0, "rest": "none"},
                )
            ]
            if points
            else []
        )
        return [*reasons, *self._use(state, action.a, len(self._held(state, [action.a])), paid=True), *more]

    def _crests_alike(self, state: MuranoState, kind: int) -> bool:
        """Return whether palaces with more and with fewer crests can be chosen, and no own card tells them apart."""
        kinds, seat = self.board.kinds, state.turn
        others = {one.a for one in cast("list[MuranoAction]", state.legal_actions()) if one.a >= 0}
        if not kinds[kind].crests or len(others) < 2:
            return False
        looks = [self.gains.promise(card) for card in scoring.unscored(state, seat)]
        tallies = [scoring.tally(state, island) for island in range(self.judge.worth.islands)]
        for look, tally in product(looks, tallies):
            seen = [after_building(tally, seat, one, owned=kinds[one].owned) for one in others]
            if len({look(one, seat, state.beads[seat]) for one in seen}) > 1:
                return False
        return True

    def _for_cards(self, state: MuranoState, kinds: Sequence[int]) -> list[Reason]:
        """Return the reason that an own card gains from a tile of each of these kinds."""
        view = self.judge.view(state)
        seat, found, there = state.turn, None, 0
        beads, jokers = state.beads[seat], scoring.jokers(state, seat)
        for index, (number, where, row) in enumerate(zip(view.own, view.plan.where, view.rows, strict=True)):
            card = self.judge.rules.characters[number]
            island = self._home(state, card.island, where, row)
            post = self.gains.reaches(state, index, island)
            if card.island not in (-1, island) or not self._has_room(state, island) or not post:
                continue
            # What is held serves the card already once it is built.
            before = scoring.tally(state, island)
            for kind in self._held(state, kinds):
                before = after_building(before, seat, kind, owned=self.board.kinds[kind].owned)
            look = self.gains.promise(number)
            served = self._with_held(state, number, scoring.tally(state, island))
            now, had = card.value(before, seat, beads, jokers), look(before, seat, beads)
            with_held = card.value(served, seat, beads, jokers)
            gains, lacks, needs = [], [], list[dict[str, Any]]()
            for kind in kinds:
                after = after_building(before, seat, kind, owned=self.board.kinds[kind].owned)
                more = after_building(served, seat, kind, owned=self.board.kinds[kind].owned)
                gains.append(
                    min(
                        card.value(after, seat, beads, jokers) - now,
                        card.value(more, seat, beads, jokers) - with_held,
                    )
                )
                then = look(after, seat, beads)
                can = not had.growth and can_count(state, look, after, seat)
                lacks.append(then.missing if can else max(had.missing, then.missing))
                needs.append(self.gains.needs(state, number, island, after, self._held(state, kinds)))
            data: dict[str, Any] = {"card": card.id, "island": self.board.islands[island].id}
            if max(gains) > 0 >= min(gains):
                there = there if found else island
                found = found or Reason("tile-may-count", {**data, "points": max(gains)})
            if min(gains) > 0:
                if not self.gains.helps(state, index, island, now, now + min(gains)):
                    continue
                # What is held counts with it where it would be worth less by itself.
                board = scoring.tally(state, island)
                bare, held = card.value(board, seat, beads, jokers), self._held(state, kinds)
                alone = [
                    card.value(
                        after_building(board, seat, kind, owned=self.board.kinds[kind].owned),
                        seat,
                        beads,
                        jokers,
                    )
                    - bare
                    for kind in kinds
                ]
                data["held"] = len(held) if min(alone) < min(gains) else 0
                best = self._with_tile(state, number, island, kinds)
                data["alike"] = sum(
                    self._has_room(state, other)
                    and self.gains.reaches(state, index, other) == post
                    and all(map(ge, self._with_tile(state, number, other, kinds), best))
                    for other in range(self.judge.worth.islands)
                    if other != island and card.island < 0
                )
                sure = Reason(
                    "tile-for-card", {**data, "points": min(gains), **post, "short": 0, "others": 0}
                )
                return [sure, *self._needs_street(state, island, 1 + data["held"])]
            if not had.growth and max(lacks) < had.missing and max(lacks) <= LACKING:
                # Of tiles that help more or less it is told what is needed at most.
                data |= {**needs[lacks.index(max(lacks))], "worst": int(min(lacks) < max(lacks))}
                found, there = Reason("card-lacks", data), island
            elif not had.growth and min(lacks) < had.missing and min(lacks) <= NEAR:
                there = there if found else island
                found = found or Reason("tile-may-near", {**data, **needs[lacks.index(min(lacks))]})
        if not found:
            return []
        # A street that the card needs is named with it.
        return [found] if "also" in found.data else [found, *self._needs_street(state, there)]

    def lacked(self, state: MuranoState) -> set[str]:
        """Return the sorts of tiles that own cards still need on their islands."""
        view, found = self.judge.view(state), set[str]()
        for index, (card, where, row) in enumerate(zip(view.own, view.plan.where, view.rows, strict=True)):
            island = self._home(state, self.judge.rules.characters[card].island, where, row)
            lacks = self.gains.lacking(state, card, island)
            if not self.gains.reaches(state, index, island) or not 0 < lacks <= LACKING:
                continue
            for name in self.gains.needs(state, card, island)["sorts"]:
                sort = name.removeprefix("own-")
                found |= {*self.board.building_sorts} if sort in ("own", "building") else {sort}
        return found

    def _with_held(self, state: MuranoState, card: int, tally: Tally) -> Tally:
        """Return an island with those unbuilt tiles of the player that a card gains by there."""
        seat, beads, jokers = state.turn, state.beads[state.turn], scoring.jokers(state, state.turn)
        look, value = self.gains.promise(card), self.judge.rules.characters[card].value
        for kind, count in enumerate(state.tiles[seat]):
            for _ in range(count):
                then = after_building(tally, seat, kind, owned=self.board.kinds[kind].owned)
                rises = value(then, seat, beads, jokers) > value(tally, seat, beads, jokers)
                if rises or look(then, seat, beads).missing < look(tally, seat, beads).missing:
                    tally = then
        return tally

    def _home(self, state: MuranoState, own: int, planned: int, row: Sequence[float]) -> int:
        """Return the island for a card: of those where it promises as much, one with a gondolier of the seat or a free site."""
        planned = planned if planned >= 0 else max(range(len(row)), key=row.__getitem__)
        there = scoring.gondoliers(state, state.turn)
        if there[planned] or own >= 0:
            return planned
        free = state.near & ~state.sites
        alike = [
            (bool(there[one]), bool(free & self.needs.sites(one)), one == planned, -one)
            for one in range(len(there))
            if scoring.tally(state, one) == scoring.tally(state, planned) or row[one] > row[planned] - ALIKE
        ]
        return -max(alike)[3]

    def _denied(self, state: MuranoState, kind: int) -> list[Reason]:
        """Return how many points of a tile nobody else gets, where the judgement counts that."""
        if self.judge.view(state).denied(kind) < MISSED:
            return []
        return [Reason("denies-tile", {"points": self.board.kinds[kind].points})]


def _is_less(cards: Sequence[Reason], income: Reason) -> bool:
    """Return whether a tile brings fewer points of a card, for which a gondolier is still to come, than gold at each income."""
    if not cards or cards[0].id != "tile-for-card" or cards[0].data["stands"]:
        return False
    return bool(cards[0].data["points"] <= income.data.get("gold", 0))
