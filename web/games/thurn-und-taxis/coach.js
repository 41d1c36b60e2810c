import { css, html, nothing } from "lit";
import { icon } from "./icons.js";

/** @typedef {import("./table.js").TutTable} TutTable */

const KEY = "spieltisch:hints:thurn-und-taxis";
/** In how many different turns a hint comes back before it counts as known. */
const REPEATS = 2;

/**
 * Hints in the order of their importance; the first that fits and is not yet known is shown. They
 * look at what may be done now, never at the rules.
 *
 * @type {readonly {id: string, fits: (table: TutTable) => boolean}[]}
 */
const HINTS = [
  { id: "discard", fits: ({ moves }) => moves.discards.length > 0 },
  { id: "closing", fits: ({ closing }) => closing !== null },
  { id: "both-ends", fits: ({ choices }) => choices.selected !== null },
  {
    id: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 && seen.round === 1,
  },
  {
    id: "second",
    fits: ({ moves, seen }) => seen.forced && seen.taken === 1 && moves.takes.length > 0,
  },
  { id: "begin", fits: ({ moves }) => moves.lays.some((action) => action.end === "first") },
  { id: "no-fit", fits: ({ moves }) => moves.canAbandon && !moves.canFit },
  { id: "extend", fits: ({ moves, seen }) => moves.canFit && seen.laid === 0 },
  { id: "close", fits: ({ moves }) => moves.closes.length > 0 },
  { id: "end", fits: ({ moves, seen }) => moves.end !== null && seen.round === 1 },
  { id: "take-plan", fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 },
  { id: "amtmann", fits: ({ moves }) => moves.exchange !== null },
  { id: "postmeister", fits: ({ moves, seen }) => seen.taken === 1 && moves.takes.length > 0 },
  {
    id: "postillion",
    fits: ({ moves }) => moves.lays.some((action) => action.official === "postillion"),
  },
];

/** Learning by doing: which hint stands on the table, and which ones a person knows already. */
export class Coach {
  constructor() {
    const kept = read();
    this.on = kept.on;
    /** @type {Set<string>} */
    this.known = new Set(kept.known);
    /** @type {Map<string, Set<number>>} */
    this.shown = new Map();
    /** What was said last, to be able to point it out only once. */
    this.last = "";
  }

  /**
   * @param {TutTable} table
   * @returns {string | null} id of the hint for this moment
   */
  hint(table) {
    if (!this.on || table.readOnly || table.moves.all.length === 0) return null;
    return (
      HINTS.find(({ id, fits }) => !this.isKnown(id, table.seen.round) && fits(table))?.id ?? null
    );
  }

  /**
   * @param {string} id
   * @param {number} round
   */
  isKnown(id, round) {
    const rounds = this.shown.get(id);
    return (
      this.known.has(id) || (rounds !== undefined && rounds.size >= REPEATS && !rounds.has(round))
    );
  }

  /**
   * Notes that a hint was on the screen.
   *
   * @param {string} id
   * @param {number} round
   */
  note(id, round) {
    const rounds = this.shown.get(id) ?? new Set();
    rounds.add(round);
    this.shown.set(id, rounds);
  }

  /** @param {string} id */
  learn(id) {
    this.known.add(id);
    this.keep();
  }

  /** @param {boolean} on switching on again starts from the beginning */
  turn(on) {
    this.on = on;
    if (on) {
      this.known.clear();
      this.shown.clear();
    }
    this.keep();
  }

  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ on: this.on, known: [...this.known] }));
    } catch {
      // Without storage the hints simply come again next time.
    }
  }
}

/** @returns {{on: boolean, known: string[]}} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept && typeof kept === "object") {
      const known = Array.isArray(kept.known) ? kept.known.map(String) : [];
      return { on: kept.on !== false, known };
    }
  } catch {
    // Unreadable: as on a first visit.
  }
  return { on: true, known: [] };
}

/** The hint on the table. @param {TutTable} table */
export function coachCard(table) {
  const id = table.coach.hint(table);
  if (!id) return nothing;
  const { t } = table;
  // Panels rise over the lower edge of the map.
  const high = table.closing !== null || table.moves.discards.length > 0;
  return html`<aside class="coach ${high ? "high" : ""}" data-testid="coach" aria-label=${t("tut-region-coach")}>
    <span class="coach-sign" aria-hidden="true">${icon("hint")}</span>
    <p>${t(`tut-coach-${id}`)}</p>
    <div class="coach-buttons">
      <button class="tool" data-testid="coach-next" @click=${() => table.learnHint(id)}>${t("tut-coach-next")}</button>
      <button class="tool icon-tool" data-testid="coach-off" aria-label=${t("tut-coach-off")} title=${t("tut-coach-off")} @click=${() => table.setCoach(false)}>
        ${icon("close")}
      </button>
    </div>
  </aside>`;
}

export const coachCss = css`
  .coach {
    position: absolute;
    inset-block-end: 0.5rem;
    inset-inline: 0.5rem;
    z-index: 12;
    display: flex;
    gap: var(--space-2);
    align-items: center;
    max-inline-size: 46rem;
    margin-inline: auto;
    padding: 0.35rem 0.5rem 0.35rem 0.7rem;
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--panel) 94%, transparent);
    box-shadow: var(--shadow);
    font-size: var(--t2);
    line-height: 1.25;
    animation: bubble-in 0.2s ease-out;
  }
  .coach.high {
    inset-block: 0.5rem auto;
  }
  .coach p {
    flex: 1;
    text-wrap: pretty;
  }
  .coach-sign {
    color: var(--accent-ink);
  }
  .coach-buttons {
    display: flex;
    flex: none;
    gap: 0.25rem;
  }
`;
