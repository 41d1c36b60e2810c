import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../frame/icons.js";

/** The first lesson; it explains the guide and offers to leave it. */
export const GREETING = "welcome";

/**
 * The words of a lesson, page by page where the card is too small: it holds `--lines` lines. A page has whole sentences, so
 * that nothing is scrolled or cut.
 */
export class Pages {
  constructor() {
    /** The first sentence of each page. */
    this.starts = [0];
    /** The page that is open. */
    this.open = 0;
    this.words = "";
    this.room = "";
  }

  /** There is another page. */
  get goesOn() {
    return this.open < this.starts.length - 1;
  }

  /** Where one is, for the button that turns the page. */
  get place() {
    return `${this.open + 1}/${this.starts.length}`;
  }

  /** @param {ParentNode} root of the table */
  turn(root) {
    this.open += 1;
    this.#show(sentencesIn(root.querySelector(".lesson")));
  }

  /**
   * Finds the pages where words have come or the card has another size.
   *
   * @param {ParentNode} root of the table
   * @returns {boolean} true when they have changed
   */
  fit(root) {
    const place = root.querySelector(".lesson");
    if (!place) return false;
    const style = getComputedStyle(place);
    const most = Number(style.getPropertyValue("--lines")) || Number.POSITIVE_INFINITY;
    const words = place.textContent ?? "";
    const room = [place.clientWidth, style.fontSize, style.lineHeight, most].join();
    if (words === this.words && room === this.room) return false;
    const sentences = sentencesIn(place);
    for (const one of sentences) one.hidden = false;
    const height = Number.parseFloat(style.lineHeight);
    const before = [this.open, ...this.starts].join();
    this.starts = pagesOf(
      sentences.map((one) => linesOf(one, height)),
      most,
    );
    this.open = words === this.words ? Math.min(this.open, this.starts.length - 1) : 0;
    this.words = words;
    this.room = room;
    this.#show(sentences);
    return before !== [this.open, ...this.starts].join();
  }

  /** @param {HTMLElement[]} sentences */
  #show(sentences) {
    const first = this.starts[this.open] ?? 0;
    const next = this.starts[this.open + 1] ?? sentences.length;
    for (const [index, one] of sentences.entries()) one.hidden = index < first || index >= next;
  }
}

/** @param {string} text @internal */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/u);
}

/**
 * Which sentences begin a page. One that begins a line needs no more lines than it did in the middle of the text.
 *
 * @param {readonly {from: number, to: number}[]} sentences  the lines of each, all in one text; `to` is the first below it
 * @param {number} most  lines of a page
 * @returns {number[]}
 * @internal
 */
export function pagesOf(sentences, most) {
  const starts = [0];
  for (const [index, { to }] of sentences.entries()) {
    const first = starts.at(-1) ?? 0;
    const top = sentences[first]?.from ?? 0;
    if (index > first && to - top > most) starts.push(index);
  }
  return starts;
}

/** @param {Element | null} place @returns {HTMLElement[]} */
function sentencesIn(place) {
  return [...(place?.querySelectorAll("span") ?? [])];
}

/** @param {Element} sentence @param {number} height  of a line */
function linesOf(sentence, height) {
  const tops = [...sentence.getClientRects()].map(({ top }) => Math.round(top / height));
  return { from: Math.min(...tops), to: Math.max(...tops) + 1 };
}

/** @typedef {import("./guide.js").Guide} Guide */

/** The guide's card; it has a place of its own and covers nothing. @param {Guide} guide */
export function guideCard(guide) {
  const { lesson, table } = guide;
  if (!lesson) return guide.hasMore ? keptRoom(guide) : nothing;
  const { t } = table;
  const { title, text } = guide.wordsOf(lesson);
  const greets = lesson.id === GREETING;
  return html`<aside class="guide-card" data-part="guide-card" data-lesson=${lesson.id} aria-label=${t("table-guide")}>
    ${chapters(guide, lesson.chapter)}
    <p class="lesson">${sentencesOf(text).map((one, index) => html`<span>${index === 0 ? html`<b>${title}</b> ` : nothing}${one} </span>`)}</p>
    <div class="guide-buttons">
      ${next(guide, lesson.id, greets)}
      <button class="tool" data-part="guide-off" title=${t("table-guide-leave")} @click=${() => guide.leave(greets)}>
        ${t(greets ? "table-guide-known" : "table-guide-off")}
      </button>
    </div>
  </aside>`;
}

