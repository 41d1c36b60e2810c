"""Hints in a game and analysis after it, by the judgement and the search of the computer players."""

from __future__ import annotations

from .hint import hint_of
from .review import Review

__all__ = ["Review", "hint_of"]
