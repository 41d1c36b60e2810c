import { engineService } from "./engine-service.js";
import { publicView } from "./public-view.js";
import { newGameId, newSeed, SAVE_VERSION } from "./saved-game.js";
import { store } from "./store.js";

/** @typedef {import("./types.js").SeatInfo} SeatInfo */

/**
 * Begins a game and keeps it.
 *
 * @param {string} game
 * @param {SeatInfo[]} seats
 * @param {import("./types.js").OptionValues} options
 * @param {string} [title]
 * @returns {Promise<string>} the id under which it is kept
 */
export async function startGame(game, seats, options, title = "") {
  const players = seats.map((seat) => seat.name);
  const { view, record } = await engineService.call("new", {
    game,
    players,
    options,
    seed: newSeed(),
  });
  const id = newGameId();
  const now = Date.now();
  // A storage that refuses is reported by its own banner; the game is then played from memory.
  store.save({
    version: SAVE_VERSION,
    id,
    game,
    title,
    record,
    seats,
    created: now,
    updated: now,
    revision: "",
    view: publicView(view),
    status: { current: view.current, round: view.observation.round, over: view.over, winners: [] },
  });
  return id;
}
