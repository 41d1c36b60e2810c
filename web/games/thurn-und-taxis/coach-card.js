import { css, html, nothing } from "lit";
import { spotlight } from "../../table/spotlight.js";
import { icon } from "./icons.js";
import { CHAPTERS } from "./lessons.js";

/** @typedef {import("./table.js").TutTable} TutTable */
/** @typedef {import("./lessons.js").Lesson} Lesson */

/** The words of a lesson, for eyes and for ears. @param {TutTable} table @param {Lesson} lesson */
export function lessonWords({ t }, { id }) {
  return { title: t(`tut-guide-${id}-title`), text: t(`tut-guide-${id}`) };
}

/** The guide's card; it has a place of its own and covers nothing. @param {TutTable} table */
export function coachCard(table) {
  const { t, coach } = table;
  const lesson = coach.lesson(table);
  if (!lesson) return nothing;
  const { title, text } = lessonWords(table, lesson);
  const welcome = lesson.id === "welcome";
  return html`<aside class="coach" data-testid="coach" data-lesson=${lesson.id} aria-label=${t("tut-region-coach")}>
    ${chapters(table, lesson)}
    <p><b>${title}</b> ${text}</p>
    <div class="coach-buttons">
      <button class=${welcome ? "primary" : "tool"} data-testid="coach-next" @click=${() => table.learnHint(lesson.id)}>
        ${welcome ? t("tut-guide-start") : html`${icon("check")}<span>${t("tut-guide-next")}</span>`}
      </button>
      ${
        welcome
          ? html`<button class="tool" data-testid="coach-off" @click=${() => table.setCoach(false)}>${t("tut-guide-known")}</button>`
          : html`<button class="tool icon-tool" data-testid="coach-off" aria-label=${t("tut-guide-leave")} title=${t("tut-guide-leave")} @click=${() => table.setCoach(false)}>
              ${icon("close")}
            </button>`
      }
    </div>
  </aside>`;
}

/**
 * Where in the guide one is.
 *
 * @param {TutTable} table
 * @param {Lesson} lesson
 */
function chapters({ t, coach }, { chapter }) {
  return html`<ol class="chapters" aria-label=${t("tut-guide-chapters")}>
    ${CHAPTERS.map((one) => {
      const now = one === chapter;
      return html`<li class=${now ? "now" : coach.progress(one)} aria-current=${now ? "step" : nothing}>
        <span>${t(`tut-guide-chapter-${one}`)}</span>
      </li>`;
    })}
  </ol>`;
}

/** The light on what the lesson speaks about. @param {TutTable} table */
export function coachLight(table) {
  const lesson = table.coach.lesson(table);
  const away = table.bubble || table.dialog || table.drawer;
  if (!lesson?.shows || away) return nothing;
  // Whoever sees a lesson again needs no more than the ring.
  const again = (table.coach.shown.get(lesson.id)?.size ?? 0) > 1;
  return spotlight(lesson.id, again);
}

export const coachCss = css`
  .coach {
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
    animation: coach-in 0.25s ease-out;
  }
  @keyframes coach-in {
    from {
      opacity: 0;
    }
  }
  .coach p {
    text-wrap: pretty;
  }
  .coach b {
    color: var(--accent-ink);
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
  .coach-buttons {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .side > .coach {
    grid-template-columns: minmax(0, 1fr);
  }
  .side > .coach > .coach-buttons > :first-child {
    flex: 1;
  }
  /* With more people the log waits until the guide has spoken. */
  .crowded:has(> .coach) > .log-panel {
    display: none;
  }
  .side > .coach {
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
  :is(.phone, .lying) .chapters {
    grid-column: auto;
  }
  :is(.phone, .lying, .crowded) .chapters {
    gap: 0.1rem 0.4rem;
  }
  :is(.phone, .lying) .coach {
    min-block-size: 5.7rem;
    gap: 0.1rem 0.3rem;
    padding: 0.2rem 0.3rem 0.25rem 0.45rem;
    font-size: var(--t1);
    line-height: 1.25;
  }
  :is(.phone, .lying) .coach-buttons {
    grid-area: 1 / 2 / span 2;
    flex-wrap: nowrap;
  }
  :is(.phone, .lying) .coach .tool:has(.icon) {
    padding: 0;
  }
  :is(.phone, .lying) .coach .tool > .icon + span {
    position: absolute;
    clip-path: inset(50%);
  }
  :is(.phone, .lying) .coach[data-lesson="welcome"] {
    grid-template-columns: minmax(0, 1fr);
  }
  :is(.phone, .lying) [data-lesson="welcome"] .coach-buttons {
    grid-area: auto;
    justify-content: end;
  }
  .lying .coach {
    max-block-size: 6.6rem;
    overflow: auto;
  }
  .lying .chapters {
    display: none;
  }
  /* Where expansions take room as well, the guide takes three lines of the map's and no more. */
  .rich:is(.phone, .lying) .coach {
    min-block-size: 0;
  }
  .rich:is(.phone, .lying) .coach:not([data-lesson="welcome"]) > p {
    max-block-size: 3lh;
    overflow: auto;
  }
  .rich.phone .chapters {
    display: none;
  }
  /* Large text: one line that can be scrolled, beside a smaller map. */
  @media (max-height: 40em) {
    .phone .map-place:has(> .coach) > .map {
      min-block-size: 5.5rem;
    }
    .phone .coach {
      min-block-size: 0;
    }
    .phone .coach > p {
      max-block-size: 1lh;
      overflow: auto;
    }
    .phone .chapters {
      display: none;
    }
  }
`;
