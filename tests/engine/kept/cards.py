"""Cards that could be written with the words of Murano's cards, and what they would bring."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from spieltisch.murano import board as boards
from spieltisch.murano.cards import effects, terms
from spieltisch.murano.cards.effects import Perks
from spieltisch.murano.rules import rules_for
from tests.records.kept import Texts, counted

from .moments import one_of
from .tables import checked

COUNT = 3
BOARD = boards.load(COUNT)
CARDS = 2000
"""So many characters are written."""
SETS = 600
"""So many sets of special buildings are."""

Data = dict[str, Any]


def characters(rng: Random) -> Texts:
    """Return what characters bring, counted by the word that they begin with."""
    said: dict[str, Counter[str]] = {}
    for _ in range(CARDS):
        rule = _rule(rng)
        card: Data = {"id": "card", "rule": rule}
        if rng.random() < 0.3:
            card["island"] = one_of(("navagero", "nowhere"), rng)
        try:
            read = terms.read(card, BOARD)
            told = [read.id, read.island, read.counts_beads, *(_value(read, rng) for _ in range(4))]
        except ValueError:
            told = ["refused"]
        said.setdefault(str(rule["kind"]), Counter())[json.dumps([rule, told], sort_keys=True)] += 1
    return counted(said)


def _value(card: terms.Character, rng: Random) -> int:
    kinds = range(len(BOARD.kinds))
    owned = [[_few(rng) for _ in kinds] for _ in range(COUNT)]
    tally = terms.Tally(
        [_few(rng) for _ in BOARD.customer_colours],
        [sum(own[kind] for own in owned) + _few(rng) for kind in kinds],
        owned,
    )
    return card.value(tally, one_of(range(COUNT), rng), [_few(rng) for _ in BOARD.bead_colours], _few(rng))


def _few(rng: Random) -> int:
    """Return a small number, mostly none."""
    return max(0, int(rng.random() * 5) - 2)


def _rule(rng: Random) -> Data:
    points = 1 + int(rng.random() * 9)
    kind = one_of(("per", "per", "sum", "perKind", "if", "if", "if", "each"), rng)
    match kind:
        case "sum":
            return {"kind": kind, "parts": [{**_term(rng), "points": 1 + number} for number in range(2)]}
        case "perKind":
            return {"kind": kind, "points": points, "of": [_term(rng) for _ in range(3)]}
        case "if":
            return {
                "kind": kind,
                "points": points,
                "all": [_test(rng) for _ in range(1 + int(rng.random() * 2))],
            }
        case _:
            return {"kind": kind, "points": points, **_term(rng)}


def _term(rng: Random) -> Data:
    what = one_of(
        (
            "building",
            "owned",
            "crest",
            "customer",
            "bead",
            "bead",
            "shop",
            "palace",
            "glass",
            "special",
            "bridge",
        ),
        rng,
    )
    term: Data = {"what": what}
    if what in ("customer", "shop", "building") and rng.random() < 0.5:
        term["colour"] = one_of(BOARD.customer_colours, rng)
    if what == "bead" and rng.random() < 0.6:
        term["colour"] = one_of(BOARD.bead_colours, rng)
    if what not in ("customer", "bead") and rng.random() < 0.6:
        term["owner"] = one_of(("own", "others", "own", "others", "nobody"), rng)
    return term


def _test(rng: Random) -> Data:
    name = one_of(("sole", "most", "atMost", "atLeast", "each", "equal", "odd"), rng)
    if name in ("sole", "most"):
        return {"test": name, "min": _few(rng), "what": one_of(("owned", "shop", "glass"), rng)}
    return {"test": name, "min": _few(rng), "value": _few(rng), "of": [_term(rng) for _ in range(2)]}


def specials(rng: Random) -> Texts:
    """Return the numbers of players with special buildings that differ from the printed ones, counted by how many these are."""
    rules = rules_for(checked("murano", {}), COUNT)
    said: dict[str, Counter[str]] = {}
    for _ in range(SETS):
        effect = [_effect(rng) for _ in range(1 + int(rng.random() * 3))]
        try:
            read = [
                effects.read({"id": f"card-{i}", "effect": one, "from": one_of(("now", "nextTurn"), rng)})
                for i, one in enumerate(effect)
            ]
            perks = effects.perks_of(
                read, BOARD, lambda: Perks(BOARD, rules.prices, rules.gains, rules.constants)
            )
            perks.settle(rules.prices, rules.buy_prices, 6, 5)
            told: Any = [read, {name: getattr(perks, name) for name in Perks.__slots__}]
        except ValueError:
            told = "refused"
        said.setdefault(str(len(effect)), Counter())[json.dumps([effect, told], sort_keys=True)] += 1
    return counted(said)


def _effect(rng: Random) -> Data:
    number, other = int(rng.random() * 6), int(rng.random() * 3)
    return one_of(
        (
            {"kind": "gondolierPrice", "own": other, "other": number},
            {
                "kind": "pointsAfterAction",
                "action": "production",
                "points": number,
                "ifBeadsProducedOrSold": other,
            },
            {
                "kind": "pointsAfterAction",
                "action": "income",
                "points": number,
                "ifBeadsProducedOrSold": other,
            },
            {"kind": "shipMayPass", "ship": one_of(("red", "red", "blue"), rng)},
            {"kind": "actionGold", "gold": number},
            {"kind": "characterCardsSeen", "cards": number},
            {"kind": "characterDiscount", "gold": number, "minimum": other},
            {
                "kind": "choicePrice",
                "tiles": one_of((["shop"], ["palace"], ["shop", "palace"]), rng),
                "gold": other,
            },
            {"kind": "shipDiscount", "gold": number, "minimum": other},
            {
                "kind": "actionBonus",
                "action": one_of(("income", "income", "gold"), rng),
                "gold": number,
                "ifEarned": other,
            },
            {"kind": "saleBonus", "gold": number},
            {"kind": "buildLimit", "tiles": number},
            {"kind": "pointsPerBuilt", "tile": one_of(("shop", "palace", "glass"), rng), "points": number},
            {"kind": "jokerBead", "sales": number, "beads": other},
            {"kind": "pointsNow", "points": number},
            {"kind": "wings"},
        ),
        rng,
    )
