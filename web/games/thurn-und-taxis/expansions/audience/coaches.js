import CLERGY from "spieltisch:drawings/art/clergy";
import { html, nothing } from "lit";
import data from "../../../../../py/spieltisch/thurn_und_taxis/expansions/audience/audience.json";
import { travelCoach } from "../../../../art/carriages.js";
import { picture } from "../../../../art/drawn.js";
import { language, listed } from "../../../../i18n/index.js";
import { patched } from "../../../../table/patch.js";
import { icon } from "../../panels/pictures.js";
import { sheet } from "../../panels/sheet.js";
import { drafts } from "../drafts.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").Action} Action */
/** @typedef {import("../../types.js").Translate} Translate */

/**
 * @typedef {import("../../../../board/map/ways/ways.js").Ways} Ways
 * @typedef {Omit<Ways, "carriages"> & {ranks: {id: string, name: {de: string, en: string}, points: number}[], carriages: (Ways["carriages"][number] & {countries: string[]})[]}} AudienceFile
 */

const PRINTED = /** @type {AudienceFile} */ (/** @type {unknown} */ (data));

/**
 * Towns, coaches and ranks, in the order of the data file.
 *
 * @param {{patch?: string}} board of the game
 */
export function waysOf({ patch }) {
  return patched(PRINTED, "audience", patch);
}

/** Coaches and their colours, which nobody corrects. */
export const COACHES = PRINTED.carriages;

/** The kind of board place that a town of the second map is. */
export const TOWN = "town";

/** Marks towns of the second map among the places of a line of the log. */
export const ROME_PREFIX = "rome/";

/** True for an action that moves a coach. @param {{type: string}} action */
export function isStep({ type }) {
  return type === "move" || type === "joker";
}

/** @param {string} coach */
export function coachNumber(coach) {
  return COACHES.findIndex(({ id }) => id === coach);
}

/** @param {string} rank */
export function rankNumber(rank) {
  return PRINTED.ranks.findIndex(({ id }) => id === rank);
}

/** @param {{patch?: string}} board @param {string} town @returns {readonly string[]} where the roads from it lead */
export function exitsOf(board, town) {
  return waysOf(board).towns.find(({ id }) => id === town)?.exits ?? [];
}

/** A road leads to this town: there are some where coaches begin. @param {{patch?: string}} board @param {string} town */
function isGoal(board, town) {
  return waysOf(board).towns.some(({ exits }) => exits.includes(town));
}

/** The printed name of a town. @param {{patch?: string}} board @param {string} id */
export function townName(board, id) {
  return waysOf(board).towns.find((town) => town.id === id)?.name ?? id;
}

/** @param {string} id @param {Translate} t */
export function coachName(id, t) {
  return t(`tut-au-coach-${id}`);
}

/** @param {{patch?: string}} board @param {string} id @param {Translate} t */
export function rankName(board, id, t) {
  const [own, printed] = [waysOf(board), PRINTED].map(
    ({ ranks }) => ranks.find((rank) => rank.id === id)?.name,
  );
  if (own && printed && (own.de !== printed.de || own.en !== printed.en)) return own[language()];
  return t(`tut-au-rank-${id}`);
}

/** Tells where a coach is, and lights the towns to which it can go on. @param {TutTable} table @param {string} id */
function aboutCoach(table, id) {
  aboutTown(table, table.seen.audience?.coaches.find((coach) => coach.id === id)?.town ?? "");
  const steps = table.moves.all.filter(({ coach }) => coach === id);
  table.pulse(steps.map(({ town }) => ({ kind: TOWN, id: ROME_PREFIX + town })));
}

/** @param {TutTable} table @param {string} town */
export function coachesIn({ view }, town) {
  return (view?.observation.audience?.coaches ?? []).filter((coach) => coach.town === town);
}

/**
 * The countries whose cards move a coach.
 *
 * @param {string} id
 * @param {import("../../types.js").Board} board
 */
export function coachCountries(id, board) {
  const countries = waysOf(board).carriages.find((coach) => coach.id === id)?.countries ?? [];
  return board.countries.filter((one) => countries.includes(one.id)).map(({ name }) => name);
}

/**
 * A place in Rome in words, with the owners of the tiles that lie there.
 *
 * @param {TutTable} table
 * @param {{id: string, points: number}} rank
 */
