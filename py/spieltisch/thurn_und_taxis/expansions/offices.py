"""In Amt und Würden: office tiles for help received, return rounds in the middle of a turn (AW, CO-2xx, CO-3xx)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ...catalog import Option, Options
from ...datafile import DataFile, constants
from ...errors import BadPosition, Refusal
from ...fields import MOST, field, listed, mapping, row, whole
from ...patch import Data, Problem, patched
from ...patch.facts import Field
from ...phased import Verb
from ...state import Event
from ...telling import Sayers, Tellers, plain, sentence, telling
from ..actions import DECK, TaxisAction, by_kind, make
from ..board import Board, patch_of
from ..play import tiles
from ..play.agenda import advance, interrupt, resume
from ..play.closing import place_house
from ..play.drawing import draw
from ..play.piles import any_card, kinds_of
from ..setting import TaxisSetting
from ..state import TaxisState

if TYPE_CHECKING:
    from ...schema import Sentence, Telling
    from .schema import offices as schema

ID = "offices"
FILE = DataFile(__package__, "offices.json")
REWARDS = ("card", "chip", "house")
RETURN, REWARD = "return", "reward"
RETURNING, CARD, HOUSE, LAST_RETURN = "return", "reward-card", "reward-house", "final-return"
"""Phases."""
ROUND, FINAL = "return-round", "final-returns"
"""Steps on the agenda."""
CITED = (
    "AW-301", "AW-302", "AW-305", "AW-306", "AW-309", "AW-316", "AW-322", "AW-405", "AW-406",
)  # fmt: skip
"""Every rule that a refusal of this expansion names; the front end has a text for each."""


def _tile(event: schema.OfficeTileTaken) -> Telling:
    return telling("tut-aw-log-tile", official={"official": event["official"]}, left=event["left"])


def _returned(event: schema.Returned) -> Telling:
    officials = event["officials"]
    if not officials:
        return telling("tut-aw-log-returned-nothing")
    return telling("tut-aw-log-returned", officials={"officials": officials}, count=len(officials))


TELLERS: Tellers = {
    "office-tile": _tile,
    "return-round": plain("tut-aw-log-round"),
    "returned": _returned,
    "chip": plain("tut-aw-log-chip"),
    "reward-lost": lambda event: telling(f"tut-aw-log-lost-{event['reward']}"),
    "reward-declined": plain("tut-aw-log-declined"),
}


def _return_called(action: TaxisAction) -> Sentence:
    officials = action.json["officials"]
    if action.declined:
        return sentence("tut-aw-do-return-nothing")
    return sentence("tut-aw-do-return", officials={"officials": officials}, count=len(officials))


def _reward_called(action: TaxisAction) -> Sentence:
    houses, card = action.json["houses"], action.json["card"]
    if action.declined:
        return sentence("tut-aw-do-reward-nothing")
    if houses:
        return sentence("tut-aw-do-reward-house", city={"city": houses[0]})
    if card is None:
        return sentence("tut-aw-do-reward-deck")
    return sentence("tut-aw-do-reward-card", city={"city": card.partition("/")[0]})


SAYERS: Sayers = {RETURN: _return_called, REWARD: _reward_called}


class Offices:
    """What the expansion keeps: stacks, tiles and chips, and who still has to give back."""

    __slots__ = ("chips", "owned", "queue", "stacks")

    def __init__(self, stacks: dict[str, int], count: int) -> None:
        self.stacks = stacks
        """Office tiles left by official."""
        self.owned: list[dict[str, int]] = [dict.fromkeys(stacks, 0) for _ in range(count)]
        self.chips: list[int] = [0] * count
        self.queue: list[int] | None = None
        """Seats that still give back in the round under way, the next one first."""

    def copy(self) -> Offices:
        """Return an independent copy."""
        other = Offices.__new__(Offices)
        other.stacks = self.stacks.copy()
        other.owned = [own.copy() for own in self.owned]
        other.chips = self.chips[:]
        other.queue = None if self.queue is None else self.queue[:]
        return other

    def write(self, state: TaxisState) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "stacks": self.stacks.copy(),
            "owned": [own.copy() for own in self.owned],
            "chips": self.chips[:],
            "queue": None if self.queue is None else self.queue[:],
        }

    def piles(self) -> Sequence[list[int]]:
        """Return no piles: no city card lies here."""
        return ()


def _part(state: TaxisState) -> Offices:
    return state.extra[ID]  # type: ignore[no-any-return]


class Figures:
    """The numbers of the data file."""

    def __init__(self, data: Data) -> None:
        self.counts: dict[str, Mapping[str, int]] = {
            item["official"]: item["count"] for item in data["tiles"]
        }
        self.rewards: dict[int, str] = {item["returned"]: item["reward"] for item in data["rewards"]}
        self.final_rewards: list[str] = data["finalReturn"]["rewards"]
        self.chip_points: int = constants(data)["chipPoints"]

    def with_tiles(self, rules: TaxisSetting[TaxisState]) -> tuple[str, ...]:
        """Return the officials in the game who have office tiles: those of the data file."""
        return tuple(id_ for id_ in rules.officials if id_ in self.counts)


@lru_cache(maxsize=16)
def _figures(patch: str) -> Figures:
    return Figures(patched(FILE.load(), ID, patch))


class InAmtUndWuerden:
    """The expansion as the game finds it."""

    id = ID
    order = 40
    maps = ()
    files: Mapping[str, DataFile] = {ID: FILE}
    facts = (
        Field(f"{ID}/tiles/*/count/*", "number", low=1, high=20),
        Field(f"{ID}/rewards/*/reward", "choice", choices=("nothing", *REWARDS)),
        # The last returns bring no card: nobody plays it any more (AW-406).
        Field(f"{ID}/finalReturn/rewards", "choices", least=0, most=2, choices=REWARDS[1:]),
        Field(f"{ID}/constants/chipPoints/value", "number", high=9),
    )
    options = (Option(ID, (False, True), False, module=ID),)
    conflicts = ()

    def wanted(self, options: Options) -> bool:
        """Return whether the options ask for this expansion."""
        return options[ID] is True

    def board(self, options: Options) -> Board | None:
        """Leave the board as it is."""
        return None

    def join(self, rules: TaxisSetting[TaxisState]) -> None:
        """Add office tiles for the officials that are in the game."""
        figures = _figures(patch_of(rules.options))
        office = OfficeTiles(figures, rules)
        rules.phases |= {
            RETURNING: office.returning,
            LAST_RETURN: office.last_returning,
            CARD: office.cards,
            HOUSE: office.houses,
        }
        rules.verbs |= {
            RETURN: Verb(office.give_back, office.refuse_return),
            REWARD: Verb(office.reward, office.refuse_reward),
        }
        # The tiles lie open. (After the last turn nothing has to be given back: there is a choice.)
        rules.formalities.add(RETURN)
        rules.uncovering.append(lambda action: action.json.get("reward") == "card")
        rules.steps |= {ROUND: office.next_return, FINAL: office.next_last_return}
        rules.tellers |= TELLERS
        rules.sayers |= SAYERS
        moments = rules.moments
        moments.set_up.append(office.set_up)
        moments.official_used.append(office.official_used)
        moments.game_ends.append(office.game_ends)
        moments.score_parts.append(
            lambda state, seat: {"chips": figures.chip_points * _part(state).chips[seat]}
        )
        moments.observe.append(office.observe)
        moments.refuse.append(office.refuse_others)

    def problems(self, files: Mapping[str, Data]) -> Iterator[Problem]:
        """Yield nothing: any tiles and rewards go together."""
        yield from ()

    def read(self, state: TaxisState, data: Mapping[str, Any]) -> None:
        """Read the expansion's part of a position."""
        count = state.rules.count
        figures = _figures(patch_of(state.rules.options))
        officials = figures.with_tiles(state.rules)
        part = Offices(_numbers(field(data, "stacks"), officials), count)
        part.owned = [_numbers(own, officials) for own in row(field(data, "owned"), count, "owned")]
        chips = row(field(data, "chips"), count, "chips")
        part.chips = [whole({"chips": number}, "chips", 0, MOST) for number in chips]
        for id_, left in part.stacks.items():
            printed = figures.counts[id_][str(count)]
            if left + sum(own[id_] for own in part.owned) != printed:
                raise BadPosition(f"There must be {printed} office tiles of {id_!r}.", official=id_)
        queue = field(data, "queue")
        if queue is not None:
            seats = listed(queue, "queue")
            part.queue = [whole({"queue": seat}, "queue", 0, count - 1) for seat in seats]
        _check_round(state, part)
        state.extra[ID] = part


