"""Die Audienz: five coaches with hidden clergy travel to Rome (AU, CO-4xx)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, cast

from ...catalog import Conflict, Option, Options
from ...datafile import load
from ...errors import BadPosition, Refusal, named, shown
from ...fields import MOST, field, listed, mapping, row, whole
from ...phased import Verb
from ...state import Event, Shuffler
from .. import phases
from ..actions import TaxisAction, make
from ..board import Board
from ..play.agenda import advance, interrupt, resume
from ..setting import TaxisSetting
from ..state import TaxisState
from ..turn import BEGIN

if TYPE_CHECKING:
    from .schema.audience import Assigned, AudienceState, CoachArrived, CoachMoved, Observation, RankTiles

ID = "audience"
ASSIGN, MOVE, JOKER = "assign", "move", "joker"
ASSIGNING, MOVING = "assign", "move"
"""Phases."""
ARRIVED: Final = "coach-arrived"
"""The event that opens a coach."""
DISTRIBUTE, TRAVEL = "distribute", "travel"
"""Steps on the agenda."""
CITED = ("AU-111", "AU-201", "AU-202", "AU-208", "AU-212", "AU-216")
"""Every rule that a refusal of this expansion names; the front end has a text for each."""


class Ways:
    """The map of the ways to Rome, coaches and clergy as numbers in the order of the data file."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.towns: tuple[str, ...] = tuple(town["id"] for town in data["towns"])
        self.names: tuple[str, ...] = tuple(town["name"] for town in data["towns"])
        index = {id_: i for i, id_ in enumerate(self.towns)}
        self.exits = tuple(tuple(index[id_] for id_ in town.get("exits", ())) for town in data["towns"])
        self.rome = index[data["goal"]]
        coaches = data["carriages"]
        self.coaches: tuple[str, ...] = tuple(coach["id"] for coach in coaches)
        self.coach_of = {country: i for i, coach in enumerate(coaches) for country in coach["countries"]}
        self.starts = tuple(index[coach["start"]] for coach in coaches)
        self.starts_for_two = tuple(index[coach["start2p"]] for coach in coaches)
        self.ranks: tuple[str, ...] = tuple(rank["id"] for rank in data["ranks"])
        self.rank_names: tuple[str, ...] = tuple(rank["name"]["de"] for rank in data["ranks"])
        self.points: tuple[int, ...] = tuple(rank["points"] for rank in data["ranks"])


class Travel:
    """What the expansion keeps: where the coaches are, who sits in them, who is in Rome, and steps still to go."""

    __slots__ = ("cards", "clergy", "jokers", "places", "rome")

    def __init__(self, places: list[int], clergy: list[tuple[int, ...] | None], ranks: int) -> None:
        self.places = places
        """Town of each coach."""
        self.clergy = clergy
        """Per seat the rank in each coach; None before the seat has distributed its tiles."""
        self.rome: list[list[int]] = [[] for _ in range(ranks)]
        """Per rank the seats whose tiles lie on its place."""
        self.cards: list[int] = [0] * len(places)
        """Steps still to go by coach, for cards of its own countries."""
        self.jokers = 0

    def copy(self) -> Travel:
        """Return an independent copy."""
        other = Travel.__new__(Travel)
        other.places = self.places[:]
        other.clergy = self.clergy[:]
        other.rome = [seats[:] for seats in self.rome]
        other.cards = self.cards[:]
        other.jokers = self.jokers
        return other

    def arriving(self, coach: int) -> dict[int, list[int]]:
        """Return the tiles in a coach: per rank the seats."""
        found: dict[int, list[int]] = {}
        for seat, ranks in enumerate(self.clergy):
            if ranks is not None:
                found.setdefault(ranks[coach], []).append(seat)
        return found

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "places": [WAYS.towns[town] for town in self.places],
            "clergy": [
                None if ranks is None else [WAYS.ranks[rank] for rank in ranks] for ranks in self.clergy
            ],
            "rome": {WAYS.ranks[rank]: seats[:] for rank, seats in enumerate(self.rome)},
            "cards": self.cards[:],
            "jokers": self.jokers,
        }

    def piles(self) -> Sequence[list[int]]:
        """Return no piles: no city card lies here."""
        return ()


