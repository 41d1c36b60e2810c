"""Positions with In Amt und Würden, Die Audienz and Der Kurier der Fürstin, from just the parts that a test names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import spieltisch
from spieltisch import BadPosition, State
from tests.positions import GAME, NAMES, Seat, position_dict

OPEN = "Ulm Basel Linz Lodz Passau Pilsen"
"""An open display."""
OFFICIALS = ("postillion", "postmeister", "amtmann", "wagner")
PRINTED = {
    2: {"postillion": 4, "postmeister": 4, "amtmann": 3, "wagner": 2},
    3: {"postillion": 6, "postmeister": 6, "amtmann": 5, "wagner": 3},
    4: {"postillion": 8, "postmeister": 8, "amtmann": 6, "wagner": 4},
}
"""Office tiles of each official by number of players (AW-104 to AW-106)."""
COACHES = ("violet", "green", "blue", "beige", "orange")
RANKS = ("kardinal", "bischof", "priester", "moench", "ministrant")
STARTS = "loerrach tuttlingen stgallen freising hallstadt"
STARTS_FOR_TWO = "mailand como como trient udine"


@dataclass(frozen=True)
class Coaches:
    """The part of Die Audienz: towns and clergy in the order violet, green, blue, beige, orange."""

    towns: str = STARTS
    clergy: Sequence[str] = ()
    """Per seat the ranks in its coaches; from Kardinal to Ministrant for the seats that are not named."""
    rome: Mapping[str, Sequence[int]] = field(default_factory=dict)
    cards: Sequence[int] = (0, 0, 0, 0, 0)
    jokers: int = 0


@dataclass(frozen=True)
class Letters:
    """The part of Der Kurier der Fürstin."""

    letters: Sequence[int]
    owner: int | None = None


def modules(*seats: Seat, **parts: Any) -> State:
    """Return the state of a position with modules; see `modules_dict`."""
    return spieltisch.from_dict(modules_dict(*seats, **parts))


def last_turn(**parts: Any) -> State:
    """Return the last turn of a game for two that ends by a carriage of seat 0: only its end is left; see `modules_dict`."""
    return modules(Seat(carriage=7), Seat(hand="Ulm"), phase="done", turn=1, ending=(0, "carriage"), **parts)


def modules_dict(
    *seats: Seat,
    offices: Sequence[str] | None = None,
    chips: Sequence[int] = (),
    coaches: Coaches | None = None,
    letters: Letters | None = None,
    **parts: Any,
) -> dict[str, Any]:
    """Return a position with modules as JSON-able data.

    Args:
        seats: as in `position_dict`.
        offices: per seat the officials whose tiles it owns; In Amt und Würden is not played when left out.
        chips: per seat its chips, none when left out.
        coaches: Die Audienz, if it is played.
        letters: Der Kurier der Fürstin, if it is played.
        parts: as in `position_dict`.
    """
    played = {"offices": offices, "audience": coaches, "courier": letters}
    options = {id_: True for id_, part in played.items() if part is not None}
    data = position_dict(*seats, **{**parts, "options": {**options, **parts.get("options", {})}})
    count = len(data["seats"])
    data["expansions"] = {}
    if offices is not None:
        data["expansions"]["offices"] = office_part(PRINTED[count], count, offices, chips)
    if coaches is not None:
        clergy = [*coaches.clergy, *[" ".join(RANKS)] * (count - len(coaches.clergy))]
        data["expansions"]["audience"] = {
            "places": coaches.towns.split(),
            "clergy": [ranks.split() for ranks in clergy],
            "rome": {rank: list(coaches.rome.get(rank, ())) for rank in RANKS},
            "cards": list(coaches.cards),
            "jokers": coaches.jokers,
        }
    if letters is not None:
        owned = [*letters.letters, *[0] * (count - len(letters.letters))]
        data["expansions"]["courier"] = {
            "letters": owned,
            "owned": owned[data["turn"]],
            "owner": letters.owner,
            "discount": letters.owner == data["turn"],
        }
    return data


def office_part(
    printed: Mapping[str, int], count: int, owned: Sequence[str], chips: Sequence[int] = ()
) -> dict[str, Any]:
    """Return the part of In Amt und Würden; what no seat owns lies on the stacks."""
    counts = [Counter(names.split()) for names in [*owned, *[""] * (count - len(owned))]]
    return {
        "stacks": {id_: number - sum(own[id_] for own in counts) for id_, number in printed.items()},
        "owned": [{id_: own[id_] for id_ in printed} for own in counts],
        "chips": [*chips, *[0] * (count - len(chips))],
        "queue": None,
    }


def is_refused(data: Mapping[str, Any]) -> bool:
    """Return whether a position cannot be."""
    try:
        spieltisch.from_dict(data)
    except BadPosition:
        return True
    return False


def is_part_refused(data: Mapping[str, Any], expansion: str, change: str, value: Any) -> bool:
    """Return whether a position that can be is refused with a field of an expansion's part changed, and without it."""
    part = dict(data["expansions"][expansion])
    rest = {name: part[name] for name in part if name != change}
    changed = [
        {**data, "expansions": {**data["expansions"], expansion: other}}
        for other in ({**part, change: value}, rest)
    ]
    return not is_refused(data) and all(map(is_refused, changed))


