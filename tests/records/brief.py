"""The short form of golden records: every combination of options once, a turn a line, with a fingerprint of its events.

A file is JSON lines. A game begins with a line for its header; then comes a list for each turn, its actions and the
fingerprint of what they caused; then a line for the scores. The long form (`golden`) says what the events are.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "combinations"

LENGTH = 12
"""Hexadecimal digits of a turn's fingerprint."""


def groups() -> list[str]:
    """Return the names of all files."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def read(group: str) -> list[dict[str, Any]]:
    """Return the games of a file: ``header``, ``turns``, and what stands at the end."""
    games: list[dict[str, Any]] = []
    for line in (FOLDER / f"{group}.jsonl").read_text(encoding="utf-8").splitlines():
        part = json.loads(line)
        if isinstance(part, list):
            games[-1]["turns"].append(part)
        elif "header" in part:
            games.append({**part, "turns": []})
        else:
            games[-1].update(part)
    return games


def record_of(game: dict[str, Any]) -> dict[str, Any]:
    """Return the record that a game holds."""
    return {**game["header"], "actions": [text for *texts, _ in game["turns"] for text in texts]}


def shortened(golden: dict[str, Any]) -> dict[str, Any]:
    """Return a golden record in the short form."""
    turns: list[list[str]] = []
    texts: list[str] = []
    told: list[str] = []
    for text, events in golden["actions"]:
        texts.append(text)
        told.append(events)
        if text == "end turn":
            turns.append([*texts, mark(told)])
            texts, told = [], []
    if texts:
        turns.append([*texts, mark(told)])
    rest = {part: golden[part] for part in ("scores", "winners", "digest")}
    return {"header": golden["header"], "turns": turns, **rest}


def mark(told: list[str]) -> str:
    """Return the fingerprint of what the actions of a turn caused."""
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:LENGTH]


def text_of(games: list[dict[str, Any]]) -> str:
    """Return games as the text of their file."""
    lines: list[Any] = []
    for game in games:
        end = {part: value for part, value in game.items() if part not in ("header", "turns")}
        lines += [{"header": game["header"]}, *game["turns"], end]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
