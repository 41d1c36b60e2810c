import { onTheme, themeOf } from "./theme-of.js";

/** @typedef {import("./theme-of.js").Theme} Theme */

/**
 * Keeps a drawn board in step with its table: makes another one for another place or kind, gives it the theme of the page,
 * and hands over a state only when it has changed.
 *
 * @template {{setState(state: any, time?: number): void, setTheme(theme: Theme): void, destroy(): void}} B
 */
export class DrawnBoard {
  /** @param {(place: HTMLElement, theme: Theme) => {board: B, undos?: (() => void)[]}} build  `undos` end what listens to the board */
  constructor(build) {
    this.build = build;
    /** @type {B | null} */
    this.board = null;
    /** @type {HTMLElement | null} */
    this.place = null;
    /** @type {unknown} */
    this.kind = null;
    /** @type {(() => void)[]} */
    this.undos = [];
    this.shown = "";
  }

  /**
   * @param {HTMLElement} place
   * @param {unknown} kind another kind makes another board
   * @param {object} state
   * @param {number} [time] for the way from the last state to this one
   */
  update(place, kind, state, time = 0) {
    if (!this.board || this.place !== place || this.kind !== kind) this.make(place, kind);
    const key = JSON.stringify(state);
    if (key === this.shown) return;
    const first = this.shown === "";
    this.shown = key;
    this.board?.setState(state, first ? 0 : time);
  }

  /** @param {HTMLElement} place @param {unknown} kind */
  make(place, kind) {
    this.destroy();
    const { board, undos = [] } = this.build(place, themeOf());
    this.board = board;
    this.place = place;
    this.kind = kind;
    this.undos = [...undos, onTheme((theme) => board.setTheme(theme))];
  }

  destroy() {
    for (const undo of this.undos) undo();
    this.undos = [];
    this.board?.destroy();
    this.board = null;
    this.place = null;
    this.shown = "";
  }
}
