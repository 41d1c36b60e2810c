import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { cleric } from "../../../../art/portraits.js";
import terrain from "../../../../board/map/terrain/rome.json" with { type: "json" };
import { WaysMap } from "../../../../board/map/ways/ways.js";
import { listed } from "../../../../i18n/lists.js";
import { DrawnBoard } from "../../../../table/drawn-board.js";
import { duration } from "../../../../table/motion.js";
import { markPicture } from "../../panels/pictures.js";
import { coachName, coachNumber, rankName, rankNumber, TOWN, tilesInWords, ways } from "./words.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../board/map/types.js").Terrain} Terrain */
/** @typedef {{tap(town: string): void, hold(town: string): void}} TownHands */

/** Which map somebody chose to see, and in which phase: another phase forgets it. @type {WeakMap<TutTable, {phase: string, rome: boolean}>} */
const chosen = new WeakMap();

/** @param {TutTable} table */
function showsRome(table) {
  const phase = table.view?.observation.phase ?? "";
  const own = chosen.get(table);
  return own?.phase === phase ? own.rome : phase === "move" || phase === "assign";
}

/**
 * @param {TutTable} table
 * @param {boolean} rome
 */
function choose(table, rome) {
  chosen.set(table, { phase: table.view?.observation.phase ?? "", rome });
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

/** The five places of ranks, with whose tiles lie there. @param {TutTable} table */
function places(table) {
  const { view, t, seats } = table;
  const lying = view?.observation.audience?.rome ?? {};
  const fresh = new Set(
    table.events
      .flatMap((event) => (event.event === "coach-arrived" ? (event.tiles ?? []) : []))
      .map(({ rank }) => rank),
  );
  return html`<ul class="ranks" data-group aria-label=${t("tut-au-places")} data-part="ranks">
    ${ways.ranks.map(({ id, points }) => {
      const owners = lying[id] ?? [];
      const names = listed(owners.map((seat) => table.nameOf(seat)));
      const words = t("tut-au-place", {
        rank: rankName(id, t),
        points,
        count: owners.length,
        names,
      });
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

/** Who has just arrived, and who had to leave. @param {TutTable} table */
function arrival(table) {
  const { t, seats, events } = table;
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

/** One's own distribution, where the game shows it. @param {TutTable} table */
function aid(table) {
  const { view, t, me } = table;
  const own = view?.observation.audience?.clergy[me];
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
    /** What a tap and a hold mean. @type {TownHands} */
    this.hands = { tap() {}, hold() {} };
    this.drawn = new DrawnBoard((place, theme) => {
      const board = new WaysMap(place, {
        ways,
        terrain: /** @type {Terrain} */ (/** @type {unknown} */ (terrain)),
        theme,
      });
      const undos = [
        board.onTown((town) => this.hands.tap(town)),
        board.onHold((town) => this.hands.hold(town)),
      ];
      return { board, undos };
    });
  }

  get map() {
    return this.drawn.board;
  }

  /** @param {TownHands} hands */
  update(hands) {
    const { renderRoot, settings } = this.table;
    const place = renderRoot.querySelector(".rome-canvas");
    if (!(place instanceof HTMLElement)) return this.destroy();
    this.hands = hands;
    this.drawn.update(place, null, this.state(), duration(settings.animationSpeed));
  }

  state() {
    const { view, moves } = this.table;
    const seen = view?.observation.audience;
    return {
      coaches: (seen?.coaches ?? []).map(({ town, riders }) => ({ town, riders })),
      lit: [...new Set(moves.all.flatMap(({ town }) => town ?? []))],
      marked: this.asked,
    };
  }

  /** The town that is spoken of. */
  get asked() {
    const place = this.table.bubble?.place;
    return place?.kind === TOWN ? [place.id] : [];
  }

  /** Where a town is on the screen. @param {string} town */
  boxOf(town) {
    const view = this.drawn.place?.getBoundingClientRect();
    const box = this.map?.boxOnScreen(town);
    return view && box ? new DOMRect(view.left + box.x, view.top + box.y, box.w, box.h) : null;
  }

  /**
   * Lights towns.
   *
   * @param {string[]} towns
   * @param {boolean} alone whether nothing of the first map is spoken of as well, which is seen otherwise
   */
  focus(towns, alone) {
    if (towns.length === 0 && alone) return;
    choose(this.table, alone);
    this.map?.focus(towns);
  }

  destroy() {
    this.drawn.destroy();
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
