import { ticketOf } from "../../../core/ticket.js";
import { part } from "../../../table/parts.js";
import { unlike } from "../expansions/drafts.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/** @typedef {import("../../../table/types.js").TableContext<import("../types.js").GameEvent>} Context */
/** @typedef {"each" | "all"} Mode */
/** @typedef {{houses: readonly string[], official: OfficialId | null, declined: boolean}} Choice */
/** @typedef {Choice & {mode: Mode, isTouched: boolean}} Moment */
/** @typedef {Moment & {before: Moment[]}} Choices */

/** So many other sets are looked at, those with most houses. */
const OTHERS = 8;

/** @type {readonly Mode[]} */
const MODES = ["each", "all"];

/**
 * The choices in the closing panel so far. Nothing is worked out here: a set of houses is possible when the list of the
 * engine has it, and its preview says what it brings.
 */
export class ClosingDraft {
  /**
   * @param {readonly Action[]} closes legal close actions
   * @param {Context | null} ctx
   * @param {() => void} changed called when the panel has to be drawn again
   * @param {{propose: boolean, choices?: Choices | null}} options whether to begin with the best set, or with
   *   choices that were made before
   */
  constructor(closes, ctx, changed, { propose, choices = null }) {
    this.closes = closes;
    this.ctx = ctx;
    this.changed = changed;
    this.proposes = propose;
    this.sets = { each: setsOf(closes, "each"), all: setsOf(closes, "all") };
    this.best = { each: largest(this.sets.each), all: largest(this.sets.all) };
    /** @type {Mode} */
    this.mode = this.best.all.length > this.best.each.length ? "all" : "each";
    /** The officials who can help to close, one at a time. */
    this.helpers = [...new Set(closes.flatMap(({ official }) => official ?? []))];
    this.canDecline = closes.some((action) => action.declined);
    /** @type {OfficialId | null} */
    this.official = this.helpers[0] ?? null;
    this.declined = false;
    /** It is not known yet which set is best: nothing is chosen until then, or until the person chooses. */
    this.isCounting =
      propose && ctx !== null && MODES.flatMap((mode) => most(this.sets[mode])).length > 1;
    /** @type {readonly string[]} */
    this.houses = propose && !this.isCounting ? this.best[this.mode] : [];
    /** @type {Preview | null} */
    this.preview = null;
    /** What the largest set of each mode brings. @type {Record<Mode, Preview | null>} */
    this.promise = { each: null, all: null };
    /** What brings most instead of the chosen houses, and no less, once it is known. @type {{houses: readonly string[], points: number} | null} */
    this.next = null;
    /** True once the person has chosen something. */
    this.isTouched = false;
    /** What was chosen before each step of the person. @type {Moment[]} */
    this.before = [];
    Object.assign(this, choices);
    if (this.isTouched) this.isCounting = false;
    if (!this.isCounting) void this.refresh();
    void this.refreshPromises();
  }

  /** Chooses the better mode, as long as the person has chosen neither mode nor houses. */
  propose() {
    if (!this.isCounting) return;
    this.isCounting = false;
    const [each, all] = MODES.map((mode) => this.promise[mode]?.worth ?? null);
    const isKnown =
      each !== null && all !== null && MODES.every((mode) => this.best[mode].length > 0);
    this.choose(isKnown ? (all > each ? "all" : "each") : this.mode);
  }

  /** Cities that can get a house in the chosen mode. */
  get open() {
    return new Set(this.sets[this.mode].flat());
  }

  get choice() {
    return { houses: this.houses, official: this.official, declined: this.declined };
  }

  /** @returns {Moment} */
  get moment() {
    return { ...this.choice, mode: this.mode, isTouched: this.isTouched };
  }

  /** All that it takes to go on with the panel after a reload. @returns {Choices} */
  get choices() {
    return { ...this.moment, before: this.before };
  }

  /** The person is about to choose something. */
  begin() {
    this.before.push(this.moment);
    this.isTouched = true;
  }

  /** Takes the last step back. */
  back() {
    Object.assign(this, this.before.pop());
    void this.refresh();
    void this.refreshPromises();
  }

  get action() {
    return this.actionFor(this.choice);
  }

  /** The action for exactly this choice. @param {Choice} choice */
  actionFor({ houses, official, declined }) {
    const key = keyOf(houses);
    return this.closes.find(
      (action) =>
        keyOf(action.houses ?? []) === key &&
        (action.official ?? null) === official &&
        Boolean(action.declined) === declined,
    );
  }

