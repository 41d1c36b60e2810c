"""Numbers with their noun: one card, two cards."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """Return a number with a noun that takes an ``s``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
