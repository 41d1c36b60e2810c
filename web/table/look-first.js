/** So often somebody has looked first and then done it; then he knows how it goes, and is asked whether it is to stay. */
const KNOWN = 3;

/**
 * The first touch of what cannot be taken back shows what it would do, the second one does it: always, never, or, as
 * long as nobody has decided about it, for fingers while the guide goes along.
 */
export class LookFirst {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** What was shown and waits for its second touch. @type {string | null} */
    this.shown = null;
    this.times = 0;
    /** Whether a touch has only shown something at this table. */
    this.isKnown = false;
  }

  get isOn() {
    const { settings, guide, touches } = this.table;
    const wanted = settings.lookFirst ?? "never";
    if (wanted !== "guided") return wanted === "always";
    return guide.isOn && touches.byFinger;
  }

  /**
   * @param {{final?: boolean}} action that was touched
   * @param {string} id what was touched
   * @param {() => void} show tells what the action would do
   * @returns {boolean} whether this touch has only shown it
   */
  shows(action, id, show) {
    if (!action.final || !this.isOn) return false;
    if (this.shown === id) {
      this.shown = null;
      this.times += 1;
      return false;
    }
    this.shown = id;
    this.isKnown = true;
    show();
    return true;
  }

  /** Another position lies on the table. Whoever knows by now how it goes is asked, once. */
  forget() {
    this.shown = null;
    const { table } = this;
    const { settings, deciding, dialog } = table;
    if (this.times < KNOWN || settings.lookFirst !== "guided" || !deciding || dialog) return;
    this.times = 0;
    void table.openDialog({ kind: "look-first" });
  }

  /** @param {"always" | "never"} wanted */
  decide(wanted) {
    this.table.closeDialog();
    this.table.send("table-pref", { lookFirst: wanted });
  }
}
