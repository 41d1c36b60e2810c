/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../../../table/types.js").TableContext<import("../types.js").GameEvent>} Context */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("./closing-sets.js").Mode} Mode */
/** @typedef {import("../types.js").OfficialId} OfficialId */

import { ticketOf } from "../../../core/ticket.js";
import { closeAction, largest, setsOf, toggled } from "./closing-sets.js";

/**
 * What a person has put together in the closing panel so far. Every question about what is possible
 * or what it brings goes to the engine's list or to its preview.
 */
export class ClosingDraft {
  /**
   * @param {readonly Action[]} closes legal close actions
   * @param {Context | null} ctx
   * @param {() => void} changed called when something to be shown has changed
   * @param {{propose: boolean}} options whether to begin with the set that brings most
   */
  constructor(closes, ctx, changed, { propose }) {
    this.closes = closes;
    this.ctx = ctx;
    this.changed = changed;
    this.proposes = propose;
    this.sets = { each: setsOf(closes, "each"), all: setsOf(closes, "all") };
    this.best = { each: largest(this.sets.each), all: largest(this.sets.all) };
    /** @type {Mode} */
    this.mode = this.best.all.length > this.best.each.length ? "all" : "each";
    /** Who may help to close, one at a time. */
    this.helpers = [...new Set(closes.flatMap(({ official }) => official ?? []))];
    this.canDecline = closes.some((action) => action.declined);
    /** @type {OfficialId | null} */
    this.official = this.helpers[0] ?? null;
    this.declined = false;
    /** @type {readonly string[]} */
    this.houses = propose ? this.best[this.mode] : [];
    /** @type {Preview | null} */
    this.preview = null;
    /** Points of the largest set of each way, for the two big choices. @type {Record<Mode, number | null>} */
    this.promise = { each: null, all: null };
    /** Whether the person has chosen something. */
    this.isTouched = false;
    this.refresh();
    void this.refreshPromises().then(() => this.propose());
  }

  /** The way that brings more points now is chosen first, as long as the person has chosen nothing. */
  propose() {
    const { each, all } = this.promise;
    if (this.isTouched || each === null || all === null || !this.proposes) return;
    const better = all > each ? "all" : "each";
    if (better !== this.mode) this.choose(better);
  }

  /** Cities that can get a house in the chosen way. */
  get open() {
    return new Set(this.sets[this.mode].flat());
  }

  /** @returns {Action | null} */
  get action() {
    return closeAction(this.closes, this);
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.isTouched = true;
    this.choose(mode);
  }

  /** @param {Mode} mode */
  choose(mode) {
    this.mode = mode;
    this.houses = this.best[mode];
    this.refresh();
  }

  /**
   * @param {string} city
   * @returns {boolean} false when no legal set has this city
   */
  toggle(city) {
    const next = toggled(this.sets[this.mode], this.houses, city, this.mode);
    if (!next) return false;
    this.isTouched = true;
    this.houses = next;
    this.refresh();
    return true;
  }

  /** @param {OfficialId | null} official  who helps */
  setOfficial(official) {
    this.isTouched = true;
    this.official = official;
    this.refresh();
    this.refreshPromises();
  }

  /** @param {boolean} declined */
  setDeclined(declined) {
    this.isTouched = true;
    this.declined = declined;
    this.refresh();
    this.refreshPromises();
  }

  async refresh() {
    const ticket = ticketOf(() => [this.action]);
    this.changed();
    const text = this.action?.text;
    const preview = text ? await this.ask(text) : null;
    if (!ticket.isValid) return;
    this.preview = preview;
    this.changed();
  }

  async refreshPromises() {
    const ticket = ticketOf(() => [this.official, this.declined]);
    for (const mode of /** @type {Mode[]} */ (["each", "all"])) {
      const action = closeAction(this.closes, { ...this.choice, houses: this.best[mode] });
      const preview = action ? await this.ask(action.text) : null;
      if (!ticket.isValid) return;
      this.promise[mode] = preview?.gain ?? null;
    }
    this.changed();
  }

  /**
   * What a way of placing says of itself: what is chosen in it, as the total counts it; of the other way what it would be.
   *
   * @param {Mode} mode
   * @returns {{houses: number, points: number | null}}
   */
  told(mode) {
    const { action, houses, preview, best, promise } = this;
    if (mode === this.mode && action)
      return { houses: houses.length, points: preview?.gain ?? null };
    return { houses: best[mode].length, points: promise[mode] };
  }

  get choice() {
    return { houses: this.houses, official: this.official, declined: this.declined };
  }

  /**
   * @param {string} text
   * @returns {Promise<Preview | null>}
   */
  async ask(text) {
    try {
      return (await this.ctx?.preview(text)) ?? null;
    } catch {
      // Without a preview the choice still works; the numbers stay blank.
      return null;
    }
  }
}
