import { html, nothing } from "lit";
import { icon } from "../frame/icons.js";
import { GREETING } from "./guide.js";
import { sentencesOf } from "./pages.js";
import { spotlight } from "./spotlight.js";

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
  // Whoever sees a lesson again needs no more than the ring.
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
