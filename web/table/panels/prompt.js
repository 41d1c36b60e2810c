import { html, nothing } from "lit";
import { symbolMark } from "../../art/pieces.js";
import { aloneAt } from "../../core/seats/me.js";
import { endsTurn } from "../../core/session/game-words.js";
import { listed } from "../../i18n/index.js";
import { icon } from "../frame/icons.js";
import { thinkingButtons, thinkingWords } from "./thinking.js";

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */
/** @typedef {import("../types.js").Prompt} Prompt */

/** The line that says whose turn it is and what to do, or what the computer does that is at its turn. @param {AnyTable} table */
export function prompt(table) {
  const { view, t } = table;
  if (!view) return nothing;
  const at = table.thinking?.seat ?? view.current;
  const seat = at === null ? undefined : table.seats[at];
  return html`<section class="prompt" data-part="prompt" tabindex="-1" aria-label=${t("table-region-prompt")}>
    ${seat ? html`<span class="mark seat-${seat.color}">${symbolMark(seat.symbol)}</span>` : nothing}
    ${table.thinking ? [thinkingWords(table, seat?.name ?? ""), thinkingButtons(table)] : asked(table.game.prompt(table), seat?.name, table.deciding)}
  </section>`;
}

/**
 * @param {Prompt} words
 * @param {string | undefined} name
 * @param {boolean} isDeciding else the words go on from the name, as one sentence
 */
function asked({ head, more }, name, isDeciding) {
  return html`<div class="prompt-words">
    <p class="prompt-head">
      ${name ? html`<span class="prompt-name ${isDeciding ? "apart" : ""}">${name}</span> ` : nothing}<span>${head}</span>
    </p>
    ${more ? html`<p class="prompt-more">${more}</p>` : nothing}
  </div>`;
}

/**
 * Undo, restart, and the button that ends the turn; their places are kept while a computer plays.
 *
 * @param {AnyTable} table
 * @param {unknown} end
 */
export function turnButtons(table, end) {
  const { view, t } = table;
  if (!view) return nothing;
  if (barOf(table) === "") return html`<div class="turn"></div>`;
  return html`<div class="turn" role="toolbar" aria-label=${t("table-region-turn")} data-group>
    ${undoButton(table, "undo", 1)} ${undoButton(table, "restart", "turn")} ${end}
  </div>`;
}

/** Whose buttons stand in the bar of the turn. @param {AnyTable} table @returns {"" | "own" | "thinking"} */
export function barOf(table) {
  if (table.thinking) return "thinking";
  return hasTurnButtons(table) ? "own" : "";
}

/**
 * Without a turn of one's own, in a replay too, there is nothing to take back or to end.
 *
 * @param {AnyTable} table
 * @internal
 */
export function hasTurnButtons({ readOnly, view }) {
  return !readOnly && view !== null && !view.over;
}

/** @param {AnyTable} table @param {"undo" | "restart"} name @param {Steps} steps */
function undoButton({ t, undoControl, leaveDraft, isLooking }, name, steps) {
  return html`<button
    class="tool"
    data-part="btn-${name}"
    aria-disabled=${undoControl.possible < 1 && (!leaveDraft || isLooking)}
    aria-label=${t(`table-${name}`)}
    title=${t(`table-${name}`)}
    aria-keyshortcuts=${name === "undo" ? "U" : nothing}
    @click=${() => undoControl.undo(steps)}
  >
    ${icon(name)}
  </button>`;
}

/**
 * What is said while the person at the table has nothing to decide; null when there is something.
 *
 * @param {AnyTable} table
 * @returns {Prompt | null}
 */
export function restingWords(table) {
  const { view } = table;
  if (!view) return { head: "", more: "" };
  if (view.over) return { head: table.word("prompt-over"), more: winnersLine(table) };
  if (table.deciding) return null;
  // A replay is looked at by the players themselves.
  const isReplay = table.access === "replaying";
  const looksOn = table.readOnly && !table.starting && !table.turnComes && !isReplay;
  const state = looksOn ? "watching" : "waiting";
  return { head: table.word(`prompt-${state}`, { name: table.nameOf(view.current) }), more: "" };
}

/** @param {AnyTable} table */
function winnersLine(table) {
  const winners = table.view?.winners ?? [];
  if (winners.length === 1 && winners[0] === aloneAt(table.seats)) return table.word("prompt-won");
  const names = winners.map((/** @type {number} */ seat) => table.nameOf(seat));
  return names.length > 0
    ? table.word("prompt-winners", { names: listed(names), count: names.length })
    : "";
}

