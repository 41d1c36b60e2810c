"""Der Kurier der Fürstin: letters buy the help of further officials, the courier makes it cheaper (KF, CO-1xx)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ...catalog import Conflict, Option, Options
from ...datafile import DataFile, constants
from ...errors import BadPosition, Refusal
from ...fields import MOST, field, row, truth, whole
from ...patch import Data, Problem, patched
from ...patch.facts import Field
from ...state import Event
from ...telling import plain, telling
from ..actions import AMTMANN, POSTMEISTER
from ..board import Board, patch_of
from ..moments import Check
from ..officials import LAYING
from ..play.agenda import one_official
from ..play.drawing import exchanging_late
from ..setting import TaxisSetting
from ..state import TaxisState
from ..tellers import of_card

if TYPE_CHECKING:
    from ...schema import Telling
    from .schema.courier import CourierState, CourierTaken, LettersPaid, LetterTaken, Observation

ID = "courier"
FILE = DataFile(__package__, "courier.json")
PRICES = ("costPerExtraOfficial", "costWithCourier")
CITED = ("KF-303", "KF-306", "KF-315")
"""Every rule that a refusal of this expansion names; the front end has a text for each."""


class Letters:
    """What the expansion keeps: letters by seat and the courier figure."""

    __slots__ = ("discount", "letters", "owned", "owner")

    def __init__(self, letters: list[int]) -> None:
        self.letters = letters
        self.owned = 0
        """Letters of the active player that he owned when his turn began and has not spent (KF-306)."""
        self.owner: int | None = None
        """Seat of the courier figure."""
        self.discount = False
        """True if the active player owned the figure when his turn began (KF-309)."""

    def copy(self) -> Letters:
        """Return an independent copy."""
        other = Letters(self.letters[:])
        other.owned, other.owner, other.discount = self.owned, self.owner, self.discount
        return other

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "letters": self.letters[:],
            "owned": self.owned,
            "owner": self.owner,
            "discount": self.discount,
        }

    def piles(self) -> Sequence[list[int]]:
        """Return no piles: no city card lies here."""
        return ()


def _part(state: TaxisState) -> Letters:
    return state.extra[ID]  # type: ignore[no-any-return]


class Figures:
    """The numbers of the data file."""

    def __init__(self, data: Data) -> None:
        numbers = constants(data)
        self.by_seat = [item["count"] for item in data["letters"] if item["where"] == "seat"]
        self.price: int = numbers["costPerExtraOfficial"]
        self.price_with_courier: int = numbers["costWithCourier"]
        self.points: int = numbers["courierPoints"]


def has_figure(rules: TaxisSetting[TaxisState]) -> bool:
    """Return whether the board has the courier figure (CO-107)."""
    return bool(rules.board.constants.get("courierFigure", True))


class Courier:
    """The expansion as the game finds it."""

    id = ID
    order = 20
    maps = ()
    files: Mapping[str, DataFile] = {ID: FILE}
    facts = (
        Field(f"{ID}/letters/*/count", "number", high=9),
        *(Field(f"{ID}/constants/{name}/value", "number", high=99) for name in ("letters", "courierPoints")),
        *(Field(f"{ID}/constants/{name}/value", "number", high=9) for name in PRICES),
    )
    options = (Option(ID, (False, True), False, module=ID),)
    conflicts = (
        Conflict("CO-108", {"board": "north", "north-rules": "base", ID: True, "decline-carriage": True}),
    )

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        return options[ID] is True

    def board(self, options: Options) -> Board | None:
        """Leave the board as it is."""
        return None

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add letters and the figure."""
        post_of(rules.options).join(rules)

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield that more letters are dealt out than there are (KF-102)."""
        dealt = sum(item["count"] for item in files[ID]["letters"])
        if dealt > files[ID]["constants"]["letters"]["value"]:
            yield Problem("letters", f"{ID}/constants/letters/value")

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        count = state.rules.count
        letters = row(field(data, "letters"), count, "letters")
        part = Letters([whole({"letters": number}, "letters", 0, MOST) for number in letters])
        part.owned = whole(data, "owned", 0, MOST)
        if part.owned > part.letters[state.turn]:
            raise BadPosition("Nobody can spend more letters than he has.", field="owned", rule="KF-306")
        if field(data, "owner") is not None:
            part.owner = whole(data, "owner", 0, count - 1)
            if not has_figure(state.rules):
                raise BadPosition("There is no courier on this board.", field="owner", rule="CO-107")
        discount = truth(data, "discount")
        late = state.closed and part.owner == state.turn
        if not late and discount != (part.owner == state.turn):
            raise BadPosition(
                "The discount is for the turns that begin with the courier.", field="discount", rule="KF-309"
            )
        part.discount = discount
        state.extra[ID] = part


class Post:
    """What letters and figure do, by the numbers of one data file.

    Args:
        figures: the numbers of the data file.
    """

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add letters; the figure only on a board that has carriages of its own (CO-005, CO-107)."""
        moments = rules.moments
        # Letters take the place of the rule that one official helps in a turn.
        moments.may_use.remove(one_official)
        moments.may_use.append(Check(self.payable, self.against))
        rules.exchange_late = True
        helper = rules.officials[AMTMANN]
        rules.officials[AMTMANN] = replace(helper, offers={**helper.offers, LAYING: exchanging_late})
        moments.set_up.append(self.set_up)
        moments.turn_begins.append(self.turn_begins)
        moments.official_used.append(self.official_used)
        moments.house_placed.append(self.house_placed)
        moments.observe.append(self.observe)
        rules.tellers |= {
            "letter": lambda event: of_card("tut-kf-log-letter", event["city"]),
            "letters-paid": self.tell_paid,
            "courier": plain("tut-kf-log-courier"),
        }
        if has_figure(rules):
            rules.may_decline = True
            moments.carriage_settled.append(self.carriage_settled)
            moments.score_parts.append(self.score_parts)

    def tell_paid(self, event: LettersPaid) -> Telling:
        """Tell whose help was bought."""
        official = {"official": event["official"]}
        return telling("tut-kf-log-paid", count=event["count"], official=official)

    # -- moments ---------------------------------------------------------------------------------------------------

    def set_up(self, state: TaxisState) -> None:
        """Give the letters by turn order (KF-104)."""
        count = state.rules.count
        state.extra[ID] = Letters(
            [self.figures.by_seat[(seat - state.start) % count] for seat in range(count)]
        )

    def turn_begins(self, state: TaxisState, events: list[Event]) -> None:
        """Note what is owned at the start of the turn (KF-305, KF-306)."""
        part: Letters = state.extra[ID]
        part.owned = part.letters[state.turn]
        part.discount = part.owner == state.turn

    def cost(self, state: TaxisState, official: str, used: Sequence[str]) -> int:
        """Return the letters that an official costs after the others were used (KF-310 to KF-314)."""
        free = official == POSTMEISTER if state.forced else not used
        if free:
            return 0
        return self.figures.price_with_courier if _part(state).discount else self.figures.price

    def payable(self, state: TaxisState, official: str) -> bool:
        """Return whether an official can help now: not used already, and not too dear (KF-303, KF-306, KF-315)."""
        used = state.used
        if not used and not state.forced:
            # Asked at every decision, and mostly no official has helped yet: the first one costs nothing.
            return True
        return official not in used and self.cost(state, official, used) <= state.extra[ID].owned

    def against(self, state: TaxisState, official: str) -> Refusal:
        """Return why an official cannot help now (KF-303, KF-306, KF-315)."""
        if official in state.used:
            return Refusal("KF-303", {"official": official})
        data = {
            "official": official,
            "cost": self.cost(state, official, state.used),
            "letters": _part(state).owned,
        }
        return Refusal("KF-315" if state.forced and official == AMTMANN else "KF-306", data)

    def official_used(self, state: TaxisState, official: str, events: list[Event]) -> None:
        """Pay for an additional official (KF-312)."""
        before = state.used[:-1]
        if not before and not state.forced:
            return
        cost = self.cost(state, official, before)
        if cost:
            part = _part(state)
            part.letters[state.turn] -= cost
            part.owned -= cost
            paid: LettersPaid = {
                "event": "letters-paid",
                "seat": state.turn,
                "count": cost,
                "official": official,
            }
            events.append(paid)

    def house_placed(self, state: TaxisState, seat: int, city: int, events: list[Event]) -> None:
        """Take the letter of a city that held no house yet (KF-201)."""
        if sum(houses >> city & 1 for houses in state.houses) == 1:
            _part(state).letters[seat] += 1
            letter: LetterTaken = {"event": "letter", "seat": seat, "city": state.rules.board.city_ids[city]}
            events.append(letter)

    def carriage_settled(self, state: TaxisState, seat: int, gained: bool, events: list[Event]) -> None:
        """Hand the figure to the player who closes without a new carriage (KF-401 to KF-412)."""
        part = _part(state)
        if not gained and part.owner != seat:
            part.owner = seat
            taken: CourierTaken = {"event": "courier", "seat": seat}
            events.append(taken)

    def score_parts(self, state: TaxisState, seat: int) -> Mapping[str, int]:
        """Return the point of the figure (KF-411)."""
        return {"courier": self.figures.points if _part(state).owner == seat else 0}

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add letters, figure and what each official costs (KF-107, KF-310 to KF-314)."""
        part = _part(state)
        houses = 0
        for own in state.houses:
            houses |= own
        board = state.rules.board
        costs = {
            id_: None if id_ in state.used else self.cost(state, id_, state.used)
            for id_ in state.rules.officials
        }
        shown: CourierState = {
            "letters": part.letters[:],
            "owned": part.owned,
            "owner": part.owner,
            "figure": has_figure(state.rules),
            "price": self.figures.price_with_courier if part.discount else self.figures.price,
            "costs": costs,
            "payable": [id_ for id_, cost in costs.items() if cost and cost <= part.owned],
            "cities": [id_ for city, id_ in enumerate(board.city_ids) if not houses >> city & 1],
        }
        more: Observation = {"courier": shown}
        seen.update(more)


@lru_cache(maxsize=16)
def _post(patch: str) -> Post:
    return Post(Figures(patched(FILE.load(), ID, patch)))


def post_of(options: Mapping[str, object]) -> Post:
    """Return the letters of a game with these options."""
    return _post(patch_of(options))


EXPANSION = Courier()
