/** So often somebody has looked first and then done it; then he knows how it goes, and is asked whether it is to stay. */
const KNOWN = 3;
/** Among what a device remembers of the guide: that a touch has only shown something. */
const KNOWS = "look-first";

/**
 * The first touch of what cannot be taken back shows what it would do, the second one does it: always, never, or, as
 * long as nobody has decided about it, for fingers while the guide goes along, and after it until the question came.
 */
export class TapPreview {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** What was shown and waits for its second touch. @type {string | null} */
    this.shown = null;
    /** How often each seat has looked first and then done it: what one has learned nobody else has. @type {Map<number | undefined, number>} */
    this.times = new Map();
    /** Whether the person at the table has done nothing yet since others have. */
    this.isBetween = false;
    /** Whether somebody decided when the table was drawn last. */
    this.wasDeciding = false;
    this.isAsked = false;
    /** Whether the question has been answered. */
    this.isDecided = false;
  }

  /** Whether the guide was left, and the question what is to be has not come yet. */
  get isDue() {
    const { isOn, memory } = this.table.guide;
    return !isOn && memory.known.has(KNOWS);
  }

  get isOn() {
    const { settings, guide, tapGuard } = this.table;
    const wanted = settings.lookFirst ?? "never";
    if (wanted !== "guided") return wanted === "always";
    return (guide.isOn || this.isDue) && tapGuard.byFinger;
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
      if (this.table.tapGuard.isDouble) {
        this.table.feedback.insist();
        return true;
      }
      this.shown = null;
      this.times.set(this.seat, this.done + 1);
      return false;
    }
    this.shown = id;
    // Whoever leaves the guide in another game must not find out by himself that one touch does it now.
    this.note();
    show();
    return true;
  }

  /** Who is at the table. */
  get seat() {
    return this.table.view?.seat;
  }

  /** How often whoever is at the table has looked first and then done it. */
  get done() {
    return this.times.get(this.seat) ?? 0;
  }

  /** Whether the person at the table has touched so; nobody else would know what they are asked. */
  get isTheirs() {
    if (this.times.size > 0) return this.times.has(this.seat);
    const { seats } = this.table;
    return seats.filter(({ kind }) => kind !== "computer").length <= 1;
  }

  note() {
    const { memory } = this.table.guide;
    this.times.set(this.seat, this.done);
    if (!memory.known.has(KNOWS)) memory.learn(KNOWS);
  }

  /** Another position lies on the table. */
  forget() {
    this.shown = null;
    if (this.wasDeciding && this.table.deciding) this.isBetween = false;
  }

  /** Whoever knows by now how it goes is asked, once: between two turns, and only when nobody else speaks. */
  askBetween() {
    const { table } = this;
    const { settings, deciding, busy, dialog, bubble, outspoken, guide } = table;
    const wanted = this.isDue || (this.done >= KNOWN && !this.isAsked);
    this.wasDeciding = deciding;
    if (!deciding) this.isBetween = true;
    else if (!this.isBetween || !wanted || !this.isTheirs) return;
    else if (settings.lookFirst !== "guided") return;
    else if (!(busy || dialog || bubble || outspoken || guide.lesson)) this.ask();
  }

  ask() {
    this.isAsked = true;
    this.table.guide.memory.unlearn(KNOWS);
    this.isDecided = false;
    void this.table.windows.open({ kind: "look-first" });
  }

  /** @param {"always" | "never"} wanted */
  decide(wanted) {
    this.isDecided = true;
    this.table.windows.close();
    this.table.send("table-pref", { lookFirst: wanted });
  }

  /** The question was left without an answer: then nothing is done unseen from now on, and that is said. */
  left() {
    const { table } = this;
    if (this.isDecided || table.guide.isOn) return;
    table.send("table-pref", { lookFirst: "always" });
    table.feedback.info("table-guide-left-looking", "prompt");
  }
}