def _numbers(value: object, officials: Sequence[str]) -> dict[str, int]:
    data = mapping(value, ID)
    if data.keys() != set(officials):
        raise BadPosition(f"There are office tiles of {', '.join(officials)}.", field=ID)
    return {id_: whole(data, id_, 0, MOST) for id_ in officials}


def _check_round(state: TaxisState, part: Offices) -> None:
    """Check that a round under way, and only such a one, is as the game leaves it between two decisions."""
    steps = {RETURNING: (ROUND,), LAST_RETURN: (FINAL,), CARD: (ROUND,), HOUSE: (ROUND, FINAL)}.get(
        state.phase, ()
    )
    under_way = [step for step in state.agenda if step in (ROUND, FINAL)]
    if under_way != (state.agenda[-1:] if steps else []) or not {*under_way} <= {*steps}:
        raise BadPosition("The agenda does not go with the phase.", field="agenda")
    if ROUND in under_way and not state.used:
        raise BadPosition("An official's help calls for a return round.", field="used", rule="AW-301")
    queue = part.queue
    if (queue is None) == bool(steps):
        raise BadPosition("'queue' names the seats of a return round under way.", field="queue")
    if queue is not None:
        seats = [state.current_player, *queue]
        if len(set(seats)) < len(seats):
            raise BadPosition("'queue' must name other seats, each once.", field="queue")
    if not steps and state.current_player is not None and not all(part.stacks.values()):
        raise BadPosition("An official has no tile left.", field="stacks", rule="AW-312")


