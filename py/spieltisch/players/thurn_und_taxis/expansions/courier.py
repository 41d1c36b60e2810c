"""Der Kurier der Fürstin: the worth of letters, which also pay for the help of several officials."""

from __future__ import annotations

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.courier import ID, has_figure, post_of
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..advice import Advice
from ..foresight import Foresight
from ..standing import Standing

USEFUL = 6
"""More letters than a player spends."""


class Letters:
    """The worth of letters and of the figure in one game."""

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.letter = advice.weights.of(ID)["letter"]
        self.post = post_of(advice.ground.rules.options)
        self.ids = advice.ground.rules.board.city_ids
        self.cities = (1 << advice.ground.cities) - 1

    def promise(self, state: TaxisState, seat: int) -> float:
        """Return the worth of the letters of a seat."""
        letters: list[int] = state.extra[ID].letters
        return self.letter * min(USEFUL, letters[seat])

    def help(self, state: TaxisState, seat: int, official: str) -> float:
        """Return the worth of the letters that an official costs."""
        return -self.letter * self.post.cost(state, official, state.used)

    def first_houses(self, standing: Standing) -> tuple[int, float]:
        """Return the worth of the letter of each city."""
        return self.cities, self.letter * standing.late

    def _is_first(self, state: TaxisState, city: int) -> bool:
        return not any(houses >> city & 1 for houses in state.houses)

    def paid(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Tell the letters that the help of an official costs."""
        letters = self.post.cost(state, action.official, state.used) if action.official else 0
        return [Reason("costs-letters", {"letters": letters}, price=True, plain=True)] if letters else []

    def town(self, state: TaxisState, seat: int, city: int) -> list[Reason]:
        """Explain a house by the letter for the first one in a city."""
        found = Reason("brings-letter", {"city": self.ids[city]})
        return [found] if self._is_first(state, city) else []

    def closed(self, state: TaxisState, seat: int, action: TaxisAction) -> list[Reason]:
        """Explain a closing by the letters for its houses."""
        count = sum(
            1 for city in range(len(self.ids)) if action.houses >> city & 1 and self._is_first(state, city)
        )
        return [Reason("brings-letters", {"letters": count})] if count else []

    def closing(self, state: TaxisState, seat: int, houses: int, gained: bool) -> float:
        """Return the points of the figure, which a closing without a carriage brings."""
        return 0.0 if gained or state.extra[ID].owner == seat else float(self.post.figures.points)


def advise(advice: Advice[Foresight]) -> None:
    """Add the worth of letters and the figure."""
    letters = Letters(advice)
    advice.promises.append(letters.promise)
    advice.helps.append(letters.help)
    advice.first_houses.append(letters.first_houses)
    advice.town_reasons.append(letters.town)
    advice.closing_reasons.append(letters.closed)
    advice.price_reasons.append(letters.paid)
    if has_figure(advice.ground.rules):
        advice.closings.append(letters.closing)
    advice.many_officials = True
