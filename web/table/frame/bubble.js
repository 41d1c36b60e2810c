import { html, nothing } from "lit";
import { part, partOrCard } from "../parts.js";
import { icon } from "./icons.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Rect */
/** All places are measured from the table's corner. @typedef {{left?: number, width: number, height: number}} Frame */

/** Places that are tried in each direction where there is no room beside. */
const GRID_STEPS = 24;
/** Between a bubble and what it belongs to, and the edge of the table, in css pixels. */
const GAP_PX = 8;
/** The same for what is only read, and for what is spoken of. */
const READ_WEIGHT = 0.16;
const ANCHOR_WEIGHT = 1.2;
/** For what lies around the place of a question: it is rather covered than that the question goes far away. */
const AROUND_WEIGHT = 0.004;
/** The size of a finger. */
const FINGER_PX = 24;
/** So much farther away a bubble goes, in css pixels, for each square pixel that it would cover of what can be touched. */
const TOUCHED_WEIGHT = 0.4;

/**
 * Where a bubble stands: as near as possible to what it belongs to, and over nothing that the next touch may go to.
 *
 * @param {{width: number, height: number}} size of the bubble
 * @param {Rect} anchor what it belongs to
 * @param {Frame} frame the table, or the part of it on which the bubble stays
 * @param {readonly Rect[]} live what can be touched next
 * @param {readonly Rect[]} [read] what is read beside it
 * @param {number} [readWeight]
 * @returns {{left: number, top: number}}
 * @internal
 */
export function placeBeside(size, anchor, frame, live, read = [], readWeight = READ_WEIGHT) {
  // What belongs to a whole board stands on it.
  const broad = isBroad(anchor, frame);
  const near = broad
    ? [{ left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + GAP_PX }]
    : beside(size, anchor);
  const spots = [...near, ...over(size, frame)].map((spot) => within(spot, size, frame));
  const meant = broad ? [] : [anchor];
  let best = spots[0] ?? { left: GAP_PX, top: GAP_PX };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const box = { ...spot, ...size };
    const over =
      covered(box, live) * TOUCHED_WEIGHT +
      covered(box, read) * readWeight +
      covered(box, meant) * ANCHOR_WEIGHT;
    const cost = over + far(box, anchor, broad);
    if (cost < least) [least, best] = [cost, spot];
  }
  return best;
}

/**
 * What an answer belongs to: the part that was touched; or the place of the touch, where that part has gone, is a whole board or lies
 * elsewhere on the table.
 *
 * @param {Rect | undefined} part
 * @param {{x: number, y: number} | null | undefined} touch
 * @param {Frame} frame
 * @returns {Rect | undefined}
 * @internal
 */
export function touchedPart(part, touch, frame) {
  if (!touch) return part;
  const [left, top] = [touch.x - FINGER_PX / 2, touch.y - FINGER_PX / 2];
  const finger = { left, top, width: FINGER_PX, height: FINGER_PX };
  // Of a bar the press means only a spot as well.
  const isSmall = part && !isBroad(part, frame) && part.width <= frame.width / 2;
  return isSmall && covered(finger, [part]) > 0 ? part : finger;
}

/** A whole board, or what fills most of one: a press means only a spot of it. @param {Rect} part @param {Frame} frame */
function isBroad(part, frame) {
  return part.height > frame.height / 3;
}

/** @param {{width: number, height: number}} size @param {Rect} anchor */
function beside({ width, height }, anchor) {
  const left = anchor.left + anchor.width / 2 - width / 2;
  const top = anchor.top + anchor.height / 2 - height / 2;
  return [
    { left, top: anchor.top - height - GAP_PX },
    { left, top: anchor.top + anchor.height + GAP_PX },
    { left: anchor.left - width - GAP_PX, top },
    { left: anchor.left + anchor.width + GAP_PX, top },
  ];
}

/** Places all over the table, for where there is no room beside. @param {{width: number, height: number}} size @param {Frame} frame */
function over(size, frame) {
  const steps = Array.from({ length: GRID_STEPS + 1 }, (_, step) => step / GRID_STEPS);
  return steps.flatMap((y) =>
    steps.map((x) => ({
      left: (frame.left ?? 0) + (frame.width - size.width) * x,
      top: (frame.height - size.height) * y,
    })),
  );
}

