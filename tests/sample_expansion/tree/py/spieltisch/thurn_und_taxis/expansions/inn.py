"""The Inn, a sample: before laying, the Wirt gives a rest; every two rests of a player count a point (IN)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...catalog import Conflict, Option, Options
from ...datafile import DataFile
from ...errors import Refusal
from ...fields import MOST, field, row, whole
from ...patch import Data, Problem
from ...phased import Verb
from ...state import Event
from ...telling import called, plain
from .. import phases
from ..actions import TaxisAction, helped, make
from ..board import Board
from ..officials import LAYING, Official
from ..play.agenda import help_given
from ..setting import TaxisSetting
from ..state import TaxisState

if TYPE_CHECKING:
    from .schema.inn import Rested

ID, WIRT, REST = "inn", "wirt", "rest"
CITED = ("IN-001",)
"""Every rule that a refusal of this expansion names; the front end has a text for each."""


class Rests:
    """What the expansion keeps: how often each seat has rested."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def copy(self) -> Rests:
        """Return an independent copy."""
        return Rests(self.counts[:])

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"rests": self.counts[:]}

    def piles(self) -> Sequence[list[int]]:
        """Return no piles: no city card lies here."""
        return ()


def _rests(state: TaxisState) -> list[int]:
    return state.extra[ID].counts  # type: ignore[no-any-return]


class Inn:
    """The expansion as the game finds it."""

    id = ID
    order = 50
    maps = ()
    files: Mapping[str, DataFile] = {}
    facts = ()
    options = (Option(ID, (False, True), False, module=ID),)
    conflicts: tuple[Conflict, ...] = ()

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        return options[ID] is True

    def board(self, options: Options) -> Board | None:
        """Leave the board as it is."""
        return None

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add the Wirt, what he does, and a part of the score."""
        rest = rules.words.keep(make(helped(REST, WIRT), REST, official=WIRT))
        rules.verbs[REST] = Verb(self.rest, self.refuse)
        rules.officials[WIRT] = Official(
            rest, {LAYING: lambda state: [] if state.rules.may_use(state, WIRT) else [rest]}
        )
        rules.sayers[REST] = called("tut-in-do-rest")
        rules.tellers["rested"] = plain("tut-in-log-rested")
        rules.moments.set_up.append(self.set_up)
        rules.moments.score_parts.append(lambda state, seat: {ID: _rests(state)[seat] // 2})
        rules.moments.observe.append(self.observe)

    def set_up(self, state: TaxisState) -> None:
        """Begin without rests."""
        state.extra[ID] = Rests([0] * state.rules.count)

    def rest(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Rest at the inn."""
        _rests(state)[state.turn] += 1
        rested: Rested = {"event": "rested", "seat": state.turn}
        events.append(rested)
        help_given(state, WIRT, events)

    def refuse(self, state: TaxisState, action: TaxisAction) -> Refusal | None:
        """Explain why there is no rest now: an official has helped, or it is not the time between taking and laying."""
        used = state.rules.may_use(state, WIRT)
        return Refusal("IN-001", {}) if used is None or state.phase != phases.LAY else used

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add how often everybody has rested."""
        for owner, own in enumerate(seen["seats"]):
            own["rests"] = _rests(state)[owner]

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield nothing: it has no files."""
        yield from ()

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        counts = row(field(data, "rests"), state.rules.count, "rests")
        state.extra[ID] = Rests([whole({"rests": count}, "rests", 0, MOST) for count in counts])


EXPANSION = Inn()
