import { EngineTable } from "./engine-table.js";
import { store } from "./store.js";
import { TabClaim } from "./tab-claim.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").HistoryStep} HistoryStep */

/**
 * loading: the kept picture is shown, the engine is on its way · curtain: nobody has confirmed who
 * holds the device · playing · over · watching: another tab plays · missing: no such game ·
 * broken: the engine cannot replay the record.
 *
 * @typedef {"loading" | "curtain" | "playing" | "over" | "watching" | "missing" | "broken"} Phase
 */

/**
 * Why the curtain is down: a turn begins · the decision of another player in the middle of a turn is
 * made and the turn goes on · the page was out of sight · the game was opened.
 *
 * @typedef {"turn" | "continue" | "hidden" | "opened"} CurtainReason
 */

/** What is known of one game on this page; fires "change". */
export class SessionState extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {Phase} */
    this.phase = "loading";
    /** @type {SavedGame | null} */
    this.saved = store.load(id);
    /** The position as everybody at the table may see it. @type {View | null} */
    this.openView = this.saved?.view ?? null;
    /** What may be on the screen now. @type {View | null} */
    this.view = this.openView;
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {HistoryStep[]} */
    this.history = [];
    /** What the others did since this seat's last turn. @type {HistoryStep[]} */
    this.since = [];
    this.busy = false;
    /** The seat that holds the device or is asked to take it. */
    this.seat = this.saved?.status.current ?? 0;
    /** @type {CurtainReason} */
    this.curtainReason = "opened";
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
    /** @type {unknown} */
    this.trouble = null;
    this.table = new EngineTable();
    this.claim = new TabClaim(id);
    this.closed = false;
  }

  /** People who share the device; hidden information has to be hidden between them. */
  get people() {
    return this.saved?.seats.filter((seat) => seat.kind === "person").length ?? 0;
  }

  get needsCurtain() {
    return this.people > 1;
  }

  /** @param {SavedGame} saved */
  remember(saved) {
    this.saved = saved;
  }

  /** Takes the game as it is kept now; another tab may have gone on with it. */
  refresh() {
    this.saved = store.load(this.id) ?? this.saved;
  }

  /** @param {boolean} busy the engine is thinking */
  setBusy(busy) {
    this.busy = busy;
    this.changed();
  }

  /** @param {unknown} error */
  complain(error) {
    this.dispatchEvent(new CustomEvent("complaint", { detail: error }));
  }

  /** @param {Phase} phase */
  setPhase(phase) {
    this.phase = phase;
    this.changed();
  }

  changed() {
    if (!this.closed) this.dispatchEvent(new Event("change"));
  }
}
