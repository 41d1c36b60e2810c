import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { travelCoach } from "../../../../art/carriages.js";
import { listenToGestures } from "../../../../board/canvas/gestures.js";
import { memoized } from "../../../../board/canvas/memo.js";
import { hyphenation } from "../../../../board/map/lettering/name-settings.js";
import { icon } from "../../panels/pictures.js";
import { confirming, sheet } from "../../panels/sheet.js";

import { drafts } from "../drafts.js";
import {
  COACHES,
  cleric,
  coachCountries,
  coachName,
  rankName,
  rankNumber,
  waysOf,
} from "./coaches.js";

/** @typedef {import("../../table.js").TutTable} TutTable */

/** The clerics in the coaches so far, and the cleric that is picked up. */
const seating = drafts("assign", () => ({
  /** @type {(string | null)[]} */
  ranks: COACHES.map(() => null),
  /** What the coaches held before each change. @type {(string | null)[][]} */
  before: [],
  /** @type {string | null} */
  held: null,
}));

/**
 * Puts a cleric into a coach, or back among the others. The cleric who sat there takes the place that becomes free.
 *
 * @param {TutTable} table
 * @param {string} rank
 * @param {number | null} coach its number, null for none
 */
function seat(table, rank, coach) {
  const draft = seating(table);
  const { ranks } = draft;
  const from = ranks.indexOf(rank);
  draft.before.push([...ranks]);
  if (from >= 0) ranks[from] = coach === null ? null : (ranks[coach] ?? null);
  if (coach !== null) {
    ranks[coach] = rank;
    table.voice.tell("tut-au-in-coach", {
      coach: coachName(COACHES[coach]?.id ?? "", table.t),
      rank: rankName(table.board, rank, table.t),
    });
  }
  hold(table, null);
}

/** @param {TutTable} table @param {string | null} rank */
function hold(table, rank) {
  seating(table).held = rank;
  table.bubble = null;
  table.requestUpdate();
}

/**
 * Puts the cleric down who is held, or takes the last change of the coaches back, or empties them all: that is said, and is
 * a change like any other.
 *
 * @param {TutTable} table
 * @param {boolean} whole
 */
export function unseat(table, whole) {
  const draft = seating(table);
  const { held, before, ranks } = draft;
  const hasMore = whole ? ranks.some((rank) => rank !== null) : before.length > 0;
  if (!held && !hasMore) return null;
  return () => {
    hold(table, null);
    if (held) return;
    if (whole) {
      before.push(ranks);
      draft.ranks = ranks.map(() => null);
      table.feedback.info("tut-au-seats-cleared", "assign-confirm");
    } else draft.ranks = before.pop() ?? ranks;
  };
}

/** Seats the clerics as advised, for all to see before they depart. @param {TutTable} table @param {readonly string[]} advised @returns {boolean} false where they sit so already */
export function fillCoaches(table, advised) {
  if (nextSeat(table, advised)[0] === "assign-confirm") return false;
  const draft = seating(table);
  draft.before.push(draft.ranks);
  draft.ranks = [...advised];
  hold(table, null);
  table.feedback.say(emptyWords(table), "assign-confirm");
  return true;
}

/** How many coaches are still empty, and what fills them. @param {TutTable} table */
export function emptyWords(table) {
  const { board, t } = table;
  const { ranks, held: rank } = seating(table);
  const count = ranks.filter((one) => one === null).length;
  const held = rank === null ? "none" : rankName(board, rank, t);
  return t("tut-au-assign-left", { count, held });
}

/**
 * @param {TutTable} table
 * @param {number} coach
 */
function tapCoach(table, coach) {
  const { held, ranks } = seating(table);
  const inside = ranks[coach] ?? null;
  if (!held && !inside) {
    table.feedback.info("tut-au-cleric-first", `coach-${COACHES[coach]?.id}`);
  } else if (!held) hold(table, inside);
  else seat(table, held, held === inside ? null : coach);
}

/**
 * The parts with which an advised distribution goes on: the next cleric and his coach (a cleric who is picked up is left
 * out), or the button that confirms it.
 *
 * @param {TutTable} table
 * @param {readonly string[]} advised a rank for each coach
 */
export function nextSeat(table, advised) {
  const { ranks, held } = seating(table);
  const wrong = advised.filter((rank, coach) => ranks[coach] !== rank);
  const rank = wrong.find((one) => one === held) ?? wrong[0];
  if (rank === undefined) return ["assign-confirm"];
  const coach = `coach-${COACHES[advised.indexOf(rank)]?.id}`;
  return rank === held ? [coach] : [`cleric-${rank}`, coach];
}

