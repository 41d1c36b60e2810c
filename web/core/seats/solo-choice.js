import { remember, remembered } from "../settings/remembered.js";
import { LEVELS } from "./seats.js";

/** With what the window of a game alone opens on this device. */

/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {{game: string, level: LevelId, opponents: number}} Choice */

const KEY = "spieltisch:solo";

/** @returns {Choice} what was chosen last */
export function soloChoice() {
  /** @type {Partial<Record<keyof Choice, unknown>>} */
  const kept = remembered(KEY) ?? {};
  return {
    game: String(kept.game ?? ""),
    level: LEVELS.find((level) => level === kept.level) ?? "messenger",
    opponents: [1, 2, 3].find((count) => count === kept.opponents) ?? 1,
  };
}

/** @param {Partial<Choice>} choice what changes */
export function preferSolo(choice) {
  remember(KEY, { ...soloChoice(), ...choice });
}
