import { showWindow } from "../ui/back/beside.js";
import { part } from "./part-names.js";

/**
 * What lies open over a table, one over the other: a window, a bubble, a half-made choice, a drawer, the board in words, and
 * what only one game opens. The table keeps what they show; here they are opened, and left from the innermost outwards.
 */
export class Windows {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /** @returns {HTMLDialogElement | null} */
  get element() {
    return this.table.renderRoot.querySelector("dialog");
  }

  /** Whether a window is on the screen. */
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

  close() {
    if (this.isOpen) this.element?.close();
    // It was asked for, but is not on the screen yet.
    else this.table.dialog = null;
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
    if (table.drawer === name) {
      this.closeDrawer();
      return;
    }
    table.bubble = null;
    table.drawer = name;
    await table.updateComplete;
    table.focusOn(".drawer h2");
  }

  /** The keyboard goes back to the button that opens it. */
  closeDrawer() {
    const { table } = this;
    const button = part(`tool-${String(table.drawer)}`);
    table.drawer = null;
    void table.updateComplete.then(() => table.focusOn(button));
  }

  /** How many things Back leaves one after the other. */
  get depth() {
    const { dialog, bubble, choices, drawer, closeOwn } = this.table;
    return [dialog, bubble, choices.open, drawer, closeOwn].filter(Boolean).length;
  }

  /** Escape and the browser's Back: leaves the innermost open thing. @returns {boolean} whether something was open */
  leave() {
    const { table } = this;
    if (table.dialog) this.close();
    else if (table.bubble) table.closeBubble();
    else if (table.choices.open) table.choices.clear();
    else if (table.drawer) this.closeDrawer();
    else if (table.told.open) void table.told.toggle();
    else if (table.closeOwn) table.closeOwn();
    else return false;
    return true;
  }
}
