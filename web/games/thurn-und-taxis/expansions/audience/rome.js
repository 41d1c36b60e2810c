import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { cleric } from "../../../../art/portraits.js";
import terrain from "../../../../board/map/terrain/rome.json" with { type: "json" };
import { WaysMap } from "../../../../board/map/ways/ways.js";
import { DrawnBoard } from "../../../../table/drawn-board.js";
import { duration } from "../../../../table/motion.js";
import { markPicture } from "../../panels/pictures.js";
import {
  aboutTown,
  coachName,
  coachNumber,
  placeWords,
  rankName,
  rankNumber,
  TOWN,
  tapTown,
  tilesInWords,
  ways,
} from "./coaches.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../board/map/types.js").Terrain} Terrain */

/** The map that a person has chosen to see. Another phase begins with its own choice. @type {WeakMap<TutTable, {phase: string, rome: boolean}>} */
const chosen = new WeakMap();

/** @param {TutTable} table */
function phaseOf({ view }) {
  return view?.observation.phase ?? "";
}

/** @param {TutTable} table */
function showsRome(table) {
  const phase = phaseOf(table);
  const choice = chosen.get(table);
  return choice?.phase === phase ? choice.rome : phase === "move" || phase === "assign";
}

/**
 * @param {TutTable} table
 * @param {boolean} rome
 */
function choose(table, rome) {
  chosen.set(table, { phase: phaseOf(table), rome });
  table.requestUpdate();
}

/** The second map with the places in Rome; beside the first one, or instead of it. @param {TutTable} table */
export function rome(table) {
  const { t } = table;
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
          @click=${() => choose(table, side)}
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
    ${ways.ranks.map((rank) => {
      const { id, points } = rank;
      const owners = seen.audience?.rome[id] ?? [];
      const words = placeWords(table, rank);
      return html`<li class="rank ${fresh.has(id) ? "fresh" : ""}" title=${words} data-part="rank-${id}" tabindex="0">
        <span class="hidden-words">${words}</span>
        <span class="rank-art" aria-hidden="true">${cleric(rankNumber(id))}</span>
        <b class="rank-points" aria-hidden="true">${points}</b>
        <span class="rank-owners" aria-hidden="true">
          ${owners.map((seat) => {
            const info = seats[seat];
            return info
              ? html`<span class="mark seat-${info.color}">${markPicture(info)}</span>`
              : nothing;
          })}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** The clerics who have just arrived, and those who had to leave. @param {TutTable} table */
function arrival({ t, seats, events }) {
  const arrived = events.filter((event) => event.event === "coach-arrived");
  if (arrived.length === 0) return nothing;
  return html`<div class="arrival" data-part="arrival">
    ${arrived.map(({ coach, tiles, gone }) => {
      const number = coachNumber(coach);
      return html`<p>
        <span class="coach-art" aria-hidden="true">${travelCoach(ways.carriages[number]?.hex ?? "", number)}</span>
        <span>
          <b>${t("tut-au-arrived", { coach: coachName(coach, t) })}</b>
          ${tilesInWords(tiles, { t, seats })}
          ${gone.length > 0 ? html`<br />${t("tut-au-gone", { gone: tilesInWords(gone, { t, seats }) })}` : nothing}
        </span>
      </p>`;
    })}
  </div>`;
}

/** The player's own distribution, where the game shows it. @param {TutTable} table */
function aid({ seen, t, me }) {
  const own = seen.audience?.clergy[me];
  if (!own) return nothing;
  return html`<ul class="aid" data-group aria-label=${t("tut-au-aid")} data-part="aid">
    ${ways.carriages.map(({ id, hex }, number) => {
      const rank = own[number] ?? "";
      const words = t("tut-au-in-coach", { coach: coachName(id, t), rank: rankName(rank, t) });
      return html`<li title=${words} data-part="aid-${id}" tabindex="0">
        <span class="hidden-words">${words}</span>
        <span class="coach-art" aria-hidden="true">${travelCoach(hex, number)}</span>
        <span class="rank-art" aria-hidden="true">${cleric(rankNumber(rank))}</span>
      </li>`;
    })}
  </ul>`;
}

/** Keeps the drawn second map in step with the table. */
class RomeBridge {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => {
      const board = new WaysMap(place, {
        ways,
        terrain: /** @type {Terrain} */ (/** @type {unknown} */ (terrain)),
        theme,
      });
      const undos = [
        board.onTown((town) => tapTown(table, town)),
        board.onHold((town) => aboutTown(table, town)),
      ];
      return { board, undos };
    });
  }

  update() {
    const { moves, renderRoot, bubble, seen, settings } = this.table;
    const place = renderRoot.querySelector(".rome-canvas");
    if (!(place instanceof HTMLElement)) return this.drawn.destroy();
    const state = {
      coaches: (seen.audience?.coaches ?? []).map(({ town, riders }) => ({ town, riders })),
      lit: [...new Set(moves.all.flatMap(({ town }) => town ?? []))],
      marked: bubble?.place?.kind === TOWN ? [bubble.place.id] : [],
    };
    this.drawn.update(place, null, state, duration(settings.animationSpeed));
  }

  /** Where a town is on the screen. @param {string} town */
  boxOf(town) {
    const view = this.drawn.place?.getBoundingClientRect();
    const box = this.drawn.board?.boxOnScreen(town);
    return view && box ? new DOMRect(view.left + box.x, view.top + box.y, box.w, box.h) : null;
  }

  /**
   * Lights towns.
   *
   * @param {string[]} towns
   * @param {boolean} isAll false where places of the first map are meant as well, so that it stays in sight
   */
  focus(towns, isAll) {
    if (towns.length === 0 && isAll) return;
    choose(this.table, isAll);
    this.drawn.board?.focus(towns);
  }
}

/** @type {WeakMap<TutTable, RomeBridge>} */
const bridges = new WeakMap();

/** @param {TutTable} table */
export function romeBridge(table) {
  const bridge = bridges.get(table) ?? new RomeBridge(table);
  bridges.set(table, bridge);
  return bridge;
}
