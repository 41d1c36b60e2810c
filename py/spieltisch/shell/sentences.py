"""What happened, what can be done, why an action is refused and why one is good, as sentences: those of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import Refusal
from . import fluent
from .naming import KINDS, Words

if TYPE_CHECKING:
    from ..actions import Action
    from ..schema import Sentence, Telling
    from ..state import Event, State


def sentence(refusal: Refusal, language: str = "en") -> str:
    """Return what a rule says against an action; where it has no words, as of a game of another package, its id.

    Args:
        refusal: what `State.why_not` returned.
        language: ``en`` or ``de``.

    Raises:
        NoWords: there are none in this language.
    """
    return _about(f"rule-{refusal.rule}", refusal.data, Words(language)) or f"Rule {refusal.rule}."


def log(state: State, events: Sequence[Event], language: str = "en") -> list[str]:
    """Return what the log of the page says of the events of one action.

    Args:
        state: the table at which they happened.
        events: what `State.apply` returned, or what `State.redact` leaves of it.
        language: ``en`` or ``de``.

    Raises:
        NoWords: there are none in this language.
    """
    words = Words(language, state.players, state.record()["options"])
    told = zip(state.tell(events), events, strict=True)
    return [said(telling, _seat(event), words) for telling, event in told if telling]


def _seat(event: Mapping[str, Any]) -> int | None:
    return event.get("seat")


def action(state: State, action: Action, language: str = "en") -> str:
    """Return what the page calls an action; its notation where it has no words.

    Args:
        state: a table of its game.
        action: an action as `State.legal_actions` or `State.parse` returns it.
        language: ``en`` or ``de``.

    Raises:
        NoWords: there are none in this language.
    """
    words = Words(language, state.players, state.record()["options"])
    says = state.say(action)
    return str(action) if says is None else called(says, words)


def called(says: Sentence, words: Words) -> str:
    """Return what an action is called."""
    text = _worded(says, words)
    return text[:1].upper() + text[1:]


def said(telling: Telling, seat: int | None, words: Words) -> str:
    """Return the sentence that tells an event of a seat."""
    return _worded(telling, words, name="" if seat is None else words.players[seat])


def _worded(sentence: Sentence, words: Words, **more: fluent.Word) -> str:
    args = {key: _named(value, words) for key, value in sentence["args"].items()}
    return fluent.text(sentence["id"], {**more, **args}, words.language) or ""


def reason(game: str, found: Mapping[str, Any], words: Words) -> str:
    """Return why an action of a game is good, as hints give it: ``{"id": ..., "data": ...}``."""
    data = dict(found["data"])
    there, then, decided = data.pop("there", False), data.pop("next", ""), data.pop("decided", None)
    twin = data.pop("twin", 0)
    if "special" in data:
        data["effect"] = data.pop("special")
    if "space" in data:
        data["space"] = KINDS["ring"](data["space"], words)
    text = _about(f"reason-{game}-{found['id']}", data, words) or ""
    if there:
        text = words.text(f"reason-{game}-there", no=there, twin=twin, reason=text) or ""
    if then:
        text = _about(f"reason-{game}-next", {"action": then, "reason": text}, words) or ""
    return text if decided is None else words.text("reason-decided", reason=text, won=decided) or ""


def _about(id_: str, data: Mapping[str, Any], words: Words) -> str | None:
    """Return a text about bare ids; what kind of thing an id names is told by its key."""
    named = {key: _by_key(key, value, words) for key, value in data.items()}
    return words.text(id_, **{key: word for key, word in named.items() if word is not None})


def _by_key(key: str, value: Any, words: Words) -> fluent.Word | None:
    if key == "rival" and value != "none":
        return str(words.players[value])
    if isinstance(value, str | list) and key in KINDS:
        return KINDS[key](value, words) if value else None
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None


def _named(value: Any, words: Words) -> fluent.Word:
    if not isinstance(value, dict):
        return value  # type: ignore[no-any-return]
    ((kind, id_),) = value.items()
    if kind == "says":
        # A sentence within another one, none where nothing follows.
        return _worded(id_, words) if id_ else "none"
    return KINDS[kind](id_, words) or ""
