import { html, nothing } from "lit";
import { cardName } from "../../board.js";
import { icon } from "../../panels/icons.js";
import { cardBack, team } from "../../panels/pictures.js";
import { end } from "../../panels/route-end.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../types.js").SeatState} SeatState */

/** Strength against length, in the heading of the own route. @param {TutTable} table */
export function goal({ own, t }) {
  if (own?.strength === undefined) return null;
  const cards = own.route.length;
  return html`<span class="next-carriage team-goal ${own.weak ? "weak" : ""}" data-part="team-strength"
    >${icon("horseshoe")}${t("tut-gg-goal", { horses: own.strength, cards })}${each(own)}</span
  >`;
}

/**
 * The own horses one by one, where the tickets beside the route have no room.
 *
 * @param {SeatState} own
 */
function each({ horses = [] }) {
  if (horses.length === 0) return nothing;
  return html`<span class="team-each" aria-hidden="true" data-part="team-each"
    >${horses.map((one) => html`<span class="team-one">${one}</span>`)}</span
  >`;
}

/**
 * The own team beside the route: the carriage card, where a card becomes a horse, and the horses.
 *
 * @param {TutTable} table
 */
export function carriageTeam(table) {
  const { own, t } = table;
  if (!own?.horses) return nothing;
  const target = end(
    table,
    "horse",
    html`<span class="team-art" aria-hidden="true">${team()}</span>
      <b class="team-strength" aria-hidden="true">${own.strength}</b>`,
  );
  return html`<div class="team" role="group" aria-label=${teamWords(own, t)}>
    ${target}
    ${own.horses.length > 0 ? html`<ol class="team-cards">${own.horses.map((horses, index) => ticket(table, own, horses, index))}</ol>` : nothing}
  </div>`;
}

/** What a team needs beside the route at least, in rem: the card that becomes a horse, and its tickets in columns of three. */
const TEAM = 6;
const TICKETS = 2.2;

/** @param {SeatState} own @returns {number | null} in rem */
export function teamRoom({ horses }) {
  return horses ? TEAM + TICKETS * Math.ceil(horses.length / 3) : null;
}

/**
 * @param {TutTable} table
 * @param {SeatState} state
 * @param {number} horses
 * @param {number} index
 */
function ticket({ board, t }, state, horses, index) {
  const card = state.horseCards?.[index];
  const words = card ? cardName(board, card, t) : t("tut-gg-horses", { horses });
  return html`<li class="team-ticket" title=${words}>
    <span class="hidden-words">${words}</span>${icon("horseshoe")}<b aria-hidden="true">${horses}</b>
  </li>`;
}

/**
 * @param {SeatState} state
 * @param {import("../../types.js").Translate} t
 */
function teamWords(state, t) {
  const list = (state.horses ?? []).join(", ");
  return t("tut-gg-team-words", {
    strength: state.strength ?? 0,
    count: state.horses?.length ?? 0,
    list,
  });
}

/**
 * The own team in the place of the carriages: every card with its horses, and the places still free.
 *
 * @param {TutTable} table
 */
export function teamPanel(table) {
  const { own, t, view } = table;
  if (!own?.horses) return null;
  const horses = own.horses;
  const limit = view?.observation.horseLimit ?? horses.length;
  const places = Array.from({ length: limit }, (_, index) => horses[index] ?? null);
  return html`<section class="team-panel" aria-label=${teamWords(own, t)}>
    <ol class="team-places" aria-hidden="true">
      <li class="team-own">${team()}</li>
      ${places.map((one) =>
        one === null
          ? html`<li class="team-place"></li>`
          : html`<li class="team-place full">${cardBack()}<b>${one}</b></li>`,
      )}
    </ol>
  </section>`;
}

/**
 * In a player's box: the team, card by card, and the backs of the hand where they may be seen.
 *
 * @param {TutTable} table
 * @param {SeatState} state
 */
export function otherTeam({ t }, state) {
  if (!state.horses) return nothing;
  const hand = state.handHorses ?? [];
  const words = [
    teamWords(state, t),
    ...(hand.length > 0 ? [t("tut-gg-hand-words", { list: hand.join(", ") })] : []),
  ].join(" ");
  return html`<p class="team-public" role="img" aria-label=${words} title=${words} data-part="team">
    <span class="team-sum" aria-hidden="true">${icon("horseshoe")}<b>${state.strength}</b></span>
    ${state.horses.map((one) => html`<span class="team-one" aria-hidden="true">${one}</span>`)}
    ${
      hand.length > 0
        ? html`<span class="team-hand" aria-hidden="true">${icon("hand")}${hand.map((one) => html`<span class="team-one back">${one}</span>`)}</span>`
        : nothing
    }
  </p>`;
}

/**
 * The figure that shows who moves last in a round.
 *
 * @param {TutTable} table
 * @param {number} seat
 */
export function riderSign({ view, t }, seat) {
  if (view?.observation.rider !== seat) return nothing;
  return html`<p class="rider" data-part="rider" title=${t("tut-gg-rider-about")}>${icon("rider")}<span>${t("tut-gg-rider")}</span></p>`;
}
