import { html, nothing } from "lit";
import { guideButton } from "../../../table/guide/guide-card.js";
import { help, KEYS, windowOver } from "../../../table/windows.js";
import { cardName, cityId, cityList } from "../board.js";
import { drafts, mark, unmark, unmarked } from "../expansions/drafts.js";
import { answersOf, firstOf } from "../expansions/index.js";
import { card, cardFace, cardWords } from "./card.js";
import { icon } from "./pictures.js";
import { playerDetails } from "./players.js";
import { numbered } from "./tray.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {{kind: "help"} | {kind: "player", seat: number}} DialogState */

/** The keys that the help window explains, each with the name of its text. */
const SHORTCUTS = /** @type {const} */ ([
  ["1–6", "display"],
  ["D", "deck"],
  ["H", "hand"],
  ["← →", "arrows"],
  ["C", "close"],
  ["U", "undo"],
  ["E", "end"],
  ["A", "actions"],
  ["B", "told"],
  ...KEYS,
]);

/**
 * @param {TutTable} table
 * @param {string} key
 * @returns {boolean} whether this table, besides every table, has a meaning for the key
 */
export function pressKey(table, key) {
  const { selection, closing, openCards } = table;
  const slot = Number.parseInt(key, 10) - 1;
  if (slot in openCards) {
    const city = openCards[slot];
    if (city && !closing) selection.take(city, `slot-${slot}`);
  } else if (key === "d") {
    if (!closing) selection.take(null, "deck");
  } else if (key === "h") table.focusOn(".hand .card");
  else if (key === "c") selection.openClosing(true);
  else if (key === "arrowleft" || key === "arrowright")
    return selection.chooseEnd(key === "arrowleft" ? "left" : "right");
  else if (key === "escape" && !table.windows.leave()) return asksAgain(table);
  else return key === "escape";
  return true;
}

/** The panel that has to be answered says what it waits for. @param {TutTable} table @returns {boolean} false without one */
function asksAgain(table) {
  const { moves, discards } = table;
  if (moves.discards.length === 0) return firstOf(table, (part) => part.asks?.(table)) ?? false;
  discards.explain();
  return true;
}

/** The modal windows of the table. @param {TutTable} table */
export function dialogs(table) {
  return windowOver(table, (/** @type {DialogState} */ dialog) => {
    if (dialog.kind === "player") return playerDetails(table, dialog.seat);
    return helpWindow(table);
  });
}

/** Why a card has no place on the route that lies; null where it has one. @param {TutTable} table @param {string} card */
function unfitId({ moves, own }, card) {
  if (moves.fitsOf(card).length > 0) return null;
  const isLaid = own?.route.some((one) => cityId(one) === cityId(card));
  return isLaid ? "tut-abandon-laid" : "tut-abandon-unfit";
}

/** What it means not to give up the route: to keep it, where a card allows that. @param {TutTable} table */
function refusalId({ moves: { lays } }) {
  if (lays.some(({ end }) => end !== "anew")) return "tut-abandon-no";
  return lays.length > 1 ? "tut-abandon-other" : "tut-cancel";
}

/**
 * Asks before a route is given up, unless that is switched off.
 *
 * @type {import("../../../table/types.js").Question<TutTable>}
 */
export const ABANDON = {
  asks: ({ settings }, action) => settings.confirmAbandon && action.end === "anew",
  window(table, goOn, { card }) {
    const { t, own, board, windows } = table;
    const lost = own?.route ?? [];
    const city = cardName(board, card, t);
    const unfit = unfitId(table, card);
    return html`<div class="dialog-body" data-part="abandon">
      <h2 id="dialog-title">${t("tut-abandon-title", { count: lost.length })}</h2>
      ${unfit ? html`<p>${t(unfit, { city })}</p>` : nothing}
      <p>${t("tut-abandon-text", { count: lost.length, cities: cityList(board, lost, t), city })}</p>
      <div class="lost" aria-hidden="true">
        ${lost.map((id) => html`<span class="card" data-country=${table.countryId(id)}>${cardFace(table, id)}</span>`)}
      </div>
      <div class="dialog-buttons">
        <button class="tool" autofocus data-part="abandon-no" @click=${() => windows.close()}>${t(refusalId(table))}</button>
        <button class="primary danger" data-part="abandon-yes" @click=${goOn}>
          ${t("tut-abandon-yes", { city })}
        </button>
      </div>
    </div>`;
  },
};

/**
 * Asks before a turn ends while houses are being chosen: they would not be placed.
 *
 * @type {import("../../../table/types.js").Question<TutTable>}
 */
