import { html, nothing } from "lit";
import { listed } from "../../../i18n/lists.js";
import {
  finalPoints,
  players,
  playerWindow,
  stat,
  toldLines,
} from "../../../table/panels/players.js";
import { cityList, cityName, countryName, stackName } from "../board.js";
import { allOf } from "../expansions/index.js";
import { progressWords } from "../touch/about.js";
import { icon } from "./icons.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/** What everybody may see of everybody. @param {TutTable} table */
export function playerBoxes(table) {
  return players(table, (state, seat) => boxOf(table, state, seat), lastRound(table));
}

/** Announces the last round. @param {TutTable} table */
function lastRound(table) {
  const ending = table.view?.observation.ending;
  return ending ? table.t(`tut-last-round-${ending.by}`, { name: table.nameOf(ending.seat) }) : "";
}

/**
 * @param {TutTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function boxOf(table, state, seat) {
  const { seen, t, board } = table;
  const points = finalPoints(table, seat) ?? state.score?.total ?? null;
  const head = html`${seat === seen.start ? html`<span class="starts" title=${t("tut-start-player")}>${icon("flag")}<span class="hidden-words">${t("tut-start-player")}</span></span>` : nothing}
    ${points === null ? nothing : html`<span class="seat-points">${t("tut-points-short", { points })}</span>`}`;
  const stats = html`${stat(icon("house"), state.supply, t("tut-stat-houses", { count: state.supply }))}
    ${board.carriages.length > 0 ? stat(icon("carriage"), state.carriage || "–", t("tut-stat-carriage", { length: state.carriage })) : nothing}
    ${stat(icon("tile"), state.tiles.length, tilesInWords(table, state))}
    ${stat(icon("hand"), state.handCount, t("tut-stat-hand", { count: state.handCount }))}`;
  const more = html`<div class="seat-more">
    ${
      state.tiles.length > 0
        ? html`<p class="kinds" aria-hidden="true">${state.tiles.map((tile) => kind(table, tile))}</p>`
        : nothing
    }
    ${
      state.route.length > 0
        ? html`<p class="mini-route" role="img" aria-label=${t("tut-stat-route", { count: state.route.length, cities: cityList(board, state.route, t) })}>
          ${state.route.map(
            (city) =>
              html`<span class="mini" data-country=${table.countryId(city)}>${cityName(board, city).slice(0, 3)}</span>`,
          )}
        </p>`
        : nothing
    }
    ${allOf(table, (part) => part.player?.(table, state, seat))}
  </div>`;
  return { head, stats, more };
}

/** Everything that lies open of a player, by name. @param {TutTable} table @param {number} seat */
export function openPlayer(table, seat) {
  const { board, seen, t } = table;
  const state = seen.seats[seat];
  if (!state) return nothing;
  const signs = allOf(table, (part) => part.player?.(table, state, seat));
  const route = state.route.length > 0 ? [cityList(board, state.route, t)] : [];
  /** @type {Map<string, string[]>} */
  const lands = new Map();
  for (const city of state.houses) {
    const country = countryName(board, city, t);
    lands.set(country, [...(lands.get(country) ?? []), cityName(board, city)]);
  }
  const houses = [...lands].map(([country, cities]) =>
    t("tut-player-country", { country, cities: cities.join(", ") }),
  );
  const ways = state.progress
    .filter(({ won, have }) => !won && have > 0)
    .map((row) => `${stackName(board, row.stack, t)}: ${progressWords(table, row)}`);
  return playerWindow(
    table,
    seat,
    boxOf(table, state, seat),
    html`<div class="told told-signs">${signs}</div>
      ${toldLines(t("tut-player-route"), route)} ${toldLines(t("tut-player-tiles"), tileNames(table, state))}
      ${toldLines(t("tut-player-progress"), ways)} ${toldLines(t("tut-player-houses"), houses)}`,
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
 * @param {TutTable} table
 * @param {SeatState} state
 */
function tilesInWords(table, state) {
  const { t } = table;
  const names = tileNames(table, state);
  return t("tut-stat-tiles", { count: names.length, names: listed(names) });
}

/**
 * A small sign for the kind of a tile: its countries' colours, or the length of the route.
 *
 * @param {TutTable} table
 * @param {import("../types.js").Tile} tile
 */
function kind({ board }, { stack, value }) {
  const info = board.stacks.find((one) => one.id === stack);
  const worth = value === null ? "" : String(value);
  const colours = info?.kind === "complete" ? (info.countries ?? []) : [];
  const sign = info?.kind === "route" ? info.length : icon(info?.kind === "end" ? "flag" : "star");
  return html`<span class="kind">
    ${
      colours.length > 0
        ? colours.map((country) => html`<i class="swatch" data-country=${country}></i>`)
        : html`<i class="kind-sign">${sign}</i>`
    }
    ${worth ? html`<b>${worth}</b>` : nothing}
  </span>`;
}
