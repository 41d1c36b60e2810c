"""Many screens in two dresses on many sizes: what the ordinary run looks at, and what is left to the long one.

German has the longest words: in it every screen is looked at on every size. In English it is a few sizes of each screen,
so that screen and dress, dress and size, screen and size each come together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.browser.devices import dressed
from tests.browser.looks import SIZES

Sizes = tuple[str, ...]
GERMAN: dict[str, Any] = {**dressed("de", "dark"), "has_touch": True}
"""By night, and with a finger."""
ENGLISH: dict[str, Any] = {}
"""By day, with a mouse: what every device is that is not told otherwise."""
DRESSES: Mapping[str, dict[str, Any]] = {"de-dark": GERMAN, "en-light": ENGLISH}
ALL: Sizes = tuple(SIZES)
SHARES = 3
"""A screen in English has one of so many shares of the sizes, the next screen the next one."""


def share(number: int, screens: int, sizes: Sizes = ALL) -> Sizes:
    """Return on which sizes a screen is looked at in English.

    Args:
        number: of the screen, from 0 on.
        screens: how many there are; together they have all sizes.
        sizes: those to be shared.
    """
    shares = min(SHARES, screens)
    return sizes[number % shares :: shares]


def on_all_sizes(screens: Iterable[str], sizes: Sizes = ALL) -> pytest.MarkDecorator:
    """Give a test its ``screen``, its ``dress`` (settings for the household) and its ``sizes``.

    Args:
        screens: by their names.
        sizes: on which they are looked at.
    """
    names = list(screens)
    rows = []
    for number, name in enumerate(names):
        some = share(number, len(names), sizes)
        others = tuple(size for size in sizes if size not in some)
        rows.append(pytest.param(name, GERMAN, sizes, id=f"{name}-de-dark"))
        rows.append(pytest.param(name, ENGLISH, some, id=f"{name}-en-light"))
        if others:
            rows.append(
                pytest.param(name, ENGLISH, others, id=f"{name}-en-light-rest", marks=pytest.mark.long)
            )
    return pytest.mark.parametrize(("screen", "dress", "sizes"), rows)
