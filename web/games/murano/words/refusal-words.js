import { refusalText } from "../../../table/words/telling.js";
import {
  characterOf,
  characterText,
  islandName,
  sortName,
  specialName,
  tileName,
} from "../board.js";

/** @typedef {import("../../../table/types.js").Translate} Translate */

/** Every name that a text may use, so a refusal known only by its rule still reads well. */
const BLANK = {
  action: "none",
  card: "none",
  colour: "none",
  count: 0,
  free: 0,
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
  streets: 0,
  tile: "none",
  to: 0,
};

/**
 * @param {import("../../../core/engine/types.js").Refusal} refusal
 * @param {{t: Translate}} words
 */
export function refusalWords(refusal, { t }) {
  return refusalText(refusal, t, BLANK, (key, value) =>
    typeof value === "string" ? nameOf(key, value, t) : null,
  );
}

/** @param {string} key @param {string} value @param {Translate} t */
function nameOf(key, value, t) {
  if (key === "sort") return sortName(value, t);
  if (key === "island") return islandName(value);
  if (key === "tile") return tileName(value, t);
  if (key === "action") return t(`mur-action-${value}`);
  if (key === "card") return characterOf(value) ? characterText(value, t) : specialName(value, t);
  return value;
}
