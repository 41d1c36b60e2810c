import { memoized } from "../../../board/canvas/memo.js";
import { boardOfWays } from "../../../board/map/ways/ways.js";
import { t } from "../../../i18n/index.js";
import { coachName, townName, waysOf } from "./audience/coaches.js";

const boardOf = memoized(boardOfWays);

/** The map of an expansion on which the things of a part are found. @param {string} part @param {string} patch */
export function mapBoard(part, patch) {
  return /^audience-(?:towns|carriages)$/u.test(part) ? boardOf(waysOf({ patch })) : undefined;
}

/** What an item of an expansion is called. @param {string} part @param {string} id */
export function printedItem(part, id) {
  if (part === "audience-carriages") return coachName(id, t);
  if (part !== "offices-tiles") return undefined;
  return t(`tut-official-${/** @type {"wagner"} */ (id)}`);
}

/** What a word of an expansion's data means. @param {string} aspect @param {string} value */
export function printedWord(aspect, value) {
  if (/^(?:exits|start|start2p)$/u.test(aspect)) return townName({}, value);
  if (aspect !== "finalReturn") return undefined;
  return t(`copy-word-reward-${/** @type {"chip" | "house"} */ (value)}`);
}