  /** The parts of the panel that lead from this choice to an advised one; its button, once nothing else does. @param {Action} advised @returns {string[]} */
  partsTo({ houses = [], modes = [], official, declined = false }) {
    const other = unlike(this.houses, houses);
    const isOtherMode = other.length > 0 && modes.length > 0 && !modes.includes(this.mode);
    const cities = isOtherMode ? [`close-mode-${modes[0]}`] : other.map((id) => `close-city-${id}`);
    const helper =
      (official ?? null) === this.official ? [] : [`close-${official ?? this.official}`];
    const carriage = Boolean(declined) === this.declined ? [] : ["close-carriage"];
    const parts = [...cities, ...helper, ...carriage];
    return parts.length > 0 ? parts : ["close-confirm"];
  }

  /** @param {Mode} mode */
  setMode(mode) {
    const isOther = mode !== this.mode || keyOf(this.houses) !== keyOf(this.best[mode]);
    if (isOther) this.begin();
    this.isTouched = true;
    this.isCounting = false;
    this.choose(mode);
  }

  /** Chooses a mode, and its largest set where sets are proposed. @param {Mode} mode */
  choose(mode) {
    const { proposes, houses } = this;
    const kept = this.sets[mode].find((set) => keyOf(set) === keyOf(houses)) ?? [];
    this.mode = mode;
    this.houses = proposes ? this.best[mode] : kept;
    this.preview = proposes ? this.promise[mode] : this.preview;
    void this.refresh();
  }

  /**
   * @param {string} city
   * @returns {boolean} false when no legal set has this city
   */
  toggle(city) {
    const next = toggled(this.sets[this.mode], this.houses, city, this.mode);
    if (!next) return false;
    this.begin();
    this.isCounting = false;
    this.houses = next;
    void this.refresh();
    return true;
  }

  /** Says who helps, or whether the carriage is declined. @param {Partial<Pick<Choice, "official" | "declined">>} choice */
  set(choice) {
    this.begin();
    Object.assign(this, choice);
    void this.refresh();
    void this.refreshPromises();
  }

  /** @param {OfficialId} id @returns {boolean} false when it has to be with him, or without him */
  toggleHelper(id) {
    const official = this.official === id ? null : id;
    if (!this.actionFor({ ...this.choice, official })) return false;
    this.set({ official });
    return true;
  }

  async refresh() {
    const ticket = ticketOf(() => [this.action]);
    this.changed();
    const preview = await this.ask(this.action);
    if (!ticket.isValid) return;
    this.preview = preview;
    this.changed();
    if (this.proposes) await this.refreshNext();
  }

  /** Looks for the best of the other sets. */
  async refreshNext() {
    const ticket = ticketOf(() => [this.action]);
    this.next = null;
    const own = this.preview?.gain ?? Number.NEGATIVE_INFINITY;
    let best = null;
    for (const houses of this.others) {
      const preview = await this.ask(this.actionFor({ ...this.choice, houses }));
      if (!ticket.isValid) return;
      const points = preview?.gain ?? Number.NEGATIVE_INFINITY;
      if (best ? points > best.points : points >= own) best = { houses, points };
    }
    this.next = best;
    this.changed();
  }

  /** The sets with most houses besides the chosen one and its parts. */
  get others() {
    const sets = new Map([...this.sets.each, ...this.sets.all].map((set) => [keyOf(set), set]));
    const others = [...sets.values()].filter((set) => set.some((id) => !this.houses.includes(id)));
    return others.sort((a, b) => b.length - a.length).slice(0, OTHERS);
  }

  async refreshPromises() {
    const ticket = ticketOf(() => [this.official, this.declined]);
    for (const mode of MODES) {
      /** @type {Preview | null} */
      let promise = null;
      for (const houses of most(this.sets[mode])) {
        const preview = await this.ask(this.actionFor({ ...this.choice, houses }));
        if (!ticket.isValid) return;
        if (promise && (preview?.worth ?? 0) <= (promise.worth ?? 0)) continue;
        promise = preview;
        this.best[mode] = houses;
      }
      this.promise[mode] = promise;
    }
    this.propose();
    this.changed();
  }

