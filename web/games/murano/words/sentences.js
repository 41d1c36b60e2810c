import { listed } from "../../../i18n/lists.js";
import { teller, textAbout } from "../../../table/words/telling.js";
import {
  characterOf,
  characterText,
  islandName,
  sortName,
  sortsName,
  spaceName,
  specialName,
  specialText,
  tileGained,
  tileName,
} from "../board.js";

/** @typedef {import("../../../table/words/telling.js").Words<unknown>} Words */

/** Every name that the text of a refusal may use. */
const REFUSAL_BLANKS = {
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

/** The same of a reason. */
const REASON_BLANKS = {
  space: "",
  price: 0,
  ships: 0,
  island: "",
  gold: 0,
  points: 0,
  count: 0,
  card: "",
  effect: "",
  sort: "",
  tile: "",
  rival: "",
};

/**
 * @param {string} kind
 * @param {any} id
 * @param {Pick<Words, "t">} words
 */
export function name(kind, id, { t }) {
  switch (kind) {
    case "action":
    case "second":
      return t(
        `mur-action-${/** @type {ReturnType<typeof import("../board.js").actionOf>} */ (id)}`,
      );
    case "beads":
      return listed(id.map((/** @type {string} */ colour) => t("mur-bead", { colour })));
    case "card":
      return characterOf(id) ? characterText(id, t) : specialName(id, t);
    case "character":
      return characterText(id, t);
    case "effect":
      return specialText(id, t);
    case "gained":
      return tileGained(id, t);
    case "island":
      return islandName(id);
    case "ring":
      return spaceName(id, t);
    case "sort":
      return sortName(id, t);
    case "sorts":
      return listed(id.map((/** @type {string} */ sort) => sortsName(sort, t)));
    case "special":
      return specialName(id, t);
    case "tile":
      return tileName(id, t);
    default:
      return null;
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
  return textAbout(`rule-${rule}`, data, REFUSAL_BLANKS, words, name);
}

/**
 * Why an action is good.
 *
 * @param {import("../../../core/engine/types.js").Reason} reason
 * @param {Words} words
 */
export function reasonFor({ id, data }, words) {
  /** @type {Record<string, any>} */
  const { space, special, there, ...things } = data;
  if (space) things.space = spaceName(space, words.t);
  if (special) things.effect = special;
  const reason = textAbout(`reason-murano-${id}`, things, REASON_BLANKS, words, name);
  return there ? words.t("reason-murano-there", { reason }) : reason;
}
