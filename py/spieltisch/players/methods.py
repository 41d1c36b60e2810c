"""The searches by name; a level chooses one (`Level.method`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .evaluator import Evaluation
from .paired import Paired
from .search import Search
from .tree import Tree
from .turns import Turns

METHODS: Mapping[str, Callable[[Evaluation, int], Search]] = {
    "paired": Paired,
    "tree": Tree,
    "turns": Turns,
}
