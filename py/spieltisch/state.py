"""What all games share: a state that offers legal actions, applies them and remembers them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypedDict
from unicodedata import normalize

from .actions import Action
from .errors import (
    AmbiguousAction,
    BadSeat,
    GameOver,
    IllegalAction,
    NoRecord,
    Refusal,
    UnreadableAction,
    named,
    shown,
)
from .optional import optional_module
from .origin import Origin, write

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

    from .dealing import Chance
    from .schema import Counted, GameRecord, RankRow, Score, Sentence, Source, Telling, Verdict


class Event(TypedDict):
    """What an action caused, as JSON-able data; ``event`` names the kind (docs/notation.md).

    Code that knows no game knows no more than that. Each game declares its own, one type for each kind, in ``schema``; they all
    fit in here, and nothing that is not declared does.
    """

    event: ReadOnly[str]


PUBLIC = -1
"""Stands for an onlooker without a seat, who sees only what lies open."""


class Rules(Protocol):
    """What a state asks at every decision, tables that stay the same during a game."""

    @property
    def phases(self) -> Mapping[str, Callable[[Any], Sequence[Action]]]:
        """By phase, the function that returns the legal actions of a state, in a list that is not changed afterwards."""
        ...

    @property
    def performers(self) -> Mapping[str, Callable[[Any, Any, list[Event]], None]]:
        """By verb who carries out a legal action in a state and appends what it causes."""
        ...


class State(ABC):
    """Everything on the table, hidden parts included; it knows whose decision it is.

    Example:
        >>> import spieltisch
        >>> state = spieltisch.new_game("thurn-und-taxis", players=["A", "B"], seed=7)
        >>> state.current_player is None
        False
        >>> events = state.apply(state.legal_actions()[0])
        >>> events[0]["event"]
        'took'
    """

    __slots__ = (
        "_deciders",
        "_history",
        "_imaginer",
        "_legal",
        "_length",
        "_origin",
        "current_player",
        "phase",
        "rules",
    )

    game: ClassVar[str]
    """Id of the game."""
    secret_verbs: ClassVar[frozenset[str] | None] = None
    """The verbs of actions that may be secret; None where `is_secret` is asked about every action."""
    meant: ClassVar[str] = ""
    """The part of an action that says something also where it is None."""
    current_player: int | None
    """Seat whose decision it is; None once the game is over."""
    phase: str
    """What is to be decided: a key of `rules.phases`, or anything else once the game is over."""
    rules: Rules
    """Who offers actions and who carries them out."""

    def __init__(self, origin: Origin | None) -> None:
        self._origin = origin
        self._history: list[Action] = []
        self._deciders: list[int | None] = []
        """Who did each of `_history`."""
        self._length: int | None = None
        """How much of these lists is this state's past, while they belong to another one; None for lists of its own."""
        self._imaginer: int | None = None
        """Seat that imagines this state, see `determinize`; None for one that came about by actions."""
        self._legal: Sequence[Action] | None = None
        self.current_player = None

    # -- what each game fills in ---------------------------------------------------------------------------------

    @property
    @abstractmethod
    def round(self) -> int:
        """The number of the round, from 1; 0 for what comes before the first one."""

    @property
    @abstractmethod
    def players(self) -> tuple[str, ...]:
        """Names by seat."""

    @abstractmethod
    def _read(self, text: str) -> Action | None:
        """Return the action that a text denotes, legal or not; None when it is no action of this game."""

    @abstractmethod
    def _find(self, parts: Mapping[str, Any]) -> Action | None:
        """Return the plainest action that has these parts, legal or not; None when no action of this game has them."""

    @abstractmethod
    def _refusal(self, action: Action) -> Refusal | None:
        """Return the rule that forbids an action to the current player."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy; later changes of either leave the other alone."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Return per seat the ``total`` and its ``parts`` (by id), as they would be counted now."""

    @abstractmethod
    def ranking(self) -> Sequence[RankRow]:
        """Return the seats from best to worst: ``seat``, ``rank`` (1 is first), ``total``, ``tieBreak``."""

    @abstractmethod
    def observation(self, seat: int | None) -> Mapping[str, Any]:
        """Return what a seat may know, as JSON-able data; None shows everything, `PUBLIC` only what lies open.

        Each game declares its own as a TypedDict, such as `spieltisch.murano.schema.observation.Observation`.
        """

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event:
        """Return the event as that seat may see it; None sees everything."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Return the whole position as JSON-able data (docs/notation.md); `spieltisch.from_dict` reads it."""

    @abstractmethod
    def determinize(self, seat: int, rng: Chance) -> Self:
        """Return a full state in which everything that the seat does not know is dealt anew.

        Args:
            seat: whose knowledge is kept; the result has the identical observation for this seat. `PUBLIC` keeps what lies
                open.
            rng: the source of chance: a `random.Random` or whatever has its `getrandbits` and `shuffle`; in an installed
                package also a seed, or a generator of NumPy.

        Raises:
            BadSeat: there is no such seat.
            BadChance: `rng` is no source of chance.
        """

    def __repr__(self) -> str:
        """Return the state in three lines, with nothing that is hidden from the seat to decide."""
        told = optional_module("told")
        return str(told.short(self)) if told else object.__repr__(self)

    def __str__(self) -> str:
        """Return the table as a text, as the seat to decide sees it."""
        told = optional_module("told")
        seat = PUBLIC if self.current_player is None else self.current_player
        return str(told.board(self, seat)) if told else repr(self)

    @abstractmethod
    def reveals(self, event: Event) -> bool:
        """Return whether the event shows something that was hidden, so that undo must not cross it."""

    def uncovers(self, action: Action) -> bool:
        """Return whether a legal action turns up something that was hidden, so that undo cannot cross it.

        Args:
            action: one of the legal actions; only the end of a game turns up more than is foreseen here.
        """
        return False

    def is_proposed(self, action: str) -> bool:
        """Return whether an action is one of many that differ by a set, of which a page proposes the best."""
        return False

    def is_formality(self, action: Action) -> bool:
        """Return whether a seat need not be asked for an action if it is its only one: nothing hidden makes it so or comes of it."""
        return False

    def surprises(self, event: Event) -> bool:
        """Return whether the event brings points that could not be foreseen."""
        return False

    def tell(self, events: Sequence[Event]) -> list[Telling | None]:
        """Return what the log says of each event of one action.

        Args:
            events: as a seat may see them; nothing else is told.
        """
        return [None] * len(events)

    def say(self, action: Action) -> Sentence | None:
        """Return what an action is called; None where the game has no words for it."""
        return None

    def is_secret(self, action: Action, *, own: bool) -> bool:
        """Return whether the notation of an action tells what must stay hidden until the end.

        Args:
            action: an action that was carried out.
            own: whether it is asked for the seat that did it.
        """
        return False

    # -- the same for all games ----------------------------------------------------------------------------------

    @property
    def seed(self) -> int | None:
        """The seed that the game began with; None for one that began with a position, and for an imagined state."""
        return self._origin.seed if self._origin else None

    @property
    def is_over(self) -> bool:
        """True once the game has ended."""
        return self.current_player is None

    @property
    def is_ending(self) -> bool:
        """True once the end was triggered and the last turns are played."""
        return False

    def winners(self) -> list[int]:
        """Return the seats that are first after the tie-break."""
        return [row["seat"] for row in self.ranking() if row["rank"] == 1]

    def verdict(self) -> Verdict:
        """Return how the game stands between the first two: who leads, by what, and which parts of the score there are.

        `how` is `points`, `next` (a tie-break put one seat first) or `shared`; a game may have more words for it.
        """
        first, second = self.ranking()[:2]
        if first["total"] != second["total"]:
            how = "points"
        else:
            how = "shared" if first["rank"] == second["rank"] else "next"
        return {
            "seat": first["seat"],
            "total": first["total"],
            "margin": first["total"] - second["total"],
            "how": how,
            "tied": [row["seat"] for row in self.ranking() if row["total"] == first["total"]],
            "owner": None,
            "parts": list(self.scores()[0]["parts"]),
        }

    def achievements(self, happened: Sequence[Event]) -> list[list[str]]:
        """Return by seat the ids of what it has achieved in a finished game, apart from its points.

        Args:
            happened: every event of the game, in order.
        """
        return [[] for _ in self.players]

    def foresee(self, after: Self, seat: int) -> list[Telling]:
        """Return what an action would change for its seat besides what it causes, as far as the seat can know it.

        Args:
            after: this state after the action.
            seat: whose knowledge is asked.
        """
        return []

    def counted(self) -> list[Counted]:
        """Return what is counted at the end of the game, one by one in the order of counting; empty where a game does not tell."""
        return []

    def sources(self, events: Sequence[Event]) -> list[Source]:
        """Return where the points of all seats came from.

        Args:
            events: all of the game.
        """
        scores = self.scores()
        return [
            {"part": part, "points": [score["parts"][part] for score in scores]}
            for part in self.verdict()["parts"]
        ]

    def legal_actions(self) -> list[Action]:
        """Return the legal actions in a fixed order; empty only when the game is over."""
        if self._legal is None:
            self._legal = [] if self.current_player is None else self.rules.phases[self.phase](self)
        return [*self._legal]

    def worded(self, action: Action) -> dict[str, Any]:
        """Return an action as JSON-able data: the parts that it has, without those that are None or False, and its words."""
        found = {
            part: value
            for part, value in action.to_dict().items()
            if (value is not None and value is not False) or part == self.meant
        }
        says = self.say(action)
        if says is not None:
            found["says"] = says
        return found

    def offers(self) -> list[dict[str, Any]]:
        """Return the legal actions as JSON-able data, with what a table writes on them besides their parts."""
        return [self.offer(action) for action in self.legal_actions()]

    def offer(self, action: Action) -> dict[str, Any]:
        """Return a legal action as JSON-able data, and `final` where it turns up something hidden."""
        found = self.worded(action)
        if self.uncovers(action):
            found["final"] = True
        return found

    def apply(self, action: str) -> list[Event]:
        """Carry out an action of the current player.

        Args:
            action: an `Action` or its text; a beginning that fits only one legal action will do.

        Returns:
            What it caused, in order, nothing hidden (see `redact`).

        Raises:
            IllegalAction: it is not legal here; `reason` names the rule. The state is unchanged.
            UnreadableAction: it is no action of this game.
            AmbiguousAction: it is the beginning of several legal actions.
            GameOver: the game has ended.
        """
        legal = self._legal
        if legal is None:
            self._legal = legal = [] if self.current_player is None else self.rules.phases[self.phase](self)
        try:
            found = legal[legal.index(action)]
        except ValueError:
            found = self._resolve(action, legal)
        self._legal = None
        if self._length is not None:
            self._own_past()
        self._history.append(found)
        self._deciders.append(self.current_player)
        events: list[Event] = []
        self.rules.performers[found.verb](self, found, events)
        return events

    def parse(self, text: str | Mapping[str, Any]) -> Action:
        """Return the action that a text denotes in this state, legal or not.

        Args:
            text: its notation, or the parts by which it is named (as in `Action.to_dict`): then it is the
                plainest action that has them.

        Raises:
            UnreadableAction: it is no action of this game.
            AmbiguousAction: it is the beginning of several legal actions.
        """
        if isinstance(text, Mapping):
            named_by_parts = self._find(text) if text else None
            if named_by_parts is None:
                raise UnreadableAction(f"No action of this game has the parts {shown(dict(text))}.")
            return named_by_parts
        if not isinstance(text, str):
            raise UnreadableAction(f"An action is a text, not {type(text).__name__}.")
        # Some keyboards and file systems write an umlaut as two characters.
        text = normalize("NFC", text)
        action = self._read(text)
        if action is not None:
            return action
        words = text.casefold().split()
        found = [a for a in self.legal_actions() if words and a.casefold().split()[: len(words)] == words]
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousAction(
                f"{shown(text)} could be {', '.join(found[:4])}{' ...' if len(found) > 4 else ''}.",
                text=named(text),
                candidates=[str(a) for a in found],
            )
        unread = UnreadableAction(f"{shown(text)} is no action of this game.", text=named(text))
        meant = optional_module("suggestions")
        if meant:
            unread.suggestions = meant.suggestions(self, text)
        raise unread

    def why_not(self, action: str | Mapping[str, Any], seat: int | None = None) -> Refusal | None:
        """Return None if the action is legal, else the rule that forbids it.

        Args:
            action: an `Action`, its text, or the parts by which it is named.
            seat: who wants to do it; the current player when left out.

        Raises:
            UnreadableAction, AmbiguousAction: as in `parse`.
            BadSeat: there is no such seat.
        """
        if seat is not None:
            check_seat(seat, self.players, none=False)
            # Before the text is read: what an abbreviation could mean would tell the other's cards.
            if self.current_player is not None and seat != self.current_player:
                return self._not_your_turn()
        parsed = self.parse(action)
        if self.current_player is None:
            return self._refusal(parsed)
        return None if parsed in self.legal_actions() else self._refusal(parsed)

    @abstractmethod
    def _not_your_turn(self) -> Refusal:
        """Return the refusal for a seat that is not to decide."""

    def _resolve(self, text: str, legal: Sequence[Action]) -> Action:
        if self.current_player is None:
            raise GameOver("The game is over.", self._refusal(self.parse(text)), action=named(text))
        action = self.parse(text)
        for candidate in legal:
            if candidate == action:
                return candidate
        reason = self._refusal(action)
        rule = f" ({reason.rule})" if reason else ""
        raise IllegalAction(
            f"{str(action)!r} is not legal here{rule}.",
            reason,
            action=str(action),
            rule=reason.rule if reason else None,
        )

    def history(self) -> list[Action]:
        """Return the actions so far, first to last; in a state of `determinize` without those that are secret."""
        return self._history[: self._length]

    def latest(self, count: int) -> list[Action]:
        """Return the last actions of `history`, first to last: so many, or all there are; their number alone makes work."""
        length = len(self._history) if self._length is None else self._length
        return self._history[max(0, length - count) : length]

    def _share_past(self, other: Self) -> None:
        """Give a copy the past of this state: the same lists, of which the copy takes its part only when it goes on."""
        other._history = self._history
        other._deciders = self._deciders
        other._length = len(self._history) if self._length is None else self._length
        other._imaginer = self._imaginer

    def _own_past(self) -> None:
        """Take this state's part of another's lists, to go on with it."""
        self._history = self._history[: self._length]
        self._deciders = self._deciders[: self._length]
        self._length = None

    def _imagined_by(self, seat: int) -> None:
        """Turn this copy into what a seat may imagine: it has no record, and its past tells no secret (`is_secret`)."""
        self._origin = self._legal = None
        if self.is_over or self._imaginer == seat:
            return
        self._imaginer = seat
        self._own_past()
        verbs, deciders = self.secret_verbs, self._deciders
        hidden = [
            i
            for i, action in enumerate(self._history)
            if (verbs is None or action.verb in verbs) and self.is_secret(action, own=deciders[i] == seat)
        ]
        for i in reversed(hidden):
            del self._history[i], self._deciders[i]

    def record(self) -> GameRecord:
        """Return header and actions as JSON-able data; `spieltisch.replay` gives the same state again.

        Raises:
            NoRecord: the state came from `determinize`.
        """
        if self._origin is None:
            raise NoRecord("Part of this state was made up by determinize, so it has no record.")
        return write(self._origin, self.history())


def check_seat(seat: object, players: Sequence[str], *, none: bool = True) -> None:
    """Raise `BadSeat` unless seat is a seat of the table (or, where `none` is true, None or `PUBLIC`)."""
    if none and (seat is None or (type(seat) is int and seat == PUBLIC)):
        return
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(players):
        raise BadSeat(
            f"There is no seat {shown(seat)}; seats are 0 to {len(players) - 1}.", seats=len(players)
        )
