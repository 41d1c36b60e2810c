import { part } from "../../../../table/parts.js";
import { bell, sound, wood } from "../../../../ui/sound/instruments.js";
import { cardName } from "../../board.js";
import gloryCss from "./glory.css";
import { carriageTeam, goal, otherTeam, riderSign, teamPanel, teamRoom } from "./team.js";

/** @typedef {import("../part.js").Part} Part */

/** @type {import("../part.js").Tellers<import("../../types.js").GloryEvent>} */
const tellers = {
  harnessed(event, { t, board, name }) {
    const help = event.official ? "-second" : "";
    const horses = event.horses;
    if (!event.card) return { text: t(`tut-gg-log-harnessed${help}`, { name, horses }) };
    const city = cardName(board, event.card, t);
    return { text: t(`tut-gg-log-harnessed-card${help}`, { name, city }), cities: [event.card] };
  },
};

/** @type {import("../../../../ui/sound/types.js").Sounds<import("../../types.js").GloryEvent>} */
const sounds = {
  // The little bells of the harness.
  harnessed: sound([
    wood(0, 480),
    ...[0, 0.07, 0.14, 0.21].map((at, i) =>
      bell(at, [1760, 1975, 1865, 2093][i] ?? 1760, { length: 0.3 }),
    ),
  ]),
};

/**
 * Glanz und Gloria: draught horses, and free cities on the northern board (board.js).
 *
 * @type {Part}
 */
export const glory = {
  id: "glory",
  present: (seen) => seen.freeCities !== undefined,

  asides: [{ end: "horse", fits: "tut-gg-fits-horse", question: "tut-gg-ask-second" }],

  prompt(table) {
    const { view, moves, own, t } = table;
    const first = moves.lays.some(({ official }) => !official);
    if (!first || table.closing || !moves.lays.some(({ end }) => end === "horse")) return null;
    const more = moves.takes.length > 0 ? t("tut-prompt-or-second") : "";
    if (!own?.route.length) return { head: t("tut-gg-prompt-begin"), more };
    const fits = moves.canFit ? "extend" : "no-fit";
    return view ? { head: t(`tut-gg-prompt-${fits}`), more } : null;
  },
  goal,
  beside: carriageTeam,
  besideRoom: teamRoom,
  carriages: teamPanel,
  player: (table, state, seat) => [riderSign(table, seat), otherTeam(table, state)],
  onMap: ({ view }) => ({
    tilesAt: { stack: "free-city", cities: view?.observation.freeCities ?? [] },
  }),
  told: {
    column({ seen, t }) {
      const lying = new Set(seen.freeCities ?? []);
      return {
        head: t("tut-gg-stack-free"),
        cell: (city) => (lying.has(city) ? t("tut-gg-told-tile") : ""),
      };
    },
  },

  groups: ["harness"],
  groupOf: ({ type, end }) => (type === "lay" && end === "horse" ? "harness" : null),
  textFor(action, { t, board }) {
    if (action.type !== "lay") return null;
    const city = action.card ? cardName(board, action.card, t) : "";
    const help = action.official ? "-helped" : "";
    if (action.end === "horse") return t(`tut-gg-do-harness${help}`, { city });
    return action.end === "first" && help ? t("tut-gg-do-first-helped", { city }) : null;
  },
  tellers,
  sounds,
  help: ({ seen }) =>
    seen.seats.some(({ horses }) => horses)
      ? {
          instead: { officials: "officials-team", end: "end-team" },
          more: ["team", "free-cities"],
        }
      : { more: ["free-cities"] },
  destination(table, event) {
    if (event.event !== "harnessed") return null;
    return part(event.seat === table.me ? "end-horse" : `player-${event.seat}`);
  },
  lessons: [
    {
      id: "gg-where",
      chapter: "lay",
      fits: ({ choices: { selected }, moves }) =>
        selected !== null && moves.aside(selected.city) && moves.fitsOf(selected.city).length > 0,
      shows: ".route",
      lit: `${part("end-horse")}, ${part("map")}`,
    },
    {
      id: "gg-harness",
      chapter: "lay",
      fits: ({ moves, seen }) => moves.lays.some(({ end }) => end === "horse") && seen.round >= 2,
      shows: part("end-horse"),
      lit: ".route, .hand",
    },
    {
      id: "gg-weak",
      chapter: "close",
      fits: ({ moves, own }) =>
        moves.end !== null && (own?.route.length ?? 0) >= 3 && own?.weak === true,
      shows: ".team-goal",
      lit: ".route, .hand",
    },
  ],
  blanks: { limit: 6, strength: 0 },
  styles: gloryCss,
};
