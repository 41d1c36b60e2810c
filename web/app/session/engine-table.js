/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../engine/types.js").GameRecord} GameRecord */
/** @typedef {import("../../engine/types.js").HistoryStep} HistoryStep */

/** @typedef {Pick<typeof import("../../engine/service.js").engineService, "call">} Engine */

/** The "seat" of everybody: it knows what lies open. */
export const PUBLIC = -1;

/**
 * The table that lies in the engine. Whatever changes it also answers with `open`: the position as
 * everybody may see it, which is what is kept and what is shown behind a curtain. Only the engine
 * knows what is hidden; the page never has to cut it out.
 */
export class EngineTable {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    /** Whether this game lies in the engine that is running now. */
    this.loaded = false;
  }

  /**
   * @param {string} game
   * @param {string[]} players
   * @param {import("../../engine/types.js").OptionValues} options
   * @param {number} seed
   * @returns {Promise<{view: View, record: GameRecord, open: View}>}
   */
  begin(game, players, options, seed) {
    return this.change("new", { game, players, options, seed });
  }

  /**
   * Says at which seats computers play; what they did goes back with a person's own step.
   *
   * @param {number[]} seats
   */
  computers(seats) {
    return this.engine.call("computers", { seats });
  }

  /**
   * Replays a record.
   *
   * @param {GameRecord} record
   * @param {number} seat
   * @returns {Promise<{view: View, record: GameRecord, open: View}>}
   */
  async load(record, seat) {
    this.loaded = false;
    const answer = await this.change("load", { record, seat });
    this.loaded = true;
    return answer;
  }

  /**
   * @param {string} text
   * @param {number} seat
   * @returns {Promise<{events: GameEvent[], view: View, record: GameRecord, open: View}>}
   */
  act(text, seat) {
    return this.change("act", { text, seat });
  }

  /**
   * @param {number | "turn"} steps
   * @param {number} seat
   * @returns {Promise<{view: View, record: GameRecord, open: View}>}
   */
  undo(steps, seat) {
    return this.change("undo", { steps, seat });
  }

  /**
   * @param {number} seat or `PUBLIC`
   * @returns {Promise<View>}
   */
  async view(seat) {
    return shown(await this.engine.call("view", { seat }));
  }

  /**
   * @param {number} seat or `PUBLIC`
   * @returns {Promise<HistoryStep[]>}
   */
  history(seat) {
    return this.engine.call("history", { seat });
  }

  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>} a question that changes nothing
   */
  async ask(method, params) {
    return this.loaded ? this.engine.call(method, params) : null;
  }

  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  async change(method, params) {
    const answer = await this.engine.call(method, params);
    const open = await this.engine.call("public");
    return { ...answer, open: shown(open) };
  }
}

/**
 * A view for the screen: what everybody may see belongs to no seat there.
 *
 * @param {View} view
 * @returns {View}
 */
function shown(view) {
  return view.seat === PUBLIC ? { ...view, seat: null } : view;
}
