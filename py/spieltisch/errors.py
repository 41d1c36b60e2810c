"""What can go wrong at the border of the engine, as typed errors that a caller can act on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .optional import optional_module

SHOWN = 80
"""Longest quotation of bad input in a message."""


def shown(value: object) -> str:
    """Return bad input as a message quotes it: short and safe, whatever it is."""
    try:
        # A text is cut before it is quoted, so that a huge one costs nothing.
        text = repr(value[: SHOWN + 1]) if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):
        # Numbers of thousands of digits and data nested without end have no text of their own.
        text = f"<{type(value).__name__}>"
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."


def named(value: object) -> str:
    """Return bad input as an error's data carry it: a short text as it is, anything else as `shown`."""
    return value if isinstance(value, str) and len(value) <= SHOWN else shown(value)


class Refusal(NamedTuple):
    """The rule that forbids an action, with the data for a message in the reader's language."""

    rule: str
    """Id of the rule in the catalogue, such as ``"TT-307"``."""
    data: dict[str, Any]
    """JSON-able details (cities, numbers) that the message needs."""

    def __str__(self) -> str:
        """Return the rule as a sentence; where the words did not come along, as on a page, its id."""
        sentences = optional_module("sentences")
        return str(sentences.sentence(self)) if sentences else self.rule


class SpieltischError(ValueError):
    """Base of all errors that the engine raises for bad input.

    Args:
        message: one English sentence that says what is wrong and what would be right.
        data: JSON-able details for a message in another language.
    """

    id = "error"

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(message)
        self.message = message
        self.data: Mapping[str, Any] = data

    def to_dict(self) -> dict[str, Any]:
        """Return the error as JSON-able data: id, message and details."""
        return {"id": self.id, "message": self.message, "data": dict(self.data)}


class UnknownGame(SpieltischError):
    """No game of that id is known."""

    id = "unknown-game"


class BadOption(SpieltischError):
    """An option is unknown, has a value it does not offer, or excludes another one."""

    id = "bad-option"


class BadPatch(SpieltischError):
    """A patch is none, or does not fit the game; ``data`` has ``why`` and ``place``."""

    id = "bad-patch"


class BadPlayers(SpieltischError):
    """The number of players or a name does not suit the game."""

    id = "bad-players"


class BadSeed(SpieltischError):
    """The seed is not a whole number from 0 to 2^53 - 1."""

    id = "bad-seed"


class BadSeat(SpieltischError):
    """There is no such seat at the table."""

    id = "bad-seat"


class BadChance(SpieltischError):
    """What was given as a source of chance is none."""

    id = "bad-chance"


class IllegalAction(SpieltischError):
    """The action is not legal in this state; `reason` names the rule where one is known."""

    id = "illegal-action"

    def __init__(self, message: str, reason: Refusal | None = None, **data: Any) -> None:
        super().__init__(message, **data)
        self.reason = reason
        self.suggestions: list[str] = []
        """What may have been meant by a text that is no action."""

    def __str__(self) -> str:
        """Return the message with what helps a person at a keyboard: the rule in words, or what may have been meant."""
        more = [str(self.reason)] if self.reason else []
        if self.suggestions:
            more.append(f"Did you mean {' or '.join(map(repr, self.suggestions))}?")
        return " ".join([self.message, *more])


class UnreadableAction(IllegalAction):
    """The text is no action of this game at all."""

    id = "unreadable-action"


class AmbiguousAction(IllegalAction):
    """The text is the beginning of several legal actions; `data["candidates"]` lists them."""

    id = "ambiguous-action"


class GameOver(IllegalAction):
    """The game has ended; no action is legal any more."""

    id = "game-over"


class BadRecord(SpieltischError):
    """A record is malformed or holds an action that was not legal; `index` is its place, from 0."""

    id = "bad-record"

    def __init__(self, message: str, index: int | None = None, **data: Any) -> None:
        super().__init__(message, index=index, **data)
        self.index = index


class NewerRecord(BadRecord):
    """The record was written by a newer version of the format than this program reads."""

    id = "newer-record"


class BadPosition(SpieltischError):
    """A position is malformed or cannot occur (cards, houses or tiles do not add up)."""

    id = "bad-position"


class NoRecord(SpieltischError):
    """The state has no record, because part of it was made up by `determinize`."""

    id = "no-record"


class CallRefused(SpieltischError):
    """Base of what only the calls of a page raise, because the table or a parameter does not allow them."""


class NoGame(CallRefused):
    """A game must be begun or loaded first."""

    id = "no-game"


class BadCall(CallRefused):
    """The call names no method, or a parameter is missing or of the wrong kind."""

    id = "bad-call"


class UndoRefused(CallRefused):
    """Nothing of this turn can be taken back; ``data["reason"]`` is ``start``, ``turn`` or ``revealed``."""

    id = "undo-refused"


class NotYourTurn(CallRefused):
    """Another seat is to decide."""

    id = "not-your-turn"


class Hidden(CallRefused):
    """What was asked for may be seen only after the game."""

    id = "hidden"


class NoThink(CallRefused):
    """No thought is under way."""

    id = "no-think"


class BadThink(CallRefused):
    """A budget, seed or tally is none, or it is not this seat's turn to think."""

    id = "bad-think"


class NoReview(CallRefused):
    """No review was begun."""

    id = "no-review"
