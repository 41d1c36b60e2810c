import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { travelCoach } from "../../../../art/carriages.js";
import { cleric } from "../../../../art/portraits.js";
import { icon } from "../../panels/icons.js";
import { drafts } from "../draft.js";
import { carryClerics } from "./drag.js";
import { coachCountries, coachName, rankName, rankNumber, ways } from "./words.js";

/** @typedef {import("../../table.js").TutTable} TutTable */

/** Who sits where so far, and who is in the hand. */
const seating = drafts(() => ({
  /** @type {(string | null)[]} */
  ranks: ways.carriages.map(() => null),
  /** @type {string | null} */
  held: null,
}));

/**
 * Puts a cleric into a coach; who sat there takes the place that became free.
 *
 * @param {TutTable} table
 * @param {string} rank
 * @param {number} coach
 */
function seat(table, rank, coach) {
  const draft = seating(table);
  table.bubble = null;
  const from = draft.ranks.indexOf(rank);
  const before = draft.ranks[coach] ?? null;
  if (from >= 0) draft.ranks[from] = before;
  draft.ranks[coach] = rank;
  draft.held = null;
  table.voice.tell("tut-au-in-coach", {
    coach: coachName(ways.carriages[coach]?.id ?? "", table.t),
    rank: rankName(rank, table.t),
  });
  table.requestUpdate();
}

/**
 * @param {TutTable} table
 * @param {string} rank
 */
export function hold(table, rank) {
  const draft = seating(table);
  table.bubble = null;
  draft.held = draft.held === rank ? null : rank;
  table.requestUpdate();
}

/**
 * @param {TutTable} table
 * @param {number} coach
 */
export function tapCoach(table, coach) {
  const draft = seating(table);
  const inside = draft.ranks[coach] ?? null;
  if (draft.held && draft.held !== inside) return seat(table, draft.held, coach);
  if (!draft.held && !inside) {
    table.feedback.info("tut-au-cleric-first", `coach-${ways.carriages[coach]?.id}`);
    return;
  }
  table.bubble = null;
  if (draft.held) draft.ranks[coach] = null;
  draft.held = draft.held ? null : inside;
  table.requestUpdate();
}

/** For each table one function, so that its sheet is listened to once. @type {WeakMap<TutTable, (sheet?: Element) => void>} */
const carriers = new WeakMap();

/** Lets clerics be carried while their sheet is there. @param {TutTable} table */
function carrier(table) {
  /** @type {(() => void) | undefined} */
  let stop;
  const carry =
    carriers.get(table) ??
    ((sheet) => {
      stop?.();
      stop =
        sheet instanceof HTMLElement
          ? carryClerics(table, sheet, (rank, place) => put(table, rank, place))
          : undefined;
    });
  carriers.set(table, carry);
  return carry;
}

/**
 * @param {TutTable} table
 * @param {string} rank
 * @param {number | null} place  number of a coach; null is the bench
 */
function put(table, rank, place) {
  if (place !== null) return seat(table, rank, place);
  const draft = seating(table);
  table.bubble = null;
  draft.ranks = draft.ranks.map((one) => (one === rank ? null : one));
  draft.held = null;
  table.requestUpdate();
}

/**
 * With what an advised distribution goes on: the next cleric and his coach, whoever is in the hand already left out, or the
 * button that confirms it.
 *
 * @param {TutTable} table
 * @param {readonly string[]} advised a rank for each coach
 * @returns {string[]} names of parts
 */
export function nextSeat(table, advised) {
  const { ranks, held } = seating(table);
  const wrong = advised.filter((rank, coach) => ranks[coach] !== rank);
  const rank = wrong.find((one) => one === held) ?? wrong[0];
  if (rank === undefined) return ["assign-confirm"];
  const coach = `coach-${ways.carriages[advised.indexOf(rank)]?.id}`;
  return rank === held ? [coach] : [`cleric-${rank}`, coach];
}

/** Before the first turn: one cleric for each coach. @param {TutTable} table */
export function assignSheet(table) {
  const { t, moves, seen, shut } = table;
  const { ranks } = seating(table);
  const left = ranks.filter((rank) => rank === null).length;
  const action =
    left === 0
      ? moves.all.find((one) => one.ranks?.every((rank, i) => rank === ranks[i]))
      : undefined;
  const note = seen.options["audience-aid"] ? "tut-au-assign-aid" : "tut-au-assign-note";
  return html`<section class="sheet assigning" role="dialog" aria-labelledby="assign-title" data-part="assign" ${ref(carrier(table))}>
    <header class="sheet-head">
      <h2 id="assign-title" tabindex="-1">${t("tut-au-assign-title")}</h2>
    </header>
    <div class="sheet-body">
      <div class="clerics" role="group" aria-label=${t("tut-au-clergy")} data-group data-cleric-pool>
        ${ways.ranks.map(({ id, points }) => clericToken(table, id, points))}
      </div>
      <div class="coaches" role="group" aria-label=${t("tut-au-coaches")} data-group>
        ${ways.carriages.map((coach, number) => coachSeat(table, coach, number))}
      </div>
      <p class="assign-note">${icon("seal")}<span>${t(note)}</span></p>
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-au-assign-left", { count: left })}</p>
      <button
        class="primary ${action ? "glow" : ""}"
        data-part="assign-confirm"
        aria-disabled=${!action || shut}
        @click=${() => (action ? table.act(action) : table.feedback.info("tut-au-assign-left", "assign-confirm", { count: left }))}
      >
        ${icon("check")}<span>${t("tut-au-assign-confirm")}</span>
      </button>
    </footer>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {string} id
 * @param {number} points
 */
function clericToken(table, id, points) {
  const { t } = table;
  const { ranks, held } = seating(table);
  const inside = ranks.includes(id);
  return html`<button
    class="pressable cleric ${held === id ? "held" : ""} ${inside ? "inside" : ""}"
    aria-pressed=${held === id}
    aria-label=${t(inside ? "tut-au-cleric-inside" : "tut-au-cleric", { rank: rankName(id, t), points })}
    data-part="cleric-${id}"
    data-carry=${id}
    @click=${() => hold(table, id)}
  >
    <span class="cleric-art" aria-hidden="true">${cleric(rankNumber(id))}</span>
    <span class="cleric-name">${rankName(id, t)}</span>
    <b class="rank-points" aria-hidden="true">${points}</b>
  </button>`;
}

/**
 * @param {TutTable} table
 * @param {{id: string, hex: string}} coach
 * @param {number} number
 */
function coachSeat(table, { id, hex }, number) {
  const { t, board } = table;
  const { ranks, held } = seating(table);
  const rank = ranks[number] ?? null;
  const countries = coachCountries(id, board).join(", ");
  const words = t("tut-au-coach-seat", {
    coach: coachName(id, t),
    rank: rank ? rankName(rank, t) : "",
    full: rank ? "yes" : "no",
  });
  return html`<button
    class="pressable coach-seat ${held && held !== rank ? "open" : ""} ${rank && held === rank ? "held" : ""}"
    data-part="coach-${id}"
    data-coach-seat=${number}
    data-carry=${rank ?? nothing}
    @click=${() => tapCoach(table, number)}
  >
    <span class="cleric-art" aria-hidden="true">${rank ? cleric(rankNumber(rank)) : nothing}</span>
    <span class="coach-art" aria-hidden="true">${travelCoach(hex, number)}</span>
    <span class="coach-lands" title=${countries}>${countries}</span>
    <span class="hidden-words">${words}</span>
  </button>`;
}
