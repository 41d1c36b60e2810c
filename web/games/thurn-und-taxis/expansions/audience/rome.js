import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { symbolMark } from "../../../../art/pieces.js";
import { memoized } from "../../../../board/canvas/memo.js";
import {
  COACHES,
  cleric,
  coachName,
  coachNumber,
  placeWords,
  rankName,
  rankNumber,
  tilesInWords,
  waysOf,
} from "./coaches.js";

/** @typedef {import("../../table.js").TutTable} TutTable */

/**
 * True where the second map is chosen by hand, and while a panel asks about it; and what is told shows for the time of one
 * position. Each of them leads back to the one before it.
 */
export const choices = memoized((/** @type {TutTable} */ _) => ({
  own: false,
  /** @type {boolean | null} */
  asked: null,
  /** @type {{view: unknown, rome: boolean} | null} */
  told: null,
  /** The city of the first map that was marked last. */
  city: "",
}));

/** What a panel asks about: the second map (true), where the coach that a player has moved last is seen, or the first one; a replay shows the second map without a panel. @param {TutTable} table */
export function neededMap({ view, deciding, access, closing, events, me }) {
  const phase = view?.observation.phase;
  const isRoad = phase === "move" || phase === "assign";
  if (isRoad && (deciding || access === "replaying")) return true;
  if (events.some((one) => one.event === "coach-moved" && one.seat === me)) return true;
  return closing ? false : null;
}

/** @param {TutTable} table */
function showsRome(table) {
  const { own, asked, told } = choices(table);
  if (told && told.view === table.view) return told.rome;
  const needed = neededMap(table);
  return needed === null ? own : (asked ?? needed);
}

/**
 * Shows one of the maps. What is told of a place on the other one goes with it; a question stays.
 *
 * @param {TutTable} table
 * @param {Partial<ReturnType<typeof choices>>} choice
 */
export function choose(table, choice) {
  const shown = showsRome(table);
  Object.assign(choices(table), { told: null, ...choice });
  if (shown !== showsRome(table) && table.bubble?.kind !== "ask") table.bubble = null;
  table.requestUpdate();
}

/** @param {TutTable} table @param {boolean} rome */
export function tellOf(table, rome) {
  choose(table, { told: { view: table.view, rome } });
}

/** A city that is marked anew, by a look at a card or by laying it, brings the first map. @param {TutTable} table */
function followLook(table) {
  const chosen = choices(table);
  const marked = table.bridge.marked();
  const city = table.board.cities.find(({ id }) => marked.includes(id))?.id ?? "";
  const told = neededMap(table) === null ? null : { view: table.view, rome: false };
  const own = told !== null && chosen.own;
  Object.assign(chosen, { city }, city && city !== chosen.city ? { told, own } : {});
}

/** The second map with the places in Rome; beside the first one, or instead of it. @param {TutTable} table */
export function rome(table) {
  const { t } = table;
  followLook(table);
  const shown = showsRome(table);
  return html`<section class="rome second-map ${shown ? "" : "behind"}" aria-label=${t("tut-au-region")} data-part="rome">
      <div class="rome-canvas" data-part="rome-map" aria-hidden="true"></div>
      <p class="lost-words">${t("table-lost-board")}</p>
      ${aid(table)} ${places(table)} ${arrival(table)}
    </section>
    <div class="map-switch" role="group" aria-label=${t("tut-au-switch")}>
      ${[false, true].map(
        (side) => html`<button
          class="tool ${side === shown ? "armed" : ""}"
          aria-pressed=${side === shown}
          data-part=${side ? "show-rome" : "show-map"}
          @click=${() => choose(table, neededMap(table) === null ? { own: side } : { asked: side })}
        >
          ${t(side ? "tut-au-switch-rome" : "tut-au-switch-map")}
        </button>`,
      )}
    </div>`;
}

/** The five places in Rome, with the owners of the tiles that lie there. @param {TutTable} table */
function places(table) {
  const { events, seats, seen, t } = table;
  const tiles = events.flatMap((event) => (event.event === "coach-arrived" ? event.tiles : []));
  const fresh = new Set(tiles.map(({ rank }) => rank));
  return html`<ul class="ranks" data-group aria-label=${t("tut-au-places")} data-part="ranks">
    ${waysOf(table.board).ranks.map((rank) => {
      const { id, points } = rank;
      const owners = seen.audience?.rome[id] ?? [];
      const words = placeWords(table, rank);
      return html`<li class="rank ${fresh.has(id) ? "fresh" : ""}" title=${words} data-part="rank-${id}" data-counts=${owners.map((seat) => `stat-audience-${seat}`).join(" ")} tabindex="0">
        <span class="hidden-words">${words}</span>
        <span class="rank-art" aria-hidden="true">${cleric(rankNumber(id))}</span>
        <b class="rank-points" aria-hidden="true">${points}</b>
        <span class="rank-owners" aria-hidden="true">
          ${owners.map((seat) => {
            const info = seats[seat];
            return info
              ? html`<span class="mark seat-${info.color}">${symbolMark(info.symbol)}</span>`
              : nothing;
          })}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** The clerics who have just arrived, and those who had to leave. @param {TutTable} table */
function arrival({ board, t, seats, events }) {
  const arrived = events.filter((event) => event.event === "coach-arrived");
  if (arrived.length === 0) return nothing;
  return html`<div class="arrival" data-part="arrival">
    ${arrived.map(({ coach, tiles, gone }) => {
      const number = coachNumber(coach);
      return html`<p>
        <span class="coach-art" aria-hidden="true">${travelCoach(COACHES[number]?.hex ?? "", number)}</span>
        <span>
          <b>${t("tut-au-arrived", { coach: coachName(coach, t) })}</b>
          ${tilesInWords(tiles, { t, seats, board })}
          ${gone.length > 0 ? html`<br />${t("tut-au-gone", { gone: tilesInWords(gone, { t, seats, board }) })}` : nothing}
        </span>
      </p>`;
    })}
  </div>`;
}

/** The player's own distribution, where the game shows it. @param {TutTable} table */
function aid({ board, seen, t, me }) {
  const own = seen.audience?.clergy[me];
  if (!own) return nothing;
  return html`<ul class="aid" data-group aria-label=${t("tut-au-aid")} data-part="aid">
    ${COACHES.map(({ id, hex }, number) => {
      const rank = own[number] ?? "";
      const words = t("tut-au-in-coach", {
        coach: coachName(id, t),
        rank: rankName(board, rank, t),
      });
      return html`<li title=${words} data-part="aid-${id}" tabindex="0">
        <span class="hidden-words">${words}</span>
        <span class="coach-art" aria-hidden="true">${travelCoach(hex, number)}</span>
        <span class="rank-art" aria-hidden="true">${cleric(rankNumber(rank))}</span>
      </li>`;
    })}
  </ul>`;
}
