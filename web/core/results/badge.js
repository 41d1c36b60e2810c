import people from "../seats/level-people.json" with { type: "json" };
import { isHidden, keepsNames } from "../settings/house.js";
import { getPrefs } from "../settings/prefs.js";
import { remember, remembered } from "../settings/remembered.js";

/** @typedef {import("../engine/types.js").LevelId} LevelId */

const KEY = "spieltisch:badge";

/** @returns {LevelId | null} the level whose badge whoever plays alone on this device wears */
export function badge() {
  if (!getPrefs().ladder || isHidden("results") || !keepsNames()) return null;
  const worn = remembered(KEY);
  return isLevel(worn) ? worn : null;
}

/** @param {unknown} value @returns {value is LevelId} */
function isLevel(value) {
  return typeof value === "string" && Object.hasOwn(people, value);
}

/** @param {LevelId | null} level */
export function wearBadge(level) {
  remember(KEY, level);
}

/** Wears the badge that was worn on another device, where none is worn. @param {unknown} value from outside */
export function takeBadge(value) {
  if (isLevel(value) && !isLevel(remembered(KEY)) && keepsNames()) wearBadge(value);
}
