import { html, nothing } from "lit";
import { picture } from "../../art/drawn.js";
import { personParts, symbolMark } from "../../art/pieces.js";
import { looksOf, temperament } from "../../core/seats/opponents.js";
import { icon } from "../frame/icons.js";
import { forecastButton, windowHead } from "../frame/window.js";
import { wornBadge } from "./level-pictures.js";

/**
 * What a game shows of a seat besides colour and name.
 *
 * @typedef {object} SeatBox
 * @property {unknown} [head] beside the name
 * @property {unknown} [stats] numbers, as `stat` shows them
 * @property {unknown} [more] below
 */

/**
 * What everybody may see of everybody.
 *
 * @template {import("../types.js").TableTypes} T
 * @param {import("../game-table.js").GameTable<T>} table
 * @param {(state: T["view"]["observation"]["seats"][number], seat: number) => SeatBox} boxOf
 * @param {string} [lastRound] says that the last round has begun, and why
 * @param {boolean} [quiet] it is only near
 */
export function players(table, boxOf, lastRound = "", quiet = false) {
  const { view } = table;
  if (!view) return nothing;
  /** @type {T["view"]["observation"]["seats"]} */
  const { seats } = view.observation;
  return html`<section class="players" aria-label=${table.word("region-players")}>
    ${lastRound && !view.over ? html`<p class=${quiet ? "quiet" : "last-round"} data-part="last-round">${quiet ? nothing : icon("flag")}<span>${lastRound}</span></p>` : nothing}
    <ul class="seats" data-group data-count=${seats.length}>
      ${seats.map((/** @type {(typeof seats)[number]} */ state, /** @type {number} */ seat) => player(table, seat, boxOf(state, seat)))}
    </ul>
  </section>`;
}

/**
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {number} seat
 * @param {SeatBox} box
 */
function player(table, seat, { head = nothing, stats = nothing, more = nothing }) {
  const look = table.seats[seat];
  const acting = table.view?.current === seat;
  const open = () => void table.windows.open({ kind: "player", seat });
  return html`<li
    class="seat seat-${look?.color ?? ""} ${acting ? "acting" : ""}"
    data-part="player-${seat}"
    aria-current=${acting ? "true" : nothing}
    @click=${open}
  >
    <button
      class="seat-ask"
      data-part="ask-player-${seat}"
      aria-label=${table.t("table-player-ask", { name: table.nameOf(seat) })}
    ></button>
    <p class="seat-head">
      <span class="mark">${look ? symbolMark(look.symbol) : nothing}</span>
      ${face(table, seat)} ${wornBadge(table.seats, seat) ?? nothing}
      <span class="seat-name">${table.nameOf(seat)}</span>
      ${head}
    </p>
    <p class="stats">${stats}</p>
    ${more}
  </li>`;
}

/** The face of a computer. @param {import("../game-table.js").GameTable<any>} table @param {number} seat */
function face({ seats }, seat) {
  const looks = seats[seat]?.kind === "computer" ? looksOf(seats, seat) : null;
  if (!looks) return nothing;
  return picture("0 0 48 52", "face", () => personParts(looks), Object.values(looks).join());
}

/** Who a computer is; how it plays is to be found out, and told once the game is over. @param {import("../game-table.js").GameTable<any>} table @param {number} seat */
function opponent(table, seat) {
  const words = temperament(
    table.seats[seat],
    table.view?.over ? table.view.tempers[seat] : undefined,
  );
  return words && html`<p class="opponent">${face(table, seat)} ${words}</p>`;
}

/**
 * The points of a seat once the game is over, with all that only counts at the end; null before.
 *
 * @param {Pick<import("../game-table.js").GameTable<any>, "view">} table
 * @param {number} seat
 * @returns {number | null}
 */
export function finalPoints({ view }, seat) {
  return view?.over ? (view.scores?.[seat]?.total ?? null) : null;
}

/**
 * A number with its picture; the words say both.
 *
 * @param {unknown} picture
 * @param {number | string} value
 * @param {string} words
 * @param {string} [name] by which it is lit while it is counted
 */
export function stat(picture, value, words, name) {
  return html`<span class="stat" data-part=${name ?? nothing} title=${words}
    >${picture}<b aria-hidden="true">${value}</b><span class="hidden-words">${words}</span></span
  >`;
}

/**
 * What lies open of a player, every sign with its words.
 *
 * @template {import("../types.js").TableTypes} T
 * @param {import("../game-table.js").GameTable<T>} table
 * @param {number} seat
 * @param {SeatBox} box
 * @param {unknown} more what the game tells besides, in words
 */
export function playerWindow(table, seat, { head = nothing, stats = nothing }, more) {
  return html`<div class="dialog-body" data-part="player-window">
    ${windowHead(table, table.t("table-player-title", { name: table.nameOf(seat) }))}
    ${opponent(table, seat)} <div class="told">${head} ${stats}</div>
    ${more} ${forecastButton(table)}
  </div>`;
}

/** A heading with lines below it; nothing where there are none. @param {string} title @param {readonly unknown[]} lines */
export function toldLines(title, lines) {
  if (lines.length === 0) return nothing;
  return html`<section class="told-lines"><h3>${title}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}
