"""The searches by name; which one a game uses is said by its knowledge."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .paired import Paired
from .search import Question, Search
from .tree import Tree

METHODS: Mapping[str, Callable[[Question], Search]] = {"paired": Paired, "tree": Tree}