/** Its room while it is silent: the board keeps its size from lesson to lesson, and while advice is asked for. @param {Guide} guide */
function keptRoom(guide) {
  const { coming, course, table } = guide;
  const waits = coming !== null && table.closeHint !== null;
  const words = table.t(waits ? "table-guide-waits" : "table-guide-silent");
  return html`<div class="guide-card silent ${waits ? "waiting" : ""}" aria-hidden="true">${chapters(guide, coming?.chapter ?? course.chapters[0] ?? "")}<p class="lesson">${words}</p><div class="guide-buttons"><i class="tool"></i><i class="tool"></i></div></div>`;
}

/**
 * The button that goes on: to the next page, or to the next lesson.
 *
 * @param {Guide} guide
 * @param {string} id of the lesson
 * @param {boolean} greets
 */
function next(guide, id, greets) {
  const { table, pages } = guide;
  const { t } = table;
  const { goesOn, place } = pages;
  const words = html`<span>${t(goesOn ? "table-guide-more" : greets ? "table-guide-start" : "table-guide-next")}</span>`;
  return html`<button class=${greets && !goesOn ? "primary" : "tool"} data-part="guide-next" @click=${() => guide.next(id)}>
    ${goesOn ? html`${icon("right")}${words}<small aria-hidden="true">${place}</small>` : words}
  </button>`;
}

/**
 * Where in the guide one is.
 *
 * @param {Guide} guide
 * @param {string} chapter
 */
function chapters(guide, chapter) {
  const { table, course } = guide;
  const told = new Set(course.lessons(table).map((lesson) => lesson.chapter));
  const known = course.chapters.filter((one) => told.has(one));
  return html`<ol class="chapters" aria-label=${table.t("table-guide-chapters")}>
    ${known.map((one) => {
      const now = one === chapter;
      return html`<li class=${now ? "now" : guide.progress(one)} aria-current=${now ? "step" : nothing}>
        <span>${table.t(`${course.words}-chapter-${one}`)}</span>
      </li>`;
    })}
  </ol>`;
}

/** The light on what the lesson speaks about. @param {Guide} guide */
export function guideLight({ lesson, table, memory }) {
  const away = table.bubble || table.dialog || table.drawer;
  if (!lesson?.shows || away) return nothing;
  // A lesson that is shown again needs only the ring.
  return spotlight(lesson.id, memory.isShownAgain(lesson.id));
}

/** For the help of a table: ends the guide, or begins it anew; nothing where there is none. @param {Guide} guide */
export function guideButton(guide) {
  const { table, course, isOn } = guide;
  if (course.chapters.length === 0 || table.view?.over) return nothing;
  return html`<button class="tool" data-part="guide-switch" @click=${() => guide.turn(!isOn)}>
    ${icon("hint")}<span>${table.t(isOn ? "table-guide-leave" : "table-guide-on")}</span>
  </button>`;
}

/** How much larger the light is than what it shows, in pixels; on a board, also than the signs that hang on it. */
const MARGIN = 5;
const PLACE_MARGIN = 12;

/**
 * A light on one thing of a table. For a moment everything is dimmed of which the lesson does not speak, and stays
 * within reach: the light takes no touch away. `aimSpotlight` puts it in its place.
 *
 * @param {string} id  another id is another light: it appears anew
 * @param {boolean} calm  without dimming the rest
 */
function spotlight(id, calm) {
  const dimming = html`<svg class="dimming" aria-hidden="true"><path></path></svg>`;
  return keyed(
    id,
    html`${calm ? nothing : dimming}
      <div class="spotlight" data-part="spotlight" aria-hidden="true"></div>`,
  );
}

