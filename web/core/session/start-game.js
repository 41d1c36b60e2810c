import { engineService } from "../engine/service.js";
import { newGameId, newSeed, SAVE_VERSION } from "../storage/saved-game.js";
import { store } from "../storage/store.js";
import { EngineTable } from "./engine-table.js";
import { positionOf } from "./record-keeper.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/**
 * Begins a game and keeps it.
 *
 * @param {string} game
 * @param {SeatInfo[]} seats
 * @param {import("../engine/types.js").OptionValues} options
 * @param {string} [title]
 * @returns {Promise<string>} the id under which it is kept
 */
export async function startGame(game, seats, options, title = "") {
  const players = seats.map((seat) => seat.name);
  const { record, open } = await new EngineTable(engineService).begin(
    game,
    players,
    options,
    newSeed(),
  );
  const id = newGameId();
  // A storage that refuses is reported by its own banner; the game is then played from memory.
  await store.save({
    version: SAVE_VERSION,
    id,
    game,
    title,
    record,
    seats: seats.map((seat) => ({ ...seat })),
    created: Date.now(),
    revision: "",
    ...positionOf(open),
  });
  return id;
}
