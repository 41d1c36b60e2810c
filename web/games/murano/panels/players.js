import { css, html, nothing } from "lit";
import { icon } from "../../../table/icons.js";
import { sortName, specialName } from "../board.js";
import {
  beadPicture,
  cardBackPicture,
  coinPicture,
  gondolierPicture,
  pointsPicture,
  symbolMark,
  tilePicture,
} from "./pictures.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").SeatState} SeatState */

const SORTS = ["glass", "shop", "palace", "special"];

/** What everybody may see of everybody. @param {MurTable} table */
export function players(table) {
  const { view, t } = table;
  if (!view) return nothing;
  return html`<section class="players" aria-label=${t("mur-region-players")}>
    ${banner(table)}
    <ul class="seats" data-count=${view.observation.seats.length}>
      ${view.observation.seats.map((state, seat) => player(table, state, seat))}
    </ul>
  </section>`;
}

/** Announces the last round and names the empty stocks. @param {MurTable} table */
function banner(table) {
  const { view, t } = table;
  const last = view?.observation.last;
  if (!view || !last || view.over) return nothing;
  const sorts = last.sorts.map((sort) => sortName(sort, t)).join(", ");
  return html`<p class="last-round" data-testid="last-round">
    ${icon("flag")}<span>${t("mur-last-round", { sorts, final: table.nameOf(last.final) })}</span>
  </p>`;
}

/**
 * @param {MurTable} table
 * @param {SeatState} state
 * @param {number} seat
 */
function player(table, state, seat) {
  const { view, t } = table;
  const info = table.seats[seat];
  const acting = view?.current === seat;
  const { hand } = state.gondoliers;
  return html`<li
    class="seat seat-${info?.color ?? "white"} ${acting ? "acting" : ""}"
    data-testid="player-${seat}"
    data-key="player-${seat}"
    aria-current=${acting ? "true" : nothing}
  >
    <p class="seat-head">
      <span class="mark">${info ? symbolMark(info.symbol) : nothing}</span>
      <span class="seat-name">${table.nameOf(seat)}</span>
      ${stat(pointsPicture(), state.points, t("mur-own-points", { count: state.points }))}
      ${stat(coinPicture(), state.gold, t("mur-own-gold", { count: state.gold }))}
    </p>
    <p class="stats">
      ${stat(gondolierPicture(info?.color ?? "white"), hand, t("mur-own-gondoliers", { hand, supply: state.gondoliers.supply }))}
      ${stat(cardBackPicture("character"), state.characterCount, t("mur-stat-characters", { count: state.characterCount }))}
      ${SORTS.map((sort) => {
        const count = state.counts[sort] ?? 0;
        return count > 0
          ? stat(
              tilePicture(sort === "shop" ? "shop-grey" : sort),
              count,
              t("mur-stat-tiles", { count, sort: sortName(sort, t) }),
            )
          : nothing;
      })}
      ${
        /** @type {const} */ (["red", "green", "blue"]).map((colour) =>
          state.beads[colour] > 0
            ? stat(
                beadPicture(colour),
                state.beads[colour],
                t("mur-beads", { count: state.beads[colour], colour }),
              )
            : nothing,
        )
      }
    </p>
    ${
      state.specials.length > 0
        ? html`<p class="seat-specials">${state.specials.map(({ card, spent }) => html`<span class=${spent ? "spent" : ""}>${specialName(card, t)}</span>`)}</p>`
        : nothing
    }
  </li>`;
}

/** @param {unknown} picture @param {number} value @param {string} words */
function stat(picture, value, words) {
  return html`<span class="stat" title=${words}
    >${picture}<b aria-hidden="true">${value}</b><span class="hidden-words">${words}</span></span
  >`;
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
    padding: 0.3rem 0.5rem;
    border: 1px solid var(--panel-border);
    border-inline-start: 0.4rem solid var(--seat);
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
    gap: 0.4rem;
    align-items: center;
    line-height: 1.2;
  }
  .seat-name {
    flex: 1;
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.55rem;
    margin-block-start: 0.15rem;
  }
  .stat {
    display: inline-flex;
    gap: 0.2rem;
    align-items: center;
    font-size: var(--t2);
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