WAYS = Ways(load(__package__, "audience.json"))


def _part(state: TaxisState) -> Travel:
    return state.extra[ID]  # type: ignore[no-any-return]


def _seat(state: TaxisState) -> int:
    # Called only while somebody is to decide.
    return -1 if state.current_player is None else state.current_player


class Audience:
    """The expansion as the game finds it."""

    id = ID
    order = 30
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
        rules.uncovering.append(lambda action: action.json.get("town") == WAYS.towns[WAYS.rome])
        moments = rules.moments
        moments.set_up.append(road.set_up)
        moments.secret.append(lambda action, _own: action.verb == ASSIGN)
        moments.route_closed.append(road.route_closed)
        moments.score_parts.append(road.score_parts)
        moments.observe.append(road.observe)
        moments.conceal.append(road.conceal)
        moments.determinize.append(road.determinize)
        moments.refuse.append(road.refuse_others)

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        count = state.rules.count
        towns = row(field(data, "places"), len(WAYS.coaches), "places")
        places = [_index(WAYS.towns, id_, "town") for id_ in towns]
        clergy = [
            None if ids is None else tuple(_index(WAYS.ranks, id_, "rank") for id_ in listed(ids, "clergy"))
            for ids in row(field(data, "clergy"), count, "clergy")
        ]
        if any(ranks is not None and sorted(ranks) != list(range(len(WAYS.ranks))) for ranks in clergy):
            raise BadPosition("Each seat has one tile of each rank.", field="clergy", rule="AU-110")
        if (None in clergy) != (state.phase == ASSIGNING):
            raise BadPosition(
                "The clergy is distributed before the first turn.", field="clergy", rule="AU-111"
            )
        part = Travel(places, clergy, len(WAYS.ranks))
        rome = mapping(field(data, "rome"), "rome")
        if rome.keys() != set(WAYS.ranks):
            raise BadPosition(f"'rome' has the places {', '.join(WAYS.ranks)}.", field="rome")
        part.rome = [
            [whole({"rome": seat}, "rome", 0, count - 1) for seat in listed(field(rome, id_), "rome")]
            for id_ in WAYS.ranks
        ]
        if part.rome not in _possible(part):
            raise BadPosition(
                "The tiles in Rome are not as the coaches brought them.", field="rome", rule="AU-303"
            )
        cards = row(field(data, "cards"), len(WAYS.coaches), "cards")
        part.cards = [whole({"cards": number}, "cards", 0, MOST) for number in cards]
        part.jokers = whole(data, "jokers", 0, MOST)
        _check_steps(state, part)
        state.extra[ID] = part


def _index(ids: Sequence[str], id_: object, what: str) -> int:
    if not isinstance(id_, str) or id_ not in ids:
        raise BadPosition(f"There is no {what} {shown(id_)}.", what=what, id=named(id_))
    return ids.index(id_)


def _possible(part: Travel) -> list[list[list[int]]]:
    """Return what can lie in Rome, by the order in which the coaches there arrived."""
    found = []
    for order in permutations(coach for coach, town in enumerate(part.places) if town == WAYS.rome):
        rome: list[list[int]] = [[] for _ in WAYS.ranks]
        for coach in order:
            for rank, seats in part.arriving(coach).items():
                rome[rank] = seats
        found.append(rome)
    return found


