import people from "../seats/level-people.json" with { type: "json" };
import { isHidden, keepsNames } from "../settings/house.js";
import { getPrefs } from "../settings/prefs.js";
import { lasting } from "../settings/remembered.js";

/** @typedef {import("../engine/types.js").LevelId} LevelId */

/** @returns {LevelId | null} the level whose badge whoever plays alone on this device wears */
export function badge() {
  if (!getPrefs().ladder || isHidden("results") || !keepsNames()) return null;
  const worn = lasting.own("badge");
  return isLevel(worn) ? worn : null;
}

/** @param {unknown} value @returns {value is LevelId} */
function isLevel(value) {
  return typeof value === "string" && Object.hasOwn(people, value);
}

/** @param {LevelId | null} level */
export function wearBadge(level) {
  void lasting.keepOwn({ badge: level });
}

/** Wears the badge that was worn on another device, where none is worn. @param {unknown} value from outside */
export function takeBadge(value) {
  if (isLevel(value) && !isLevel(lasting.own("badge")) && keepsNames()) wearBadge(value);
}
