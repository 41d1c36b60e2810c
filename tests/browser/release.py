"""Another version of the site in place of the one that is served."""

from __future__ import annotations

import base64
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

TEXTS = {".css", ".html", ".js", ".json", ".mjs"}
# How the build names what is kept for ever; the last three characters of the hash are exchanged here.
ASSET = re.compile(r"^(.+-[A-Z0-9]{5})[A-Z0-9]{3}(\.\w+)$")
FOLDER = re.compile(r"^((?:python|engine)-[0-9a-f]{7})[0-9a-f]{3}$")
ENTRY = re.compile(r'url:"([^"]+)",revision:(null|"[0-9a-f]+"),integrity:"[^"]+"')


@dataclass
class Release:
    """Names of the build, and names of files that only the one or only the other version has."""

    old: str
    new: str
    old_names: set[str]
    new_names: set[str]


def next_release(site: Path) -> Release:
    """Replace the site by one in which every file named by its content has another name.

    A page of one version that takes anything from the other one is found out by the name.
    """
    names: dict[str, str] = {}
    for path in [*site.glob("assets/*"), *site.iterdir()]:
        if found := ASSET.match(path.name):
            new = f"{found[1]}NEW{found[2]}"
        elif found := FOLDER.match(path.name):
            new = f"{found[1]}000"
        else:
            continue
        assert new != path.name
        names[path.name] = new
        path.rename(path.with_name(new))
    page = site / "index.html"
    found = re.search(r'name="build" content="(\w+)"', page.read_text())
    assert found
    build = "0123456789"
    for path in site.rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text()
            for was, will_be in {**names, found[1]: build}.items():
                text = text.replace(was, will_be)
            path.write_text(text)
    worker = site / "service-worker.js"
    worker.write_text(ENTRY.sub(lambda entry: _entry(site, entry[1], entry[2]), worker.read_text()))
    return Release(found[1], build, set(names), set(names.values()))


def _entry(site: Path, name: str, revision: str) -> str:
    content = (site / name).read_bytes()
    if revision != "null":
        revision = f'"{hashlib.md5(content).hexdigest()}"'  # noqa: S324 (a name, no secret)
    checksum = base64.b64encode(hashlib.sha256(content).digest()).decode()
    return f'url:"{name}",revision:{revision},integrity:"sha256-{checksum}"'
