import { html, nothing } from "lit";
import { answer, asking, help, KEYS, windowOver } from "../../../table/frame/window.js";
import { guideButton } from "../../../table/guide/guide-card.js";
import { partOrCard } from "../../../table/parts.js";
import { cardName, cityId, cityList } from "../board.js";
import { drafts, heardMarks, mark, unmark, unmarked } from "../expansions/drafts.js";
import { answersOf, firstOf } from "../expansions/index.js";
import { openClosing } from "../touch/closing-draft.js";
import { card, cardFace, cardWords } from "./card.js";
import { playerDetails } from "./players.js";
import { confirming, sheet } from "./sheet.js";
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

/** What numbers choose, while a panel asks for it, in the place of open cards. */
const NUMBERED = "[data-numbered] button";

/**
 * @param {TutTable} table
 * @param {string} key
 * @returns {boolean} whether this table, besides every table, has a meaning for the key
 */
export function pressKey(table, key) {
  const { selection, feedback } = table;
  if (key === "arrowleft" || key === "arrowright")
    return selection.chooseEnd(key === "arrowleft" ? "left" : "right");
  // None of these keys acts behind a question.
  if (/^[0-9cdh]$/.test(key) && feedback.asksFirst()) return true;
  if (/^[0-9]$/.test(key)) pressNumber(table, Number(key));
  else if (key === "escape") return table.windows.leave() || asksAgain(table, key);
  else if (key === "c" && table.closing) openClosing(table, true);
  else if (!["c", "d", "h"].includes(key)) return false;
  // None of these places is reached behind a panel.
  else if (asksAgain(table, key)) return true;
  else if (key === "c") openClosing(table, true);
  else if (key === "d") takeByKey(table, null, "deck");
  else if (!table.own?.hand) feedback.notNow("prompt");
  else if (!(table.focusOn(FITTING) || table.focusOn('.hand [tabindex="0"]')))
    feedback.info("tut-hand-empty", "hand");
  return true;
}

/** A hand card that can be laid. */
const FITTING = ".hand button:not([aria-disabled])";

/** The button of a panel that asks, once it may be pressed. */
const READY = '.sheet .primary[aria-disabled="false"]';

/**
 * Presses what a number chooses. The keyboard stays there, as after Enter: were it led to the button of the panel, the next
 * Enter would finish what may just have been unmarked. A key of its own leads there.
 *
 * @param {TutTable} table
 * @param {HTMLElement} choice
 */
async function choose(table, choice) {
  const { view } = table;
  choice.click();
  await table.updateComplete;
  // What was an action leaves the keyboard to what follows it.
  if (table.view === view) choice.focus();
}

/** @param {TutTable} table @param {number} no */
function pressNumber(table, no) {
  const { openCards, feedback } = table;
  /** @type {NodeListOf<HTMLElement>} */
  const asked = table.renderRoot.querySelectorAll(NUMBERED);
  const choice = asked[no - 1];
  const args = { no, count: asked.length || openCards.length };
  if (choice) void choose(table, choice);
  else if (asked.length > 0) asksAgain(table, "number", args);
  else if (no - 1 in openCards) takeByKey(table, openCards[no - 1] ?? null, `slot-${no - 1}`);
  else feedback.info("tut-key-no-number", "prompt", args);
}

/** The keyboard goes to a card that asks before it is taken: Enter answers there. @param {TutTable} table @param {string | null} city @param {string} key */
function takeByKey(table, city, key) {
  const { selection } = table;
  if (city === null && key !== "deck") return table.feedback.info("tut-display-empty", key);
  selection.take(city, key);
  if (selection.pending || selection.looked) table.focusOn(partOrCard(key));
}

/**
 * The open panel says why a key does nothing there, and what it waits for. The key of the route leads to its button, once that may
 * be pressed.
 *
 * @param {TutTable} table
 * @param {string} key
 * @param {Record<string, number>} [args] of a number that chooses nothing
 * @returns {boolean} false without a panel
 */
