import { SavedElsewhere } from "../storage/tabs/lock.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").Changed} Changed */
/** @typedef {import("../engine/types.js").GameRecord} GameRecord */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */

/** @typedef {Pick<typeof import("../engine/service.js").engineService, "call">} Engine */

/**
 * What has become of the table.
 *
 * @typedef {object} Turned
 * @property {View} view as those eyes see it that asked
 * @property {View} open as everybody may see it
 * @property {HistoryStep[]} history all that those eyes have seen
 * @property {number} kept how many actions of the record stand as before
 * @property {string[]} actions those that come after them
 * @property {import("../engine/types.js").Refused | null} refused the first of several actions that was not possible
 */

/** The "seat" of everybody: it knows what lies open. */
export const PUBLIC = -1;

/** Which table lies in an engine: there is room for one. @type {WeakMap<Engine, EngineTable>} */
const lying = new WeakMap();

/**
 * The table that lies in the engine. Whatever changes it also answers with `open`: the position as
 * everybody may see it, which is what is kept and what is shown behind a curtain. Only the engine
 * knows what is hidden; the page never has to cut it out.
 *
 * Each change is one call, and neither asks nor answers what was said before: so an action costs the same however long
 * the game is.
 */
export class EngineTable {
  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.isThere = false;
    /** How often the game was put there, or taken away. */
    this.visits = 0;
    /** What each pair of eyes was told, by seat. @type {Map<number, HistoryStep[]>} */
    this.told = new Map();
    /** What was answered last, as long as it is so. @type {{eyes: number, view: View} | null} */
    this.latest = null;
  }

  /** True if this game lies in the engine that is running now; another one may have replaced it. */
  get loaded() {
    return this.isThere && lying.get(this.engine) === this;
  }

  set loaded(loaded) {
    this.isThere = loaded;
    this.visits += 1;
    this.told.clear();
    this.latest = null;
  }

  /**
   * @param {string} game
   * @param {string[]} players
   * @param {import("../engine/types.js").OptionValues} options
   * @param {number} seed
   * @returns {Promise<{record: GameRecord, open: View}>}
   */
  async begin(game, players, options, seed) {
    const params = { game, players, options, seed, seat: PUBLIC };
    lying.set(this.engine, this);
    const { record, view } = await this.engine.call("new", params);
    return { record, open: shown(view) };
  }

  /**
   * Says at which seats computers play; what they did goes back with a person's own step.
   *
   * @param {number[]} seats
   */
  computers(seats) {
    this.latest = null;
    return this.engine.call("computers", { seats });
  }

  /**
   * Replays a record.
   *
   * @param {GameRecord} record
   * @param {readonly number[]} [joined] places of actions that one press did together with the one before
   * @returns {Promise<View>} the position as everybody may see it
   */
  async load(record, joined = []) {
    this.loaded = false;
    lying.set(this.engine, this);
    const { view } = await this.engine.call("load", { record, joined, seat: PUBLIC });
    this.loaded = true;
    return shown(view);
  }

  /**
   * Carries out actions one after the other, up to the first that is not possible (`refused`).
   *
   * @param {readonly string[]} actions
   * @param {number} seat that acts
   * @param {number} [eyes] the seat that looks at it, or `PUBLIC`
   * @returns {Promise<Turned>}
   * @throws {import("../engine/errors.js").EngineError} the first one is not possible; nothing has changed
   */
  act(actions, seat, eyes = seat) {
    return this.change("act", { actions, seat, eyes }, eyes);
  }

  /**
   * @param {number | "turn"} steps
   * @param {number} seat
   * @returns {Promise<Turned>}
   */
  undo(steps, seat) {
    return this.change("undo", { steps, seat }, seat);
  }

  /**
   * What an onlooker sees; asked only where it is not known yet.
   *
   * @param {number} eyes a seat, or `PUBLIC`
   * @returns {Promise<{view: View, history: HistoryStep[]}>}
   */
  async look(eyes) {
    const { latest } = this;
    if (latest?.eyes === eyes) return { view: latest.view, history: this.toldTo(eyes) };
    const told = this.toldTo(eyes);
    const { view, history } = await this.engine.call("look", { seat: eyes, since: told.length });
    // The same may have been asked twice: what is new comes after what was known at the call.
    this.told.set(eyes, told);
    return this.noted(eyes, view, history);
  }

  /** What lies on the table is asked anew at the next look; until then nothing is here. */
  forget() {
    this.latest = null;
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
   * @param {number} eyes
   * @returns {Promise<Turned>}
   * @throws {SavedElsewhere} when it was done to a record that another tab has gone on with since
   */
  async change(method, params, eyes) {
    const since = this.toldTo(eyes).length;
    const { visits } = this;
    /** @type {Changed} */
    const answer = await this.engine.call(method, { ...params, since });
    if (visits !== this.visits) throw new SavedElsewhere();
    const { kept, actions, refused } = answer;
    for (const [seat, steps] of this.told)
      if (steps.length > kept) this.told.set(seat, steps.slice(0, kept));
    const seen = this.noted(eyes, answer.view, answer.history);
    const open = answer.open ? shown(answer.open) : seen.view;
    return { ...seen, open, kept, actions, refused };
  }

  /**
   * @param {number} eyes
   * @param {View} answered
   * @param {HistoryStep[]} news
   */
  noted(eyes, answered, news) {
    const view = shown(answered);
    const history = [...this.toldTo(eyes), ...news];
    // At the end all is open that was told without its secrets until then.
    if (view.over) this.told.clear();
    else this.told.set(eyes, history);
    this.latest = view.over ? null : { eyes, view };
    return { view, history };
  }

  /** @param {number} eyes */
  toldTo(eyes) {
    return this.told.get(eyes) ?? [];
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
