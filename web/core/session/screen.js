/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */

/** What may be on the screen now, and beneath it the position as everybody at the table may see it. */
export class Screen {
  /** @param {View | null} open */
  constructor(open) {
    /** The position as everybody may see it. */
    this.openView = open;
    /** What may be on the screen now. */
    this.view = open;
    /** What has just happened. @type {GameEvent[]} */
    this.events = [];
    /** @type {HistoryStep[]} */
    this.history = [];
    /** What the others did since this seat's last turn. @type {HistoryStep[]} */
    this.since = [];
  }

  /** The engine has the game anew. @param {View} open */
  begin(open) {
    this.openView = open;
    this.view = open;
    this.events = [];
  }

  /**
   * Takes away everything that not everybody may see.
   *
   * @param {HistoryStep[]} [told] the story as everybody was told it
   */
  cover(told = []) {
    this.view = this.openView;
    this.history = told;
    this.since = [];
    this.events = [];
  }

  /**
   * @param {View} view as one seat may see it
   * @param {HistoryStep[]} history
   */
  uncover(view, history) {
    this.view = view;
    this.history = history;
  }

  /**
   * @param {HistoryStep[]} steps that were made while the one who looks now was not there
   */
  catchUp(steps) {
    this.since = steps;
    this.events = [];
  }

  /**
   * Something has happened before the eyes of the one who looks.
   *
   * @param {View} view
   * @param {HistoryStep[]} history
   * @param {GameEvent[]} events
   */
  advance(view, history, events) {
    this.uncover(view, history);
    this.events = events;
  }
}
