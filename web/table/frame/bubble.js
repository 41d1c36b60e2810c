import { html, nothing } from "lit";
import { part, partOrCard } from "../part-names.js";
import { icon } from "./icons.js";
import { GAP, placeBeside, touchedPart } from "./placing.js";

/** @typedef {import("./placing.js").Rect} Rect */

/** @typedef {{kind: string, id: string}} BoardPlace */

/**
 * What the bubble beside a touched thing says: an answer ("why"), or a question before an official
 * is used ("ask").
 *
 * @typedef {object} Bubble
 * @property {"why" | "ask" | "info"} kind
 * @property {string} key the element it belongs to
 * @property {string} [text]
 * @property {readonly string[]} [more] further paragraphs
 * @property {BoardPlace} [place] of the drawn board that it is about
 * @property {{x: number, y: number} | null} [touch] where on the screen somebody has just touched
 * @property {readonly {text: string, rule: string}[]} [lines]
 * @property {number} [again] how often the same was answered right before
 */

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */

/** @param {AnyTable} table */
export function bubble(table) {
  const shown = table.bubble;
  if (!shown) return nothing;
  const { t, choices } = table;
  return html`<div class="bubble ${shown.kind} ${againOf(shown)}" data-part="bubble" role="group" aria-label=${t(`table-bubble-${shown.kind}`)}>
    <div class="bubble-words">
      ${shown.text ? html`<p>${shown.text}</p>` : nothing}
      ${(shown.more ?? []).map((text) => html`<p>${text}</p>`)}
      ${(shown.lines ?? []).map(
        ({ text, rule }) => html`<p data-rule=${rule}>${text} ${ruleSign(table, rule)}</p>`,
      )}
    </div>
    ${
      shown.kind === "ask"
        ? html`<div class="bubble-buttons">
          <button class="tool" data-part="ask-no" @click=${() => choices.clear()}>${t("table-no")}</button>
          <button class="primary" data-part="ask-yes" @click=${() => choices.confirm()}>
            ${icon("check")}<span>${t("table-yes")}</span>
          </button>
        </div>`
        : html`<button class="bubble-close" aria-label=${t("table-close-bubble")} @click=${() => table.closeBubble()}>
          ${icon("close")}
        </button>`
    }
  </div>`;
}

/** An answer that is given again moves: one look for every second time. @param {Bubble} bubble */
function againOf({ again = 0 }) {
  if (again === 0) return "";
  return again % 2 === 1 ? "again" : "once-more";
}

/**
 * @param {AnyTable} table
 * @param {string} rule
 */
function ruleSign(table, rule) {
  const words = table.t("table-rule", { rule });
  const show = table.ctx?.showRule;
  if (!show) return html`<span class="rule">${words}</span>`;
  return html`<button class="rule rule-link" @click=${() => show(rule)}>${words}</button>`;
}

/** What the next touch may go to, and what is read meanwhile. */
const LIVE = [
  "button.lit, button.armed, button.chosen, .slot .card, .display button, .official",
  ".press, .end-slot, .primary, [data-drop] button, .sheet button, .turn button",
  ".guide-card, .prompt, .seat",
].join(", ");

/** A question is answered by its own buttons before anything else is touched: it leaves free only what is read with it. */
const READ = ".guide-card, .prompt, .road, .end";

/** A board of that width has room for what is told of its places, in css pixels. */
const NARROWEST = 256;

/** Which bubble has its place, in a table of which size: it stays there, whatever a mouse on its way to it lights up. @type {WeakMap<HTMLElement, {bubble: unknown, room: string}>} */
const placed = new WeakMap();

/** Puts the bubble of a table, if there is one, next to its element and over nothing that is touched next. @param {AnyTable} table */
export function anchorBubble(table) {
  const box = table.renderRoot.querySelector(".bubble");
  if (!(box instanceof HTMLElement) || !table.bubble) return;
  const frame = table.getBoundingClientRect();
  const before = placed.get(box);
  const room = [frame.width, frame.height].join();
  if (before?.bubble === table.bubble && before.room === room) return;
  const { key, place, touch } = table.bubble;
  const board = place && table.renderRoot.querySelector(part("board"));
  const most = board ? `${Math.max(board.clientWidth, NARROWEST) - 2 * GAP}px` : "100%";
  box.style.setProperty("--most", most);
  wrap(box);
  const from = (/** @type {Rect} */ { left, top, width, height }) => ({
    left: left - frame.left,
    top: top - frame.top,
    width,
    height,
  });
  const anchor =
    (place && table.boxOf(place)) ??
    touchedPart(
      table.renderRoot.querySelector(partOrCard(key))?.getBoundingClientRect(),
      touch,
      frame,
    );
  const isQuestion = table.bubble.kind === "ask";
  const kept = [...table.renderRoot.querySelectorAll(isQuestion ? READ : LIVE)];
  const live = kept.filter((one) => !box.contains(one)).map((one) => one.getBoundingClientRect());
  const spots = isQuestion ? live : [...live, ...table.liveSpots()];
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  if (anchor) placed.set(box, { bubble: table.bubble, room });
  const { left, top } = placeBeside(
    size,
    from(anchor ?? frame),
    roomOf(board, anchor, frame),
    spots.map(from),
    (place ? table.readSpots() : []).map(from),
  );
  box.style.setProperty("left", `${left}px`);
  box.style.setProperty("top", `${top}px`);
}

/**
 * What is told of a place on the board stays on it, wherever its cards lie beside it.
 *
 * @param {Element | null | undefined} board
 * @param {Rect | undefined} anchor
 * @param {DOMRect} frame of the table
 * @returns {{left?: number, width: number, height: number}}
 */
function roomOf(board, anchor, { left, width, height }) {
  const room = board?.getBoundingClientRect();
  const isOn = room && anchor && anchor.left < room.right && anchor.left + anchor.width > room.left;
  if (!isOn || room.width < NARROWEST) return { left: 0, width, height };
  return { left: room.left - left, width: room.width, height };
}

/** Makes a bubble as narrow as its lines: words that were broken leave room behind them. @param {HTMLElement} box */
function wrap(box) {
  const words = box.querySelector(".bubble-words");
  if (!(words instanceof HTMLElement)) return;
  words.style.removeProperty("inline-size");
  const lines = [...words.children].flatMap((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return [...range.getClientRects()];
  });
  const left = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - left;
  // A line that just fits must not be broken by half a pixel.
  if (width > 0) words.style.setProperty("inline-size", `${Math.ceil(width) + 1}px`);
}
