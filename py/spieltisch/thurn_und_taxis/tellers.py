"""What the log says of each kind of event of the base game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ..telling import Tellers, each, place, plain, silent, telling, won

if TYPE_CHECKING:
    from ..schema import Place, Telling
    from ..state import Event
    from .schema import events


def cities(ids: Sequence[str]) -> list[Place]:
    """Return the places of cities, or of cards, on the map."""
    return [place("city", id_) for id_ in ids]


def of_card(id_: str, card: str, **args: Any) -> Telling:
    """Return a sentence about one card, which it calls its city."""
    return telling(id_, cities([card]), city={"card": card}, **args)


def _of_cards(id_: str, cards: Sequence[str], **args: Any) -> Telling:
    return telling(id_, cities(cards), cities={"cards": cards}, **args)


def _took(event: events.Took) -> Telling:
    help_ = "-second" if event["official"] else ""
    deck = "-deck" if event["from"] == "deck" else ""
    card = event["card"]
    if card is None:
        return telling(f"tut-log-took{deck}{help_}")
    return of_card(f"tut-log-took{deck and '-deck-card'}{help_}", card)


def _laid(event: events.Laid) -> Telling:
    how = "second" if event["official"] else event["end"]
    return of_card(f"tut-log-laid-{how}", event["card"])


def _closed(event: events.Closed) -> Telling:
    return _of_cards("tut-log-closed", event["cards"], count=len(event["cards"]))


def _house(event: events.HousePlaced) -> Telling:
    return of_card("tut-log-house", event["city"])


def _tile(event: events.TileWon) -> Telling:
    stack, value = {"stack": event["stack"]}, event["value"]
    if value is None:
        return telling("tut-log-tile-hidden", stack=stack)
    return telling("tut-log-tile", stack=stack, value=value)


def _carriage(event: events.CarriageGained) -> Telling:
    id_ = "tut-log-carriage-wagner" if event["official"] else "tut-log-carriage"
    return telling(id_, length=event["length"])


def _discarded(event: events.Discarded) -> Telling | None:
    # Where the cards of a route go is told by its closing.
    if event["from"] == "route" or not event["cards"]:
        return None
    return _of_cards(f"tut-log-discarded-{event['from']}", event["cards"])


def _end(event: events.EndTriggered) -> Telling:
    return telling(f"tut-log-end-{event['by']}", last={"seat": event["last"]})


def _began(event: events.TurnBegan) -> Telling:
    return telling("tut-log-turn-forced" if event["forced"] else "tut-log-turn", round=event["round"])


TELLERS: Tellers = {
    "took": _took,
    "refilled": silent,
    "reshuffled": plain("tut-log-reshuffled", "count"),
    "exchanged": lambda event: _of_cards("tut-log-exchanged", event["discarded"]),
    "abandoned": lambda event: _of_cards("tut-log-abandoned", event["cards"]),
    "laid": _laid,
    "closed": _closed,
    "house": _house,
    "tile": _tile,
    "carriage": _carriage,
    "carriage-declined": plain("tut-log-carriage-declined", "length"),
    "discarded": _discarded,
    "end-triggered": _end,
    "turn-began": _began,
    "turn-ended": silent,
    "game-over": won("tut-log-over"),
}


def tell(tellers: Tellers, happened: Sequence[Event]) -> list[Telling | None]:
    """Return what is said of events of one action: houses that are placed together are one sentence."""
    told = each(tellers, happened)
    houses = [number for number, event in enumerate(happened) if event["event"] == "house"]
    if len(houses) > 1:
        for number in houses:
            told[number] = None
        together = [cast("events.HousePlaced", happened[number])["city"] for number in houses]
        told[houses[0]] = _of_cards("tut-log-houses", together)
    return told
