import { showWindow } from "../ui/back/back.js";
import { part } from "./parts.js";

/** The log where it stands beside the board. */
const LOG = ".log-panel .log";

/** How something is left, nothing while it is not open. @typedef {(windows: Windows) => (() => unknown) | null | false} Layer */

/** What stays open until it is left, the innermost last of what opens together. @type {readonly Layer[]} */
const LAYERS = [
  ({ table }) => table.closeOwn,
  ({ table: { selection } }) => selection.open && (() => selection.clear()),
  ({ table: { told } }) => told.open && (() => told.toggle()),
  (windows) => windows.leaveLog,
  ({ table }) => table.closeHint,
  (windows) => Boolean(windows.table.drawer) && (() => windows.closeDrawer()),
  ({ table }) => table.bubble !== null && (() => table.closeBubble()),
];

/**
 * What lies open over a table, one over the other: a window, a bubble, a drawer, a half-made choice, the board in words, and
 * what only one game opens. The table keeps what they show; here they are opened, and left from the innermost outwards.
 */
export class Windows {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** What had the keyboard before a key led into the log. @type {HTMLElement | null} */
    this.beforeLog = null;
    /** What is open of `LAYERS`, in the order in which it opened. @type {Layer[]} */
    this.opened = [];
    table.addController(this);
  }

  hostUpdated() {
    const open = LAYERS.filter((layer) => layer(this));
    this.opened = [...new Set([...this.opened.filter((one) => open.includes(one)), ...open])];
  }

  /** @returns {HTMLDialogElement | null} */
  get element() {
    return this.table.renderRoot.querySelector("dialog");
  }

  /** A window is on the screen. */
  get isOpen() {
    return this.element?.open === true;
  }

  /** @param {object} dialog */
  async open(dialog) {
    const { table } = this;
    table.bubble = null;
    table.dialog = dialog;
    await table.updateComplete;
    // Where the keyboard is now it goes back to.
    table.fastTap.giveFocus();
    if (table.dialog && this.element) showWindow(this.element);
  }

  /**
   * Puts all questions that belong to an action, one after the other, until each is answered with yes: none of them before
   * what is advised, which they would warn of.
   *
   * @param {{text: string}} action
   * @param {() => void} then
   */
  askBefore(action, then) {
    const { table } = this;
    const due = (table.game.questions ?? []).filter(({ asks }) => asks(table, action));
    const next = () => {
      const question = action.text !== table.hinted?.text && due.shift();
      if (!question) return then();
      const goOn = () => {
        this.close();
        next();
      };
      void this.open({ kind: "question", question, action, goOn });
    };
    next();
  }

  close() {
    if (this.isOpen) this.element?.close();
    // It was asked for, but is not on the screen yet.
    else this.table.dialog = null;
  }

  /** Says in the open window that it comes before what a key would do at the table. */
  hold() {
    const { table } = this;
    if (this.isOpen && table.dialog)
      table.dialog = { ...table.dialog, held: (table.dialog.held ?? 0) + 1 };
  }

  /** The browser says so late: another window may be open by now. */
  closed() {
    const { table } = this;
    if (this.isOpen) return;
    if (table.dialog?.kind === "look-first") table.tapPreview.left();
    table.dialog = null;
    table.keepFocus.settle();
  }

  /** @param {string} name */
  async toggleDrawer(name) {
    const { table } = this;
    if (table.drawer === name) return this.closeDrawer();
    // A question waits until the drawer is closed.
    table.bubble = null;
    table.drawer = name;
    await table.updateComplete;
    if (!table.focusOn(`.drawer .sheet-body :is(button, summary)`)) table.focusOn(".drawer h2");
  }

  /** The keyboard goes back to the button that opens it. */
  closeDrawer() {
    const { table } = this;
    const button = part(`tool-${String(table.drawer)}`);
    table.drawer = null;
    void table.updateComplete.then(() => table.focusOn(button));
  }

  /** The keyboard goes into the log beside the board, or a drawer opens with it. */
  enterLog() {
    const { table } = this;
    const { activeElement } = /** @type {ShadowRoot} */ (table.renderRoot);
    if (!table.focusOn(LOG)) void this.toggleDrawer("log");
    else if (!activeElement?.matches(LOG))
      this.beforeLog = /** @type {HTMLElement | null} */ (activeElement);
  }

  /** Leads the keyboard from the log beside the board to where it was before; null where it is elsewhere. */
  get leaveLog() {
    const { table, beforeLog } = this;
    const { activeElement } = /** @type {ShadowRoot} */ (table.renderRoot);
    if (!activeElement?.matches(LOG)) return null;
    return () => (beforeLog?.isConnected ? beforeLog.focus() : table.focusOn(part("prompt")));
  }

  /** How many things Back leaves one after the other. */
  get depth() {
    const { dialog, bubble, selection, drawer, closeOwn } = this.table;
    return [dialog, bubble, selection.open, drawer, closeOwn].filter(Boolean).length;
  }

  /** Escape and the browser's Back: leaves what opened last. @returns {boolean} true when something was open */
  leave() {
    const { table } = this;
    this.hostUpdated();
    const leaveIt = this.opened.at(-1)?.(this);
    if (table.dialog) this.close();
    else if (table.bubble?.kind === "ask") table.selection.clear();
    else if (leaveIt) leaveIt();
    else return false;
    return true;
  }
}