/** Before the first turn: one cleric for each coach. @param {TutTable} table */
export function assignSheet(table) {
  const { t, moves, seen } = table;
  const { ranks, held } = seating(table);
  const action = moves.all.find((one) => one.ranks?.every((rank, i) => rank === ranks[i]));
  const note = seen.options["audience-aid"] ? "tut-au-assign-aid" : "tut-au-assign-note";
  const body = html`<div class="sheet-body" ${ref(carrier(table))}>
      <div class="clerics" role="group" aria-label=${t("tut-au-clergy")} data-group data-cleric-pool ?data-numbered=${!held}>
        ${waysOf(table.board).ranks.map(({ id, points }) => clericToken(table, id, points))}
      </div>
      <div class="coaches" role="group" aria-label=${t("tut-au-coaches")} data-group ?data-numbered=${held}>
        ${COACHES.map((coach, number) => coachSeat(table, coach, number))}
      </div>
      <p class="assign-note">${icon("seal")}<span>${t(note)}</span></p>
    </div>`;
  const status = emptyWords(table);
  const press = () => (action ? table.act(action) : table.feedback.say(status, "assign-confirm"));
  const state = { status, isReady: Boolean(action) };
  return sheet("assign", "assigning", t("tut-au-assign-title"), [
    body,
    confirming(table, "assign-confirm", t("tut-au-assign-confirm"), press, state),
  ]);
}

/**
 * @param {TutTable} table
 * @param {string} id
 * @param {number} points
 */
function clericToken(table, id, points) {
  const { t } = table;
  const { ranks, held } = seating(table);
  const at = ranks.indexOf(id);
  const inside = at >= 0;
  return html`<button
    class="pressable cleric ${held === id ? "held" : ""} ${inside ? "inside" : ""}"
    aria-pressed=${held === id}
    aria-label=${t(inside ? "tut-au-cleric-inside" : "tut-au-cleric", { rank: rankName(table.board, id, t), points })}
    data-part="cleric-${id}"
    data-carry=${id}
    @click=${() => hold(table, seating(table).held === id ? null : id)}
  >
    <span class="cleric-art" aria-hidden="true">${cleric(rankNumber(id))}</span>
    ${inside ? html`<span class="coach-art" aria-hidden="true">${travelCoach(COACHES[at]?.hex ?? "", at)}</span>` : nothing}
    <span class="cleric-name">${rankName(table.board, id, t)}</span>
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
  const countries = coachCountries(id, board);
  const coach = coachName(id, t);
  const words = t("tut-au-coach-seat", {
    coach,
    rank: rank ? rankName(board, rank, t) : "",
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
    <span class="coach-colour" aria-hidden="true">${t("tut-au-coach-label", { coach })}</span>
    <span class="coach-lands" title=${countries.join(", ")}>${countries.map(divisible).join(", ")}</span>
    <span class="hidden-words">${words}</span>
  </button>`;
}

/** A name that may go on in the next line, behind a hyphen. @param {string} name */
function divisible(name) {
  const at = hyphenation(name.toUpperCase());
  return at > 0 ? `${name.slice(0, at)}\u00ad${name.slice(at)}` : name;
}

/** Lets clerics be carried as long as their sheet is there: one function for each table, so that its sheet is listened to once. */
const carrier = memoized((/** @type {TutTable} */ table) => {
  let stop = () => {};
  return (/** @type {Element | undefined} */ sheet) => {
    stop();
    stop = sheet instanceof HTMLElement ? carryClerics(table, sheet) : () => {};
  };
});

/**
 * Carries clerics (`data-carry` has the rank) with mouse, finger or pen.
 *
 * @param {TutTable} table
 * @param {HTMLElement} sheet
 */
function carryClerics(table, sheet) {
  const root = /** @type {ShadowRoot} */ (table.renderRoot);
  const ghost = document.createElement("div");
  ghost.className = "ghost cleric-ghost";
  return listenToGestures(sheet, {
    source: ({ target }) => /** @type {Element} */ (target).closest("[data-carry]"),
    lift({ source }) {
      const art = source.querySelector(".cleric-art")?.cloneNode(true).childNodes ?? [];
      ghost.replaceChildren(...art);
      ghost.style.removeProperty("transform");
      table.ghosts?.append(ghost);
    },
    drag({ at: [x, y] }) {
      const [from, to] = [sheet, table].map((element) => element.getBoundingClientRect());
      ghost.style.setProperty(
        "transform",
        `translate(${x + from.left - to.left}px, ${y + from.top - to.top}px) translate(-50%, -60%)`,
      );
    },
    drop({ source, at: [x, y] }, cancelled) {
      ghost.remove();
      if (cancelled) return;
      const { left, top } = sheet.getBoundingClientRect();
      dropCleric(table, source, root.elementFromPoint(x + left, y + top));
    },
  });
}

/**
 * A cleric was let go.
 *
 * @param {TutTable} table
 * @param {HTMLElement} source
 * @param {Element | null} under what lies there
 * @internal
 */
export function dropCleric(table, { dataset: { carry: rank = "", part = "" } }, under) {
  const coach = /** @type {HTMLElement | null} */ (under?.closest("[data-coach-seat]") ?? null);
  if (coach) seat(table, rank, Number(coach.dataset.coachSeat));
  else if (under?.closest("[data-cleric-pool]")) seat(table, rank, null);
  else
    table.feedback.info("tut-au-drop-cleric", part, { rank: rankName(table.board, rank, table.t) });
}
