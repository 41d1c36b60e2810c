import { nothing } from "lit";
import { assignSheet } from "./assign.js";
import { assignCss, audienceCss } from "./css.js";
import { moveSheet, tapTown } from "./move.js";
import { rome, romeBridge } from "./rome.js";
import { coachName, rankName, stepsLeft, tilesInWords, townName } from "./words.js";

/** @typedef {import("../part.js").Part} Part */

/** How places of the second map are called among those that a line of the log shows. */
const PLACE = "rome/";

/** @type {import("../part.js").Tellers<import("../../types.js").AudienceEvent>} */
const tellers = {
  assigned: (_event, { t, name }) => ({ text: t("tut-au-log-assigned", { name }) }),
  "coach-moved": (event, { t, name }) => ({
    text: t(event.joker ? "tut-au-log-joker" : "tut-au-log-moved", {
      name,
      coach: coachName(event.coach, t),
      town: townName(event.town),
    }),
    cities: [`${PLACE}${event.town}`],
  }),
  "coach-arrived"(event, { t, seats }) {
    const coach = coachName(event.coach, t);
    const came = tilesInWords(event.tiles, { t, seats });
    const gone = tilesInWords(event.gone, { t, seats });
    const id = gone ? "tut-au-log-arrived-gone" : "tut-au-log-arrived";
    return { text: t(id, { coach, came, gone }), cities: [`${PLACE}rom`] };
  },
};

/**
 * Die Audienz: the second map, the clergy, and the coaches on their way.
 *
 * @type {Part}
 */
export const audience = {
  id: "audience",
  present: (seen) => seen.audience !== undefined,

  prompt(table) {
    const { view, t, moves } = table;
    const phase = view?.observation.phase;
    if (phase !== "assign" && phase !== "move") return null;
    const waiting = moves.all.length === 0 ? "-waiting" : "";
    if (phase === "move")
      return { head: t(`tut-au-prompt-move${waiting}`), more: stepsLeft(table) };
    return {
      head: t(`tut-au-prompt-assign${waiting}`),
      more: waiting ? "" : t("tut-au-prompt-assign-more"),
    };
  },

  sheet(table) {
    const types = new Set(table.moves.all.map(({ type }) => type));
    if (types.has("assign")) return assignSheet(table);
    if (types.has("move") || types.has("joker")) return moveSheet(table);
    return nothing;
  },
  overMap: (table) => rome(table),
  updated: (table) => romeBridge(table).update((town) => tapTown(table, town)),
  removed: (table) => romeBridge(table).destroy(),
  pulse: (table, ids) =>
    romeBridge(table).focus(
      ids.filter((id) => id.startsWith(PLACE)).map((id) => id.slice(PLACE.length)),
    ),

  groups: ["move", "joker", "assign"],
  groupOf: ({ type }) => (type === "move" || type === "joker" || type === "assign" ? type : null),
  textFor(action, { t }) {
    if (action.type === "assign") {
      const ranks = (action.ranks ?? []).map((rank) => rankName(rank, t));
      return t("tut-au-do-assign", { ranks: ranks.join(", ") });
    }
    if (action.type !== "move" && action.type !== "joker") return null;
    const args = { coach: coachName(action.coach ?? "", t), town: townName(action.town ?? "") };
    return t(`tut-au-do-${action.type}`, args);
  },

  hintOn({ type, coach, town }) {
    if (type === "assign") return ["assign-confirm"];
    return type === "move" || type === "joker" ? [`${type}-${coach}-${town}`] : null;
  },
  tellers,
  help: () => ({ more: ["audience"] }),

  word(key, value, { t }) {
    if (typeof value !== "string") return null;
    if (key === "coach") return coachName(value, t);
    if (key === "town") return townName(value);
    return null;
  },
  blanks: { arrived: "no", coach: "none", town: "none" },
  styles: [audienceCss, assignCss],
};
