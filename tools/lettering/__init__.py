"""The fonts of the site without what no text and no style asks for (docs/decisions/099)."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from tools.console import run, say
from tools.paths import CACHE, MODULES, REQUIREMENTS, ROOT, TOOLS
from tools.setup_python import install
from tools.stamps import digest

FACES = ROOT / "web" / "fonts.css"
SMALLER = TOOLS / "lettering" / "smaller.py"
INPUTS = [SMALLER, REQUIREMENTS / "fonts.txt"]
"""What decides how a font becomes smaller, besides the font."""


def faces() -> list[Path]:
    """Return the files of fonts that the style sheet names."""
    return [MODULES / name for name in re.findall(r'url\("([^"]+\.woff2)"\)', FACES.read_text())]


def smaller_fonts() -> Path:
    """Return a folder with a smaller file for each font that may be changed, under its own name.

    Kept in .cache under a hash of all that goes into them.

    Raises:
        Problem: The packages for it could not be installed, or a font could not be read.
    """
    fonts = faces()
    folder = CACHE / "fonts" / digest([FACES, *fonts, *INPUTS])[:16]
    if not folder.is_dir():
        python = install("fonts")
        say("Making the fonts smaller ...")
        work = folder.with_suffix(".work")
        for old in (*folder.parent.glob("*"), work):
            shutil.rmtree(old, ignore_errors=True)
        work.mkdir(parents=True)
        job = {"fonts": [str(font) for font in fonts], "out": str(work)}
        run([python, SMALLER, json.dumps(job)], failure="the fonts could not be made smaller")
        work.rename(folder)
    return folder
