"""The rules: how clergy and coaches get to Rome, what everybody sees of it, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, cast

from ....dealing import Shuffler
from ....errors import Refusal
from ....state import Event
from ...actions import TaxisAction, make
from ...play.agenda import advance, interrupt, resume
from ...setting import TaxisSetting
from ...state import TaxisState
from .travel import ASSIGNING, DISTRIBUTE, ID, MOVING, TRAVEL, Travel, part_of, ways_of

if TYPE_CHECKING:
    from ..schema.audience import (
        Assigned,
        AudienceState,
        CoachArrived,
        CoachMoved,
        Observation,
        RankTiles,
        StepsWon,
    )

ASSIGN, MOVE, JOKER = "assign", "move", "joker"
"""Verbs."""
ARRIVED: Final = "coach-arrived"
"""The event that opens a coach."""


class Road:
    """The coaches of one game.

    Args:
        rules: the rules it joins.
    """

    def __init__(self, rules: TaxisSetting[TaxisState]) -> None:
        self.rules = rules
        self.ways = ways = ways_of(rules.options)
        keep = rules.words.keep
        rules.words.names |= dict(zip(ways.towns, ways.names, strict=True))
        rules.words.names |= dict(zip(ways.ranks, ways.rank_names, strict=True))
        self.distributions: dict[str, tuple[int, ...]] = {}
        self.assignments: list[TaxisAction] = []
        for ranks in permutations(range(len(ways.ranks))):
            action = keep(make("assign " + " ".join(ways.rank_names[rank] for rank in ranks), ASSIGN))
            action.json["ranks"] = [ways.ranks[rank] for rank in ranks]
            self.distributions[action] = ranks
            self.assignments.append(action)
        self.parts: dict[str, tuple[int, int]] = {}
        """Of a step the coach and where it goes."""
        steps: dict[tuple[str, int, int], TaxisAction] = {}
        for coach, name in enumerate(ways.coaches):
            for town in sorted({town for exits in ways.exits for town in exits}):
                for verb in (MOVE, JOKER):
                    action = keep(make(f"{verb} {name} {ways.names[town]}", verb))
                    action.json |= {"coach": name, "town": ways.towns[town]}
                    steps[verb, coach, town] = action
                    self.parts[action] = (coach, town)
        self.steps = {
            verb: [
                [[steps[verb, coach, town] for town in exits] for exits in ways.exits]
                for coach in range(len(ways.coaches))
            ]
            for verb in (MOVE, JOKER)
        }
        """By verb, coach and the town where it is."""
        country_of = rules.board.country_of
        self.coach_of_city = tuple(ways.coach_of.get(str(country), -1) for country in country_of)
        """Per city its coach, -1 where its cards are jokers (AU-213)."""

    # -- set-up ----------------------------------------------------------------------------------------------------

    def set_up(self, state: TaxisState) -> None:
        """Put the coaches on their starts; everybody is to distribute the clergy (AU-107 to AU-111)."""
        starts = self.ways.starts_for_two if state.rules.count == 2 else self.ways.starts
        state.extra[ID] = Travel(self.ways, list(starts), [None] * state.rules.count)
        state.agenda.append(DISTRIBUTE)

    def next_seat(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask the next seat in turn order to distribute its clergy."""
        count = state.rules.count
        for i in range(count):
            seat = (state.start + i) % count
            if part_of(state).clergy[seat] is None:
                state.agenda.append(DISTRIBUTE)
                interrupt(state, seat, ASSIGNING)
                return True
        resume(state)
        return False

    def assigning(self, state: TaxisState) -> list[TaxisAction]:
        """Return every way to put one cleric into each coach (AU-111, AU-114)."""
        return self.assignments

    def assign(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Distribute the clergy, face down."""
        seat = _seat(state)
        ranks = self.distributions[action]
        part_of(state).clergy[seat] = ranks
        assigned: Assigned = {
            "event": "assigned",
            "seat": seat,
            "ranks": [self.ways.ranks[rank] for rank in ranks],
        }
        events.append(assigned)
        advance(state, events)

    # -- travelling ------------------------------------------------------------------------------------------------

    def route_closed(self, state: TaxisState, seat: int, houses: int, events: list[Event]) -> None:
        """Count a step for every card without a house (AU-202 to AU-206)."""
        part = part_of(state)
        part.cards = [0] * len(self.ways.coaches)
        part.jokers = 0
        for kind in state.routes[seat]:
            city = state.rules.kind_city[kind]
            if houses >> city & 1:
                continue
            coach = self.coach_of_city[city]
            if coach < 0 or part.places[coach] == self.ways.rome:
                part.jokers += 1
            else:
                part.cards[coach] += 1
        self._announce(state, part.cards, part.jokers, events)
        state.agenda.append(TRAVEL)

    def _announce(self, state: TaxisState, cards: list[int], jokers: int, events: list[Event]) -> None:
        """Say which steps were won, as long as a coach is on the road."""
        part = part_of(state)
        steps = {id_: count for id_, count in zip(self.ways.coaches, cards, strict=True) if count}
        if (steps or jokers) and any(town != self.ways.rome for town in part.places):
            won: StepsWon = {"event": "steps-won", "seat": state.turn, "cards": steps, "jokers": jokers}
            events.append(won)

    def next_step(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask for the next step while a coach is on the road and a card is left (AU-216, AU-217)."""
        part = part_of(state)
        if part.places.count(self.ways.rome) == len(self.ways.coaches):
            part.cards = [0] * len(self.ways.coaches)
            part.jokers = 0
        if part.jokers or any(part.cards):
            state.agenda.append(TRAVEL)
            interrupt(state, state.turn, MOVING)
            return True
        if state.resume:
            resume(state)
        return False

    def moving(self, state: TaxisState) -> list[TaxisAction]:
        """Return the steps that can be made next: order and way are free (AU-208, AU-209, AU-214)."""
        part = part_of(state)
        actions: list[TaxisAction] = []
        for coach, town in enumerate(part.places):
            if part.cards[coach]:
                actions += self.steps[MOVE][coach][town]
        if part.jokers:
            for coach, town in enumerate(part.places):
                actions += self.steps[JOKER][coach][town]
        return actions

    def move(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Move a coach by one town (AU-202, AU-212, AU-215)."""
        part = part_of(state)
        coach, town = self.parts[action]
        if action.verb == JOKER:
            part.jokers -= 1
        else:
            part.cards[coach] -= 1
        origin = part.places[coach]
        part.places[coach] = town
        moved: CoachMoved = {
            "event": "coach-moved",
            "seat": state.turn,
            "coach": self.ways.coaches[coach],
            "origin": self.ways.towns[origin],
            "town": self.ways.towns[town],
            "joker": action.verb == JOKER,
        }
        events.append(moved)
        if town == self.ways.rome:
            self._arrive(state, coach, events)
        advance(state, events)

    def _arrive(self, state: TaxisState, coach: int, events: list[Event]) -> None:
        """Lay the coach's clergy on their places, in place of those who lie there (AU-301 to AU-306)."""
        part = part_of(state)
        left = part.cards[coach]
        part.jokers += left
        part.cards[coach] = 0
        arriving = part.arriving(coach)
        tiles: list[RankTiles] = [
            {"rank": self.ways.ranks[rank], "seats": seats[:]} for rank, seats in sorted(arriving.items())
        ]
        gone: list[RankTiles] = [
            {"rank": self.ways.ranks[rank], "seats": part.rome[rank]}
            for rank in sorted(arriving)
            if part.rome[rank]
        ]
        arrived: CoachArrived = {
            "event": ARRIVED,
            "coach": self.ways.coaches[coach],
            "tiles": tiles,
            "gone": gone,
        }
        events.append(arrived)
        for rank, seats in arriving.items():
            part.rome[rank] = seats
        self._announce(state, [0] * len(part.cards), left, events)

    # -- telling ---------------------------------------------------------------------------------------------------

    def score_parts(self, state: TaxisState, seat: int) -> Mapping[str, int]:
        """Return the points of the tiles in Rome (AU-309)."""
        rome = part_of(state).rome
        return {
            "audience": sum(self.ways.points[rank] * seats.count(seat) for rank, seats in enumerate(rome))
        }

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add coaches and Rome; who sits in a coach is hidden, from everybody (AU-113, AU-115, AU-308)."""
        part = part_of(state)
        riders = sum(ranks is not None for ranks in part.clergy)
        shown: AudienceState = {
            "coaches": [
                {"id": id_, "town": self.ways.towns[town], "riders": 0 if town == self.ways.rome else riders}
                for id_, town in zip(self.ways.coaches, part.places, strict=True)
            ],
            "rome": {self.ways.ranks[rank]: seats[:] for rank, seats in enumerate(part.rome)},
            "clergy": [
                None
                if ranks is None or not self._shown(state, owner, seat)
                else [self.ways.ranks[rank] for rank in ranks]
                for owner, ranks in enumerate(part.clergy)
            ],
            "assigned": [ranks is not None for ranks in part.clergy],
            "cards": dict(zip(self.ways.coaches, part.cards, strict=True)),
            "jokers": part.jokers,
        }
        more: Observation = {"audience": shown}
        seen.update(more)

    def _shown(self, state: TaxisState, owner: int, seat: int | None) -> bool:
        """Return whether a distribution may be seen: after the game, or one's own with the memory aid."""
        aided = bool(state.rules.options["audience-aid"]) and seat == owner
        return seat is None or state.current_player is None or aided

    def conceal(self, state: TaxisState, event: Event, seat: int) -> Event:
        """Hide a distribution, from its owner too."""
        told = cast("Assigned | StepsWon | CoachMoved | CoachArrived", event)
        if told["event"] == "assigned" and not self._shown(state, told["seat"], seat):
            hidden: Assigned = {**told, "ranks": None}
            return hidden
        return event

    def determinize(self, state: TaxisState, seat: int, rng: Shuffler) -> None:
        """Deal the others' clergy anew among the coaches on the road; those in Rome are known."""
        if state.current_player is None:
            return
        part = part_of(state)
        road = [coach for coach, town in enumerate(part.places) if town != self.ways.rome]
        for owner, ranks in enumerate(part.clergy):
            if owner == seat or ranks is None:
                continue
            hidden = sorted(ranks[coach] for coach in road)
            rng.shuffle(hidden)
            dealt = list(ranks)
            for coach in road:
                dealt[coach] = hidden.pop()
            part.clergy[owner] = tuple(dealt)

    def refuse(self, state: TaxisState, action: TaxisAction) -> Refusal:
        """Explain why a coach cannot move so, or nothing can be distributed now."""
        if action.verb == ASSIGN:
            return Refusal("AU-111", {})
        if state.phase != MOVING:
            return Refusal("AU-201", {})
        part = part_of(state)
        coach, town = self.parts[action]
        data = {"coach": self.ways.coaches[coach], "town": self.ways.towns[town]}
        if part.places[coach] == self.ways.rome:
            return Refusal("AU-212", {**data, "arrived": "yes"})
        exits = self.ways.exits[part.places[coach]]
        if town not in exits:
            return Refusal("AU-208", {**data, "exits": [self.ways.towns[one] for one in exits]})
        if action.verb == JOKER:
            return Refusal("AU-212", {**data, "arrived": "no"})
        return Refusal("AU-202", data)

    def refuse_others(self, state: TaxisState, action: TaxisAction) -> Refusal | None:
        """Explain why the turn has to wait."""
        if state.phase == ASSIGNING and action.verb != ASSIGN:
            return Refusal("AU-111", {})
        if state.phase == MOVING and action.verb not in (MOVE, JOKER):
            return Refusal("AU-216", {})
        return None


def _seat(state: TaxisState) -> int:
    # Called only while a seat is to decide.
    return -1 if state.current_player is None else state.current_player
