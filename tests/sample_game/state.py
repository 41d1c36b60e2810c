"""The state of the sample game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from spieltisch import PUBLIC, Action, Event, Refusal, State, chance
from spieltisch.dealing import Chance, shuffler
from spieltisch.origin import Origin
from spieltisch.position import FORMAT
from spieltisch.state import check_seat
from spieltisch.telling import Tellers, each, plain, silent, won

if TYPE_CHECKING:
    from spieltisch.schema import RankRow, Score, Telling

TAKE, DONE, OVER = "take", "done", "over"
"""What is to be decided; nothing any more at the end."""
MOST = 3
SECRETS = 100
LARGEST = 20


TELLERS: Tellers = {
    "took": plain("dre-log-took", "count"),
    "turn-ended": silent,
    "turn-began": plain("dre-log-turn", "round"),
    "game-over": won("table-log-over"),
}
"""What the log says of each kind of event."""


class Take(Action):
    """Taking some beads: ``take 2``."""

    __slots__ = ("beads",)

    beads: int

    def to_dict(self) -> dict[str, Any]:
        """Return the parsed parts as JSON-able data."""
        return {**super().to_dict(), "count": self.beads}


def take(count: int) -> Take:
    """Return the action of taking so many beads."""
    action = Take(f"take {count}")
    action.verb, action.beads = "take", count
    return action


class End(Action):
    """Handing over to the next player: ``end turn``."""

    __slots__ = ()


def end() -> End:
    """Return the action that ends a turn."""
    action = End("end turn")
    action.verb = "end"
    return action


class DredgingState(State):
    """Beads in the canal, and a secret bead before each player."""

    game = "dredging"
    __slots__ = ("beads", "last", "names", "options", "random", "secrets", "taken", "turns")

    def __init__(self, players: tuple[str, ...], options: Mapping[str, Any], origin: Origin | None) -> None:
        super().__init__(origin)
        self.names = players
        self.options = dict(options)
        self.random = 0
        self.beads = int(options["beads"])
        self.taken = [0] * len(players)
        self.secrets = [0] * len(players)
        self.last = 0
        self.turns = 0
        self.rules = RULES
        self.phase = TAKE
        self.current_player = 0

    def set_up(self, seed: int) -> None:
        """Deal the secret beads."""
        self.random = chance.seeded(seed)
        for seat in range(len(self.names)):
            self.secrets[seat], self.random = chance.below(self.random, SECRETS)

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""
        return self.names

    def taking(self) -> Sequence[Action]:
        """Return the legal actions while beads must be taken."""
        return [take(count) for count in range(1, min(MOST, self.beads) + 1)]

    def ending(self) -> Sequence[Action]:
        """Return the legal actions after that."""
        return [end()]

    def dredge(self, action: Take, events: list[Event]) -> None:
        """Take beads out of the canal; the last ones end the game."""
        assert self.current_player is not None
        seat = self.current_player
        self.last = seat
        self.beads -= action.beads
        self.taken[seat] += action.beads
        self.turns += 1
        events.append({"event": "took", "seat": seat, "count": action.beads})
        if self.beads:
            self.phase = DONE
        else:
            self.phase = OVER
            self.current_player = None
            events.append({"event": "game-over", "winners": self.winners()})

    def hand_over(self, action: End, events: list[Event]) -> None:
        """Hand over to the next player."""
        assert self.current_player is not None
        self.phase = TAKE
        events.append({"event": "turn-ended", "seat": self.current_player})
        self.current_player = (self.current_player + 1) % len(self.names)
        events.append({"event": "turn-began", "seat": self.current_player, "round": self.round})

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return 1 + self.turns // len(self.names)

    def _read(self, text: str) -> Action | None:
        if text == "end turn":
            return end()
        verb, _, count = text.partition(" ")
        return take(int(count)) if verb == "take" and count.isdecimal() and len(count) == 1 else None

    def _find(self, parts: Mapping[str, Any]) -> Action | None:
        if parts.get("type") == "end":
            return end()
        count = parts.get("count")
        return take(count) if parts.get("type") == "take" and isinstance(count, int) else None

    def _refusal(self, action: Action) -> Refusal | None:
        if self.current_player is None:
            return Refusal("DR-003", {})
        if not isinstance(action, Take):
            return Refusal("DR-005", {})
        if self.phase == DONE:
            return Refusal("DR-006", {})
        if not 1 <= action.beads <= MOST:
            return Refusal("DR-001", {"count": action.beads, "most": MOST})
        return Refusal("DR-002", {"count": action.beads, "left": self.beads})

    def _not_your_turn(self) -> Refusal:
        return Refusal("DR-004", {})

    def copy(self) -> Self:
        """Return an independent copy."""
        other = type(self)(self.names, self.options, self._origin)
        self._share_past(other)
        other.current_player = self.current_player
        other.random, other.beads, other.last = self.random, self.beads, self.last
        other.phase, other.turns = self.phase, self.turns
        other.taken, other.secrets = self.taken[:], self.secrets[:]
        return other

    def scores(self) -> list[Score]:
        """Return per seat the total and its parts."""
        won = [int(self.is_over and seat == self.last) for seat in range(len(self.names))]
        return [{"total": part, "parts": {"last": part}} for part in won]

    def ranking(self) -> list[RankRow]:
        """Return the seats from best to worst."""
        scores = [score["total"] for score in self.scores()]
        order = sorted(range(len(self.names)), key=lambda seat: (-scores[seat], -self.secrets[seat]))
        return [
            {"seat": seat, "rank": rank, "total": scores[seat], "tieBreak": scores[seat] == 0}
            for rank, seat in enumerate(order, 1)
        ]

    def observation(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know; secret beads are open once the game is over."""
        check_seat(seat, self.names)
        return {
            "format": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "players": list(self.names),
            "seat": None if seat == PUBLIC else seat,
            "round": self.round,
            "current": self.current_player,
            "phase": self.phase,
            "beads": self.beads,
            "seats": [
                {
                    "taken": taken,
                    "secret": self.secrets[number] if self.is_over or seat in (None, number) else None,
                    "score": None,
                }
                for number, taken in enumerate(self.taken)
            ],
        }

    def redact(self, event: Event, seat: int | None) -> Event:
        """Return the event as that seat may see it: there is nothing to hide."""
        return event

    def tell(self, events: Sequence[Event]) -> list[Telling | None]:
        """Return what the log says of each event."""
        return each(TELLERS, events)

    def reveals(self, event: Event) -> bool:
        """Return whether undo must stop here: only at the end, which shows the secret beads."""
        return bool(event["event"] == "game-over")

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": list(self.names),
            "options": dict(self.options),
            "random": f"{self.random:016x}",
            "current": self.current_player,
            "last": self.last,
            "done": self.phase == DONE,
            "turns": self.turns,
            "beads": self.beads,
            "seats": [
                {"taken": taken, "secret": secret}
                for taken, secret in zip(self.taken, self.secrets, strict=True)
            ],
        }

    def determinize(self, seat: int, rng: Chance) -> Self:
        """Return a state in which the secret beads of the others are dealt anew."""
        check_seat(seat, self.names, none=False)
        source = shuffler(rng)
        other = self.copy()
        other._imagined_by(seat)
        if not self.is_over:
            others = [number for number in range(len(self.names)) if number != seat]
            for number in others:
                other.secrets[number] = source.getrandbits(6)
        return other


class DredgingRules:
    """Who offers actions in each phase, and who carries out what each verb says."""

    def __init__(self) -> None:
        self.phases = {TAKE: DredgingState.taking, DONE: DredgingState.ending}
        self.performers: dict[str, Callable[[Any, Any, list[Event]], None]] = {
            "take": DredgingState.dredge,
            "end": DredgingState.hand_over,
        }


RULES = DredgingRules()
