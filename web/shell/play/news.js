import { isTurnBegan } from "../../core/engine/events.js";
import { ticketOf } from "../../core/ticket.js";

/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */
/** @typedef {import("../../core/engine/types.js").HistoryStep} HistoryStep */
/** @typedef {import("../after/replay-course.js").ReplayPicture} ReplayPicture */
/** @typedef {{kind: string, id: string}} Place */

/**
 * One thing that somebody did.
 *
 * @typedef {object} Item
 * @property {number} step  of the game: where it has just happened
 * @property {import("../../table/types.js").SeatInfo | undefined} seat
 * @property {string} text
 * @property {Place[]} places  what it is about
 */

/**
 * What is worth telling of some steps.
 *
 * @param {readonly HistoryStep[]} steps
 * @param {GameWords} words
 * @returns {Item[]}
 */
export function itemsOf(steps, words) {
  return steps.flatMap(({ step, seat, events }) => {
    // Whose turn began is told by the mark before each line.
    const told = events.filter((event) => !isTurnBegan(event));
    const text = words.describe(told).join(" ");
    return text ? [{ step, seat: words.seats[seat], text, places: words.places(told) }] : [];
  });
}

/**
 * What the others did since a person decided last: at first all of it is lit on the board as it is now, then one thing
 * after the other can be seen as it happened. Fires "change".
 */
export class News extends EventTarget {
  /**
   * @param {readonly Item[]} items
   * @param {object} given
   * @param {(step: number, before: ReplayPicture | null) => Promise<ReplayPicture>} given.at
   * @param {(events: readonly import("../../core/engine/types.js").GameEvent[]) => void} given.play  lets what happened be heard
   * @param {(error: unknown) => void} given.failed  told that a board cannot be shown
   * @param {() => number} given.pause  from one thing to the next, in milliseconds
   */
  constructor(items, { at, play, failed, pause }) {
    super();
    this.items = items;
    this.at = at;
    this.play = play;
    this.failed = failed;
    this.pause = pause;
    /** Which thing is shown; null while it is all of them, in the present. @type {number | null} */
    this.index = null;
    /** The board of that moment. @type {ReplayPicture | null} */
    this.picture = null;
    this.running = false;
    /** Nobody has seen any of it. */
    this.isNew = true;
    /** Shows the lines after those that are seen, of a text that is longer than its place; false where there are none. */
    this.readOn = () => false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Where on the board there is something to see now. */
  get places() {
    const shown = this.index === null ? this.items : this.items.slice(this.index, this.index + 1);
    return shown.flatMap(({ places }) => places);
  }

  /** Shows a thing as it happened; beyond the last one and before the first one there is the present. @param {number} index */
  async go(index) {
    const item = this.items[index];
    if (!item) {
      this.rest();
      return;
    }
    this.index = index;
    // Somebody may go on meanwhile.
    const ticket = ticketOf(() => [this.index]);
    try {
      const picture = await this.at(item.step, this.picture);
      if (!ticket.isValid) return;
      this.play(picture.events);
      this.picture = picture;
      this.dispatchEvent(new Event("change"));
    } catch (error) {
      if (!ticket.isValid) return;
      this.rest();
      this.failed(error);
    }
  }

  /** On to the next lines, or to the next thing. */
  async next() {
    if (!this.readOn()) await this.go((this.index ?? -1) + 1);
  }

  /** Shows one thing after the other, or stops there. */
  async toggle() {
    clearTimeout(this.timer);
    this.running = !this.running;
    if (this.running) await this.#next();
    else this.dispatchEvent(new Event("change"));
  }

  /** Back to the board as it is now. */
  rest() {
    clearTimeout(this.timer);
    this.running = false;
    this.index = null;
    this.picture = null;
    this.dispatchEvent(new Event("change"));
  }

  async #next() {
    await this.next();
    if (this.running) this.timer = setTimeout(() => void this.#next(), this.pause());
  }
}
