import { css, html, nothing } from "lit";
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
          : html`<button class="tool icon-tool" data-part="guide-off" aria-label=${t("table-guide-leave")} title=${t("table-guide-leave")} @click=${() => guide.turn(false)}>
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

export const guideCardCss = css`
  /* Where there is no room at the side, the guide stands under the board. */
  .map-place {
    display: flex;
    grid-area: map;
    flex-direction: column;
    gap: var(--gap);
    min-inline-size: 0;
    min-block-size: min-content;
  }
  .map-place > .map {
    flex: 1;
  }
  .guide-card {
    position: relative;
    /* The guide speaks in the light, too. */
    z-index: 26;
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.2rem var(--space-2);
    align-items: center;
    padding: 0.35rem 0.5rem 0.4rem 0.7rem;
    border: 1px solid var(--accent);
    border-inline-start: 0.35rem solid var(--accent);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: var(--shadow);
    font-size: var(--t2);
    line-height: 1.3;
    animation: guide-in 0.25s ease-out;
  }
  @keyframes guide-in {
    from {
      opacity: 0;
    }
  }
  .silent {
    visibility: hidden;
  }
  .side > .silent {
    display: none;
  }
  .lesson {
    text-wrap: pretty;
  }
  .upright .lesson {
    min-block-size: 2lh;
  }
  .lesson b {
    color: var(--accent-ink);
  }
  .guide-buttons small {
    font-size: max(12px, 0.75rem);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  .chapters {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0.1rem 0.9rem;
    margin: 0;
    padding: 0;
    color: var(--ink-soft);
    font-size: var(--t1);
    line-height: 1.3;
    list-style: none;
  }
  .chapters li {
    display: flex;
    gap: 0.3rem;
    align-items: center;
  }
  .chapters li::before {
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border: 1px solid var(--accent);
    border-radius: 50%;
    content: "";
  }
  .chapters .begun::before {
    background: linear-gradient(90deg, var(--accent) 50%, transparent 50%);
  }
  .chapters :is(.done, .now)::before {
    background: var(--accent);
  }
  .chapters .now {
    color: var(--ink);
    font-weight: 700;
  }
  .chapters .now::before {
    box-shadow: 0 0 0 2px color-mix(in srgb, var(--glow) 70%, transparent);
  }
  .guide-buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .side > .guide-card {
    grid-template-columns: minmax(0, 1fr);
  }
  .side > .guide-card > .guide-buttons > :first-child {
    flex: 1;
  }
  /* With more people the log waits until the guide has spoken. */
  .crowded:has(> .guide-card) > .log-panel {
    display: none;
  }
  .side > .guide-card {
    flex: 0 1 auto;
    overflow: auto;
  }
  :is(.phone, .lying, .crowded) .chapters li:not(.now) > span {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .chips .chapters {
    grid-column: auto;
  }
  :is(.phone, .lying, .crowded) .chapters {
    gap: 0.1rem 0.4rem;
  }
  /* Little room: so many lines at a time, as many pages as it takes, and the board keeps its size. */
  .chips .guide-card {
    gap: 0.1rem 0.3rem;
    padding: 0.15rem 0.2rem 0.2rem 0.4rem;
    font-size: var(--t1);
    line-height: 1.25;
  }
  .lying .guide-card {
    font-size: max(12px, 0.75rem);
    line-height: 1.2;
  }
  .chips .guide-card:not([data-lesson="welcome"]) > .lesson {
    --lines: 3;
    min-block-size: 3lh;
  }
  .chips .guide-buttons {
    grid-area: 1 / 2 / span 2;
    flex-wrap: nowrap;
  }
  .chips .guide-card .tool:has(.icon) {
    flex-direction: column;
    gap: 0;
    padding: 0;
  }
  .chips .guide-card .tool > .icon + span {
    position: absolute;
    clip-path: inset(50%);
  }
  .chips .guide-card[data-lesson="welcome"] {
    grid-template-columns: minmax(0, 1fr);
  }
  .chips [data-lesson="welcome"] .guide-buttons {
    grid-area: auto;
    justify-content: end;
  }
  .phone [data-lesson="welcome"] .chapters {
    display: none;
  }
  :is(.lying, .rich.phone) .chapters {
    display: none;
  }
  /* Large text. */
  @media (max-height: 40em) {
    .phone .map-place:has(> .guide-card) > .map {
      min-block-size: 5.6rem;
    }
    .phone .guide-card {
      font-size: max(12px, 0.75rem);
      line-height: 1.2;
    }
    .phone .guide-card:not([data-lesson="welcome"]) > .lesson {
      --lines: 2;
      min-block-size: 2lh;
    }
    .phone .chapters {
      display: none;
    }
  }
`;
