import { engineService } from "../../core/engine/service.js";
import { soloSeats } from "../../core/seats/seat-names.js";
import { startGame } from "../../core/session/start-game.js";
import { defaultOptions } from "./option-choice.js";

/**
 * Begins a game of one person against computers, by the usual rules.
 *
 * @param {string} game
 * @param {import("../../core/engine/types.js").LevelId} level
 * @param {number} opponents  as many of them as the game has room for
 * @param {object} [more]
 * @param {boolean} [more.begins]  whether the person begins, rather than whom the lot chooses
 * @param {import("../../core/engine/types.js").OptionValues} [more.options]  choices besides the usual rules
 * @returns {Promise<string>} the id under which it is kept
 */
export async function startSolo(game, level, opponents, { begins = false, options = {} } = {}) {
  const infos = await engineService.games();
  const info = infos.find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const seats = soloSeats(game, level, Math.min(opponents, Math.max(...info.players) - 1));
  const chosen = { ...defaultOptions(info), ...options };
  const start = info.options.find(({ id, values }) => id === "start" && values.includes("seat-1"));
  return startGame(game, seats, begins && start ? { ...chosen, start: "seat-1" } : chosen);
}
