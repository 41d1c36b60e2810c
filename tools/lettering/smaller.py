"""Writes smaller fonts with fontTools; runs in the environment where that is installed.

Called with one JSON argument: ``{"fonts": [FILE, ...], "out": FOLDER}``.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

FEATURES = ("kern", "liga", "calt", "locl", "rvrn", "lnum", "tnum")
"""What every text has by itself, and the figures that styles ask for: lining ones, and such of one width."""
COPYRIGHT = 0
RESERVED = "reserved font name"


def made_smaller(font: Any, target: Path) -> None:
    """Write a font with all its letters, but without hints, and without shapes that only other features ask for.

    Marks that are put onto letters go as well: browsers take the letter that has its mark where a font has it, and otherwise
    a font that has both.
    """
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.glyph_names = False
    options.legacy_kern = True
    options.notdef_outline = True
    options.layout_features = list(FEATURES)
    options.name_IDs = ["*"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if not unicodedata.combining(chr(code))])
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def is_reserved(font: Any) -> bool:
    """Return whether a font keeps its name for itself: by the licence, who changes it has to change the name."""
    return RESERVED in str(font["name"].getDebugName(COPYRIGHT)).lower()


def main() -> None:
    """Do the job."""
    job = json.loads(sys.argv[1])
    for file in job["fonts"]:
        # With the time at which it is written no two builds would be the same.
        font = TTFont(file, recalcTimestamp=False)
        if not is_reserved(font):
            made_smaller(font, Path(job["out"]) / Path(file).name)


if __name__ == "__main__":
    main()
