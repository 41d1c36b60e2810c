import { html, nothing } from "lit";
import { travelCoach } from "../../../../art/carriages.js";
import { symbolMark } from "../../../../art/pieces.js";
import { memoized } from "../../../../board/canvas/memo.js";
import terrain from "../../../../board/map/terrain/rome.json" with { type: "json" };
import { WaysMap } from "../../../../board/map/ways/ways.js";
import { listed } from "../../../../i18n/index.js";
import { DrawnBoard } from "../../../../table/drawn-board.js";
import { duration } from "../../../../table/motion.js";
import { paper, sound, string, thump, tower, wood } from "../../../../ui/sound/instruments.js";

import assignCss from "./assign.css";
import { assignSheet, emptyWords, nextSeat, unseat } from "./assign.js";
import audienceCss from "./audience.css";
import {
  aboutTown,
  COACHES,
  carryCoach,
  cleric,
  coachesIn,
  coachName,
  coachNumber,
  isStep,
  keepHeight,
  leaveTown,
  moveSheet,
  placeWords,
  ROME_PREFIX,
  rankName,
  rankNumber,
  stepsLeft,
  TOWN,
  tapTown,
  tilesInWords,
  townName,
  waysOf,
} from "./coaches.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../table/told/types.js").ToldChart} ToldChart */

/** @type {import("../../../../ui/sound/types.js").Sounds<import("../../types.js").AudienceEvent>} */
const sounds = {
  assigned: sound([paper(0, 2000, 1200, { length: 0.14 }), string(0.1, 293.7), string(0.2, 440)]),
  // A heavy coach on the road over the Alps.
  "coach-moved": sound(
    [0, 0.16, 0.32].flatMap((at) => [
      wood(at, 420),
      thump(at, 118),
      wood(at + 0.07, 500, { volume: 0.5 }),
    ]),
  ),
  // The bells of Rome.
  "coach-arrived": sound([tower(0, 261.6), tower(0.2, 329.6), tower(0.4, 392)]),
};

/** The towns in words: the coaches in each, and where they can go on. @param {TutTable} table @returns {ToldChart} */
function townChart(table) {
  const { t } = table;
  return {
    id: "rome",
    title: t("tut-au-region"),
    head: [t("tut-au-told-town"), t("tut-au-coaches"), t("tut-au-told-exits")],
    rows: waysOf(table.board).towns.map(({ id, name, exits }) => [
      { id: `town-${id}`, words: name, press: () => tapTown(table, id) },
      listed(coachesIn(table, id).map((coach) => coachName(coach.id, t))),
      listed(exits.map((exit) => townName(table.board, exit))),
    ]),
  };
}

/** The places in Rome in words. @param {TutTable} table @returns {ToldChart} */
function rankChart(table) {
  const { t } = table;
  return {
    id: "ranks",
    title: t("tut-au-places"),
    head: [t("tut-au-told-rank"), t("tut-au-told-tiles")],
    rows: waysOf(table.board).ranks.map((rank) => [
      rankName(table.board, rank.id, t),
      placeWords(table, rank),
    ]),
  };
}

/**
 * Die Audienz: the second map, the clergy, and the coaches on their way.
 *
 * @type {import("../part.js").Part}
 */
export const audience = {
  id: "audience",
  present: (seen) => seen.audience !== undefined,

  prompt(table) {
    const { view, t, moves } = table;
    const phase = view?.observation.phase;
    if (phase !== "assign" && phase !== "move") return null;
    const isWaiting = moves.all.length === 0;
    const head = t(`tut-au-prompt-${phase}${isWaiting ? "-waiting" : ""}`);
    // A player who moves coaches reads the steps in the panel.
    if (phase === "move") return { head, more: isWaiting ? stepsLeft(table) : "" };
    return { head, more: isWaiting ? "" : t("tut-au-prompt-assign-more") };
  },

  sheet(table) {
    const { all } = table.moves;
    if (all.some(({ type }) => type === "assign")) return assignSheet(table);
    return all.some(isStep) ? moveSheet(table) : nothing;
  },
  leaveDraft(table, whole) {
    const { all } = table.moves;
    if (all.some(({ type }) => type === "assign")) return unseat(table, whole);
    return all.some(isStep) ? leaveTown(table) : null;
  },
  asks(table) {
    const { all } = table.moves;
    if (all.some(({ type }) => type === "assign"))
      return { text: emptyWords(table), at: "assign-confirm" };
    return all.some(isStep) ? { text: stepsLeft(table), at: "steps-left" } : null;
  },
  overMap: rome,
  told: {
    charts: (table) => [townChart(table), rankChart(table)],
    live: ({ moves }) => moves.all.flatMap(({ town }) => (town ? [`town-${town}`] : [])),
  },
  updated(table) {
    if (neededMap(table) === null) choices(table).asked = null;
    const sheet = table.renderRoot.querySelector(".travelling");
    if (sheet instanceof HTMLElement) keepHeight(sheet);
    romeBridge(table).update();
  },
  removed: (table) => romeBridge(table).drawn.destroy(),
  boxOf: (table, { kind, id }) => (kind === TOWN ? romeBridge(table).boxOf(id) : null),
  liveSpots: (table) =>
    romeBridge(table).lit.flatMap((town) => romeBridge(table).boxOf(town) ?? []),
  pulse(table, ids) {
    // The places in Rome are lit by the table.
    if (ids.some((id) => id.startsWith("audience-"))) return tellOf(table, true);
    const towns = ids.flatMap((id) =>
      id.startsWith(ROME_PREFIX) ? id.slice(ROME_PREFIX.length) : [],
    );
    romeBridge(table).focus(towns, towns.length === ids.length);
  },

  groups: ["move", "joker", "assign"],

  hintOn(action, table) {
    const { type, coach, town, ranks } = action;
    if (type === "assign") return nextSeat(table, ranks ?? []);
    return isStep(action) ? [`${type}-${coach}-${town}`] : null;
  },
  sounds,
  help: () => ({ more: ["audience"] }),

  name(kind, id, { t, seats, board }) {
    if (kind === "coach") return coachName(id, t);
    if (kind === "town") return townName(board, id);
    if (kind === "exits")
      return listed(id.map((/** @type {string} */ one) => townName(board, one)));
    if (kind === "ranks")
      return id.map((/** @type {string} */ rank) => rankName(board, rank, t)).join(", ");
    return kind === "tiles" ? tilesInWords(id, { t, seats, board }) : null;
  },
  styles: [audienceCss, assignCss],
};