  /**
   * The houses and points of a mode: those that are chosen, as the total counts them, or those that its largest set would
   * bring.
   *
   * @param {Mode} mode
   * @returns {{houses: number, points: number | null}}
   */
  summary(mode) {
    const { action, houses, preview, best, promise } = this;
    return mode === this.mode && action
      ? { houses: houses.length, points: preview?.gain ?? null }
      : { houses: best[mode].length, points: promise[mode]?.gain ?? null };
  }

  /**
   * Previews an action. Without an answer the choice still works, and the numbers stay blank.
   *
   * @param {Action | undefined} action
   */
  async ask(action) {
    const preview = action && this.ctx?.preview(action.text);
    return (await preview?.catch(() => null)) ?? null;
  }
}

/** @param {readonly string[]} houses */
function keyOf(houses) {
  return [...houses].sort().join(" ");
}

/**
 * The sets of houses that belong to a mode.
 *
 * @param {readonly Action[]} closes
 * @param {Mode} mode
 * @returns {string[][]}
 */
function setsOf(closes, mode) {
  const sets = closes.flatMap(({ houses, modes }) => (modes?.includes(mode) ? [houses ?? []] : []));
  return [...new Map(sets.map((houses) => [houses.join(" "), houses])).values()];
}

/** The sets with most houses, as many as are looked at. @param {readonly string[][]} sets */
function most(sets) {
  const size = Math.max(0, ...sets.map(({ length }) => length));
  return size ? sets.filter(({ length }) => length === size).slice(0, OTHERS) : [];
}

/** The first of the sets with most houses. @param {readonly string[][]} sets @returns {string[]} */
function largest(sets) {
  return most(sets)[0] ?? [];
}

/**
 * The houses after a tap on a city: the listed set that is closest to what the person means.
 *
 * @param {readonly string[][]} sets
 * @param {readonly string[]} chosen
 * @param {string} city
 * @param {Mode} mode
 * @returns {string[] | null} null when no listed set has the city
 */
function toggled(sets, chosen, city, mode) {
  const isAdded = !chosen.includes(city);
  const wanted = new Set(isAdded ? [...chosen, city] : chosen.filter((id) => id !== city));
  const candidates = sets.filter((set) => set.includes(city) === isAdded);
  const keptOf = (/** @type {string[]} */ set) => set.filter((id) => wanted.has(id)).length;
  // The most houses in common, and of those sets the one with the fewest others.
  const [best] = [...candidates].sort((a, b) => keptOf(b) - keptOf(a) || a.length - b.length);
  if (!best) return null;
  // Another country under "all in one country": the tap means all of it.
  const isElsewhere = isAdded && mode === "all" && chosen.length > 0 && keptOf(best) === 1;
  return isElsewhere ? largest(candidates) : best;
}

/**
 * A city was tapped, on the map or in the closing panel: its house is chosen or left out.
 *
 * @param {import("../table.js").TutTable} table
 * @param {string} city
 */
export function toggleHouse(table, city) {
  const { closing } = table;
  if (!closing) return;
  table.bubble = null;
  const before = closing.houses;
  if (closing.toggle(city)) {
    const count = closing.houses.filter((id) => !before.includes(id)).length;
    // Another press on one of them would take its house away.
    if (count > 1) table.feedback.note(table.t("tut-info-houses", { count }), `close-city-${city}`);
    return;
  }
  const meant = { type: "close", mode: closing.mode, houses: [...closing.houses, city] };
  table.feedback.explain(meant, `close-city-${city}`, { kind: "city", id: city });
}

/** Opens the closing panel, or leads to the button of the open one. @param {import("../table.js").TutTable} table @param {boolean} [byKey] the keyboard goes to that button */
export function openClosing(table, byKey = false) {
  if (table.inputQueue.waits("btn-close", () => openClosing(table, byKey))) return;
  const confirm = part("close-confirm");
  if (table.closing) {
    table.focusOn(confirm);
    return table.feedback.info("tut-say-closing", "close-confirm");
  }
  const { feedback, moves, selection } = table;
  if (moves.closes.length === 0 && selection.pending)
    return feedback.insist(table.t("tut-info-left-open"));
  selection.clear();
  if (moves.closes.length === 0) return void feedback.explain({ type: "close" }, "btn-close");
  table.closing = table.draftClosing();
  table.voice.tell("tut-say-closing");
  void table.updateComplete.then(() => (byKey && table.focusOn(confirm)) || table.focusTask());
}
