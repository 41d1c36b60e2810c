import {
  characterOf,
  characterText,
  islandName,
  sortName,
  specialName,
  tileName,
} from "../board.js";

/** @typedef {import("../types.js").Refusal} Refusal */
/** @typedef {import("../types.js").Translate} Translate */

/** Every name that a text may use, so a refusal known only by its rule still reads well. */
const BLANK = {
  action: "none",
  card: "none",
  colour: "none",
  count: 0,
  from: 0,
  gold: 0,
  gondola: 0,
  gondoliers: 0,
  hired: 0,
  island: "",
  left: 0,
  limit: 0,
  most: 0,
  needed: 0,
  place: "",
  points: 0,
  price: 0,
  ships: 0,
  sort: "none",
  space: 0,
  tile: "none",
  to: 0,
};

/**
 * Why something is not possible, in words. The engine gives a rule and bare ids; here the ids get their names.
 *
 * @param {Refusal} refusal
 * @param {{t: Translate}} words
 * @returns {string}
 */
export function refusalWords({ rule, data }, { t }) {
  /** @type {Record<string, string | number>} */
  const args = { ...BLANK };
  for (const [key, value] of Object.entries(data)) args[key] = wordFor(key, value, t);
  return t(`rule-${rule}`, args);
}

/** @param {string} key @param {unknown} value @param {Translate} t @returns {string | number} */
function wordFor(key, value, t) {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return BLANK[/** @type {keyof typeof BLANK} */ (key)] ?? "";
  if (key === "sort") return sortName(value, t);
  if (key === "island") return islandName(value);
  if (key === "tile") return tileName(value, t);
  if (key === "action") return t(`mur-action-${value}`);
  if (key === "card") return characterOf(value) ? characterText(value, t) : specialName(value, t);
  return value;
}
