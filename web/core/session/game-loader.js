import { isFatal } from "../engine/service.js";
import { computersAt, levelsFor, seatsFor } from "../seats/levels.js";
import { SavedElsewhere } from "../storage/tabs/saved-elsewhere.js";
import { positionOf } from "./position.js";

/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("../storage/types.js").SavedGame} SavedGame */

/** So many engines may break over the same record, one after the other. */
const MOST = 3;

/** Brings a kept game into the engine. */
export class GameLoader {
  /**
   * @param {object} given
   * @param {import("./game-session.js").Surroundings["engine"]} given.engine
   * @param {import("./engine-table.js").EngineTable} given.table
   * @param {import("./record-keeper.js").RecordKeeper} given.keeper
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./eyes.js").Eyes} given.eyes
   * @param {import("./phases.js").Phases} given.phases
   */
  constructor(given) {
    this.given = given;
    /** At which computers play this game, advise and look back. @type {readonly LevelId[]} */
    this.levels = [];
  }

  /**
   * Hands the record to the engine; afterwards the public picture of the position is on the screen. An engine that breaks
   * meanwhile is replaced.
   */
  async load() {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.replay();
        return;
      } catch (error) {
        const another = isFatal(error) && this.given.engine.state.phase !== "failed";
        if (!another || tries === MOST || this.given.phases.isAway) throw error;
      }
    }
  }

  async replay() {
    const saved = /** @type {SavedGame} */ (this.given.keeper.saved);
    const open = await this.given.table.load(saved.record);
    const infos = await this.given.engine.games();
    this.levels = levelsFor(infos.find(({ id }) => id === saved.game));
    const seats = [...seatsFor(saved.seats, this.levels)];
    await this.given.table.computers(computersAt(seats));
    // Meanwhile another tab may have gone on with the game, or this table have been left.
    if (this.given.phases.isAway) throw new SavedElsewhere();
    this.given.screen.begin(open);
    // A game that came as a bare record has no picture yet, and the curtain tells what is to be decided.
    this.given.keeper.note({ ...saved, seats, ...positionOf(open), updated: saved.updated });
    this.given.eyes.passTo(open.current ?? saved.status.current ?? 0);
  }
}
