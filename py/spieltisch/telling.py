"""Which sentence tells an event or calls an action, and what it names; the words themselves are in web/i18n.

A value of a sentence is a number or a text as it stands, or a thing: one kind with its id, such as ``{"city": "ulm"}``.
The side that shows the sentence names the thing in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .schema import Place, Sentence, Telling

Teller = Callable[[Any], "Telling | None"]
"""Tells one kind of event, as far as a seat sees it; None where nothing needs to be said."""
Tellers = Mapping[str, Teller]
Sayer = Callable[[Any], "Sentence"]
"""Says what actions of one verb are called."""
Sayers = Mapping[str, Sayer]


def telling(id_: str, /, focus: Sequence[Place] = (), **args: Any) -> Telling:
    """Return a sentence by the id of its text, with the places of the board that it is about."""
    return {"id": id_, "args": args, "focus": [*focus]}


def sentence(id_: str, /, **args: Any) -> Sentence:
    """Return a sentence by the id of its text."""
    return {"id": id_, "args": args}


def called(id_: str) -> Sayer:
    """Return a sayer whose sentence names nothing."""
    return lambda action: sentence(id_)


def place(kind: str, id_: object) -> Place:
    """Return a place of the board."""
    return {"kind": kind, "id": str(id_)}


def plain(id_: str, /, *names: str, focus: Sequence[Place] = ()) -> Teller:
    """Return a teller whose sentence names some parts of the event as they stand, besides its seat."""
    return lambda event: telling(id_, focus, **{name: event[name] for name in names})


def won(id_: str) -> Teller:
    """Return a teller of the end of a game, which names and counts those who have won."""
    return lambda event: telling(id_, names={"seats": event["winners"]}, count=len(event["winners"]))


def silent(_: Any) -> None:
    """Say nothing: what happened is seen on the table, or told by another event."""


def each(tellers: Tellers, events: Sequence[Mapping[str, Any]]) -> list[Telling | None]:
    """Return what is said of each event."""
    return [tellers[event["event"]](event) for event in events]