function asksAgain(table, key, args) {
  const { closing, discards, feedback, moves, t } = table;
  const asked = closing
    ? { text: t("tut-say-closing"), at: "close-confirm" }
    : moves.discards.length > 0
      ? { text: t("tut-discard-count", discards.counted), at: "discard-confirm" }
      : firstOf(table, (part) => part.asks?.(table));
  if (asked && key === "c" && table.focusOn(READY)) return true;
  if (asked) feedback.say(t("tut-key-in-panel", { key, ...args }), asked.at, [asked.text]);
  return asked !== null;
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
    const text = html`${unfit ? html`<p>${t(unfit, { city })}</p>` : nothing}
      <p>${t("tut-abandon-text", { count: lost.length, cities: cityList(board, lost, t), city })}</p>
      <div class="lost" aria-hidden="true">
        ${lost.map((id) => html`<span class="card" data-country=${table.countryId(id)}>${cardFace(table, id)}</span>`)}
      </div>`;
    return asking("abandon", t("tut-abandon-title", { count: lost.length }), text, [
      answer("abandon-no", t(refusalId(table)), () => windows.close(), "tool", true),
      answer("abandon-yes", t("tut-abandon-yes", { city }), goOn, "primary danger"),
    ]);
  },
};

/**
 * Asks before a turn ends while houses are being chosen: they would not be placed.
 *
 * @type {import("../../../table/types.js").Question<TutTable>}
 */
export const UNCLOSED = {
  asks: ({ closing, moves }, action) => closing !== null && action === moves.end,
  window: ({ t, windows }, goOn) =>
    asking("unclosed", t("tut-unclosed-title"), html`<p>${t("tut-unclosed-text")}</p>`, [
      answer("unclosed-back", t("tut-unclosed-back"), () => windows.close(), "tool", true),
      answer("unclosed-end", t("tut-unclosed-end"), goOn, "primary danger"),
    ]),
};

/** How a turn goes. Expansions replace rules of the base game, and add others. @param {TutTable} table */
function helpWindow(table) {
  const added = answersOf(table, (part) => part.help?.(table));
  const { close, officials, end } = Object.assign(
    { close: "close", officials: "officials", end: "end" },
    ...added.map(({ instead }) => instead),
  );
  return help(table, {
    steps: ["take", "lay", close],
    rules: [officials, ...added.flatMap(({ more }) => more), end],
    keys: SHORTCUTS,
    more: html`<p>${guideButton(table.guide)}</p>${legend(table)}`,
  });
}

/** What the marks on the map mean. @param {TutTable} table */
function legend({ settings, t }) {
  if (settings.cardMarks === false) return nothing;
  const marks = /** @type {const} */ (["open", "hand", "route", "after", "mine", "near"]);
  return html`<h3>${t("tut-legend")}</h3>
    <ul class="legend" data-part="legend">
      ${marks.map((mark) => html`<li><i class="map-mark mark-${mark}" aria-hidden="true"></i>${t(`tut-legend-${mark}`)}</li>`)}
    </ul>`;
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

  /** How many cards are still to be marked, and which are. */
  get counted() {
    const { table, marked } = this;
    const away = marked.map(cardOf);
    const cities = cityList(table.board, away, table.t);
    return { left: table.seen.surplus - away.length, count: away.length, cities };
  }

  /** Says how many cards are still to be marked. */
  explain() {
    this.table.feedback.info("tut-discard-count", "discard-confirm", this.counted);
  }

  /** Takes the last press back, or all marks. @param {boolean} whole */
  leave(whole) {
    // Elsewhere nothing is asked for marks: that would begin new ones in the place of those that undo brings back.
    const isAsked = this.table.moves.discards.length > 0;
    return isAsked ? unmark(this.table, marks(this.table), whole, "discard-confirm") : null;
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
  const { discards, moves, own, seen, t } = table;
  if (moves.discards.length === 0 || !own?.hand) return nothing;
  const { keep: kept, surplus } = seen;
  const { counted } = discards;
  const body = html`<div class="sheet-body discard-cards" data-group data-numbered>
      ${numbered(own.hand).map(({ city, copy, key }) => {
        const goes = discards.marked.includes(key);
        const state = t(goes ? "tut-discard-away" : "tut-discard-kept");
        return html`<span class="discard-card ${goes ? "away" : ""}">
          ${card(table, {
            city,
            key: `keep-${key}`,
            part: `keep-${city}-${copy}`,
            label: `${cardWords(table, city)}. ${state}`,
            lit: !goes,
            chosen: !goes,
            drag: true,
            tap: () => discards.toggle(key, surplus),
          })}
          <span class="discard-state" aria-hidden="true">${state}</span>
        </span>`;
      })}
    </div>`;
  const press = () => (counted.left === 0 ? discards.confirm() : discards.explain());
  const marked = counted.left > 0 && counted.count > 0 ? counted.cities : "";
  const status = html`${t("tut-discard-count", counted)} ${heardMarks(table, marked)}`;
  const state = { status, isReady: counted.left === 0 };
  return sheet("discard", "discarding", t("tut-discard-title", { kept }), [
    body,
    confirming(table, "discard-confirm", t("tut-discard-confirm"), press, state),
  ]);
}