export function placeWords(table, { id, points }) {
  const owners = table.seen.audience?.rome[id] ?? [];
  const names = listed(owners.map((seat) => table.nameOf(seat)));
  const rank = rankName(table.board, id, table.t);
  return table.t("tut-au-place", { rank, points, count: owners.length, names });
}

/**
 * Tiles by rank with their owners: "Kardinal of Anna and Ben, Mönch of Carl".
 *
 * @param {readonly {rank: string, seats: number[]}[]} tiles
 * @param {{t: Translate, seats: readonly {name: string}[], board: {patch?: string}}} words
 */
export function tilesInWords(tiles, { t, seats, board }) {
  const each = tiles.map(({ rank, seats: owners }) => {
    const names = listed(owners.map((seat) => seats[seat]?.name ?? ""));
    return t("tut-au-tile", { rank: rankName(board, rank, t), names });
  });
  return each.join("; ");
}

/**
 * The steps that are left: "2 steps beige, 1 joker".
 *
 * @param {TutTable} table
 */
export function stepsLeft({ view, t }) {
  return stepWords(view?.observation.audience ?? { cards: {}, jokers: 0 }, t);
}

/**
 * @param {{cards: Record<string, number>, jokers: number}} steps
 * @param {import("../../types.js").Translate} t
 */
export function stepWords({ cards, jokers }, t) {
  const steps = COACHES.flatMap(({ id }) => {
    const count = cards[id] ?? 0;
    return count > 0 ? t("tut-au-steps-coach", { count, coach: coachName(id, t) }) : [];
  });
  return listed(jokers > 0 ? [...steps, t("tut-au-steps-joker", { count: jokers })] : steps);
}

/** A tapped town that several coaches can reach, until one of them is chosen. */
const wanted = drafts("town", () => ({ town: /** @type {string | null} */ (null) }));

/**
 * The steps to a town. A coach that reaches it by a step of its own needs no joker.
 *
 * @param {TutTable} table
 * @param {string} town
 */
function stepsTo({ moves }, town) {
  const steps = moves.all.filter((action) => action.town === town);
  const own = new Set(steps.flatMap(({ type, coach }) => (type === "move" ? coach : [])));
  return steps.filter(({ type, coach }) => type === "move" || !own.has(coach));
}

/**
 * A tap on a town of the second map.
 *
 * @param {TutTable} table
 * @param {string} town
 */
export function tapTown(table, town) {
  const steps = stepsTo(table, town);
  const [step] = steps;
  if (table.tapGuard.isEchoAt("rome-map", () => !step)) return;
  if (!step) {
    const other = table.moves.all.find(isStep);
    if (!other || !isGoal(table.board, town) || coachesIn(table, town).length > 0)
      aboutTown(table, town);
    else void outOfReach(table, other, town);
  } else if (steps.length === 1) table.act(step);
  else {
    table.voice.tell("tut-au-which", { town: townName(table.board, town) });
    choose(table, town);
  }
}

/**
 * A coach of the second map was carried to a town, or to none.
 *
 * @param {TutTable} table
 * @param {number} number of the coach
 * @param {string | null} town
 */
export function carryCoach(table, number, town) {
  const coach = COACHES[number]?.id;
  const from = table.seen.audience?.coaches.find(({ id }) => id === coach)?.town ?? "";
  const steps = table.moves.all.filter((one) => isStep(one) && one.coach === coach);
  if (steps.length > 0 && !(town && town !== from && isGoal(table.board, town))) {
    const args = { coach: coachName(coach ?? "", table.t) };
    return table.feedback.info("tut-au-drop-coach", "rome-map", args, { kind: TOWN, id: from });
  }
  const step = town && stepsTo(table, town).find((one) => one.coach === coach);
  if (step) return table.act(step);
  // A coach that cannot move at all is asked about the road before it.
  const goal = (steps.length > 0 && town) || (exitsOf(table.board, from)[0] ?? from);
  table.feedback.explain({ type: "move", coach, town: goal }, "rome-map", { kind: TOWN, id: goal });
}

/** Shows all steps again; null while no town is chosen. @param {TutTable} table */
export function leaveTown(table) {
  return wanted(table).town === null ? null : () => choose(table, null);
}

