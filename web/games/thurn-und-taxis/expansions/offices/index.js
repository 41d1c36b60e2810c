import { nothing } from "lit";
import { part } from "../../../../table/parts.js";
import { bell, paper, sound, string, thump, wood } from "../../../../ui/sound/instruments.js";
import { cityName } from "../../board.js";
import { copyOf } from "../prize.js";
import officesCss from "./offices.css";
import { declineButton, returnSheet } from "./return.js";
import { officeTiles, officialsList, stackBadge } from "./shown.js";

/** @typedef {import("../part.js").Part} Part */
/** @typedef {import("../../table.js").TutTable} TutTable */

/** Those in which something of this expansion is decided. */
const PHASES = /** @type {const} */ (["return", "reward-card", "reward-house", "final-return"]);
/** @type {import("../part.js").Tellers<import("../../types.js").OfficesEvent>} */
const tellers = {
  "office-tile": (event, { t, name }) => ({
    text: t("tut-aw-log-tile", {
      name,
      official: t(`tut-official-${event.official}`),
      left: event.left,
    }),
  }),
  "return-round": (_event, { t, name }) => ({ text: t("tut-aw-log-round", { name }) }),
  returned(event, { t, name }) {
    const ids = event.officials;
    if (ids.length === 0) return { text: t("tut-aw-log-returned-nothing", { name }) };
    const officials = officialsList(ids, t);
    return { text: t("tut-aw-log-returned", { name, officials, count: ids.length }) };
  },
  chip: (_event, { t, name }) => ({ text: t("tut-aw-log-chip", { name }) }),
  "reward-lost": (event, { t, name }) => ({
    text: t(`tut-aw-log-lost-${event.reward}`, { name }),
  }),
  "reward-declined": (_event, { t, name }) => ({ text: t("tut-aw-log-declined", { name }) }),
};

/** @type {import("../../../../ui/sound/types.js").Sounds<import("../../types.js").OfficesEvent>} */
const sounds = {
  // The stamp of an office.
  "office-tile": sound([thump(0, 110, { length: 0.22 }), wood(0.01, 250), bell(0.12, 698.5)]),
  "return-round": sound([string(0, 349.2), string(0.14, 466.2)]),
  returned: sound([wood(0, 360), wood(0.09, 310), paper(0.1, 1700, 900, { length: 0.14 })]),
  chip: sound([bell(0, 1046.5), wood(0, 700, { volume: 0.4 })]),
  "reward-lost": sound([string(0, 233.1), string(0.15, 196)]),
  "reward-declined": null,
};

/**
 * In Amt und Würden: office tiles, what is given back, and what that brings.
 *
 * @type {Part}
 */
export const offices = {
  id: "offices",
  present: (seen) => seen.offices !== undefined,

  prompt(table) {
    const { view, t, moves } = table;
    const phase = PHASES.find((one) => one === view?.observation.phase);
    if (!phase) return null;
    const mine = moves.all.length > 0 ? "" : "-waiting";
    const empty = view?.observation.offices?.empty;
    const why = empty
      ? t("tut-aw-why", { official: t(`tut-official-${empty}`) })
      : t("tut-aw-why-others");
    return {
      head: t(`tut-aw-prompt-${phase}${mine}`),
      more: phase === "return" ? why : mine ? "" : t(`tut-aw-prompt-${phase}-more`),
    };
  },

  sheet: (table) =>
    table.moves.all.some(({ type }) => type === "return") ? returnSheet(table) : nothing,
  turn: (table) => declineButton(table),
  official: (table, id) => stackBadge(table, id),
  player: (table, state) => officeTiles(table, state),

  picks: ({ reward }) => reward === "card",
  lit: ({ moves }) => {
    const houses = moves.all.flatMap((action) =>
      action.type === "reward" ? (action.houses ?? []) : [],
    );
    return houses.length > 0 ? houses : null;
  },
  city(table, city) {
    const place = table.moves.all.find(
      ({ type, houses }) => type === "reward" && houses?.includes(city),
    );
    if (place) table.act(place);
    else if (table.view?.observation.phase === "reward-house" && table.moves.all.length > 0) {
      table.feedback.explain({ type: "reward", houses: [city] }, "map");
    } else return false;
    return true;
  },

  groups: ["return", "reward"],
  groupOf: ({ type }) => (type === "return" || type === "reward" ? type : null),
  textFor(action, { t, board }) {
    if (action.type === "return") {
      const ids = action.officials ?? [];
      if (action.declined) return t("tut-aw-do-return-nothing");
      return t("tut-aw-do-return", { officials: officialsList(ids, t), count: ids.length });
    }
    if (action.type !== "reward") return null;
    if (action.declined) return t("tut-aw-do-reward-nothing");
    const [house] = action.houses ?? [];
    if (house) return t("tut-aw-do-reward-house", { city: cityName(board, house) });
    if (action.card === null) return t("tut-aw-do-reward-deck");
    return t("tut-aw-do-reward-card", { city: cityName(board, action.card) });
  },

  hintOn({ type, officials, declined, card, houses }) {
    if (type === "return") {
      const tiles = (officials ?? []).map((id) => `return-${id}`);
      return tiles.length > 0 ? [...tiles, "return-confirm"] : ["return-nothing"];
    }
    if (type !== "reward" || houses?.length) return null;
    if (declined) return ["reward-decline"];
    return [card === null ? "deck" : `card-${card}`];
  },

  tellers,
  sounds,
  prize: (table, event) =>
    event.event === "office-tile" ? copyOf(table, part(`official-${event.official}`)) : null,
  help: () => ({ more: ["offices"] }),

  word(key, value, { t, board }) {
    if (key === "missing" && Array.isArray(value)) return officialsList(value.map(String), t);
    if (key === "city" && typeof value === "string") return cityName(board, value);
    return null;
  },
  blanks: { missing: "none", city: "" },
  styles: officesCss,
};
