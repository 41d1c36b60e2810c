"""Reading the data files that come with the package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple


def load(package: str | None, name: str) -> dict[str, Any]:
    """Return a JSON file that lies in a package (or below it, with slashes in the name)."""
    text = files(str(package)).joinpath(*name.split("/")).read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


class DataFile(NamedTuple):
    """A data file that comes with the package."""

    package: str | None
    name: str
    """Below the package, with slashes."""

    def load(self) -> dict[str, Any]:
        """Return what it holds."""
        return load(*self)


def constants(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the constants of a data file without their provenance."""
    return {name: item["value"] for name, item in data["constants"].items()}
