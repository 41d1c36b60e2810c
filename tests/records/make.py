"""Writes the golden records anew and shows what changed.

    PYTHONPATH=py python -m tests.records.make            keeps the actions of each game, plays missing games
    PYTHONPATH=py python -m tests.records.make --anew     plays every game anew

Nothing is written with ``--check``. Read the difference before you commit it: each line is a change of the rules, and
each saved game goes through it.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spieltisch import BadRecord
from tests.engine.kept.kinds import KINDS

from . import brief, golden
from .mixes import MIXES
from .plans import Plan, plans, short_plans
from .reasons import REASONS
from .views import VIEWS


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the golden records; return 1 if any differs from its file, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.records.make", description=__doc__.splitlines()[0])
    parser.add_argument("--anew", action="store_true", help="play every game anew")
    parser.add_argument("--check", action="store_true", help="only show the difference")
    options = parser.parse_args(arguments)
    planned = {plan.name: plan for plan in plans()}
    changed = sum(_make(plan, anew=options.anew, check=options.check) for plan in planned.values())
    for name in set(golden.names()) - set(planned):
        changed += 1
        _say(f"{name}: no longer planned")
        if not options.check:
            (golden.GAMES / f"{name}.json").unlink()
    short = short_plans()
    changed += sum(
        _make_short(group, short[group], anew=options.anew, check=options.check) for group in short
    )
    for group in set(brief.groups()) - set(short):
        changed += 1
        _say(f"{group}: no longer planned")
        if not options.check:
            (brief.FOLDER / f"{group}.jsonl").unlink()
    changed += sum(
        _write(kind.file, kind.text(), check=options.check) for kind in (REASONS, MIXES, VIEWS, *KINDS)
    )
    _say(f"{len(planned)} golden records and {len(short)} files of short ones, {changed} changed")
    return int(changed > 0)


def _make(plan: Plan, *, anew: bool, check: bool) -> bool:
    path = golden.GAMES / f"{plan.name}.json"
    kept = golden.record_of(golden.read(plan.name)) if path.exists() and not anew else None
    return _write(path, golden.text_of(_played(plan, kept)), check=check)


def _make_short(group: str, planned: list[Plan], *, anew: bool, check: bool) -> bool:
    path = brief.FOLDER / f"{group}.jsonl"
    records = [brief.record_of(game) for game in brief.read(group)] if path.exists() and not anew else []
    games = []
    for plan in planned:
        # A kept game is known by its options: each combination is there once.
        kept = next((record for record in records if record["options"] == plan.options), None)
        games.append(brief.shortened(_played(plan, kept)))
    return _write(path, brief.text_of(games), check=check)


def _write(path: Path, text: str, *, check: bool) -> bool:
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if text == before:
        return False
    lines = difflib.unified_diff(before.splitlines(), text.splitlines(), "before", "after", n=1, lineterm="")
    _say(f"{path.stem}: {'changed' if before else 'new'}")
    if before:
        _say("\n".join(lines))
    if not check:
        path.write_text(text, encoding="utf-8")
    return True


def _played(plan: Plan, record: dict[str, Any] | None) -> dict[str, Any]:
    if record is None:
        return golden.play(plan.record())
    try:
        return golden.play(record)
    except (BadRecord, ValueError) as error:
        _say(f"{plan.name}: its actions are no longer legal, played anew ({error})")
        return golden.play(plan.record())


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main())
