"""Glanz und Gloria: the northern board, draught horses and free imperial cities (GG, CO-0xx)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from ...catalog import Conflict, Option, Options
from ...datafile import DataFile
from ...errors import BadPosition, Refusal
from ...fields import field, listed, row
from ...patch import Data, Problem
from ...patch.facts import Field
from ...phased import Verb
from ...state import Event
from ...telling import telling
from .. import phases
from ..actions import ALL, LAY, POSTILLION, WAGNER, TaxisAction, Vocabulary, by_kind, helped, make
from ..board import Board, Card, patch_of
from ..board import load as load_board
from ..houses import HouseSets
from ..moments import Check
from ..officials import LAYING_ON
from ..play import tiles
from ..play.agenda import help_given
from ..play.piles import kinds_of
from ..setting import TaxisSetting
from ..state import TaxisState
from ..tellers import of_card

if TYPE_CHECKING:
    from ...schema import Telling
    from ..schema.events import Discarded, Took
    from .schema.glory import Harnessed, HorseDeck, Observation, SeatState

ID = "glory"
CITED = ("GG-107", "GG-204", "GG-301", "GG-307", "GG-309")
"""Every rule that a refusal of this expansion names; the front end has a text for each."""
HORSE = "horse"
"""The end of a ``lay`` that puts the card down as a draught horse."""


class Team:
    """What the expansion keeps: the horse cards of each seat."""

    __slots__ = ("horses",)

    def __init__(self, horses: list[list[int]]) -> None:
        self.horses = horses

    def copy(self) -> Team:
        """Return an independent copy."""
        return Team([pile[:] for pile in self.horses])

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"horses": [[*map(state.rules.kind_ids.__getitem__, pile)] for pile in self.horses]}

    def piles(self) -> Sequence[list[int]]:
        """Return the horse cards by seat."""
        return self.horses


class FreeCities(HouseSets):
    """House sets in which the free cities are one more group, for the first way of placing only (GG-308, GG-309)."""

    def __init__(self, words: Vocabulary, countries: Sequence[int], free: int) -> None:
        super().__init__(words, each=(*countries, free), together=countries)
        self.free = free

    def against(self, houses: int, mode: str) -> str | None:
        """Return the rule that forbids to place these houses in this way, None if none does."""
        rule = super().against(houses, mode)
        if rule and (houses & self.free).bit_count() > 1:
            return "GG-307"
        return "GG-309" if rule and mode == ALL and houses & self.free else rule


def _part(state: TaxisState) -> Team:
    return state.extra[ID]  # type: ignore[no-any-return]


@lru_cache(maxsize=16)
def _north(base_rules: bool, remote: bool, patch: str) -> Board:
    """Return the board with cards and carriages as the options want them."""
    data = load_board("north", patch).data
    ids = [city["id"] for city in data["cities"]]
    if base_rules:
        south = load_board("south", patch).data
        names = ("endCarriage", "wagnerAllowance")
        extra = {name: south["constants"][name] for name in names}
        extra |= {"officials": {"value": data["variants"][0]["officials"]}, "courierFigure": {"value": False}}
        return Board({**data, "carriages": south["carriages"], "constants": {**data["constants"], **extra}})
    table = data["alternatives"]["horsesByRemoteness"]["values"]
    cards = []
    for city, entry in enumerate(data["cities"]):
        numbers = [table[entry["id"]]] * 3 if remote else entry["horses"]
        for horses in dict.fromkeys(numbers):
            copies = numbers.count(horses)
            cards.append(Card(f"{ids[city]}/{horses}", f"{entry['name']}/{horses}", city, copies, horses))
    constants = {**data["constants"], "courierFigure": {"value": False}}
    return Board({**data, "constants": constants}, cards)


class Glory:
    """The expansion as the game finds it."""

    id = ID
    order = 10
    maps = ("north",)
    files: Mapping[str, DataFile] = {}
    facts = (Field("north/cities/*/horses", "numbers", low=1, high=3, least=3, most=3),)
    options = (
        Option("board", ("south", "north"), "south", module=ID),
        Option("north-rules", ("horses", "base"), "horses", module=ID),
        Option("horse-numbers", ("even", "remote"), "even", module=ID),
        Option("hide-horses", (False, True), False, module=ID),
    )
    conflicts = (
        Conflict("ED-011", {"board": "north", "edition": "first-edition"}),
        Conflict("GG-106", {"board": "north", "north-rules": "horses", "decline-carriage": True}),
        Conflict("GG-601", {"board": "south", "north-rules": "base"}),
        Conflict("GG-115", {"board": "south", "horse-numbers": "remote"}),
        Conflict("GG-218", {"board": "south", "hide-horses": True}),
        Conflict("GG-604", {"north-rules": "base", "horse-numbers": "remote"}),
        Conflict("GG-604", {"north-rules": "base", "hide-horses": True}),
    )

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        return options["board"] == "north"

    def board(self, options: Options) -> Board | None:
        """Return the northern board."""
        return _north(
            options["north-rules"] == "base", options["horse-numbers"] == "remote", patch_of(options)
        )

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add the free cities; horses, too, unless the rules of the base game were chosen (GG-6xx)."""
        board = rules.board
        free = board.mask(city for city, country in enumerate(board.country_of) if country is None)
        countries = tuple(mask for mask in board.country_mask.values() if mask)
        rules.house_sets = FreeCities(rules.words, countries, free)
        stack = next(i for i, stack in enumerate(board.stacks) if stack.kind == "freeCity")

        def free_city(state: TaxisState, seat: int, city: int, events: list[Event]) -> None:
            first = sum(houses >> city & 1 for houses in state.houses) == 1
            if free >> city & 1 and first and tiles.left(state, stack):
                tiles.win(state, seat, stack, events)

        def observe(state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
            held = [city for city in board.cities(free) if not any(own >> city & 1 for own in state.houses)]
            more: Observation = {
                "rider": (state.start - 1) % state.rules.count,
                "freeCities": [board.city_ids[city] for city in held],
            }
            seen.update(more)

        rules.moments.house_placed.append(free_city)
        rules.moments.observe.append(observe)
        if rules.backs:
            Horses(rules).join(rules)

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield nothing: maps are checked as those of the base game."""
        yield from ()

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        if not state.rules.backs:
            return
        piles = [listed(pile, "horses") for pile in row(field(data, "horses"), state.rules.count, "horses")]
        limit = state.rules.board.constants["maxHorseCards"]
        if any(len(pile) > limit for pile in piles):
            raise BadPosition(f"At most {limit} horse cards can lie before a player.", rule="GG-203")
        state.extra[ID] = Team([[state.rules.card(id_) for id_ in pile] for pile in piles])


class Horses:
    """Draught horses: cards laid back up, without which no route can be closed (GG-2xx, GG-3xx)."""

    def __init__(self, rules: TaxisSetting[TaxisState]) -> None:
        self.limit: int = rules.board.constants["maxHorseCards"]
        self.own: int = rules.board.constants["carriageHorses"]
        self.actions = {
            official: by_kind([self._action(rules, kind, official) for kind in range(len(rules.kinds))])
            for official in ("", POSTILLION)
        }
        self.base_lay = rules.verbs[LAY]

    def _action(self, rules: TaxisSetting[TaxisState], kind: int, official: str) -> TaxisAction:
        id_, name = rules.kinds[kind]
        text = helped(f"lay {name} as horse", official)
        return rules.words.keep(make(text, LAY, card=kind, card_id=id_, end=HORSE, official=official))

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add the horses to the rules."""
        rules.hand_backs = not rules.options["hide-horses"]
        rules.moments.may_close.append(Check(self.strong_enough, self.too_weak))
        rules.verbs[LAY] = Verb(self.lay, self.refuse)
        rules.phases[phases.LAY] = self._with_horses(rules.phases[phases.LAY], "")
        helper = rules.officials[POSTILLION]
        second = self._with_horses(helper.offers[LAYING_ON], POSTILLION)
        rules.officials[POSTILLION] = replace(helper, offers={**helper.offers, LAYING_ON: second})
        rules.tellers["harnessed"] = self.tell_harnessed
        moments = rules.moments
        moments.set_up.append(self.set_up)
        moments.route_closed.append(self.route_closed)
        moments.observe.append(self.observe)
        moments.conceal.append(self.conceal)
        moments.secret.append(lambda action, own: action.end == HORSE and not own)
        moments.refuse.append(self.refuse_wagner)

    def tell_harnessed(self, event: Harnessed) -> Telling:
        """Tell which card became a horse, to others how many horses are on it."""
        second = "-second" if event["official"] else ""
        if event["card"] is None:
            return telling(f"tut-gg-log-harnessed{second}", horses=event["horses"])
        return of_card(f"tut-gg-log-harnessed-card{second}", event["card"])

    def _with_horses(
        self, legal: Callable[[TaxisState], list[TaxisAction]], official: str
    ) -> Callable[[TaxisState], list[TaxisAction]]:
        as_horse, limit = self.actions[official], self.limit

        def with_horses(state: TaxisState) -> list[TaxisAction]:
            actions = legal(state)
            # Asked at every decision, and mostly the team is full.
            if len(state.extra[ID].horses[state.turn]) >= limit or not self._may_lay(state, official):
                return actions
            return [*map(as_horse, kinds_of(state.hands[state.turn])), *actions]

        return with_horses

    def _may_lay(self, state: TaxisState, official: str) -> bool:
        """Return whether any card may be laid, as the first one or as the second one with the Postillion."""
        if official == POSTILLION:
            return state.phase == phases.CLOSE and state.laid == 1 and state.rules.can_use(state, official)
        return state.phase == phases.LAY and not official

    def strength(self, state: TaxisState, seat: int) -> int:
        """Return the team strength (GG-207)."""
        return self.own + sum(map(state.rules.kind_back.__getitem__, _part(state).horses[seat]))

    def strong_enough(self, state: TaxisState) -> bool:
        """Return whether the team can draw the route (GG-301, GG-302)."""
        return self.strength(state, state.turn) >= len(state.routes[state.turn])

    def too_weak(self, state: TaxisState) -> Refusal:
        """Return that the team has too few horses for the route (GG-301)."""
        cards = len(state.routes[state.turn])
        return Refusal("GG-301", {"cards": cards, "strength": self.strength(state, state.turn)})

    def lay(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Lay a card as a horse, or as a route card as in the base game (GG-201)."""
        if action.end != HORSE:
            self.base_lay.perform(state, action, events)
            return
        seat = state.turn
        state.hands[seat].remove(action.card)
        state.extra[ID].horses[seat].append(action.card)
        state.laid += 1
        state.phase = phases.CLOSE
        harnessed: Harnessed = {
            "event": "harnessed",
            "seat": seat,
            "card": state.rules.kind_ids[action.card],
            "horses": state.rules.kind_back[action.card],
            "official": action.official or None,
        }
        events.append(harnessed)
        if action.official:
            help_given(state, action.official, events)

    def refuse(self, state: TaxisState, action: TaxisAction) -> Refusal | None:
        """Explain why a card cannot be laid."""
        held = action.card in state.hands[state.turn]
        full = len(_part(state).horses[state.turn]) >= self.limit
        if action.end == HORSE and held and full and self._may_lay(state, action.official):
            return Refusal("GG-204", {"limit": self.limit})
        return self.base_lay.refuse(state, action)

    def refuse_wagner(self, state: TaxisState, action: TaxisAction) -> Refusal | None:
        """Refuse the help of an official who is not in the game (GG-107)."""
        return Refusal("GG-107", {"official": WAGNER}) if action.official == WAGNER else None

    def conceal(self, state: TaxisState, event: Event, seat: int) -> Event:
        """Hide the city of a horse card, and the back of a hand card where backs are hidden (GG-218, GG-219)."""
        told = cast("Took | Harnessed | Discarded", event)
        if told["event"] == "harnessed" and told["seat"] != seat:
            harnessed: Harnessed = {**told, "card": None}
            return harnessed
        if (
            told["event"] == "took"
            and told["from"] == "deck"
            and told["seat"] != seat
            and not state.rules.hand_backs
        ):
            took: Took = {**told, "back": None}
            return took
        return event

    def set_up(self, state: TaxisState) -> None:
        """Begin without horse cards."""
        state.extra[ID] = Team([[] for _ in range(state.rules.count)])

    def route_closed(self, state: TaxisState, seat: int, houses: int, events: list[Event]) -> None:
        """Discard all horse cards (GG-314)."""
        pile = _part(state).horses[seat]
        cards = [*map(state.rules.kind_ids.__getitem__, pile)]
        state.discard += pile
        pile.clear()
        thrown: Discarded = {"event": "discarded", "seat": seat, "cards": cards, "from": "horses"}
        events.append(thrown)

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add what the backs show (GG-217 to GG-219)."""
        back = state.rules.kind_back
        ids = state.rules.kind_ids
        for owner, own in enumerate(seen["seats"]):
            pile = _part(state).horses[owner]
            mine = seat is None or owner == seat
            strength = self.strength(state, owner)
            team: SeatState = {
                "horses": [back[kind] for kind in pile],
                "horseCards": [ids[kind] for kind in pile] if mine else None,
                "strength": strength,
                "weak": strength < len(state.routes[owner]),
            }
            if mine or state.rules.hand_backs:
                team["handHorses"] = [back[kind] for kind in state.hands[owner]]
            own.update(team)
        deck: HorseDeck = {
            "deckHorses": back[state.deck[-1]] if state.deck else None,
            "horseLimit": self.limit,
        }
        seen.update(deck)


EXPANSION = Glory()
