"""The page's patched data are the engine's, field by field: for random patches of every kind of place."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spieltisch import catalog, patch
from tools.console import run
from tools.setup_node import node_ready

from .test_patch import asked, patch_of, problems

LOADER = "./tests/page/loader/register.js"
PATCHED = """
import { readFileSync } from "node:fs";
import { effective, patched } from "./web/table/patch.js";
const { files, cases } = JSON.parse(readFileSync(process.argv[1], "utf8"));
const found = cases.map(({ options, before }) =>
  Object.fromEntries(Object.entries(files).map(([name, data]) => {
    const { patch, ...rest } = patched(data, name, effective(options, before));
    return [name, rest];
  })),
);
console.log(JSON.stringify(found));
"""
CASES = 25


def chosen(fact: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> Any:
    """Return what may stand in the place of a fact."""
    kind, value = fact["kind"], fact["value"]
    match kind:
        case "number":
            return rng.randint(fact["low"], fact["high"])
        case "numbers":
            return sorted((rng.randint(max(1, fact["low"]), 3) for _ in value), reverse=True)
        case "switch":
            return not value
        case "choice":
            return rng.choice(fact["choices"])
        case "choices":
            return rng.sample(value, rng.randint(min(1, len(value)), len(value)))
        case "text" if fact["place"].endswith("/name"):
            return "".join(rng.choice("aeioumnrst") for _ in range(9)).capitalize()
        case "texts":
            return {key: f"{text}x"[-15:] for key, text in value.items()}
        case _:
            return rng.choice([one["value"] for one in others if one["kind"] == kind])


def drawn(game: str, rng: random.Random) -> list[dict[str, Any]]:
    """Return changes that the engine accepts, at first one of every kind of place."""
    facts = asked("facts", game=game)
    correctable: Any = catalog.find(game).info.correctable
    fields = correctable.fields
    found = []
    for field in fields:
        of_kind = [fact for fact in facts if field.fits(fact["place"])]
        for _ in range(60):
            fact = rng.choice(of_kind)
            changes = {fact["place"]: chosen(fact, of_kind, rng)}
            if not problems(game, changes):
                found.append(changes)
                break
        else:
            # What must fit together is corrected at several places at once: put in as it is, it is still written.
            found.append({of_kind[0]["place"]: of_kind[0]["value"]})
    for _ in range(CASES):
        together = {
            place: value for one in rng.sample(found, min(3, len(found))) for place, value in one.items()
        }
        if not problems(game, together):
            found.append(together)
    return found


def unmarked(data: Any) -> Any:
    """Return data without the mark by which the page draws what a patch has corrected."""
    if isinstance(data, dict):
        return {key: unmarked(value) for key, value in data.items() if key != "corrected"}
    return [unmarked(value) for value in data] if isinstance(data, list) else data


@pytest.mark.parametrize("game", ["thurn-und-taxis", "murano"])
def test_the_page_patches_as_the_engine(game: str, tmp_path: Path) -> None:
    node_ready()
    found: Any = catalog.find(game).info.correctable
    files = {name: file.load() for name, file in found.files.items()}
    changes = drawn(game, random.Random(17))
    assert len(changes) > len(found.fields)
    cases: list[dict[str, Any]] = [
        {"options": {patch.KEY: patch.write(json.loads(patch_of(one)))}, "before": []} for one in changes
    ]
    # A game of an older revision, with a patch of its own.
    older: list[dict[str, Any]] = [
        {"options": {**cases[i]["options"], "revision": "2"}, "before": changes[i + 1 : i + 4]}
        for i in range(3)
    ]
    asked_for = tmp_path / "cases.json"
    asked_for.write_text(json.dumps({"files": files, "cases": cases + older}), encoding="utf-8")
    said = json.loads(
        run(
            ["node", "--import", LOADER, "--input-type=module", "--eval", PATCHED, str(asked_for)],
            failure="the page cannot patch",
        )
    )
    for case, told in zip(cases + older, said, strict=True):
        text = case["options"][patch.KEY]
        if case["before"]:
            layers: dict[str, Any] = {}
            for step in reversed(case["before"][1:]):
                layers |= step
            text = patch.write({"name": "", "changes": {**layers, **json.loads(text)["changes"]}})
        for name, data in files.items():
            assert unmarked(told[name]) == patch.patched(data, name, text), (name, text)
