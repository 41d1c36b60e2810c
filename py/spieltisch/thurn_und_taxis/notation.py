"""Reading the notation: a text in any case, with city names or ids, becomes an action."""

from __future__ import annotations

from ..notation import Reader
from .actions import ALL, CLOSE, EACH, LAY, OFFICIALS, TAKE, WAGNER, TaxisAction, Vocabulary, helped, make


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
        if len(parts) < 4 or parts[-2] != "with" or parts[-1] not in OFFICIALS:
            return None
        plain = self._by_words(" ".join(parts[:-2]))
        if plain is None:
            return None
        return make(
            helped(str(plain), parts[-1]),
            plain.verb,
            card=plain.card,
            card_id=plain.json["card"],
            end=plain.end,
            official=parts[-1],
        )

    def _close(self, parts: list[str]) -> TaxisAction | None:
        official, declined = "", False
        if parts[-2:] == ["without", "carriage"]:
            parts, declined = parts[:-2], True
        if parts[-2:-1] == ["with"] and parts[-1] in OFFICIALS:
            parts, official = parts[:-2], parts[-1]
        mode = parts.pop(0) if parts and parts[0] in (EACH, ALL) else ""
        houses = 0
        for part in parts:
            city = self._city.get(part)
            if city is None or houses >> city & 1:
                return None
            houses |= 1 << city
        if not mode:
            countries = {self.words.board.country_of[city] for city in self.words.board.cities(houses)}
            mode = ALL if len(countries) == 1 else EACH
        action = self.words.close(houses, mode, official if official == WAGNER else "", declined)
        if official not in ("", WAGNER):
            return make(
                helped(str(action), official),
                CLOSE,
                official=official,
                houses=houses,
                house_ids=action.json["houses"],
                mode=action.mode,
            )
        return action