/**
 * The button that ends the turn.
 *
 * @param {AnyTable} table
 * @param {boolean} [isAside] something is open that has to be done or left first; a press asks about it then
 */
export function endButton(table, isAside = false) {
  const { moves, shut } = table;
  const onlyEnd = moves.isDone ?? (moves.end && moves.all.length === 1);
  return html`<button
    class=${onlyEnd ? "primary glow" : "tool end-turn"}
    data-part="btn-end-turn"
    data-stop
    aria-disabled=${!moves.end || shut || isAside}
    aria-keyshortcuts="E"
    @click=${() => table.endTurn()}
  >
    ${icon("check")}<span>${table.word("end-turn")}</span>
  </button>`;
}

/** @typedef {1 | "turn"} Steps */

/** Beside it taking back is answered. */
const UNDO = "btn-undo";

/**
 * What goes with the next own step because others acted since.
 *
 * @typedef {object} Crossing
 * @property {"take-back"} kind
 * @property {Steps} steps
 * @property {string[]} names
 * @property {string} step what it was, as the log tells it
 */

/** Undo: at once within the turn, after a question beyond its beginning; and says why it goes no further. */
export class UndoControl {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /** Waits for an action that is under way, and forgets what is half chosen. @param {Steps} steps */
  undo(steps) {
    const { table } = this;
    const { view, inputQueue, selection, tapGuard } = table;
    if (tapGuard.isDouble && !inputQueue.isLate) return table.feedback.insist();
    if (!view?.undo || inputQueue.waits(`undo-${steps}`, () => this.undo(steps), UNDO, true))
      return;
    if (table.thinking && this.possible > 0) return this.send(1);
    if (table.busy || table.readOnly) return table.feedback.notNow(UNDO);
    let leave = table.leaveDraft;
    const { isLooking } = table;
    const hadDraft = leave !== null && !isLooking;
    if (leave && steps === 1) {
      leave();
      // The button looked as if there was nothing to take back, and says so.
      return isLooking && this.possible < 1 ? this.explain() : undefined;
    }
    // Of what is half chosen a whole turn leaves nothing.
    for (; leave; leave = table.leaveDraft) leave();
    selection.stop?.();
    selection.clear();
    if (!hadDraft || this.possible > 0) this.take(steps);
  }

  /** How many steps can be taken back. */
  get possible() {
    const { view, isLaid } = this.table;
    return isLaid ? 0 : (view?.undo.steps ?? 0);
  }

  /** @param {Steps} steps */
  take(steps) {
    const { table } = this;
    const { view, history, tapGuard } = table;
    const own = history.findLastIndex(({ seat }) => seat === view?.seat);
    const since = new Set(history.slice(own + 1).map(({ seat }) => seat));
    const names = [...since].sort().map((seat) => table.nameOf(seat));
    // A key may press what it only came by.
    if (this.possible < 1) this.explain();
    else if (names.length === 0 && (steps === 1 || this.possible < 2 || !tapGuard.byKeys))
      this.send(steps);
    else {
      // The end of a turn begins that of another player, which is not what is taken back.
      const events = history[own]?.events.filter(({ seat }) => (seat ?? view?.seat) === view?.seat);
      const step = table.ctx?.describe(events ?? []).join(" ") || table.word("end-turn");
      void table.windows.open({ kind: "take-back", steps, names, step });
    }
  }

  /** Undoes after the question. @param {Steps} steps */
  confirm(steps) {
    this.table.windows.close();
    this.send(steps);
  }

  /** @param {Steps} steps */
  send(steps) {
    this.table.sendChange("table-undo", { steps });
  }

  explain() {
    const { view, seats, history, feedback, isLaid } = this.table;
    if (isLaid) return feedback.info("table-undo-laid", "prompt");
    const own = history.findLastIndex(({ seat }) => seat === view?.seat);
    // In the middle of a turn others may act as well.
    const isEnded = history.slice(Math.max(own, 0)).some((step) => endsTurn(step, view?.seat));
    const limit = isEnded ? "table-undo-since" : "table-undo-revealed";
    const blocked = view?.undo.blocked ?? "start";
    if (blocked === "revealed") return feedback.info(limit, UNDO);
    if (blocked === "start") return feedback.info("table-undo-start", UNDO);
    const before = history.findLast(({ seat }) => seats[seat]?.kind !== "computer");
    if (!before) feedback.info("table-undo-start", UNDO);
    else if (before.seat === view?.seat) feedback.info(limit, UNDO);
    else feedback.info("table-undo-turn", UNDO, { name: this.table.nameOf(before.seat) });
  }
}
