import { html, nothing } from "lit";
import { listed } from "../../../i18n/index.js";
import { partsInWords } from "../../../table/frame/window.js";
import {
  finalPoints,
  players,
  playerWindow,
  stat,
  toldLines,
} from "../../../table/panels/players.js";
import { cityList, cityName, countryName, stackName } from "../board.js";
import { allOf, partsOf } from "../expansions/index.js";
import { progressWords } from "../touch/about.js";
import { icon } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/** So many letters have room in one line of a box, by how many boxes stand side by side. @type {Record<number, number>} */
const LINE_LETTERS = { 1: 38, 2: 56, 3: 34, 4: 22 };
/** What surrounds the name of a city, and the sign of a tile, in letters. */
const AROUND_LETTERS = 1.5;
const SIGN_LETTERS = 4;
/** What an expansion adds to a box. */
const PART_LETTERS = 8;

/**
 * How the cities of a route are named in a box: in full where all of them have room in one line.
 *
 * @param {TutTable} table
 * @param {Pick<SeatState, "route" | "tiles">} state
 */
function routeNames(table, { route, tiles }) {
  const { arrangement, board, seats } = table;
  const names = route.map((city) => cityName(board, city));
  const letters = names.reduce((sum, name) => sum + name.length + AROUND_LETTERS, 0);
  const room = LINE_LETTERS[arrangement.shape === "wide" ? 1 : seats.length] ?? 0;
  return letters + tiles.length * SIGN_LETTERS + partsOf(table).length * PART_LETTERS > room
    ? names.map((name) => name.slice(0, 3))
    : names;
}

/** The public things of all players, and the news of a last round. @param {TutTable} table */
export function playerBoxes(table) {
  const { ending } = table.seen;
  const lastRound = ending
    ? table.t(`tut-last-round-${ending.by}`, { name: table.nameOf(ending.seat) })
    : "";
  return players(table, (state, seat) => boxOf(table, state, seat), lastRound);
}

/**
 * @param {TutTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function boxOf(table, state, seat) {
  const { seen, t, board } = table;
  const { carriage, handCount, route, supply, tiles } = state;
  const names = tileNames(table, state);
  const head = html`${seat === seen.start ? html`<span class="starts" title=${t("tut-start-player")}>${icon("flag")}<span class="hidden-words">${t("tut-start-player")}</span></span>` : nothing}
    ${pointsSign(table, state, seat, "seat-points")}`;
  const stats = html`${stat(icon("house"), supply, t("tut-stat-houses", { count: supply }), `stat-houses-${seat}`)}
    ${board.carriages.length > 0 ? stat(icon("carriage"), carriage || "–", t("tut-stat-carriage", { length: carriage }), `stat-carriage-${seat}`) : nothing}
    ${stat(icon("tile"), tiles.length, t("tut-stat-tiles", { count: names.length, names: listed(names) }), `stat-tiles-${seat}`)}
    ${stat(icon("hand"), handCount, t("tut-stat-hand", { count: handCount }))}`;
  const more = html`<div class="seat-more">
    ${
      tiles.length > 0
        ? html`<p class="kinds" aria-hidden="true">${tiles.map((tile) => tileSign(table, tile, seat))}</p>`
        : nothing
    }
    ${
      route.length > 0
        ? html`<p class="mini-route" role="img" aria-label=${t("tut-stat-route", { count: route.length, cities: cityList(board, route, t) })}>
          ${routeNames(table, state).map(
            (name, at) =>
              html`<span class="mini" data-country=${table.countryId(route[at] ?? "")}>${name}</span>`,
          )}
        </p>`
        : nothing
    }
    ${allOf(table, (part) => part.player?.(table, state, seat))}
  </div>`;
  return { head, stats, more };
}

/**
 * The points of a player, and on demand what they come from. Before the first house all of it is what houses cost that are
 * not placed, and says nothing.
 *
 * @param {TutTable} table
 * @param {SeatState} state
 * @param {number} seat
 * @param {string} name of its look
 */
export function pointsSign(table, state, seat, name) {
  const { score, houses } = state;
  const final = finalPoints(table, seat);
  const points = final ?? (houses.length > 0 ? score?.total : null) ?? null;
  if (points === null) return nothing;
  const title = final === null && score ? partsInWords(table, score) : nothing;
  return html`<span class=${name} data-part=${name} title=${title}>${table.t("tut-points-short", { points })}</span>`;
}

/** The window with all public things of a player, by name. @param {TutTable} table @param {number} seat */
export function playerDetails(table, seat) {
  const { board, seen, t } = table;
  const state = seen.seats[seat];
  if (!state) return nothing;
  const signs = allOf(table, (part) => part.player?.(table, state, seat));
  const route = state.route.length > 0 ? [cityList(board, state.route, t)] : [];
  const countries = new Set(state.houses.map((city) => countryName(board, city, t)));
  const houses = [...countries].map((country) => {
    const cities = state.houses.filter((city) => countryName(board, city, t) === country);
    const names = cities.map((city) => cityName(board, city)).join(", ");
    return t("tut-player-country", { country, cities: names });
  });
  const progress = state.progress
    .filter(({ won, have }) => !won && have > 0)
    .map((row) => `${stackName(board, row.stack, t)}: ${progressWords(table, row)}`);
  return playerWindow(
    table,
    seat,
    boxOf(table, state, seat),
    html`<div class="told told-signs">${signs}</div>
      ${toldLines(t("tut-player-route"), route)}
      ${toldLines(t("tut-player-progress"), progress)} ${toldLines(t("tut-player-houses"), houses)}`,
  );
}

/** @param {TutTable} table @param {SeatState} state */
function tileNames({ board, t }, state) {
  return state.tiles.map(({ stack, value }) => {
    const name = stackName(board, stack, t);
    return value === null ? name : t("tut-tile-value", { name, value });
  });
}

/**
 * A small sign for the kind of a tile: the colours of its countries, or the length of the route.
 *
 * @param {TutTable} table
 * @param {import("../types.js").Tile} tile
 * @param {number} seat
 */
function tileSign({ board }, { stack, value }, seat) {
  const { kind, countries = [], length } = board.stacks.find((one) => one.id === stack) ?? {};
  const sign = kind === "route" ? length : icon(kind === "end" ? "flag" : "star");
  const colours = kind === "complete" ? countries : [];
  return html`<span class="kind" data-counts="stat-tile-${stack}-${value}-${seat}">
    ${
      colours.length > 0
        ? colours.map((country) => html`<i class="swatch" data-country=${country}></i>`)
        : html`<i class="kind-sign">${sign}</i>`
    }
    ${value === null ? nothing : html`<b>${value}</b>`}
  </span>`;
}
