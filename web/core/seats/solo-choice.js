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

/** @typedef {{options?: import("../engine/types.js").OptionValues, seats?: import("../../table/types.js").SeatInfo[]}} Handed */

/** What one page has chosen for the next one to begin with. @type {Handed & {game: string}} */
let handed = { game: "" };

/** @param {string} game @param {Handed} choices */
export function handOver(game, choices) {
  handed = { ...choices, game };
}

/** @param {string} game @returns {Handed} what was handed over for it, once */
export function takeHanded(game) {
  const taken = handed.game === game ? handed : {};
  handed = { game: "" };
  return taken;
}

/** @param {Partial<Choice>} choice what changes */
export function preferSolo(choice) {
  remember(KEY, { ...soloChoice(), ...choice });
}

/**
 * The window of a game alone is to begin with one opponent.
 *
 * @param {string} game
 * @param {LevelId} level
 * @param {import("../engine/types.js").OptionValues} [options] besides the usual rules
 */
export function handAlone(game, level, options = {}) {
  preferSolo({ game, level, opponents: 1 });
  handOver(game, { options });
}