def _check_steps(state: TaxisState, part: Travel) -> None:
    if any(cards and town == WAYS.rome for cards, town in zip(part.cards, part.places, strict=True)):
        raise BadPosition("A card whose coach is in Rome is a joker.", field="cards", rule="AU-212")
    if sum(part.cards) + part.jokers > (len(state.routes[state.turn]) if TRAVEL in state.agenda else 0):
        raise BadPosition("There are more steps to go than cards in the route.", field="cards", rule="AU-206")
    if state.phase == MOVING and (state.agenda[-1:] != [TRAVEL] or state.current_player != state.turn):
        raise BadPosition("The player who closed a route moves the coaches.", field="current", rule="AU-209")
    if state.phase == ASSIGNING:
        count = state.rules.count
        seats = [(state.start + i) % count for i in range(count)]
        waiting = [seat for seat in seats if part.clergy[seat] is None]
        if (
            state.agenda != [BEGIN, DISTRIBUTE]
            or state.resume != phases.TAKE
            or [state.current_player] != waiting[:1]
        ):
            raise BadPosition("The clergy is distributed in turn order.", field="current", rule="AU-111")
    elif {BEGIN, DISTRIBUTE} & {*state.agenda}:
        raise BadPosition("The clergy is distributed already.", field="agenda", rule="AU-111")