export const UNCLOSED = {
  asks: ({ closing, moves }, action) => closing !== null && action === moves.end,
  window: ({ t, windows }, goOn) => html`<div class="dialog-body" data-part="unclosed">
    <h2 id="dialog-title">${t("tut-unclosed-title")}</h2>
    <p>${t("tut-unclosed-text")}</p>
    <div class="dialog-buttons">
      <button class="tool danger" data-part="unclosed-end" @click=${goOn}>${t("tut-unclosed-end")}</button>
      <button class="primary" autofocus data-part="unclosed-back" @click=${() => windows.close()}>
        ${t("tut-unclosed-back")}
      </button>
    </div>
  </div>`,
};

/** How a turn goes. Expansions replace rules of the base game, and add others. @param {TutTable} table */
function helpWindow(table) {
  const added = answersOf(table, (part) => part.help?.(table));
  const { officials = "officials", end = "end" } = Object.assign(
    {},
    ...added.map(({ instead }) => instead),
  );
  return help(table, {
    steps: ["take", "lay", "close"],
    rules: [officials, ...added.flatMap(({ more }) => more), end],
    keys: SHORTCUTS,
    more: html`<p>${guideButton(table.guide)}</p>`,
  });
}

/** Keys of the marked hand cards. @type {(table: TutTable) => import("../expansions/drafts.js").Marks<string>} */
const marks = drafts("discard", unmarked);

/** The hand cards that are discarded after closing: they are marked, then put away at once. */
export class DiscardChoice {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
  }

  get marked() {
    return marks(this.table).marked;
  }

  /**
   * Marks a card, or takes its mark away. With too many marks the first one moves on, and the card that keeps its place is
   * named.
   *
   * @param {string} key
   * @param {number} surplus how many cards have to go
   */
  toggle(key, surplus) {
    const { table, marked } = this;
    // It would undo what the first tap has done, and put the answer to it away.
    if (table.tapGuard.isDouble) return table.feedback.insist();
    table.bubble = null;
    const others = marked.filter((one) => one !== key);
    const [first] = others;
    const isOff = others.length < marked.length;
    const isMoved = !isOff && others.length >= surplus;
    if (isMoved && first !== undefined) {
      const args = { card: cardName(table.board, cardOf(first), table.t), count: surplus };
      table.feedback.info("tut-discard-moved", `keep-${first}`, args);
    }
    mark(marks(table), [...others.slice(isMoved ? 1 : 0), ...(isOff ? [] : [key])]);
    table.requestUpdate();
  }

  /** Says how many cards are still to be marked. */
  explain() {
    const left = this.table.seen.surplus - this.marked.length;
    this.table.feedback.info("tut-discard-count", "discard-confirm", { left });
  }

  /** Takes the last press back, or all marks. @param {boolean} whole */
  leave(whole) {
    // Elsewhere nothing is asked for marks: that would begin new ones in the place of those that undo brings back.
    const isAsked = this.table.moves.discards.length > 0;
    return isAsked ? unmark(this.table, marks(this.table), whole) : null;
  }

  /** Puts the marked cards away. */
  confirm() {
    const { discards } = this.table.moves;
    const [first, ...others] = this.marked.flatMap(
      (key) => discards.find(({ card }) => card === cardOf(key)) ?? [],
    );
    const following = others.map(({ text }) => text);
    if (first) this.table.act(first, following);
  }
}

/** The card of a key like "hand-ulm-0". @param {string} key */
function cardOf(key) {
  return key.slice(key.indexOf("-") + 1, key.lastIndexOf("-"));
}

/** The panel that asks after closing which cards are kept. @param {TutTable} table */
export function discardPanel(table) {
  const { discards, moves, own, seen, t, shut } = table;
  if (moves.discards.length === 0 || !own?.hand) return nothing;
  const { keep: kept, surplus } = seen;
  const left = surplus - discards.marked.length;
  return html`<section class="sheet discarding" role="dialog" aria-labelledby="discard-title" data-part="discard">
    <header class="sheet-head">
      <h2 id="discard-title" tabindex="-1">${t("tut-discard-title", { kept })}</h2>
    </header>
    <div class="sheet-body discard-cards" data-group>
      ${numbered(own.hand).map(({ city, copy, key }) => {
        const away = discards.marked.includes(key);
        const state = t(away ? "tut-discard-away" : "tut-discard-kept");
        return html`<span class="discard-card ${away ? "away" : ""}">
          ${card(table, {
            city,
            key: `keep-${key}`,
            part: `keep-${city}-${copy}`,
            label: `${cardWords(table, city)}. ${state}`,
            lit: !away,
            chosen: !away,
            drag: true,
            tap: () => discards.toggle(key, surplus),
          })}
          <span class="discard-state" aria-hidden="true">${state}</span>
        </span>`;
      })}
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-discard-count", { left })}</p>
      <button
        class="primary ${left === 0 ? "glow" : ""}"
        data-part="discard-confirm"
        aria-disabled=${left !== 0 || shut}
        @click=${() => (left === 0 ? discards.confirm() : discards.explain())}
      >
        ${icon("check")}<span>${t("tut-discard-confirm")}</span>
      </button>
    </footer>
  </section>`;
}
