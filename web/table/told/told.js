import { render } from "lit";
import { afterPicture } from "../../core/ticket.js";
import { usesDrawers } from "../arrangement.js";
import { part } from "../parts.js";
import { toldWords } from "./told-board.js";

/** @typedef {import("./types.js").ToldChart} ToldChart */

/**
 * The drawn board in words, for players without sight or pointer: its charts, its window beside the picture, and the
 * place that the tabulator comes to.
 */
export class Told {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.open = false;
    /** What had the keyboard before it was led there. @type {Element | null} */
    this.before = null;
    /** What the charts were made of. @type {readonly unknown[]} */
    this.made = [];
    /** @type {readonly ToldChart[]} */
    this.kept = [];
    /** The place that the tabulator came to last. @type {HTMLButtonElement | null} */
    this.place = null;
    /** It is told with the next picture. */
    this.due = false;
    /** For what the tabulator's place was chosen: the view, what is asked for there, and whether it comes to it. @type {readonly unknown[]} */
    this.stopped = [];
    table.addController(this);
  }

  /** Made anew only for another view, other people, a turn that comes, or another language. @returns {readonly ToldChart[]} */
  get charts() {
    const { game, view, seats, me, deciding } = this.table;
    const from = [view, seats, me, deciding, document.documentElement.lang];
    if (from.some((one, index) => one !== this.made[index])) {
      this.made = from;
      this.kept = game.told?.charts(this.table) ?? [];
    }
    return this.kept;
  }

  /** This table has a board that can be told. */
  get isThere() {
    return this.table.game.told !== undefined;
  }

  /** On a desktop it stands beside the whole board, in the place of the log; elsewhere it lies over a part of the picture. */
  get isBeside() {
    const { scale } = this.table.arrangement;
    return this.open && (scale === "large" || scale === "huge");
  }

  /** @returns {HTMLElement | null} */
  get section() {
    return this.table.renderRoot.querySelector(part("told"));
  }

  /** The keyboard is in it. */
  get isRead() {
    return this.section?.matches(":focus-within") ?? false;
  }

  /** All places in reading order. @returns {HTMLButtonElement[]} */
  get places() {
    const all = this.section?.querySelectorAll("button[data-place]") ?? [];
    return /** @type {HTMLButtonElement[]} */ ([...all]);
  }

  /** An open or focused board has its words at once; otherwise they come after the picture, so as not to delay it. */
  hostUpdated() {
    const { section } = this;
    if (!section) return;
    if (this.open || this.isRead) {
      if (this.isRead) this.standAside();
      return this.tell();
    }
    if (this.due) return;
    this.due = true;
    afterPicture(() => {
      // While an answer is on its way it would have to wait for words that are old with it; it brings new ones.
      if (this.due && !this.table.busy) this.tell();
      this.due = false;
    });
  }

  /** Puts it into words as it is now. */
  tell() {
    this.due = false;
    const { section, table } = this;
    if (!section || !table.view) return;
    render(toldWords(table), section);
    this.stop(section);
  }

  /** One place of the board takes the tabulator, the first that is asked for; the arrow keys go on from there. @param {HTMLElement} section */
  stop(section) {
    const { arrangement, deciding, renderRoot, view } = this.table;
    // Whoever looks on passes by, and so does everybody where a button does what is asked.
    const isPassed =
      usesDrawers(arrangement) || !deciding || renderRoot.querySelector(".primary-press");
    const isStop = this.open || !isPassed;
    // Whoever was in a chart goes on there, wherever else something is asked for.
    const there = [this.place, this.place?.closest("[data-chart]")?.querySelector("button.can")];
    const first =
      there.find((one) => one?.isConnected && one.matches(".can")) ??
      section.querySelector("button.can") ??
      this.places[0];
    const made = [view, first, isStop];
    if (made.every((one, index) => one === this.stopped[index]) || this.isRead) return;
    this.stopped = made;
    if (!(first instanceof HTMLButtonElement)) return;
    this.stopAt(first);
    // It would lie over the picture for whoever only passes by.
    if (!isStop) first.setAttribute("tabindex", "-1");
  }

  /** Where it is only passed by, it stands over the log, and not over the picture. */
  standAside() {
    const { section, table, open } = this;
    const side = table.renderRoot.querySelector(".log-panel")?.getBoundingClientRect();
    if (open || !section || !side) return;
    for (const edge of /** @type {const} */ (["left", "top", "width", "height"]))
      section.style.setProperty(`--${edge}`, `${side[edge]}px`);
  }

  /** @param {HTMLButtonElement} place */
  stopAt(place) {
    for (const one of this.section?.querySelectorAll('[data-place][tabindex="0"]') ?? [])
      one.setAttribute("tabindex", "-1");
    place.setAttribute("tabindex", "0");
    this.place = place;
  }

  /** Opens it beside the board with the keyboard in it, or puts it away. */
  async toggle() {
    const { table, isRead } = this;
    this.open = !this.open;
    // It may stand elsewhere now.
    this.stopped = [];
    table.requestUpdate();
    await table.updateComplete;
    if (this.open) this.focus();
    else if (isRead) this.leave();
  }

  /** The keyboard goes back to where it was before. */
  leave() {
    const { table, before } = this;
    if (before instanceof HTMLElement) before.focus();
    if (this.isRead && !table.focusOn(part("tool-told"))) table.focusOn(part("prompt"));
  }

  /** The keyboard goes into it, or puts it away where it is there already. */
  enter() {
    if (this.open && !this.isRead) this.focus();
    else void this.toggle();
  }

  /** @returns {boolean} true when there is a place to go to */
  focus() {
    if (!this.isRead) this.before = /** @type {ShadowRoot} */ (this.table.renderRoot).activeElement;
    return this.table.focusOn('[data-place][tabindex="0"]');
  }

  /** A place was pressed; what is asked for then is read out, unless an answer was. @param {() => void} press */
  press(press) {
    const { table } = this;
    const before = table.bubble;
    press();
    if (table.selection.open && table.bubble === before) table.voice.ask();
  }
}
