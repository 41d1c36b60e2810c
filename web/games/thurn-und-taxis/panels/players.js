import { css, html, nothing } from "lit";
import { cityList, cityName, stackName } from "../board.js";
import { allOf } from "../expansions/index.js";
import { icon } from "./icons.js";
import { markPicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/** What everybody may see of everybody. @param {TutTable} table */
export function players(table) {
  const { view, t } = table;
  if (!view) return nothing;
  return html`<section class="players" aria-label=${t("tut-region-players")}>
    ${banner(table)}
    <ul class="seats" data-count=${view.observation.seats.length}>
      ${view.observation.seats.map((state, seat) => player(table, state, seat))}
    </ul>
  </section>`;
}

/** Announces the last round. @param {TutTable} table */
function banner(table) {
  const { view, t } = table;
  const ending = view?.observation.ending;
  if (!view || !ending || view.over) return nothing;
  const name = table.nameOf(ending.seat);
  return html`<p class="last-round" data-testid="last-round">
    ${icon("flag")}<span>${t(`tut-last-round-${ending.by}`, { name })}</span>
  </p>`;
}

/**
 * @param {TutTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function player(table, state, seat) {
  const { view, t, board } = table;
  const info = table.seats[seat];
  const name = table.nameOf(seat);
  const acting = view?.current === seat;
  const points = state.score ? t("tut-points-short", { points: state.score.total }) : "";
  return html`<li
    class="seat seat-${info?.color ?? "blue"} ${acting ? "acting" : ""}"
    data-testid="player-${seat}"
    data-key="player-${seat}"
    aria-current=${acting ? "true" : nothing}
  >
    <p class="seat-head">
      <span class="mark">${info ? markPicture(info) : nothing}</span>
      <span class="seat-name">${name}</span>
      ${seat === view?.observation.start ? html`<span class="starts" title=${t("tut-start-player")}>${icon("flag")}<span class="hidden-words">${t("tut-start-player")}</span></span>` : nothing}
      ${points ? html`<span class="seat-points">${points}</span>` : nothing}
    </p>
    <p class="stats">
      ${stat("house", state.supply, t("tut-stat-houses", { count: state.supply }))}
      ${board.carriages.length > 0 ? stat("carriage", state.carriage || "–", t("tut-stat-carriage", { length: state.carriage })) : nothing}
      ${stat("tile", state.tiles.length, tilesInWords(table, state))}
      ${stat("hand", state.handCount, t("tut-stat-hand", { count: state.handCount }))}
    </p>
    <div class="seat-more">
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
    </div>
  </li>`;
}

/**
 * @param {"house" | "carriage" | "tile" | "hand"} sign
 * @param {number | string} value
 * @param {string} words
 */
function stat(sign, value, words) {
  return html`<span class="stat" title=${words}
    >${icon(sign)}<b aria-hidden="true">${value}</b><span class="hidden-words">${words}</span></span
  >`;
}

/**
 * @param {TutTable} table
 * @param {SeatState} state
 */
function tilesInWords({ board, t }, state) {
  const names = state.tiles.map(({ stack, value }) => {
    const name = stackName(board, stack, t);
    return value === null ? name : t("tut-tile-value", { name, value });
  });
  return t("tut-stat-tiles", { count: names.length, names: names.join(", ") });
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

export const playersCss = css`
  .players {
    grid-area: players;
    min-inline-size: 0;
  }
  .last-round {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    margin-block-end: 0.3rem;
    padding: 0.3rem 0.5rem;
    border-radius: 0.4rem;
    background: var(--wax);
    color: var(--on-wood);
    font-size: var(--t2);
    font-weight: 500;
    line-height: 1.2;
  }
  .seats {
    display: grid;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .seat {
    min-inline-size: 0;
    padding: 0.3rem 0.5rem 0.35rem;
    border: 1px solid var(--panel-border);
    border-inline-start: 0.35rem solid var(--seat);
    border-radius: 0.4rem;
    background: var(--panel);
  }
  .seat.acting {
    border-color: var(--accent);
    border-inline-start-color: var(--seat);
    box-shadow: 0 0 0 1px var(--accent);
  }
  .seat-head {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    line-height: 1.2;
  }
  .seat-name {
    flex: 1;
    overflow: hidden;
    font-size: var(--t2);
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .seat-points {
    font-size: var(--t1);
    white-space: nowrap;
  }
  .starts {
    display: inline-grid;
    color: var(--ink-faint);
  }
  .starts .icon {
    inline-size: 1em;
    block-size: 1em;
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: 0.05rem 0.7rem;
    line-height: 1.25;
  }
  .stat {
    display: inline-flex;
    gap: 0.25rem;
    align-items: center;
    font-size: var(--t2);
  }
  .stat .icon {
    inline-size: 1.1em;
    block-size: 1.1em;
    color: var(--ink-soft);
  }
  /* Tiles, route and what expansions add: short lines side by side. */
  .seat-more {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.6rem;
    align-items: center;
  }
  .kinds,
  .mini-route {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem;
    line-height: 1.15;
  }
  .kind {
    display: inline-flex;
    gap: 0.1rem;
    align-items: center;
    padding: 0 0.2rem;
    border: 1px solid var(--panel-border);
    border-radius: 0.2rem;
    background: var(--paper);
    font-size: var(--t1);
  }
  .kind i {
    font-style: normal;
  }
  .kind-sign .icon {
    inline-size: 0.9em;
    block-size: 0.9em;
    vertical-align: -0.1em;
  }
  .kind-sign {
    padding-inline: 0.2rem;
    border-radius: 0.15rem;
    background: var(--wood);
    color: var(--on-wood);
    font-weight: 500;
  }
  .swatch {
    inline-size: 0.65rem;
    block-size: 0.65rem;
    border: 1px solid color-mix(in srgb, var(--ink) 45%, transparent);
    border-radius: 0.15rem;
    background: var(--country);
  }
  .mini {
    padding: 0 0.2rem;
    border-block-end: 0.2rem solid var(--country);
    border-radius: 0.15rem;
    background: var(--paper);
    font-size: var(--t1);
  }
`;
