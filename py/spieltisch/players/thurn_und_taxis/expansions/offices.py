"""In Amt und Würden: the worth of office tiles and of the rewards for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.offices import CARD, HOUSE, ID, LAST_RETURN, RETURN, RETURNING, REWARD
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..advice import Advice
from ..foresight import Foresight
from ..outlook import LATER
from ..reasons.town_reasons import town_reasons

CARDS = 2
"""Tiles that bring a card."""
CHIP = 3
"""Tiles that bring a chip."""
RETURNS = "starts-return"
"""Id of the reason of a tile that is the last one of its stack."""
ANOTHER = 0.3
"""Worth of a second tile of the same official, as a share of the first."""


class Tiles:
    """The worth of office tiles in one game."""

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.ground = advice.ground
        self.weights = advice.weights
        self.office = advice.weights.of(ID)["office"]
        """Worth of the first tile of an official."""

    def promise(self, state: TaxisState, seat: int) -> float:
        """Return the worth of the tiles of a seat."""
        own: dict[str, int] = state.extra[ID].owned[seat]
        first = sum(1 for tiles in own.values() if tiles)
        return self.office * (first + ANOTHER * (sum(own.values()) - first))

    def help(self, state: TaxisState, seat: int, official: str) -> float:
        """Return the worth of the tile that an official's help brings."""
        own = state.extra[ID].owned[seat].get(official)
        if own is None:
            return 0.0
        return self.office * (ANOTHER if own else 1.0)

    def returned(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Rate the tiles that can be given back."""
        return [self._returned(foresight, state, action) for action in legal]

    def _returned(self, foresight: Foresight, state: TaxisState, action: TaxisAction) -> float:
        seat = state.current_player
        assert seat is not None  # noqa: S101 - only called for a deciding seat
        chosen = action.json.get("officials", ())
        rewards = {2: self.weights.take, 3: 1.0}
        worth = rewards.get(len(chosen), 0.0)
        if len(chosen) == 4 and state.supply[seat]:
            worth = max(foresight.outlook(state, seat, 0).worth)
        if state.phase == LAST_RETURN:
            return worth if len(chosen) > 2 else 0.0
        own = state.extra[ID].owned[seat]
        return worth - self.office * sum(1.0 if own[id_] == 1 else ANOTHER for id_ in chosen)

    def houses(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Rate the cities for the house of a reward."""
        seat = state.current_player
        assert seat is not None  # noqa: S101 - as above
        worth = foresight.outlook(state, seat, 0).worth
        return [worth[action.houses.bit_length() - 1] if action.houses else 0.0 for action in legal]

    def cards(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Rate the cards of a reward."""
        seat = state.current_player
        assert seat is not None  # noqa: S101 - as above
        look = foresight.outlook(state, seat, 0)
        hand = self.ground.city_mask(state.hands[seat])
        now = foresight.prospect(state, seat, look, hand, LATER)
        ratings = []
        for action in legal:
            if action.declined:
                ratings.append(now)
            elif action.card < 0:
                ratings.append(now + self.weights.deck)
            else:
                taken = hand | 1 << self.ground.kind_city[action.card]
                ratings.append(0.05 + foresight.prospect(state, seat, look, taken, LATER))
        return ratings

    # -- reasons ---------------------------------------------------------------------------------------------------

    def why_return(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain tiles given back by their number, which decides the reward, and what those are for that are kept."""
        seat = state.current_player
        assert seat is not None  # noqa: S101 - only called for a deciding seat
        returned = action.json.get("officials", ())
        part = state.extra[ID]
        kept = [
            official for official, number in part.owned[seat].items() if number and official not in returned
        ]
        if state.phase == RETURNING and len(returned) == 1 and 0 < len(kept) < CHIP:
            reasons = [
                Reason("keeps-rather", {"officials": kept, "kept": len(kept), "more": CHIP - len(kept)})
            ]
        else:
            card = self._card(state, seat) if len(returned) == CARDS else {"count": 0}
            reasons = [Reason("reward", {"tiles": len(returned), **card})]
            if state.phase == RETURNING and kept:
                reasons.append(Reason("keeps-tiles", {"officials": kept}, plain=True))
        return reasons

    def _card(self, state: TaxisState, seat: int) -> dict[str, Any]:
        """Return the open card that joins most of a seat's cards, with these: what a reward may be for."""
        board, city_of = self.ground.rules.board, self.ground.kind_city
        route = [city_of[kind] for kind in state.routes[seat]]
        own = self.ground.city_mask(state.hands[seat]) & ~sum(1 << city for city in route)
        near = own | sum(1 << city for city in {*route[:1], *route[-1:]})
        had = own | sum(1 << city for city in route)
        cities = {city_of[kind] for kind in state.display if kind >= 0 and not had >> city_of[kind] & 1}
        best = max(sorted(cities), key=lambda city: (self.ground.roads[city] & near).bit_count(), default=-1)
        beside = self.ground.roads[best] & near if best >= 0 else 0
        if not beside:
            return {"count": 0}
        names = [board.city_ids[city] for city in board.cities(beside)]
        return {"city": board.city_ids[best], "cities": names, "count": len(names)}

    def why_help(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain the help of an official by the tile that it brings: how many different ones there are then."""
        own: dict[str, int] = state.extra[ID].owned[state.turn]
        last = state.extra[ID].stacks.get(action.official) == 1
        # The last one calls for a return round (AW-301).
        starts = [Reason(RETURNS, {"official": action.official}, plain=True)] if last else []
        if not action.official or own.get(action.official, 1):
            return starts
        tiles = 1 + sum(1 for number in own.values() if number)
        return [*starts, Reason("brings-tile", {"official": action.official, "tiles": tiles})]

    def why_reward(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain a house by the tiles that it counts for."""
        seat = state.current_player
        if seat is not None and action.houses:
            city = action.houses.bit_length() - 1
            return town_reasons(self.ground, state, seat, city)
        return []


def advise(advice: Advice[Foresight]) -> None:
    """Add the worth of office tiles, and ratings of the rewards."""
    tiles = Tiles(advice)
    advice.promises.append(tiles.promise)
    advice.helps.append(tiles.help)
    advice.help_reasons.append(tiles.why_help)
    advice.phases |= {
        RETURNING: tiles.returned,
        LAST_RETURN: tiles.returned,
        CARD: tiles.cards,
        HOUSE: tiles.houses,
    }
    advice.reasons |= {RETURN: tiles.why_return, REWARD: tiles.why_reward}
    advice.mistakes |= dict.fromkeys((RETURN, REWARD), "offices")
