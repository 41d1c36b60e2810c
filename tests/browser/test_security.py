"""The page keeps to its origin and its policy, and what people write never becomes markup."""

from __future__ import annotations
