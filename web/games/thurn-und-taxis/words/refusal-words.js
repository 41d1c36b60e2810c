import { listed } from "../../../i18n/lists.js";
import { refusalText } from "../../../table/words/telling.js";
import { cardName, cityList } from "../board.js";
import { blanks, firstKnown } from "../expansions/index.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Translate} Translate */

/** Every name that a text may use, so a refusal known only by its rule still reads well. */
const BLANK = {
  card: "none",
  cards: 0,
  cities: "none",
  done: "none",
  end: "none",
  hand: 0,
  kept: 0,
  needed: 0,
  neighbour: "",
  next: 0,
  official: "none",
  supply: 0,
  used: "none",
  wanted: "none",
};

/**
 * @param {import("../../../core/engine/types.js").Refusal} refusal
 * @param {{t: Translate, board: Board}} words
 */
export function refusalWords(refusal, { t, board }) {
  return refusalText(refusal, t, { ...blanks, ...BLANK }, (key, value) =>
    wordFor(key, value, { t, board }),
  );
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {{t: Translate, board: Board}} words
 * @returns {string | number | null}
 */
function wordFor(key, value, { t, board }) {
  const word = firstKnown((part) => part.word?.(key, value, { t, board }));
  if (word !== null) return word;
  if (Array.isArray(value)) {
    const ids = value.map(String);
    if (key === "used") return listed(ids.map((id) => t(`tut-official-${id}`))) || BLANK.used;
    return cityList(board, ids, t);
  }
  if (key === "official" && typeof value === "string" && value) return t(`tut-official-${value}`);
  if ((key === "card" || key === "neighbour") && typeof value === "string") {
    return cardName(board, value, t);
  }
  return null;
}
