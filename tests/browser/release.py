"""Another version of the site in place of the one that is served."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.browser.sealing import changed, is_text

# How the build names what is kept for ever; the last three characters of the hash are exchanged here.
ASSET = re.compile(r"^(.+-[A-Z0-9]{5})[A-Z0-9]{3}(\.\w+)$")
FOLDER = re.compile(r"^((?:python|engine)-[0-9a-f]{7})[0-9a-f]{3}$")


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
    found = re.search(r'name="build" content="(\w+)"', (site / "index.html").read_text())
    assert found
    old, new = found[1], "0123456789"

    def rename() -> None:
        for path in [*site.glob("assets/*"), *site.iterdir()]:
            if found := ASSET.match(path.name):
                name = f"{found[1]}NEW{found[2]}"
            elif found := FOLDER.match(path.name):
                name = f"{found[1]}000"
            else:
                continue
            assert name != path.name
            names[path.name] = name
            path.rename(path.with_name(name))
        for path in site.rglob("*"):
            if is_text(path):
                text = path.read_text()
                for was, will_be in {**names, old: new}.items():
                    text = text.replace(was, will_be)
                path.write_text(text)

    changed(site, rename)
    return Release(old, new, set(names), set(names.values()))
