"""Die Audienz: five coaches with hidden clergy travel to Rome (AU, CO-4xx)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ....catalog import Conflict, Option, Options
from ....datafile import DataFile
from ....patch import Data, Problem
from ....phased import Verb
from ....telling import Sayers, Tellers, place, plain, sentence, telling
from ...board import Board
from ...setting import TaxisSetting
from ...state import TaxisState
from .correctable import FACTS, GOAL, problems
from .reading import read
from .road import ARRIVED, ASSIGN, JOKER, MOVE, Road
from .travel import ASSIGNING, DISTRIBUTE, FILE, ID, MOVING, TRAVEL

if TYPE_CHECKING:
    from ....schema import Place, Sentence, Telling
    from ...actions import TaxisAction
    from ..schema.audience import CoachArrived, CoachMoved, StepsWon

CITED = ("AU-111", "AU-201", "AU-202", "AU-208", "AU-212", "AU-216")
"""Every rule that a refusal of this expansion names; the front end has a text for each."""
COACHES = ("violet", "green", "blue", "beige", "orange")
"""As the data file has them, which is only read for a game with them."""


def _place(town: str) -> Place:
    """Return a place of the second map."""
    return place("city", f"rome/{town}")


def _won(event: StepsWon) -> Telling:
    steps = {"cards": event["cards"], "jokers": event["jokers"]}
    return telling("tut-au-log-steps", [_place(GOAL)], steps={"steps": steps})


def _moved(event: CoachMoved) -> Telling:
    id_ = "tut-au-log-joker" if event["joker"] else "tut-au-log-moved"
    town = event["town"]
    return telling(id_, [_place(town)], coach={"coach": event["coach"]}, town={"town": town})


def _arrived(event: CoachArrived) -> Telling:
    rome = [_place(GOAL)]
    coach, came, gone = {"coach": event["coach"]}, {"tiles": event["tiles"]}, event["gone"]
    if not gone:
        return telling("tut-au-log-arrived", rome, coach=coach, came=came)
    return telling("tut-au-log-arrived-gone", rome, coach=coach, came=came, gone={"tiles": gone})


TELLERS: Tellers = {
    "assigned": plain("tut-au-log-assigned"),
    "steps-won": _won,
    "coach-moved": _moved,
    ARRIVED: _arrived,
}


def _step_called(action: TaxisAction) -> Sentence:
    coach, town = action.json["coach"], action.json["town"]
    return sentence(f"tut-au-do-{action.verb}", coach={"coach": coach}, town={"town": town})


def _assign_called(action: TaxisAction) -> Sentence:
    pairs = zip(COACHES, action.json["ranks"], strict=True)
    return sentence("tut-au-do-assign", **{coach: {"rank": rank} for coach, rank in pairs})


SAYERS: Sayers = {
    ASSIGN: _assign_called,
    MOVE: _step_called,
    JOKER: _step_called,
}


class Audience:
    """The expansion as the game finds it."""

    id = ID
    order = 30
    maps = ()
    files: Mapping[str, DataFile] = {ID: FILE}
    facts = FACTS
    options = (
        Option(ID, (False, True), False, module=ID),
        Option("audience-aid", (False, True), False, module=ID),
    )
    conflicts = (
        Conflict("CO-003", {ID: True, "board": "north"}),
        Conflict("AU-115", {ID: False, "audience-aid": True}),
    )

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        return options[ID] is True

    def board(self, options: Options) -> Board | None:
        """Leave the board as it is."""
        return None

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add coaches and clergy."""
        road = Road(rules)
        rules.phases |= {ASSIGNING: road.assigning, MOVING: road.moving}
        rules.verbs |= {
            ASSIGN: Verb(road.assign, road.refuse),
            MOVE: Verb(road.move, road.refuse),
            JOKER: Verb(road.move, road.refuse),
        }
        rules.steps |= {DISTRIBUTE: road.next_seat, TRAVEL: road.next_step}
        rules.surprises.add(ARRIVED)
        rules.uncovering.append(lambda action: action.json.get("town") == GOAL)
        rules.tellers |= TELLERS
        rules.sayers |= SAYERS
        moments = rules.moments
        moments.set_up.append(road.set_up)
        moments.secret.append(lambda action, _own: action.verb == ASSIGN)
        moments.route_closed.append(road.route_closed)
        moments.score_parts.append(road.score_parts)
        moments.observe.append(road.observe)
        moments.conceal.append(road.conceal)
        moments.determinize.append(road.determinize)
        moments.refuse.append(road.refuse_others)

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield what of the ways and the clergy does not fit together."""
        return problems(files[ID])

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        read(state, data)


EXPANSION = Audience()