class Road:
    """The coaches of one game.

    Args:
        rules: the rules it joins.
    """

    def __init__(self, rules: TaxisSetting[TaxisState]) -> None:
        self.rules = rules
        keep = rules.words.keep
        rules.words.names |= dict(zip(WAYS.towns, WAYS.names, strict=True))
        rules.words.names |= dict(zip(WAYS.ranks, WAYS.rank_names, strict=True))
        self.distributions: dict[str, tuple[int, ...]] = {}
        self.assignments: list[TaxisAction] = []
        for ranks in permutations(range(len(WAYS.ranks))):
            action = keep(make("assign " + " ".join(WAYS.rank_names[rank] for rank in ranks), ASSIGN))
            action.json["ranks"] = [WAYS.ranks[rank] for rank in ranks]
            self.distributions[action] = ranks
            self.assignments.append(action)
        self.parts: dict[str, tuple[int, int]] = {}
        """Of a step the coach and where it goes."""
        steps: dict[tuple[str, int, int], TaxisAction] = {}
        for coach, name in enumerate(WAYS.coaches):
            for town in sorted({town for exits in WAYS.exits for town in exits}):
                for verb in (MOVE, JOKER):
                    action = keep(make(f"{verb} {name} {WAYS.names[town]}", verb))
                    action.json |= {"coach": name, "town": WAYS.towns[town]}
                    steps[verb, coach, town] = action
                    self.parts[action] = (coach, town)
        self.steps = {
            verb: [
                [[steps[verb, coach, town] for town in exits] for exits in WAYS.exits]
                for coach in range(len(WAYS.coaches))
            ]
            for verb in (MOVE, JOKER)
        }
        """By verb, coach and the town where it is."""
        country_of = rules.board.country_of
        self.coach_of_city = tuple(WAYS.coach_of.get(str(country), -1) for country in country_of)
        """Per city its coach, -1 where its cards are jokers (AU-213)."""

    # -- set-up ----------------------------------------------------------------------------------------------------

    def set_up(self, state: TaxisState) -> None:
        """Put the coaches on their starts; everybody is to distribute the clergy (AU-107 to AU-111)."""
        starts = WAYS.starts_for_two if state.rules.count == 2 else WAYS.starts
        state.extra[ID] = Travel(list(starts), [None] * state.rules.count, len(WAYS.ranks))
        state.agenda.append(DISTRIBUTE)

    def next_seat(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask the next seat in turn order to distribute its clergy."""
        count = state.rules.count
        for i in range(count):
            seat = (state.start + i) % count
            if _part(state).clergy[seat] is None:
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
        _part(state).clergy[seat] = ranks
        assigned: Assigned = {
            "event": "assigned",
            "seat": seat,
            "ranks": [WAYS.ranks[rank] for rank in ranks],
        }
        events.append(assigned)
        advance(state, events)

    # -- travelling ------------------------------------------------------------------------------------------------

    def route_closed(self, state: TaxisState, seat: int, houses: int, events: list[Event]) -> None:
        """Count a step for every card without a house (AU-202 to AU-206)."""
        part = _part(state)
        part.cards = [0] * len(WAYS.coaches)
        part.jokers = 0
        for kind in state.routes[seat]:
            city = state.rules.kind_city[kind]
            if houses >> city & 1:
                continue
            coach = self.coach_of_city[city]
            if coach < 0 or part.places[coach] == WAYS.rome:
                part.jokers += 1
            else:
                part.cards[coach] += 1
        state.agenda.append(TRAVEL)

    def next_step(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask for the next step while a coach is on the road and a card is left (AU-216, AU-217)."""
        part = _part(state)
        if part.places.count(WAYS.rome) == len(WAYS.coaches):
            part.cards = [0] * len(WAYS.coaches)
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
        part = _part(state)
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
        part = _part(state)
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
            "coach": WAYS.coaches[coach],
            "origin": WAYS.towns[origin],
            "town": WAYS.towns[town],
            "joker": action.verb == JOKER,
        }
        events.append(moved)
        if town == WAYS.rome:
            self._arrive(state, coach, events)
        advance(state, events)

    def _arrive(self, state: TaxisState, coach: int, events: list[Event]) -> None:
        """Lay the coach's clergy on their places, in place of those who lie there (AU-301 to AU-306)."""
        part = _part(state)
        part.jokers += part.cards[coach]
        part.cards[coach] = 0
        arriving = part.arriving(coach)
        tiles: list[RankTiles] = [
            {"rank": WAYS.ranks[rank], "seats": seats[:]} for rank, seats in sorted(arriving.items())
        ]
        gone: list[RankTiles] = [
            {"rank": WAYS.ranks[rank], "seats": part.rome[rank]}
            for rank in sorted(arriving)
            if part.rome[rank]
        ]
        arrived: CoachArrived = {"event": ARRIVED, "coach": WAYS.coaches[coach], "tiles": tiles, "gone": gone}
        events.append(arrived)
        for rank, seats in arriving.items():
            part.rome[rank] = seats

    # -- telling ---------------------------------------------------------------------------------------------------

    def score_parts(self, state: TaxisState, seat: int) -> Mapping[str, int]:
        """Return the points of the tiles in Rome (AU-309)."""
        rome = _part(state).rome
        return {"audience": sum(WAYS.points[rank] * seats.count(seat) for rank, seats in enumerate(rome))}

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add coaches and Rome; who sits in a coach is hidden, from everybody (AU-113, AU-115, AU-308)."""
        part = _part(state)
        riders = sum(ranks is not None for ranks in part.clergy)
        shown: AudienceState = {
            "coaches": [
                {"id": id_, "town": WAYS.towns[town], "riders": 0 if town == WAYS.rome else riders}
                for id_, town in zip(WAYS.coaches, part.places, strict=True)
            ],
            "rome": {WAYS.ranks[rank]: seats[:] for rank, seats in enumerate(part.rome)},
            "clergy": [
                None
                if ranks is None or not self._shown(state, owner, seat)
                else [WAYS.ranks[rank] for rank in ranks]
                for owner, ranks in enumerate(part.clergy)
            ],
            "assigned": [ranks is not None for ranks in part.clergy],
            "cards": dict(zip(WAYS.coaches, part.cards, strict=True)),
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
        told = cast("Assigned | CoachMoved | CoachArrived", event)
        if told["event"] == "assigned" and not self._shown(state, told["seat"], seat):
            hidden: Assigned = {**told, "ranks": None}
            return hidden
        return event

    def determinize(self, state: TaxisState, seat: int, rng: Shuffler) -> None:
        """Deal the others' clergy anew among the coaches on the road; those in Rome are known."""
        if state.current_player is None:
            return
        part = _part(state)
        road = [coach for coach, town in enumerate(part.places) if town != WAYS.rome]
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
        part = _part(state)
        coach, town = self.parts[action]
        data = {"coach": WAYS.coaches[coach], "town": WAYS.towns[town]}
        if part.places[coach] == WAYS.rome:
            return Refusal("AU-212", {**data, "arrived": "yes"})
        if town not in WAYS.exits[part.places[coach]]:
            return Refusal("AU-208", data)
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


EXPANSION = Audience()
