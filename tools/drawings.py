"""What is written of drawings: the colours of the theme in each .svg file, and the list of them all in docs/art.md."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from tools.figures import GENERATED
from tools.paths import ROOT

PAGE = ROOT / "docs" / "art.md"
COLOUR = re.compile(r"^ *(--[\w-]+): (?:light-dark\()?(#\w+)", re.MULTILINE)
PAINT = re.compile(r"var\((--[\w-]+), #\w+\)")
TITLE = re.compile(r"<title>(.*)</title>")


def files(root: Path = ROOT) -> dict[Path, str]:
    """Return the text that each drawing of a tree of the project has to have, and that of the page that shows them."""
    web = root / "web"
    colours = dict(COLOUR.findall((web / "theme.css").read_text(encoding="utf-8")))
    paths = [path for path in web.rglob("*.svg") if path.parent.name != "icons"]
    paths.sort(key=lambda path: (path.parent, path.name))
    drawings = {path: _with_colours(path.read_text(encoding="utf-8"), colours) for path in paths}
    page = root / "docs" / "art.md"
    head, begin, _ = page.read_text(encoding="utf-8").partition(GENERATED)
    return drawings | {page: head + begin + _shown(root, drawings)}


def _with_colours(text: str, colours: dict[str, str]) -> str:
    """Put the theme's colour by day behind each token, for a viewer that does not know the theme."""
    return PAINT.sub(lambda found: f"var({found[1]}, {colours.get(found[1], '#000000')})", text)


def _shown(root: Path, drawings: dict[Path, str]) -> str:
    """Return a table for each folder."""
    lines = [""]
    for folder, paths in groupby(drawings, key=lambda path: path.parent):
        lines += ["", f"## {folder.relative_to(root).as_posix()}", "", "| | file | what |", "|---|---|---|"]
        for path in paths:
            source = path.relative_to(root).as_posix()
            title = TITLE.search(drawings[path])
            image = f'<img src="../{source}" height="72" alt="">'
            lines.append(f"| {image} | [{path.name}](../{source}) | {title[1] if title else ''} |")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
