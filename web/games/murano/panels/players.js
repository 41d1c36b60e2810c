import { html, nothing } from "lit";
import { listed } from "../../../i18n/lists.js";
import {
  finalPoints,
  players,
  playerWindow,
  stat,
  toldLines,
} from "../../../table/panels/players.js";
import {
  characterText,
  islandName,
  sortName,
  sortsName,
  specialName,
  specialText,
  tileName,
} from "../board.js";
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
  // Whoever scores by hand has no turn any more.
  if (!last || table.seen.phase === "assign") return "";
  const sorts = listed(last.sorts.map((sort) => sortsName(sort, table.t)));
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

/** Everything that lies open of a player, by name; of one's own what only its owner sees besides. @param {MurTable} table @param {number} seat */
export function openPlayer(table, seat) {
  const { seen, t } = table;
  const state = seen.seats[seat];
  if (!state) return nothing;
  const specials = state.specials.map(({ card, spent, active }) => {
    const when = spent ? ` ${t("mur-special-spent")}` : active ? "" : ` ${t("mur-special-soon")}`;
    return `${specialName(card, t)}: ${specialText(card, t, seen.options)}${when}`;
  });
  const gondolas = seen.gondolas
    .filter((one) => one.seat === seat)
    .map(({ no, island, used }) =>
      t("mur-player-gondola", { no, island: islandName(island), used: used ? "yes" : "no" }),
    );
  const scored = (state.characters ?? []).flatMap(({ card, scored }) =>
    scored
      ? [
          t("mur-unscored-card", {
            card: characterText(card, t),
            island: islandName(scored.island),
            points: scored.points,
          }),
        ]
      : [],
  );
  const own = Object.entries(state.tiles ?? {}).map(
    ([tile, count]) => `${count} × ${tileName(tile, t)}`,
  );
  return playerWindow(
    table,
    seat,
    boxOf(table, state, seat),
    html`${toldLines(t("mur-player-tiles"), own)} ${toldLines(t("mur-player-specials"), specials)}
    ${toldLines(t("mur-player-gondolas"), gondolas)} ${toldLines(t("mur-player-scored"), scored)}`,
  );
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
