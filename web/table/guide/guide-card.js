import { html, nothing } from "lit";
import { icon } from "../frame/icons.js";
import { spotlight } from "./spotlight.js";

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
   * @returns {boolean} whether they are others than before
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

/** @param {string} text */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/u);
}

/**
 * Which sentences begin a page. One that begins a line needs no more lines than it did in the middle of the text.
 *
 * @param {readonly {from: number, to: number}[]} sentences  the lines of each, all in one text; `to` is the first below it
 * @param {number} most  lines of a page
 * @returns {number[]}
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
      ${
        greets
          ? html`<button class="tool" data-part="guide-off" @click=${() => guide.turn(false)}>${t("table-guide-known")}</button>`
          : html`<button class="tool icon-tool" data-part="guide-hide" aria-label=${t("table-guide-hide")} title=${t("table-guide-hide")} @click=${() => guide.hide(lesson.id)}>
              ${icon("close")}
            </button>`
      }
    </div>
  </aside>`;
}

/** Its room while it is silent: the board keeps its size from lesson to lesson. @param {Guide} guide */
function keptRoom(guide) {
  return html`<div class="guide-card silent" aria-hidden="true">${chapters(guide, guide.course.chapters[0] ?? "")}<p class="lesson"></p><div class="guide-buttons"><i class="tool"></i><i class="tool"></i></div></div>`;
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
    ${goesOn ? html`${icon("right")}${words}<small aria-hidden="true">${place}</small>` : greets ? words : html`${icon("check")}${words}`}
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
  return html`<ol class="chapters" aria-label=${table.t("table-guide-chapters")}>
    ${course.chapters.map((one) => {
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
  if (course.chapters.length === 0) return nothing;
  return html`<button class="tool" data-part="guide-switch" @click=${() => guide.turn(!isOn)}>
    ${icon("hint")}<span>${table.t(isOn ? "table-guide-leave" : "table-guide-on")}</span>
  </button>`;
}
