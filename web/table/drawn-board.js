/** @typedef {"light" | "dark"} Theme */

/** The theme of the page: chosen by the reader, or else that of the device. @returns {Theme} */
export function themeOf() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Calls back whenever the theme may have changed.
 *
 * @param {(theme: Theme) => void} callback
 * @returns {() => void} undo
 */
export function onTheme(callback) {
  const changed = () => callback(themeOf());
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", changed);
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme"],
  });
  return () => {
    dark.removeEventListener("change", changed);
    attributes.disconnect();
  };
}

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

  /** Where a part of the board is on the screen. @param {{x: number, y: number, w: number, h: number} | null | undefined} box measured from the corner of the board */
  onPage(box) {
    const corner = this.place?.getBoundingClientRect();
    return corner && box
      ? new DOMRect(corner.left + box.x, corner.top + box.y, box.w, box.h)
      : null;
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