def base_part(state: State) -> dict[str, Any]:
    """Return the position without what only expansions bring."""
    data = state.to_dict()
    del data["options"], data["expansions"]
    return data


def new(count: int, seed: int = 1, **options: Any) -> State:
    """Return a new game that seat 0 begins, with the options named."""
    chosen = {name.replace("_", "-"): value for name, value in {"start": "seat-1", **options}.items()}
    return spieltisch.new_game(GAME, NAMES[:count], chosen, seed=seed)


def north(*hands: str, routes: Sequence[str] = (), deck: str = "", base: bool = False, **parts: Any) -> State:
    """Return a position on the northern board with In Amt und Würden.

    Args:
        hands: per seat its hand cards, by city; any of the cards of that city.
        routes: per seat its route.
        deck: top cards of the deck.
        base: whether it is played by the rules of the base game.
        parts: ``offices`` as in `modules_dict`, ``printed`` (how many tiles there are), ``seats`` (per seat what
            else it has), and whatever else of the position is to be replaced.
    """
    offices, seats = parts.pop("offices", ()), parts.pop("seats", ())
    options = {"board": "north", "north_rules": "base" if base else "horses", **parts.pop("options", {})}
    count = max(2, len(hands))
    data = new(count, offices=True, **options).to_dict()
    pool = sorted([*data["deck"], *data["display"]])

    def draw(names: str) -> list[str]:
        drawn = []
        for name in names.split():
            card = next(card for card in pool if card.split("/")[0] == name)
            pool.remove(card)
            drawn.append(card)
        return drawn

    for seat in range(count):
        own = data["seats"][seat]
        own["hand"] = draw(hands[seat] if seat < len(hands) else "")
        own["route"] = draw(routes[seat] if seat < len(routes) else "")
        own |= seats[seat] if seat < len(seats) else {}
    top = draw(deck)
    data["display"], data["deck"] = pool[:6], top + pool[6:]
    data["forced"] = not data["seats"][0]["hand"]
    printed = {id_: number for id_, number in PRINTED[count].items() if base or id_ != "wagner"}
    data["expansions"]["offices"] = office_part(printed, count, offices)
    return spieltisch.from_dict({**data, **parts})


def calls(*offices: str, **parts: Any) -> State:
    """Return the state in which seat 0 has just taken the Amtmann's last tile.

    Args:
        offices: per seat the tiles it owns besides those of the Amtmann; the Amtmann's are with the others.
        parts: as in `modules_dict`, and ``seats``.
    """
    others = ["amtmann amtmann", "amtmann amtmann", "amtmann"]
    count = len(offices)
    missing = {2: 2, 3: 4, 4: 5}[count]
    given, owned = 0, list(offices)
    for seat, names in enumerate(others[: count - 1], 1):
        share = names.split()[: missing - given]
        given += len(share)
        owned[seat] = " ".join([owned[seat], *share])
    seats = parts.pop("seats", [Seat(hand="Kempten Lodz", route="Basel Zürich")])
    state = modules(*seats, players=count, offices=owned, display=OPEN, **parts)
    state.apply("exchange with Amtmann")
    return state


def office_tiles(state: State, seat: int) -> list[str]:
    """Return the officials whose tiles a seat owns, one for each tile."""
    own = state.observation(None)["seats"][seat]["offices"]
    return [id_ for id_ in OFFICIALS for _ in range(own.get(id_, 0))]


def stacks(state: State) -> dict[str, int]:
    """Return how many office tiles lie on each stack."""
    shown: dict[str, int] = state.observation(None)["offices"]["stacks"]
    return shown


def chips(state: State) -> list[int]:
    """Return the chips of each seat."""
    return [seat["chips"] for seat in state.observation(None)["seats"]]


def towns(state: State) -> dict[str, str]:
    """Return where each coach is."""
    return {coach["id"]: coach["town"] for coach in state.observation(None)["audience"]["coaches"]}


def rome(state: State) -> dict[str, list[int]]:
    """Return who has tiles on the places in Rome, empty places left out."""
    shown: dict[str, list[int]] = state.observation(None)["audience"]["rome"]
    return {rank: seats for rank, seats in shown.items() if seats}


def asked(state: State) -> tuple[int | None, str]:
    """Return who is to decide, and what."""
    seen = state.observation(None)
    return seen["current"], seen["phase"]


def full_turn(state: State) -> None:
    """Play one turn without help and without closing, to its end and no further."""
    text = ""
    while text != "end turn":
        choices = (
            action
            for wanted in ("take deck", "lay", "end turn")
            for action in state.legal_actions()
            if action.startswith(wanted) and " with " not in action
        )
        text = str(next(choices))
        state.apply(text)
