"""Every screen passes an axe run in both themes, and a turn can be played by keyboard alone."""

from __future__ import annotations
