"""The notation: a text in any case, with city names or ids, becomes an action, and so do parts that are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..notation import Reader
from .actions import ALL, CLOSE, EACH, LAY, NONE, TAKE, TaxisAction, Vocabulary, helped, make


class TaxisReader(Reader[Vocabulary, TaxisAction]):
    """Reads the notation of one board, and of the expansions played on it."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(words)
        self._folded: dict[str, TaxisAction] = {}
        board = words.board
        self._city = {name.casefold(): city for city, name in enumerate(board.city_names)}
        self._city |= {id_: city for city, id_ in enumerate(board.city_ids)}

    def _read(self, parts: list[str]) -> TaxisAction | None:
        if parts[0] == CLOSE:
            return self._close(parts[1:])
        named = [self.words.names.get(part, part).casefold() for part in parts]
        action = self._by_words(" ".join(named))
        if action is None and parts[0] in (TAKE, LAY):
            action = self._wrong_official(named)
        return action

    def _by_words(self, folded: str) -> TaxisAction | None:
        if len(self._folded) < len(self.words.known):
            self._folded = {text.casefold(): action for text, action in self.words.known.items()}
        return self._folded.get(folded)

    def _wrong_official(self, parts: list[str]) -> TaxisAction | None:
        """Read "take Ulm with Wagner": well formed, though never legal (TT-802)."""
        if len(parts) < 4 or parts[-2] != "with" or parts[-1] not in self.words.officials:
            return None
        plain = self._by_words(" ".join(parts[:-2]))
        return None if plain is None else _with(plain, parts[-1])

    def _close(self, parts: list[str]) -> TaxisAction | None:
        official, declined = "", False
        if parts[-2:] == ["without", "carriage"]:
            parts, declined = parts[:-2], True
        if parts[-2:-1] == ["with"] and parts[-1] in self.words.officials:
            parts, official = parts[:-2], parts[-1]
        mode = parts.pop(0) if parts and parts[0] in (EACH, ALL) else ""
        return self._closing(parts, mode, official, declined)

    def _closing(self, cities: Sequence[str], mode: str, official: str, declined: bool) -> TaxisAction | None:
        """Return the closing with these houses; where no way of placing is named, it is what the cities must be."""
        houses = 0
        for name in cities:
            city = self._city.get(name)
            if city is None or houses >> city & 1:
                return None
            houses |= 1 << city
        if not mode:
            countries = {self.words.board.country_of[city] for city in self.words.board.cities(houses)}
            mode = ALL if len(countries) == 1 else EACH
        return self.words.close(houses, mode, official, declined)

    def find(self, parts: Mapping[str, Any]) -> TaxisAction | None:
        """Return the plainest action that has these parts, legal or not; None when no action has them."""
        official = parts.get("official") or ""
        if official not in ("", *self.words.officials):
            return None
        if parts.get("type") == CLOSE:
            return self._closing_of(parts, official)
        found = super().find(parts)
        if found is None and official and parts.get("type") in (TAKE, LAY):
            # "take Ulm with Wagner": well formed, though never legal (TT-802).
            plain = super().find({**parts, "official": None})
            found = None if plain is None else _with(plain, official)
        return found

    def _closing_of(self, parts: Mapping[str, Any], official: str) -> TaxisAction | None:
        houses, mode = parts.get("houses") or [], parts.get("mode") or ""
        if (
            {name for name, value in parts.items() if value is not None} - CLOSING
            or mode not in ("", EACH, ALL, NONE)
            or not isinstance(houses, list)
            or not all(isinstance(id_, str) for id_ in houses)
        ):
            return None
        mode = "" if mode == NONE else mode
        return self._closing(houses, mode, official, declined=parts.get("declined") is True)


CLOSING = frozenset(("type", "houses", "mode", "official", "declined"))
"""The parts by which a closing can be named."""


def _with(plain: TaxisAction, official: str) -> TaxisAction:
    """Return an action with the help of an official who does not help with it: well formed, though never legal."""
    return make(
        helped(str(plain), official),
        plain.verb,
        card=plain.card,
        card_id=plain.json["card"],
        end=plain.end,
        official=official,
        houses=plain.houses,
        house_ids=plain.json["houses"],
        mode=plain.mode,
    )