/**
 * Puts the light of a table where its thing is now.
 *
 * @param {ParentNode} root
 * @param {object} lesson
 * @param {string | DOMRect | null} lesson.shown  a selector, of which the first that is on the screen counts, or a place
 * @param {string} [lesson.lit]  a selector: all of which the lesson speaks as well
 * @param {DOMRect} frame  of the table
 */
export function aimSpotlight(root, { shown, lit = "" }, frame) {
  const light = root.querySelector(".spotlight");
  if (!(light instanceof HTMLElement)) return;
  const sheet = root.querySelector(".sheet");
  const box = typeof shown === "string" ? boxesOf(root, shown, sheet)[0] : shown;
  light.hidden = !box;
  root.querySelector(".dimming")?.toggleAttribute("hidden", !box);
  if (!box) return;
  const margin = typeof shown === "string" ? MARGIN : PLACE_MARGIN;
  const left = Math.max(frame.left + 1, box.left - margin);
  const top = Math.max(frame.top + 1, box.top - margin);
  light.style.setProperty("left", `${left - frame.left}px`);
  light.style.setProperty("top", `${top - frame.top}px`);
  light.style.setProperty("width", `${Math.min(frame.right - 1, box.right + margin) - left}px`);
  light.style.setProperty("height", `${Math.min(frame.bottom - 1, box.bottom + margin) - top}px`);
  const holeOf = (/** @type {DOMRect} */ one, by = 0) => ({
    left: one.left - frame.left - by,
    top: one.top - frame.top - by,
    right: one.right - frame.left + by,
    bottom: one.bottom - frame.top + by,
  });
  // Beside what else is lit, nothing is.
  const beside = lit ? boxesOf(root, lit, sheet) : [];
  const holes = [holeOf(box, margin), ...beside.map((one) => holeOf(one))];
  root.querySelector(".dimming > path")?.setAttribute("d", around(frame, holes));
}

/**
 * All of a frame but some boxes, which may lie over one another: as the path of an SVG, row by row.
 *
 * @param {{width: number, height: number}} frame
 * @param {readonly {left: number, top: number, right: number, bottom: number}[]} holes
 * @internal
 */
export function around({ width, height }, holes) {
  const xs = edges(width, holes, ({ left, right }) => [left, right]);
  const ys = edges(height, holes, ({ top, bottom }) => [top, bottom]);
  let path = "";
  for (const [row, top] of ys.slice(0, -1).entries()) {
    const bottom = ys[row + 1] ?? top;
    for (const [column, left] of xs.slice(0, -1).entries()) {
      const right = xs[column + 1] ?? left;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (holes.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom))
        continue;
      path += `M${left} ${top}H${right}V${bottom}H${left}z`;
    }
  }
  return path;
}

/**
 * Where something begins or ends along one side of a frame, in whole pixels.
 *
 * @template B
 * @param {number} size
 * @param {readonly B[]} boxes
 * @param {(box: B) => number[]} endsOf
 */
function edges(size, boxes, endsOf) {
  const inside = boxes.flatMap(endsOf).map((at) => Math.round(Math.min(size, Math.max(0, at))));
  return [...new Set([0, ...inside, Math.round(size)])].sort((one, other) => one - other);
}

/**
 * The places of what is on the screen.
 *
 * @param {ParentNode} root
 * @param {string} selector
 * @param {Element | null} [sheet] of which nothing counts that it hides
 */
function boxesOf(root, selector, sheet = null) {
  const over = sheet?.getBoundingClientRect();
  const seen = [...root.querySelectorAll(selector)].filter(
    (one) => !over || sheet?.contains(one) || !isOver(over, one.getBoundingClientRect()),
  );
  const boxes = seen.map((one) => one.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** The middle of a thing lies under another one. @param {DOMRect} over @param {DOMRect} box */
function isOver({ left, top, right, bottom }, box) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > left && x < right && y > top && y < bottom;
}
