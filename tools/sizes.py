"""What the site weighs, as it lies on the disk and as a web server sends it with Brotli."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tools.console import Problem, run, say
from tools.paths import CACHE, TOOLS

LIMIT = 5_000_000  # bytes with Brotli, all of the site
LIMITS = {"positions to solve": 60_000}
"""Bytes with Brotli of a group."""
GROUPS = {
    "Python runtime": ("python-", "assets/worker-"),
    "engine": ("engine-",),
    "fonts": (".woff2",),
    "icons": ("app-icons/",),
    "positions to solve": ("assets/positions-",),
    "scripts and styles": ("assets/", "service-worker.js"),
}


def report_sizes(folder: Path) -> None:
    """Print raw and Brotli sizes by group. Raises Problem when the site is above the limit."""
    sizes = brotli_sizes(folder)
    rows: dict[str, list[int]] = {name: [0, 0] for name in (*GROUPS, "page and rest")}
    for name, compressed in sizes.items():
        row = rows[_group(name)]
        row[0] += (folder / name).stat().st_size
        row[1] += compressed
    say(f"{'':20} {'raw':>12} {'Brotli':>12}")
    for group, (raw, small) in rows.items():
        say(f"{group:20} {raw:12,} {small:12,}")
    for group, limit in LIMITS.items():
        if rows[group][1] > limit:
            raise Problem(f"{group}: {rows[group][1]:,} bytes with Brotli; the limit is {limit:,}")
    total = sum(small for _, small in rows.values())
    say(f"{'whole site':20} {sum(raw for raw, _ in rows.values()):12,} {total:12,}  (limit {LIMIT:,})")
    if total > LIMIT:
        raise Problem(f"the site has {total:,} bytes with Brotli; the limit is {LIMIT:,}")


def brotli_sizes(folder: Path) -> dict[str, int]:
    """Return the size with Brotli of each file below a folder; sizes are kept by content in .cache."""
    store = CACHE / "brotli.json"
    known: dict[str, int] = json.loads(store.read_text()) if store.is_file() else {}
    hashes = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    new = {key: str(folder / name) for name, key in hashes.items() if key not in known}
    if new:
        known |= json.loads(
            run(
                ["node", TOOLS / "node" / "brotli.mjs", json.dumps(new)],
                failure="Brotli sizes could not be measured",
            )
        )
        store.write_text(json.dumps(known))
    return {name: known[key] for name, key in hashes.items()}


def _group(name: str) -> str:
    for group, marks in GROUPS.items():
        if any(name.endswith(mark) if mark.startswith(".") else name.startswith(mark) for mark in marks):
            return group
    return "page and rest"