def _held(own: Mapping[str, int]) -> tuple[str, ...]:
    """Return the officials of whom a seat has at least one tile."""
    return tuple([id_ for id_, count in own.items() if count])


def _reward(what: str, reward: str, **parts: Any) -> TaxisAction:
    """Return the action that takes a reward of that kind, or none."""
    action = make(f"reward {what}", REWARD, **parts)
    action.json["reward"] = reward
    return action


class OfficeTiles:
    """The office tiles of one game.

    Args:
        figures: the numbers of the data file.
        rules: the rules it joins.
    """

    def __init__(self, figures: Figures, rules: TaxisSetting[TaxisState]) -> None:
        self.figures = figures
        keep = rules.words.keep
        names = figures.with_tiles(rules)
        sets = [chosen for size in range(1, len(names) + 1) for chosen in combinations(names, size)]
        self.returns = {chosen: self._return(rules, chosen) for chosen in sets}
        self.returns_of = {
            held: [action for chosen, action in self.returns.items() if set(chosen) <= set(held)]
            for held in ((), *sets)
        }
        """By the officials of whom a seat has tiles, the sets that it can give back."""
        self.none = keep(make("return nothing", RETURN, declined=True))
        self.none.json["officials"] = []
        self.decline = keep(_reward("nothing", "nothing", declined=True))
        self.deck = keep(_reward("deck", "card", card=DECK))
        self.card = by_kind(
            [
                keep(_reward(name, "card", card=kind, card_id=id_))
                for kind, (id_, name) in enumerate(rules.kinds)
            ]
        )
        board = rules.board
        self.house = [
            keep(_reward(f"house {name}", "house", houses=1 << city, house_ids=[board.city_ids[city]]))
            for city, name in enumerate(board.city_names)
        ]

    def _return(self, rules: TaxisSetting[TaxisState], chosen: tuple[str, ...]) -> TaxisAction:
        action = make("return " + " ".join(id_.capitalize() for id_ in chosen), RETURN)
        action.json["officials"] = list(chosen)
        return rules.words.keep(action)

    # -- taking tiles ----------------------------------------------------------------------------------------------

    def set_up(self, state: TaxisState) -> None:
        """Lay out the stacks for the number of players (AW-104 to AW-106, CO-201)."""
        count = state.rules.count
        stacks = {id_: self.figures.counts[id_][str(count)] for id_ in self.figures.with_tiles(state.rules)}
        state.extra[ID] = Offices(stacks, count)

    def official_used(self, state: TaxisState, official: str, events: list[Event]) -> None:
        """Take the official's tile; the last one calls for a return round (AW-201, AW-301)."""
        part: Offices = state.extra[ID]
        if official not in part.stacks:
            return
        part.stacks[official] -= 1
        part.owned[state.turn][official] += 1
        left = part.stacks[official]
        taken: schema.OfficeTileTaken = {
            "event": "office-tile",
            "seat": state.turn,
            "official": official,
            "left": left,
        }
        events.append(taken)
        if left == 0:
            state.agenda.append(ROUND)

    # -- the return round ------------------------------------------------------------------------------------------

    def next_return(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask the next seat to give back; begin, repeat or end the round (AW-302 to AW-314)."""
        part: Offices = state.extra[ID]
        count = state.rules.count
        while True:
            if part.queue is None:
                part.queue = [(state.turn + i) % count for i in range(count)]
                began: schema.ReturnRound = {"event": "return-round", "seat": state.turn}
                events.append(began)
            while part.queue:
                seat = part.queue.pop(0)
                if any(part.owned[seat].values()):
                    state.agenda.append(ROUND)
                    interrupt(state, seat, RETURNING)
                    return True
            part.queue = None
            if all(part.stacks.values()):
                resume(state)
                return False

    def returning(self, state: TaxisState) -> list[TaxisAction]:
        """Return the sets of different office tiles that the seat can give back (AW-305, AW-306)."""
        return self.returns_of[_held(_part(state).owned[self._seat(state)])]

    def _seat(self, state: TaxisState) -> int:
        # Called only while a seat is to decide.
        return -1 if state.current_player is None else state.current_player

    def give_back(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Put tiles back on their stacks and earn the reward (AW-308 to AW-312, AW-321, AW-323, AW-406)."""
        part: Offices = state.extra[ID]
        seat = self._seat(state)
        last = state.phase == LAST_RETURN
        chosen: list[str] = action.json["officials"]
        for id_ in chosen:
            part.owned[seat][id_] -= 1
            part.stacks[id_] += 1
        returned: schema.Returned = {"event": "returned", "seat": seat, "officials": chosen[:]}
        events.append(returned)
        reward = self._brings(len(chosen), last=last)
        if reward == "chip":
            part.chips[seat] += 1
            won: schema.ChipWon = {"event": "chip", "seat": seat}
            events.append(won)
        elif reward == "card" and any_card(state):
            interrupt(state, seat, CARD)
            return
        elif reward == "house" and state.supply[seat] and self._sites(state, seat):
            interrupt(state, seat, HOUSE)
            return
        elif reward != "nothing":
            lost: schema.RewardLost = {"event": "reward-lost", "seat": seat, "reward": reward}
            events.append(lost)
        advance(state, events)

    def _brings(self, count: int, *, last: bool) -> str:
        """Return the reward for so many tiles; fewer are given after the last turn (AW-308 to AW-312, AW-406)."""
        reward = self.figures.rewards.get(count, "nothing")
        return "nothing" if last and reward not in self.figures.final_rewards else reward

    def _sites(self, state: TaxisState, seat: int) -> list[int]:
        return [city for city in range(len(self.house)) if not state.houses[seat] >> city & 1]

    # -- rewards ---------------------------------------------------------------------------------------------------

    def cards(self, state: TaxisState) -> list[TaxisAction]:
        """Return the cards that can be taken as a reward (AW-309, AW-317)."""
        actions = [self.card(kind) for kind in kinds_of(state.display) if kind >= 0]
        if state.deck:
            actions.append(self.deck)
        return [*actions, self.decline]

    def houses(self, state: TaxisState) -> list[TaxisAction]:
        """Return the cities for the house of the reward (AW-311, AW-322)."""
        return [*(self.house[city] for city in self._sites(state, self._seat(state))), self.decline]

    def reward(self, state: TaxisState, action: TaxisAction, events: list[Event]) -> None:
        """Take the card or place the house of the reward, or leave it (AW-317 to AW-326)."""
        seat = self._seat(state)
        if action.houses:
            city = action.houses.bit_length() - 1
            place_house(state, seat, city, events)
            tiles.house_tiles(state, seat, events)
        elif action is self.decline:
            declined: schema.RewardDeclined = {"event": "reward-declined", "seat": seat}
            events.append(declined)
        else:
            draw(state, seat, action.card, "", events)
        advance(state, events)

    # -- the end ---------------------------------------------------------------------------------------------------

    def game_ends(self, state: TaxisState, events: list[Event]) -> None:
        """Let everybody give back once more, from the last player backwards (AW-405 to AW-408)."""
        count = state.rules.count
        _part(state).queue = [(state.start - 1 - i) % count for i in range(count)]
        state.agenda.append(FINAL)

    def next_last_return(self, state: TaxisState, events: list[Event]) -> bool:
        """Ask the next seat that has enough different tiles for a reward."""
        part = _part(state)
        while part.queue:
            seat = part.queue.pop(0)
            if self._worth(state, seat):
                state.agenda.append(FINAL)
                interrupt(state, seat, LAST_RETURN)
                return True
        part.queue = None
        return False

    def _worth(self, state: TaxisState, seat: int) -> list[TaxisAction]:
        return [
            action
            for action in self.returns_of[_held(_part(state).owned[seat])]
            if self._brings(len(action.json["officials"]), last=True) != "nothing"
        ]

    def last_returning(self, state: TaxisState) -> list[TaxisAction]:
        """Return the sets that still bring something, and giving back nothing (AW-406, AW-407)."""
        return [*self._worth(state, self._seat(state)), self.none]

    # -- telling ---------------------------------------------------------------------------------------------------

    def refuse_return(self, state: TaxisState, action: TaxisAction) -> Refusal:
        """Explain why these tiles cannot be given back now."""
        if state.phase in (CARD, HOUSE):
            return Refusal("AW-316", {})
        if state.phase not in (RETURNING, LAST_RETURN):
            return Refusal("AW-301", {})
        if action is self.none:
            return Refusal("AW-306", {})
        own = _part(state).owned[self._seat(state)]
        missing = [id_ for id_ in action.json["officials"] if not own[id_]]
        return Refusal("AW-305", {"missing": missing}) if missing else Refusal("AW-406", {})

    def refuse_reward(self, state: TaxisState, action: TaxisAction) -> Refusal:
        """Explain why this cannot be taken as a reward now."""
        if state.phase == CARD and not action.houses:
            return Refusal("AW-309", {})
        if state.phase == HOUSE and action.houses:
            return Refusal("AW-322", {"city": action.json["houses"][0]})
        return Refusal("AW-316", {})

    def refuse_others(self, state: TaxisState, action: TaxisAction) -> Refusal | None:
        """Explain why the turn has to wait, or is over."""
        if state.phase in (RETURNING, LAST_RETURN, CARD, HOUSE) and action.verb not in (RETURN, REWARD):
            due = "reward" if state.phase in (CARD, HOUSE) else "tiles"
            return Refusal("AW-405" if FINAL in state.agenda else "AW-302", {"due": due})
        return None

    def observe(self, state: TaxisState, seat: int | None, seen: dict[str, Any]) -> None:
        """Add stacks, tiles, chips (AW-206), and what giving back brings now."""
        part = _part(state)
        shown: schema.OfficesState = {
            "stacks": part.stacks.copy(),
            "queue": None if part.queue is None else part.queue[:],
            "empty": next((id_ for id_, left in part.stacks.items() if not left), None),
            "rewards": [
                {"returned": count, "reward": self._brings(count, last=state.phase == LAST_RETURN)}
                for count in self.figures.rewards
                # No more different ones can be given back than there are.
                if count <= len(part.stacks)
            ]
            if state.phase in (RETURNING, LAST_RETURN)
            else None,
        }
        more: schema.Observation = {"offices": shown}
        seen.update(more)
        for owner, own in enumerate(seen["seats"]):
            held: schema.SeatState = {"offices": part.owned[owner].copy(), "chips": part.chips[owner]}
            own.update(held)


EXPANSION = InAmtUndWuerden()
