"""Reasons for streets in Murano, as ids and data."""

from __future__ import annotations

from typing import Any

from ....murano import scoring
from ....murano.actions import MuranoAction
from ....murano.board import STREET
from ....murano.state import MuranoState
from ....murano.trade import earnings, income_bonus
from ...knowledge import Reason
from ..islands import after_building
from .coming import left_of, tiles
from .site_reasons import SiteReasons

RARE = 8
"""Of so many streets one that brings an income is not told."""
BESIDE = 2
"""Tiles of an action for a street and a shop beside it."""
FEW = 3
"""Of so many streets one that brings an income is little."""


class StreetReasons(SiteReasons):
    """Explains streets, drawn and laid."""

    def draw(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        """Return the reasons for a street before it is drawn."""
        seat, view = state.turn, self.judge.view(state)
        left = sum(map(len, state.streets)) - 1
        found = self.ending.nearer(state, STREET, left)
        free = (state.near & ~state.sites).bit_count()
        held = sum(state.tiles[seat])
        closed = self.needs.closed(state)
        found += self._room_for(state, free)
        fits = self.fitting(state)
        shops = (
            [Reason("street-for-shops", {**fits, **self._risen(state)})]
            if fits["fits"] * RARE >= fits["all"]
            else []
        )
        if fits["fits"] * FEW >= fits["all"]:
            found += shops
        room = self.needs.room(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            if where not in room:
                continue
            card = {"card": self.judge.rules.characters[number].id, "island": self.board.islands[where].id}
            found += self._guards(state, number, where)
            if self.needs.wants_customers(state, number, where):
                if any(
                    self.needs.avoided(state, other, where)
                    for other, there in zip(view.own, view.plan.where, strict=True)
                    if there == where
                ):
                    continue
                found.append(Reason("street-for-card", card))
            elif (
                not self.needs.sites(where) & state.near & ~state.sites
                and self.needs.sites(where) & closed
                and self.needs.wants_tile(state, number, where)
            ):
                found.append(Reason("site-for-card", card))
        found = self._room_joined(state, found)
        found = [*self._held_for_card(state, found), *found]
        # What is told of the streets for own shops is told of a held shop for the same customers as well.
        found += [one for one in self._for_held(state) if not shops or not self._same_streets(state, one)]
        choice = held and free
        if not found and closed and not (choice and shops):
            # Sites for later are for others too: an income is only for the player.
            found = [*shops, self._site_for_later(state, held, free, bool(shops))]
        if shops and shops[0] in found:
            return found
        # Where few streets bring an income, that is told last, unless nobody needs more sites.
        return [*shops, *found] if free > sum(map(sum, state.tiles)) else [*found, *shops]

    def _room_joined(self, state: MuranoState, found: list[Reason]) -> list[Reason]:
        """Return reasons for a street with what the one tile that it makes room for is for: a card, more income, or both."""
        room = next((one for one in found if one.id == "room-for" and one.data["room"] == 1), None)
        if not room:
            return found
        names = [island.id for island in self.board.islands]
        kind = next(kind for kind, tile in enumerate(self.board.kinds) if tile.id == room.data["tile"])
        cards = {self.judge.rules.characters[card].id: card for card in self.judge.view(state).own}
        served = (
            one
            for one in found
            if one.id == "site-for-card"
            and self.needs.helps(state, cards[one.data["card"]], names.index(one.data["island"]), kind)
        )
        card, closed = next(served, None), self.needs.closed(state)
        islands = [names.index(card.data["island"])] if card else range(len(names))
        gold, island = max((self._rise_with(state, one, kind, closed), -one) for one in islands)
        if not card and not gold:
            return found
        data = {**room.data, "gold": gold, "island": names[-island], "serves": int(card is not None)}
        joined = Reason("room-for", {**data, **(card.data if card else {})})
        return [joined if one is room else one for one in found if one is not card]

    def _held_for_card(self, state: MuranoState, found: list[Reason]) -> list[Reason]:
        """Return the reason of an own card for which a tile that is held needs a street, unless it is found already."""
        told = {one.data.get("card") for one in found if one.id == "room-for"}
        return [
            one
            for one in self.needs.held_for_card(state)
            if one.data["street"] and one.data["card"] not in told
        ]

    def _same_streets(self, state: MuranoState, held: Reason) -> bool:
        """Return whether the streets that bring customers for a held shop are those that raise the income by own shops."""
        hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
        colour = next(kind.colour for kind in self.board.kinds if kind.id == held.data["tile"])
        rises = zip(hidden, self._rises(state), strict=True)
        return all(any(row) == (street.customers > 0 and street.colour == colour) for street, row in rises)

    def _for_held(self, state: MuranoState) -> list[Reason]:
        """Return the reason of the streets that bring customers for an unbuilt shop, which can be built beside them in this turn."""
        kinds, seat = self.board.kinds, state.turn
        if state.built + BESIDE > state.perks[seat].limit or not self.needs.room(state):
            return []
        left = [self.board.paving[kind] for stack in state.streets for kind in stack]
        shops = [kind for kind, count in enumerate(state.tiles[seat]) if count and kinds[kind].colour >= 0]
        fits = {
            kind: sum(bool(one.customers) and one.colour == kinds[kind].colour for one in left)
            for kind in shops
        }
        best = max(fits, key=fits.__getitem__, default=-1)
        if best < 0 or fits[best] * RARE < len(left):
            return []
        free = state.near & ~state.sites
        data = {
            "tile": kinds[best].id,
            "fits": fits[best],
            "all": len(left),
            "gold": 0,
            "free": int(bool(free)),
        }
        more, island = max(
            (self._rise_with(state, one, best, free), one) for one in range(len(self.board.islands))
        )
        now = {"gold": more, "island": self.board.islands[island].id} if more else {}
        return [Reason("street-for-held", {**data, **now})]

    def _site_for_later(self, state: MuranoState, held: int, free: int, told: bool) -> Reason:
        """Return the reason of a street that nothing is for at once: sites, and customers where they are not told yet."""
        seat, count = state.turn, self.judge.worth.islands
        if held and free:
            return Reason("street-gives-choice", {"tiles": held, "free": free})
        others = any(sum(tiles) for other, tiles in enumerate(state.tiles) if other != seat)
        if free:
            shops = int(not told and any(state.shops[seat * count : (seat + 1) * count]))
            return Reason("street-makes-room", {"shops": shops, "others": int(others)})
        return Reason("no-site-free", {"others": int(others and not held), "held": held})

    def fitting(self, state: MuranoState) -> dict[str, int]:
        """Return the number of hidden streets that raise the best income of the player at once, and of all."""
        rises = self._rises(state)
        return {"fits": sum(any(row) for row in rises), "all": len(rises)}

    def opening(self, state: MuranoState) -> dict[str, Any]:
        """Return where a street opens a building site: on all free spaces, on all but one, which is named, on most or some, or on none."""
        closed, board = self.needs.closed(state), self.board
        spaces = [space for space in range(len(board.beside)) if not state.paved >> space & 1]
        idle = [space for space in spaces if not board.beside[space] & closed]
        if len(idle) != 1 or len(spaces) == 1:
            few = "most" if 2 * len(idle) <= len(spaces) else "some"
            return {"where": "none" if idle == spaces else few if idle else "all"}
        # The board shows no names of spaces: rows and columns of the island are counted.
        place, island = board.street_places[idle[0]], board.islands[board.island_of_street[idle[0]]]
        column = ord(place[1]) - ord("a") + 1
        return {"where": "but", "island": island.id, "row": int(place[2]), "column": column}

    def upset_by(self, state: MuranoState) -> list[Reason]:
        """Return the reason of an own card whose condition is met on an island, where sites at a new street could let others upset it."""
        seat, view, count = state.turn, self.judge.view(state), self.judge.rules.count
        closed, beads = self.needs.closed(state), state.beads[state.turn]
        for number, island in zip(view.own, view.plan.where, strict=True):
            if island < 0 or island not in self.needs.room(state) or not closed & self.needs.sites(island):
                continue
            look, tally = self.gains.promise(number), scoring.tally(state, island)
            met = look(tally, seat, beads)
            if met.growth or met.missing or met.points <= 0:
                continue
            for kind in tiles(state, (seat + 1) % count):
                owned = self.board.kinds[kind].owned
                then = after_building(tally, (seat + 1) % count, kind, owned=owned)
                if look(then, seat, beads).missing:
                    names = {"card": self.judge.rules.characters[number].id}
                    return [Reason("street-upsets", {**names, "island": self.board.islands[island].id})]
        return []

    def _rises(self, state: MuranoState) -> list[list[int]]:
        """Return for each hidden street the gold that it adds to the best income at once, by island."""
        seat, now, count = state.turn, earnings(state, state.turn), len(self.board.islands)
        room = self.needs.room(state)
        hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
        return [
            [
                max(0, now[island] + street.customers - max(now))
                if street.customers
                and island in room
                and state.shops[seat * count + island] >> street.colour & 1
                else 0
                for island in range(count)
            ]
            for street in hidden
        ]

    def _risen(self, state: MuranoState) -> dict[str, Any]:
        """Return the island where most of them add to the income, and what it is at most then."""
        rises, now = self._rises(state), max(earnings(state, state.turn))
        there = [sum(row[island] > 0 for row in rises) for island in range(len(self.board.islands))]
        island = there.index(max(there))
        most = max((row[island] for row in rises), default=0)
        # Special buildings pay on top, be it for the first customer (MU-S11).
        now, then = (gain + income_bonus(state, state.turn, gain) for gain in (now, now + most))
        return {"island": self.board.islands[island].id, "now": now, "total": then}

    def _paved(self, state: MuranoState, action: MuranoAction) -> list[Reason]:
        board, seat = self.board, state.turn
        street = board.paving[state.drawn]
        island = board.island_of_street[action.b]
        name = board.islands[island].id
        reasons = self._fills(state, island, street.colour)
        if street.customers:
            served = self._served(state, island, street.colour)
            there = {"island": name, "customers": street.customers}
            if seat in served:
                now = earnings(state, seat)
                # Income is that of one island.
                if now[island] + street.customers >= max(now):
                    reasons.append(Reason("customers-for-you", there))
            elif self._holds_shop(state, street.colour):
                reasons.append(Reason("customers-for-held", there))
            elif served:
                rival = {"rival": served[0], "customers": street.customers, "island": name}
                reasons.append(Reason("customers-for-rival", rival, plain=True, condition=True))
            else:
                for other in range(len(board.islands)):
                    rivals = [one for one in self._served(state, other, street.colour) if one != seat]
                    if rivals and other != island and self._can_pave(state, other):
                        data = {"rival": rivals[0], "island": board.islands[other].id}
                        reasons.append(Reason("keeps-from", {**data, "customers": street.customers}))
                        break
                else:
                    others = range(len(board.islands))
                    lonely = not self._has_shops(state, island) and any(
                        self._has_shops(state, one) for one in others
                    )
                    if lonely or any(self._served(state, other, street.colour) for other in others):
                        reasons.append(Reason("customers-for-nobody", {"island": name}))
                    else:
                        reasons += self._gathered(state, island)
        opened = self._opened_by(state, action)
        opens = self._opens(state, action, island) if opened else self._opens_nothing(state)
        if any(one.data.get("customers") or one.data.get("gold") for one in opens):
            # For whom the customers come is told with the site.
            reasons = [one for one in reasons if one.id != "customers-for-held"]
        reasons += opens or (self._opens_beside(state, action, island) if opened else [])
        if street.customers:
            reasons += self._spared_by_street(state, island)
        elif rivals := self._stand_there(state, island):
            reasons.append(Reason("fills-space", {"island": name, "rival": rivals[0]}))
        elif self._saves_space(state, island) and all(one.id == "opens-sites" for one in reasons):
            reasons.append(Reason("saves-spaces", plain=True))
        # What it does not bring explains it least.
        reasons.sort(key=lambda one: one.id in ("customers-for-nobody", "customers-for-rival"))
        return reasons or [Reason("street-must-lie", condition=True)]

    def _gathered(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reason of customers whom no shop serves yet, where the drawn street brings together most of them."""
        street, colours, seat = self.board.paving[state.drawn], self.judge.worth.colours, state.turn
        there = [count + street.customers for count in state.customers[street.colour :: colours]]
        shops = left_of(
            state,
            seat,
            [kind for kind in self.board.kinds_of["shop"] if self.board.kinds[kind].colour == street.colour],
        )
        own = state.shops[seat * len(there) + island]
        others = [count - street.customers for one, count in enumerate(there) if one != island]
        if not shops or there[island] <= max(others) or (self._has_shops(state, island) and not own):
            return []
        data = {
            "island": self.board.islands[island].id,
            "customers": there[island],
            "tile": self.board.kinds[shops[0]].id,
        }
        return [Reason("customers-gather", {**data, "own": int(own > 0), "others": max(others)})]

    def _stand_there(self, state: MuranoState, island: int) -> list[int]:
        """Return the others with shops on an island, if the player has none there and holds none for it."""
        seat, kinds = state.turn, self.board.kinds
        rows = state.shops[island :: self.judge.worth.islands]
        held = any(count and kinds[kind].colour >= 0 for kind, count in enumerate(state.tiles[seat]))
        return [] if held or rows[seat] else [one for one in self._rivals(state, seat) if rows[one]]

    def _guards(self, state: MuranoState, number: int, island: int) -> list[Reason]:
        """Return the reason of the hidden streets that take up a space from customers of whom an own card that counts allows few."""
        avoided, customers = self.needs.avoided(state, number, island), scoring.tally(state, island).customers
        hidden = [self.board.paving[kind] for stack in state.streets for kind in stack]
        fits = sum(not one.customers or one.colour not in avoided for one in hidden)
        points, least = self.needs.allows(state, number, island, avoided)
        there = sum(customers[colour] for colour in avoided)
        if not points or not fits or not there:
            return []
        data = {"card": self.judge.rules.characters[number].id, "island": self.board.islands[island].id}
        counts = {"points": points, "stand": there, "most": there + least, "fits": fits, "all": len(hidden)}
        return [Reason("street-guards-card", {**data, **counts})]

    def _fills(self, state: MuranoState, island: int, colour: int) -> list[Reason]:
        """Return the reason of an own card that wants few customers, for a street that brings none of these."""
        view = self.judge.view(state)
        for number, where in zip(view.own, view.plan.where, strict=True):
            avoided = self.needs.avoided(state, number, island) if where == island else set()
            if avoided and colour not in avoided:
                card = self.judge.rules.characters[number].id
                return [Reason("fills-for-card", {"card": card, "island": self.board.islands[island].id})]
        return []

    def _holds_shop(self, state: MuranoState, colour: int) -> bool:
        """Return whether the player holds an unbuilt shop for customers of a colour."""
        kinds = self.board.kinds
        return any(
            count and kinds[kind].colour == colour for kind, count in enumerate(state.tiles[state.turn])
        )

    def _spared_by_street(self, state: MuranoState, island: int) -> list[Reason]:
        """Return the reason of an own card that the customers of the drawn street would harm elsewhere."""
        street = self.board.paving[state.drawn]
        islands = {other for other in range(len(self.board.islands)) if other != island and self._can_pave(state, other)}  # fmt: skip
        return self.needs.spared(
            state,
            islands,
            lambda tally: tally._replace(
                customers=[
                    count + street.customers * (colour == street.colour)
                    for colour, count in enumerate(tally.customers)
                ]
            ),
        )

    def _served(self, state: MuranoState, island: int, colour: int) -> list[int]:
        """Return the seats with a shop of a colour on an island."""
        rows = state.shops[island :: self.judge.worth.islands]
        return [seat for seat, colours in enumerate(rows) if colours >> colour & 1]

    def _saves_space(self, state: MuranoState, island: int) -> bool:
        """Return whether the player has shops, none of them on an island, and another street can lie beside them."""
        count, seat = self.judge.worth.islands, state.turn
        own = state.shops[seat * count : (seat + 1) * count]
        return not own[island] and any(own[other] for other in self.needs.room(state))

    def _has_shops(self, state: MuranoState, island: int) -> bool:
        """Return whether anybody has a shop on an island."""
        return any(state.shops[island :: self.judge.worth.islands])
