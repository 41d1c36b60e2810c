"""Reading the notation: a text in any case, with city names or ids, becomes an action."""

from __future__ import annotations

from .actions import ALL, CLOSE, EACH, LAY, OFFICIALS, TAKE, WAGNER, TaxisAction, Vocabulary, helped, make


class Reader:
    """Reads the notation of one board.

    Args:
        words: the actions of the board.
    """

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self._folded: dict[str, TaxisAction] = {}
        board = words.board
        self._city = {name.casefold(): city for city, name in enumerate(board.city_names)}
        self._city |= {id_: city for city, id_ in enumerate(board.city_ids)}

    def read(self, text: str) -> TaxisAction | None:
        """Return the action that a text denotes, legal or not; None when it denotes none."""
        action = self.words.known.get(text)
        if action is not None:
            return action
        parts = text.casefold().split()
        if not parts:
            return None
        if parts[0] == CLOSE:
            return self._close(parts[1:])
        named = [self.words.names.get(part, part).casefold() for part in parts]
        action = self._known(" ".join(named))
        if action is None and parts[0] in (TAKE, LAY):
            action = self._wrong_official(named)
        return action

    def _known(self, folded: str) -> TaxisAction | None:
        if len(self._folded) < len(self.words.known):
            self._folded = {text.casefold(): action for text, action in self.words.known.items()}
        return self._folded.get(folded)

    def _wrong_official(self, parts: list[str]) -> TaxisAction | None:
        """Read "take Ulm with Wagner": well formed, though never legal (TT-802)."""
        if len(parts) < 4 or parts[-2] != "with" or parts[-1] not in OFFICIALS:
            return None
        plain = self._known(" ".join(parts[:-2]))
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