/** @typedef {import("../../../../board/map/types.js").Terrain} Terrain */

/**
 * True where the second map is chosen by hand, and while a panel asks about it; and what is told shows for the time of one
 * position. Each of them leads back to the one before it.
 */
const choices = memoized((/** @type {TutTable} */ _) => ({
  own: false,
  /** @type {boolean | null} */
  asked: null,
  /** @type {{view: unknown, rome: boolean} | null} */
  told: null,
}));

/** What a panel asks about: the second map (true), or the first one; a replay shows the second map without a panel. @param {TutTable} table */
function neededMap({ view, deciding, access, closing }) {
  const phase = view?.observation.phase;
  const isRoad = phase === "move" || phase === "assign";
  if (isRoad && (deciding || access === "replaying")) return true;
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
function choose(table, choice) {
  const shown = showsRome(table);
  Object.assign(choices(table), { told: null, ...choice });
  if (shown !== showsRome(table) && table.bubble?.kind !== "ask") table.bubble = null;
  table.requestUpdate();
}

/** @param {TutTable} table @param {boolean} rome */
function tellOf(table, rome) {
  choose(table, { told: { view: table.view, rome } });
}

/** The second map with the places in Rome; beside the first one, or instead of it. @param {TutTable} table */
function rome(table) {
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

/** Keeps the drawn second map in step with the table. */
class RomeBridge {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => {
      const board = new WaysMap(place, {
        ways: waysOf(table.board),
        terrain: /** @type {Terrain} */ (/** @type {unknown} */ (terrain)),
        theme,
      });
      const undos = [
        board.onCity((town) => tapTown(table, town)),
        board.coachCarrier.onDrop((coach, town) => carryCoach(table, coach, town)),
        board.onHold(({ city }) => aboutTown(table, city)),
        board.onMiss(() => table.feedback.dismiss()),
      ];
      return { board, undos };
    });
  }

  /** The towns that a tap means something for now. */
  get lit() {
    return [...new Set(this.table.moves.all.flatMap(({ town }) => town ?? []))];
  }

  update() {
    const { board, renderRoot, bubble, seen, settings } = this.table;
    const place = renderRoot.querySelector(".rome-canvas");
    if (!(place instanceof HTMLElement)) return this.drawn.destroy();
    const state = {
      coaches: (seen.audience?.coaches ?? []).map(({ town, riders }) => ({ town, riders })),
      lit: this.lit,
      marked: bubble?.place?.kind === TOWN ? [bubble.place.id] : [],
    };
    this.drawn.update(place, board, state, duration(settings.animationSpeed));
  }

  /** Where a town is on the screen. @param {string} town */
  boxOf(town) {
    return this.drawn.onPage(this.drawn.board?.boxOnScreen(town));
  }

  /**
   * Lights towns.
   *
   * @param {string[]} towns
   * @param {boolean} isAll false where places of the first map are meant as well, so that it stays in sight
   */
  focus(towns, isAll) {
    if (towns.length === 0 && isAll)
      return choices(this.table).told ? choose(this.table, {}) : undefined;
    tellOf(this.table, isAll);
    this.drawn.board?.focus(towns);
  }
}

/** The bridge of a table to its second map. */
const romeBridge = memoized((/** @type {TutTable} */ table) => new RomeBridge(table));
