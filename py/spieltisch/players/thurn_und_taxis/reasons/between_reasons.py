"""What a city brings that one further card joins to the hand, as ids and data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ....thurn_und_taxis.houses import bits_of
from ...knowledge import Reason
from .route_reasons import PAIR, RouteReasons

GAINED = ("have", "carriage", "helped", "worth", "stack", "value")
"""Data of a reason of a city that is joined which tell what that brings."""


class BetweenReasons(RouteReasons):
    """Explains cities that are joined to the hand by way of one between them."""

    def joined_by(self, city: int, way: int, ways: Mapping[int, int], hand: int) -> Reason:
        """Return the reason of a city that one card would join to some of a hand, with what it adds to them and the way.

        Args:
            city: the city.
            way: the best city between, as a single bit.
            ways: all such cities, each with those of the hand that it joins; those that do the same, open or hidden like it, are told too.
            hand: the cities of the hand.
        """
        told = self._joined_by(city, way, ways[way], hand)
        gain = [told.data.get(name) for name in GAINED]
        alike, lies = way, bool(way & self.view.lying)
        for other in ways:
            if bool(other & self.view.lying) == lies and ways[other] == ways[way]:
                data = self._joined_by(city, other, ways[way], hand).data
                alike |= other if [data.get(name) for name in GAINED] == gain else 0
        if alike == way:
            return told
        several = {"ways": alike.bit_count(), "lying": int(lies), "left": self.view.still_hidden(alike)}
        return replace(told, data={**told.data, "towns": self.ids(alike), **several})

    def _joined_by(self, city: int, way: int, near: int, hand: int) -> Reason:
        bit = 1 << city
        rest = hand & ~bit | way
        have, had = self._longest_of(rest | bit, bit | way), self._longest_of(rest)
        # What the hand and the way make without it is no gain of the city.
        gain = self.reached(have, had) if have > had else {"have": PAIR, "carriage": 0, "worth": 0}
        gain["helped"] = int(bool(gain["carriage"]) and have < gain["carriage"])
        data = {"card": self.ground.rules.board.city_ids[city], "towns": self.ids(way), **self.listed(near)}
        data |= {**self._at(way), **gain, "have": gain["have"] or have, "ways": 1}
        wins = self._wins(way | near, bit)
        if any(one.data["stack"] == wins.get("stack") for one in self._completed(self.view.best_houses(bit))):
            # A tile that its house alone completes takes no card between.
            wins = {"value": 0}
        if wins["value"]:
            # A tile takes only the cards that are named with it.
            data["have"] = self._longest_of(way | near | bit, bit | way)
        return Reason("joined-by", {**data, **wins}, keeps=frozenset(self.ids(near)))

    def _at(self, way: int) -> dict[str, int]:
        """Return how many cards of a city lie open, and how many are still hidden."""
        return {"lying": self.lying(way.bit_length() - 1), "left": self.view.still_hidden(way)}

    def _longest_of(self, cities: int, within: int = 0) -> int:
        """Return the most cards of a route that some cities make, or of one that leads through certain ones of them."""
        routes = self.ground.routes
        singles = [routes.number(bit.bit_length() - 1, bit.bit_length() - 1, bit) for bit in bits_of(cities)]
        every = [
            one
            for start in singles
            for one in (start, *routes.reach(start, cities & ~routes.cities[start], cities.bit_count()))
        ]
        return max((routes.cards[one] for one in every if not within & ~routes.cities[one]), default=0)