/** @param {{left: number, top: number}} spot @param {{width: number, height: number}} size @param {Frame} frame */
function within({ left, top }, size, frame) {
  const from = frame.left ?? 0;
  return {
    left: Math.max(Math.min(left, from + frame.width - size.width - GAP_PX), from + GAP_PX),
    top: Math.max(Math.min(top, frame.height - size.height - GAP_PX), GAP_PX),
  };
}

/** How much of what can be touched or is read would be covered, in square pixels. @param {Rect} box @param {readonly Rect[]} live */
export function covered(box, live) {
  let area = 0;
  for (const one of live) {
    const width =
      Math.min(box.left + box.width, one.left + one.width) - Math.max(box.left, one.left);
    const height =
      Math.min(box.top + box.height, one.top + one.height) - Math.max(box.top, one.top);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}

/** The way between two boxes. What is nearer than the gap lies on the ring of a place, or on its price. @param {Rect} box @param {Rect} anchor @param {boolean} broad */
function far(box, anchor, broad) {
  const dx = Math.max(anchor.left - box.left - box.width, box.left - anchor.left - anchor.width, 0);
  const dy = Math.max(anchor.top - box.top - box.height, box.top - anchor.top - anchor.height, 0);
  const way = Math.hypot(dx, dy);
  return broad ? Math.max(way, GAP_PX) : Math.max(way, GAP_PX * (1 + GAP_PX - way));
}

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
 * @property {{x: number, y: number} | null} [touch] where the screen was just touched
 * @property {readonly {text: string, rule: string}[]} [lines]
 * @property {string} [once] said before it after a press that did not count
 * @property {number} [again] how often the same was answered right before
 */

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */

/** @param {AnyTable} table */
export function bubble(table) {
  const shown = table.bubble;
  if (!shown) return nothing;
  const { t, feedback, selection, tapGuard } = table;
  // A press on an answer puts it away.
  const press = () => shown.kind !== "ask" && table.closeBubble();
  return html`<div class="bubble ${shown.kind} ${shown.place ? "there" : ""} ${againOf(shown.again)}" data-part="bubble" role="group" aria-label=${t(`table-bubble-${shown.kind}`)} @click=${press}>
    <div class="bubble-words">
      ${[shown.once, shown.text].filter(Boolean).map((text) => html`<p>${text}</p>`)}
      ${(shown.more ?? []).map((text) => html`<p>${text}</p>`)}
      ${(shown.lines ?? []).map(
        ({ text, rule }) => html`<p data-rule=${rule}>${text} ${ruleSign(table, rule)}</p>`,
      )}
    </div>
    ${
      shown.kind === "ask"
        ? html`<div class="bubble-buttons">
          <button class="tool" data-part="ask-no" @click=${() => selection.clear()}>${t("table-no")}</button>
          <button class="primary" data-part="ask-yes" @click=${() => (tapGuard.isHasty ? feedback.insist() : selection.confirm())}>
            ${icon("check")}<span>${t("table-yes")}</span>
          </button>
        </div>`
        : html`<button class="bubble-close" aria-label=${t("table-close-bubble")}>${icon("close")}</button>`
    }
  </div>`;
}

/** An answer that is given again is marked for a moment: one look for every second time. @param {number} [again] how often it was given before */
export function againOf(again = 0) {
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
  "button.lit, button.armed, button.chosen, .slot .card, :is(.display, .hand) button, .official",
  ".press, .end-slot, .primary, [data-drop] button, .sheet button, .turn button",
  ".guide-card, .seat, .tools button, .map-place [role=group] button, .sheet-head, .island-card",
].join(", ");

/** What a panel says of the choice that is made in it, what the player has, and what there is to win. */
const SUMMARY = ".sheet :is(.gain-list, .total, ol), .own, .stack, .rung, .rank";

/** The newest lines of the log beside the board, in css pixels from its lower end. */
const NEWEST_PX = 120;

/** A question is answered by its own buttons before anything else is touched: it leaves free only what is read with it, and stays near its place. */
const READ = ".guide-card, .prompt, .road, .end, .own, .seat, .official, .island-card";

/** Another card than that of a question may be meant after all, and is pressed then; the keys below tell what else there is. */
const CARDS = ".hand button, .display button:not([aria-disabled]), .tools button";

/** A narrower board has no room for a bubble. */
const MIN_BOARD_PX = 256;

/** The bubbles that have been placed: each stays there until the table has another size. @type {WeakMap<HTMLElement, unknown>} */
const placed = new WeakMap();

/** Puts the bubble of a table, if there is one, next to its element and over nothing that is touched next. @param {AnyTable} table @param {boolean} [isResized] what it belongs to has another place, and where that was touched means nothing any more */
export function anchorBubble(table, isResized = false) {
  const { renderRoot: root } = table;
  const box = root.querySelector(".bubble");
  if (!(box instanceof HTMLElement) || !table.bubble) return;
  const frame = table.getBoundingClientRect();
  const isPlaced = placed.get(box) === table.bubble;
  if (isPlaced && !isResized) return;
  const { key, place } = table.bubble;
  const touch = isPlaced ? null : table.bubble.touch;
  const board = place && root.querySelector(part("board"));
  const most = board ? `${Math.max(board.clientWidth, MIN_BOARD_PX) - 2 * GAP_PX}px` : "100%";
  box.style.setProperty("--most", most);
  wrap(box);
  const from = (/** @type {Rect} */ { left, top, width, height }) =>
    new DOMRect(left - frame.left, top - frame.top, width, height);
  const spot = place && table.bridge?.boxOf(place);
  // A part that is not there now is answered beside the line that says what to do.
  const element = root.querySelector(partOrCard(key)) ?? root.querySelector(part("prompt"));
  const anchor =
    spot && !(touch && isBroad(spot, frame))
      ? spot
      : touchedPart(element?.getBoundingClientRect(), touch, frame);
  const isQuestion = table.bubble.kind === "ask";
  const isOfCard = isQuestion && element?.matches(CARDS);
  // What answers a key, or tells of the turn, belongs nowhere on a board; beside the words of the line above there may be room.
  const isAside = !isQuestion && !place && (!touch || key === "prompt");
  const asked = isOfCard ? CARDS : READ;
  const free = isQuestion ? asked : `${LIVE}, ${isAside ? ".prompt > *" : ".prompt"}`;
  const kept = [...root.querySelectorAll(free), ...table.querySelectorAll("st-hint")];
  const live = kept.filter((one) => !box.contains(one)).map((one) => one.getBoundingClientRect());
  const isThere = isQuestion && place !== undefined;
  const around = isThere && table.bridge?.around?.(place);
  const spots =
    isQuestion && (around || !place) ? live : [...live, ...(table.bridge?.liveSpots() ?? [])];
  if (anchor) placed.set(box, table.bubble);
  const boards = [...root.querySelectorAll(`${part("board")}, .second-map`)].filter(() => isAside);
  const towns = [
    ...boards.map((one) => one.getBoundingClientRect()),
    ...(table.bridge?.readSpots() ?? []),
  ];
  const { left, top } = placeBeside(
    { width: box.offsetWidth, height: box.offsetHeight },
    from(anchor ?? frame),
    isAside ? { width: frame.width, height: frame.height } : roomOf(board, anchor, frame),
    spots.map(from),
    [...towns, ...(around || wordsBeside(root, isOfCard))].map(from),
    isThere || isOfCard ? AROUND_WEIGHT : READ_WEIGHT,
  );
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}

/** What is read while an answer is: how a choice stands, and what has happened last. @param {ParentNode} root @param {boolean | undefined} isOfCard @returns {Rect[]} */
function wordsBeside(root, isOfCard) {
  const parts = isOfCard ? `${READ}, .display button` : SUMMARY;
  const sums = [...root.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
  const log = root.querySelector(".log-panel .log")?.getBoundingClientRect();
  if (!log) return sums;
  const { left, bottom, width } = log;
  const height = Math.min(log.height, NEWEST_PX);
  return [...sums, { left, top: bottom - height, width, height }];
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
  if (!isOn || room.width < MIN_BOARD_PX) return { left: 0, width, height };
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
