import { html, nothing } from "lit";
import { listed } from "../../../i18n/index.js";
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
import { icon } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

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
  const points = finalPoints(table, seat) ?? state.score?.total ?? null;
  const head = html`${seat === seen.start ? html`<span class="starts" title=${t("tut-start-player")}>${icon("flag")}<span class="hidden-words">${t("tut-start-player")}</span></span>` : nothing}
    ${points === null ? nothing : html`<span class="seat-points">${t("tut-points-short", { points })}</span>`}`;
  const stats = html`${stat(icon("house"), supply, t("tut-stat-houses", { count: supply }))}
    ${board.carriages.length > 0 ? stat(icon("carriage"), carriage || "–", t("tut-stat-carriage", { length: carriage })) : nothing}
    ${stat(icon("tile"), tiles.length, t("tut-stat-tiles", { count: names.length, names: listed(names) }))}
    ${stat(icon("hand"), handCount, t("tut-stat-hand", { count: handCount }))}`;
  const more = html`<div class="seat-more">
    ${
      tiles.length > 0
        ? html`<p class="kinds" aria-hidden="true">${tiles.map((tile) => tileSign(table, tile))}</p>`
        : nothing
    }
    ${
      route.length > 0
        ? html`<p class="mini-route" role="img" aria-label=${t("tut-stat-route", { count: route.length, cities: cityList(board, route, t) })}>
          ${route.map(
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
 */
function tileSign({ board }, { stack, value }) {
  const { kind, countries = [], length } = board.stacks.find((one) => one.id === stack) ?? {};
  const sign = kind === "route" ? length : icon(kind === "end" ? "flag" : "star");
  const colours = kind === "complete" ? countries : [];
  return html`<span class="kind">
    ${
      colours.length > 0
        ? colours.map((country) => html`<i class="swatch" data-country=${country}></i>`)
        : html`<i class="kind-sign">${sign}</i>`
    }
    ${value === null ? nothing : html`<b>${value}</b>`}
  </span>`;
}
