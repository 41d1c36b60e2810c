import { listed } from "../../../i18n/lists.js";
import { teller, textAbout } from "../../../table/words/telling.js";
import { cardName, cityList, stackName } from "../board.js";
import { blanks, firstKnown } from "../expansions/index.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Translate} Translate */
/** @typedef {import("../../../table/words/telling.js").Words<Board>} Words */

/** Every name that the text of a refusal may use, besides those of expansions. */
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

/** The same of a reason. */
const REASON_BLANKS = { card: "", cities: "", country: "", stack: "", rival: "none" };

/**
 * @param {string} kind
 * @param {any} id
 * @param {Words} words
 * @returns {string | null}
 */
export function name(kind, id, words) {
  const { t, board } = words;
  switch (kind) {
    case "card":
    case "city":
    case "neighbour":
      return cardName(board, id, t);
    case "cards":
    case "cities":
    case "towns":
      return cityList(board, id, t);
    case "country":
      return board.countries.find((one) => one.id === id)?.name ?? null;
    case "official":
      return id && t(`tut-official-${id}`);
    case "missing":
    case "officials":
    case "used":
      return listed(id.map((/** @type {string} */ one) => t(`tut-official-${one}`)));
    case "stack":
      return stackName(board, id, t);
    default:
      return firstKnown((part) => part.name?.(kind, id, words));
  }
}

/** What happened in sentences. */
export const tell = teller(name);

/**
 * Why something is not possible.
 *
 * @param {import("../../../core/engine/types.js").Refusal} refusal
 * @param {Words} words
 */
export function refusalWords({ rule, data }, words) {
  return textAbout(`rule-${rule}`, data, { ...blanks, ...BLANK }, words, name);
}

/**
 * Why an action is good.
 *
 * @param {import("../../../core/engine/types.js").Reason} reason
 * @param {Words} words
 */
export function reasonFor({ id, data }, words) {
  return textAbout(`reason-thurn-und-taxis-${id}`, data, REASON_BLANKS, words, name);
}
