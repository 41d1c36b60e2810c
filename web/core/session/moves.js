import { fromPlain } from "../engine/errors.js";
import { SavedElsewhere } from "../storage/tabs/saved-elsewhere.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("./engine-table.js").Turned} Turned */

/** What is done at the table. The record is kept before anything is shown as done. */
export class Moves {
  /**
   * @param {object} given
   * @param {import("./engine-table.js").EngineTable} given.table
   * @param {import("./record-keeper.js").RecordKeeper} given.keeper
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./eyes.js").Eyes} given.eyes
   * @param {import("./curtain.js").Curtain} given.curtain
   * @param {import("./phases.js").Phases} given.phases
   * @param {import("./recovery.js").Recovery} given.recovery
   * @param {(error: unknown) => void} given.complain
   */
  constructor(given) {
    this.given = given;
  }

  /**
   * Makes actions one after the other; what stands against one of them is told, and those before it stand.
   *
   * @param {readonly string[]} actions
   * @returns {Promise<GameEvent[] | null>} the events, or null when the first one was refused
   */
  async act(actions) {
    if (this.given.phases.now !== "playing") return null;
    const { seat } = this.given.eyes;
    return this.given.recovery.run(
      async () => this.keep(await this.given.table.act(actions, seat)),
      (turned) => {
        this.given.screen.since = [];
        const events = this.show(turned);
        if (turned.refused) this.given.complain(fromPlain(turned.refused.error));
        return events;
      },
    );
  }

  /**
   * Makes the action that a computer decided on, if it still belongs to the position.
   *
   * @param {string} text
   * @param {View} position
   * @returns {Promise<GameEvent[] | null>} the events as the people may see them, or null
   */
  async actForComputer(text, position) {
    return this.given.recovery.run(
      async () => {
        // It may have been taken back, or another seat may play now.
        if (this.given.phases.now !== "computer" || this.given.screen.openView !== position)
          return null;
        const seat = /** @type {number} */ (position.current);
        return this.keep(await this.given.table.act([text], seat, this.given.eyes.onlooker));
      },
      (turned) => (turned ? this.show(turned) : this.nothing()),
    );
  }

  /**
   * Takes back own steps of this turn.
   *
   * @param {number | "turn"} steps
   * @returns {Promise<boolean>} whether it was possible
   */
  async undo(steps) {
    const { phases } = this.given;
    const { seat, onlooker } = this.given.eyes;
    const waits = phases.now === "computer" && onlooker === seat;
    if (!(phases.now === "playing" || waits)) return false;
    const done = await this.given.recovery.run(
      async () => this.keep(await this.given.table.undo(steps, seat)),
      (turned) => {
        this.show(turned, []);
        if (phases.now === "computer") phases.enter("playing");
        return true;
      },
    );
    return done === true;
  }

  /** @param {Turned} turned @returns {Promise<Turned>} the same, once it is kept */
  async keep(turned) {
    // While the engine was thinking, another tab may have gone on with the game.
    if (this.given.phases.isWatching) throw new SavedElsewhere();
    await this.given.keeper.keep(turned);
    if (!this.given.phases.isWatching) this.given.screen.openView = turned.open;
    return turned;
  }

  /**
   * Shows what was kept. Behind a curtain that fell while the engine was thinking, nothing of any seat may lie.
   *
   * @param {Turned} turned
   * @param {GameEvent[]} [events] what is to be seen of it; what the new actions caused when left out
   * @returns {GameEvent[]} those
   */
  show({ view, history, actions }, events = latest(history, actions.length)) {
    if (this.given.phases.isWatching) {
      this.nothing();
      return events;
    }
    if (this.given.phases.now === "curtain") {
      this.given.curtain.cover();
    } else this.given.screen.advance(view, history, events);
    if (view.over) this.given.phases.enter("over");
    else this.given.phases.changed();
    return events;
  }

  /** Nothing came of it; that nobody waits any more is told all the same. */
  nothing() {
    this.given.phases.changed();
    return null;
  }
}

/**
 * @param {import("../engine/types.js").HistoryStep[]} history
 * @param {number} count so many steps at its end
 * @returns {GameEvent[]} what they caused
 */
function latest(history, count) {
  return history.slice(history.length - count).flatMap(({ events }) => events);
}
