import { html, nothing } from "lit";
import { part } from "../../../table/parts.js";
import { bell, sound, wood } from "../../../ui/sound/instruments.js";
import { cardName } from "../board.js";
import { routeEnd } from "../panels/card.js";
import { cardBack, icon, team } from "../panels/pictures.js";
import styles from "./glory.css";
import lessons from "./glory-lessons.json";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/** The least width of a team beside the route, in rem: the card that becomes a horse, and the horses in columns of three. */
const TEAM_REM = 6;
const HORSE_COLUMN_REM = 2.2;

/** @type {import("../../../ui/sound/types.js").Sounds<import("../types.js").GloryEvent>} */
const sounds = {
  // The little bells of the harness.
  harnessed: sound([
    wood(0, 480),
    ...[1760, 1975, 1865, 2093].map((pitch, i) => bell(i * 0.07, pitch, { length: 0.3 })),
  ]),
};

/**
 * Glanz und Gloria: draught horses, and free cities on the northern board (boards.js).
 *
 * @type {import("./part.js").Part}
 */
export const glory = {
  id: "glory",
  present: (seen) => seen.freeCities !== undefined,

  asides: [{ end: "horse", fits: "tut-gg-fits-horse", question: "tut-gg-ask-second" }],

  prompt({ closing, moves, own, t }) {
    const isFirst = moves.lays.some(({ official }) => !official);
    if (!isFirst || closing || !canHarness(moves)) return null;
    const more = moves.takes.length > 0 ? t("tut-prompt-or-second") : "";
    const what = !own?.route.length ? "begin" : moves.canFit ? "extend" : "no-fit";
    return { head: t(`tut-gg-prompt-${what}`), more };
  },
  goal,
  beside: carriageTeam,
  besideRem: ({ horses }) =>
    horses ? TEAM_REM + HORSE_COLUMN_REM * Math.ceil(horses.length / 3) : null,
  carriages: teamPanel,
  player: (table, state, seat) => [riderSign(table, seat), publicTeam(table, state)],
  onMap: ({ seen }) => ({ tilesAt: { stack: "free-city", cities: seen.freeCities ?? [] } }),
  told: {
    column: ({ seen, t }) => ({
      head: t("tut-gg-stack-free"),
      cell: (city) => (seen.freeCities?.includes(city) ? t("tut-gg-told-tile") : ""),
    }),
  },

  groups: ["horse"],
  sounds,
  help: ({ seen }) =>
    seen.seats.some(({ horses }) => horses)
      ? {
          instead: { close: "close-team", officials: "officials-team", end: "end-team" },
          more: ["team", "free-cities"],
        }
      : { more: ["free-cities"] },
  destination: (table, event) =>
    event.event === "harnessed"
      ? part(event.seat === table.me ? "end-horse" : `player-${event.seat}`)
      : null,
  lessons,
  moments: {
    "gg-where": ({ selection: { selected }, moves }) =>
      selected !== null && moves.aside(selected.city) && moves.fitsOf(selected.city).length > 0,
    "gg-harness": ({ moves, seen }) => canHarness(moves) && seen.round >= 2,
    "gg-weak": ({ moves, own }) =>
      moves.end !== null && (own?.route.length ?? 0) >= 3 && own?.weak === true,
  },
  styles,
};

/** @param {TutTable["moves"]} moves */
function canHarness({ lays }) {
  return lays.some(({ end }) => end === "horse");
}

/** Strength against length, in the heading of the own route; the horses one by one where there are no tickets. @param {TutTable} table */
function goal({ own, t }) {
  if (own?.strength === undefined) return null;
  const { horses = [], route, strength, weak } = own;
  const each = html`<span class="team-each" aria-hidden="true" data-part="team-each"
    >${horses.map(horseSign)}</span
  >`;
  return html`<span class="next-carriage team-goal ${weak ? "weak" : ""}" data-part="team-strength"
    >${icon("horseshoe")}${t("tut-gg-goal", { horses: strength, cards: route.length })}${horses.length > 0 ? each : nothing}</span
  >`;
}

/** @param {number} horses */
function horseSign(horses) {
  return html`<span class="team-one" aria-hidden="true">${horses}</span>`;
}

/** The own team beside the route: the place where a card becomes a horse, and the horses. @param {TutTable} table */
function carriageTeam(table) {
  const { board, own, t } = table;
  if (!own?.horses) return nothing;
  const place = routeEnd(
    table,
    "horse",
    html`<span class="team-art" aria-hidden="true">${team()}</span>
      <b class="team-strength" aria-hidden="true">${own.strength}</b>`,
  );
  const tickets = own.horses.map((horses, index) => {
    const card = own.horseCards?.[index];
    const words = card ? cardName(board, card, t) : t("tut-gg-horses", { horses });
    return html`<li class="team-ticket" title=${words}>
      <span class="hidden-words">${words}</span>${icon("horseshoe")}<b aria-hidden="true">${horses}</b>
    </li>`;
  });
  return html`<div class="team" role="group" aria-label=${teamWords(own, t)}>
    ${place} ${tickets.length > 0 ? html`<ol class="team-cards">${tickets}</ol>` : nothing}
  </div>`;
}

/**
 * @param {SeatState} state
 * @param {import("../types.js").Translate} t
 */
function teamWords({ horses = [], strength = 0 }, t) {
  return t("tut-gg-team-words", { strength, count: horses.length, list: horses.join(", ") });
}

/** The own team in the place of the carriages: every card with its horses, and the free places. @param {TutTable} table */
function teamPanel({ own, t, seen }) {
  if (!own?.horses) return null;
  const { horses } = own;
  const places = Array.from({ length: seen.horseLimit ?? horses.length }, (_, i) => horses[i]);
  return html`<section class="team-panel" aria-label=${teamWords(own, t)}>
    <ol class="team-places" aria-hidden="true">
      <li class="team-own">${team()}</li>
      ${places.map((one) =>
        one === undefined
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
function publicTeam({ t }, state) {
  if (!state.horses) return nothing;
  const hand = state.handHorses ?? [];
  const backs = hand.length > 0 ? ` ${t("tut-gg-hand-words", { list: hand.join(", ") })}` : "";
  const words = teamWords(state, t) + backs;
  return html`<p class="team-public" role="img" aria-label=${words} title=${words} data-part="team">
    <span class="team-sum" aria-hidden="true">${icon("horseshoe")}<b>${state.strength}</b></span>
    ${state.horses.map(horseSign)}
    ${
      hand.length > 0
        ? html`<span class="team-hand" aria-hidden="true">${icon("hand")}${hand.map((one) => html`<span class="team-one back">${one}</span>`)}</span>`
        : nothing
    }
  </p>`;
}

/**
 * The figure of the player who is last in a round.
 *
 * @param {TutTable} table
 * @param {number} seat
 */
function riderSign({ seen, t }, seat) {
  if (seen.rider !== seat) return nothing;
  return html`<p class="rider" data-part="rider" title=${t("tut-gg-rider-about")}>${icon("rider")}<span>${t("tut-gg-rider")}</span></p>`;
}
