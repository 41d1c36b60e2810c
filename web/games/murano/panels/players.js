import { css, html, nothing } from "lit";
import { finalPoints, players, stat } from "../../../table/panels/players.js";
import { sortName, specialName } from "../board.js";
import {
  beadPicture,
  cardBackPicture,
  coinPicture,
  gondolierPicture,
  pointsPicture,
  tilePicture,
} from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").SeatState} SeatState */
/** @typedef {import("../../../table/types.js").Translate} Translate */

/** @type {readonly import("../types.js").Sort[]} */
const SORTS = ["glass", "shop", "palace", "special"];
const BEADS = /** @type {const} */ (["red", "green", "blue"]);

/** What everybody may see of everybody. @param {MurTable} table */
export function playerBoxes(table) {
  return players(table, (state, seat) => boxOf(table, state, seat), lastRound(table));
}

/** Announces the last round and names the empty stocks. @param {MurTable} table */
function lastRound(table) {
  const last = table.view?.observation.last;
  if (!last) return "";
  const sorts = last.sorts.map((sort) => sortName(sort, table.t)).join(", ");
  return table.t("mur-last-round", { sorts, final: table.nameOf(last.final) });
}

/**
 * @param {MurTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function boxOf(table, state, seat) {
  const { seats, t } = table;
  const points = finalPoints(table, seat) ?? state.points;
  const { hand, supply } = state.gondoliers;
  const head = html`${stat(pointsPicture(), points, t("mur-own-points", { count: points }))}
    ${stat(coinPicture(), state.gold, t("mur-own-gold", { count: state.gold }))}`;
  const stats = html`${stat(gondolierPicture(seats[seat]?.color ?? "white"), hand, t("mur-own-gondoliers", { hand, supply }))}
    ${stat(cardBackPicture("character"), state.characterCount, t("mur-stat-characters", { count: state.characterCount }))}
    ${SORTS.map((sort) => tiles(sort, state.counts[sort], t))}
    ${BEADS.map((colour) => beads(colour, state.beads[colour], t))}`;
  const more =
    state.specials.length > 0
      ? html`<p class="seat-specials">${state.specials.map(({ card, spent }) => html`<span class=${spent ? "spent" : ""}>${specialName(card, t)}</span>`)}</p>`
      : nothing;
  return { head, stats, more };
}

/** @param {string} sort @param {number} count @param {Translate} t */
function tiles(sort, count, t) {
  if (count === 0) return nothing;
  const picture = tilePicture(sort === "shop" ? "shop-grey" : sort);
  return stat(picture, count, t("mur-stat-tiles", { count, sort: sortName(sort, t) }));
}

/** @param {"red" | "green" | "blue"} colour @param {number} count @param {Translate} t */
function beads(colour, count, t) {
  return count > 0 ? stat(beadPicture(colour), count, t("mur-beads", { count, colour })) : nothing;
}

/** Rows of this game: narrower ones of more things. */
export const playersCss = css`
  .seat {
    border-inline-start-width: 0.4rem;
  }
  .seat-head {
    gap: 0.4rem;
  }
  .stats {
    gap: 0.1rem 0.55rem;
    margin-block-start: 0.15rem;
    line-height: inherit;
  }
  .stat {
    gap: 0.2rem;
    font-variant-numeric: tabular-nums;
  }
  .stat .art {
    inline-size: auto;
    block-size: 1.35rem;
  }
  .seat-specials {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.3rem;
    margin-block-start: 0.2rem;
    font-size: var(--t1);
  }
  .seat-specials span {
    padding: 0 0.35rem;
    border: 1px solid var(--panel-border);
    border-radius: 0.7rem;
    background: color-mix(in srgb, var(--art-red) 12%, var(--panel));
  }
  .seat-specials .spent {
    text-decoration: line-through;
    opacity: 0.7;
  }
`;