/** @param {TutTable} table @param {string | null} town */
function choose(table, town) {
  wanted(table).town = town;
  table.requestUpdate();
}

/**
 * Tells where a town leads and which coaches are there.
 *
 * @param {TutTable} table
 * @param {string} id
 */
export function aboutTown(table, id) {
  const coaches = coachesIn(table, id);
  const { board } = table;
  const exits = exitsOf(board, id);
  const args = {
    town: townName(board, id),
    count: exits.length,
    exits: listed(exits.map((exit) => townName(board, exit))),
    coaches: listed(coaches.map((coach) => coachName(coach.id, table.t))),
    here: coaches.length,
  };
  table.feedback.info("tut-au-town", "rome-map", args, { kind: TOWN, id });
}

/**
 * Tells why no coach can go to a town. The engine answers for one coach; where several can move, only its rule is told.
 *
 * @param {TutTable} table
 * @param {Action} step that is possible
 * @param {string} town
 */
async function outOfReach(table, { type, coach }, town) {
  const { feedback, moves, t } = table;
  const place = { kind: TOWN, id: town };
  const meant = { type, coach, town };
  if (moves.all.every((one) => one.coach === coach))
    return feedback.explain(meant, "rome-map", place);
  const ticket = feedback.ask();
  const refusal = await table.ctx?.whyNot(meant).catch(() => null);
  if (!refusal || !ticket.isValid) return;
  const { rule } = refusal;
  const text = t(`rule-${rule}`, { coach: "none", town: townName(table.board, town) });
  feedback.why([{ text, rule }], "rome-map", place);
}

/** The steps that can be made next, coach by coach. @param {TutTable} table */
export function moveSheet(table) {
  const { t, moves } = table;
  const { town } = wanted(table);
  const steps = town ? stepsTo(table, town) : moves.all;
  const jokers = steps.filter(({ type }) => type === "joker");
  const title = town
    ? t("tut-au-which", { town: townName(table.board, town) })
    : t("tut-au-travel-title");
  const left = html`<p class="steps-left" role="status" data-part="steps-left">${stepsLeft(table)}</p>`;
  const body = html`<div class="sheet-body">
      ${group(
        table,
        steps.filter(({ type }) => type === "move"),
      )}
      ${jokers.length > 0 ? html`<h3>${t("tut-au-joker")}</h3>` : nothing} ${group(table, jokers)}
      ${
        town
          ? html`<button class="tool" @click=${() => choose(table, null)}>${t("tut-au-all-steps")}</button>`
          : nothing
      }
    </div>`;
  return sheet("travel", "travelling", title, body, left);
}

/** No step makes the sheet lower, and moves what would be pressed next. @param {HTMLElement} sheet */
export function keepHeight({ style, offsetHeight }) {
  style.setProperty("--kept", `${offsetHeight}px`);
}

/**
 * @param {TutTable} table
 * @param {readonly Action[]} steps
 */
function group(table, steps) {
  const { t } = table;
  if (steps.length === 0) return nothing;
  return html`<ul class="coach-steps" data-numbered>
    ${COACHES.map(({ id, hex }, number) => {
      const own = steps.filter(({ coach }) => coach === id);
      if (own.length === 0) return nothing;
      return html`<li class="coach-step">
        <span class="coach-art" aria-hidden="true" data-part="picture-${id}" @click=${() => aboutCoach(table, id)}>${travelCoach(hex, number)}</span>
        <span class="hidden-words">${coachName(id, t)}</span>
        ${own.map(
          (action) => html`<button
            class="tool"
            data-part="${action.type}-${id}-${action.town}"
            aria-label=${t(`tut-au-do-${/** @type {"move" | "joker"} */ (action.type)}`, { coach: coachName(id, t), town: townName(table.board, action.town ?? "") })}
            @click=${() => table.act(action)}
          >
            ${icon("south")}<span>${townName(table.board, action.town ?? "")}</span>
          </button>`,
        )}
      </li>`;
    })}
  </ul>`;
}

/** A cleric. @param {number} number  of the rank, from 0, the highest first */
export function cleric(number) {
  return picture("4 0 40 57", "art-cleric", () => CLERGY[number + 1] ?? [], `${number}`);
}
