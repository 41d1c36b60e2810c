"""What the log says of each kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..telling import Tellers, place, plain, silent, telling, won

if TYPE_CHECKING:
    from ..schema import Place, Telling
    from .schema import events

CHARACTERS = (place("pile", "character"),)


def _stock(sort: str) -> list[Place]:
    return [place("stock", sort)]


def _sailed(event: events.Sailed) -> Telling:
    return telling(
        "mur-log-overtook" if event["passed"] else "mur-log-sailed",
        [place("space", event["to"])],
        **{"from": {"space": event["from"]}},
        to={"ring": event["to"]},
        price=event["price"],
        red="yes" if event["red"] else "no",
    )


def _bought(event: events.Bought) -> Telling:
    sort = event["sort"]
    known = event["tile"] if sort in ("shop", "palace") else None
    id_ = "mur-log-chose" if event["from"] == "stock" else "mur-log-bought"
    return telling(id_, _stock(sort), tile={"gained": known or sort}, price=event["price"])


def _searched(event: events.Searched) -> Telling:
    sort = event["sort"]
    return telling("mur-log-searched", _stock(sort), tile={"gained": sort}, price=event["price"])


def _recruited(event: events.Recruited) -> Telling:
    card, price = event["card"], event["price"]
    if card is None:
        return telling("mur-log-recruited", CHARACTERS, price=price)
    return telling("mur-log-recruited-card", CHARACTERS, card={"character": card}, price=price)


def _placed(event: events.Placed) -> Telling:
    no, island = event["gondola"], {"island": event["island"]}
    focus = [place("gondola", no)]
    return telling("mur-log-placed", focus, no={"gondola": no}, island=island, price=event["price"])


def _built(event: events.Built) -> Telling:
    return telling(
        "mur-log-built",
        [place("cell", event["place"])],
        tile={"gained": event["tile"]},
        island={"island": event["island"]},
        points=event["points"],
    )


def _income(event: events.Income) -> Telling:
    island = event["island"]
    if island is None:
        return telling("mur-log-income-none")
    return telling(
        "mur-log-income",
        [place("island", island)],
        gold=event["gold"],
        bonus=event["bonus"],
        island={"island": island},
    )


def _produced(event: events.Produced) -> Telling:
    if event["count"] == 0:
        return telling("mur-log-produced-none")
    beads = {"beads": event["beads"]}
    return telling("mur-log-produced", count=event["count"], points=abs(event["points"]), beads=beads)


def _sold(event: events.Sold) -> Telling:
    if event["count"] == 0:
        return telling("mur-log-sold-none")
    return telling(
        "mur-log-sold",
        count=event["count"],
        colour=event["colour"] or "none",
        jokers=event["jokers"],
        gold=event["gold"],
        bonus=event["bonus"],
    )


def _end(event: events.EndTriggered) -> Telling:
    sorts = event["sorts"]
    focus = [place("stock", sort) for sort in sorts]
    return telling("mur-log-end", focus, sorts={"sorts": sorts}, last={"seat": event["last"]})


def _scored(event: events.CardScored) -> Telling:
    island = event["island"]
    return telling(
        "mur-log-scored",
        [place("island", island)],
        card={"character": event["card"]},
        island={"island": island},
        points=event["points"],
    )


def _began(event: events.TurnBegan) -> Telling:
    return telling("mur-log-turn-last" if event["last"] else "mur-log-turn", round=event["round"])


def _unused(event: events.Unused) -> Telling | None:
    count, points = event["count"], event["points"]
    return telling("mur-log-unused", count=count, points=points) if count else None


TELLERS: Tellers = {
    "sailed": _sailed,
    "passed": plain("mur-log-passed", "gold"),
    "took-gold": plain("mur-log-gold", "gold"),
    "bought": _bought,
    "searched": _searched,
    "looked": plain("mur-log-looked", "count", focus=CHARACTERS),
    "recruited": _recruited,
    "declined": plain("mur-log-declined"),
    "placed": _placed,
    "hired": plain("mur-log-hired", "price"),
    "dismissed": plain("mur-log-dismissed", "gold"),
    "drew": lambda event: telling("mur-log-drew", _stock("street"), tile={"gained": event["tile"]}),
    "built": _built,
    "saw-specials": silent,
    "special": lambda event: telling("mur-log-special", card={"special": event["card"]}),
    "points": lambda event: telling("mur-log-points", points=event["points"], card={"special": event["by"]}),
    "income": _income,
    "produced": _produced,
    "sold": _sold,
    "red-ship": plain("mur-log-red-ship", "gold"),
    "empty": lambda event: telling("mur-log-empty", _stock(event["sort"]), sort={"sorts": [event["sort"]]}),
    "end-triggered": _end,
    "scoring-began": silent,
    "scored": _scored,
    "unused": _unused,
    "turn-began": _began,
    "turn-ended": silent,
    "game-over": won("table-log-over"),
}
