import { nothing } from "lit";
import { paper, sound, string, thump, tower, wood } from "../../../../ui/sound/instruments.js";
import assignCss from "./assign.css";
import { assignSheet, nextSeat } from "./assign.js";
import audienceCss from "./audience.css";
import { aboutTown, moveSheet, tapTown } from "./move.js";
import { rome, romeBridge } from "./rome.js";
import { told } from "./told.js";
import { coachName, rankName, stepsLeft, TOWN, tilesInWords, townName } from "./words.js";

/** @typedef {import("../part.js").Part} Part */

/** How places of the second map are called among those that a line of the log shows. */
const PLACE = "rome/";

/** @type {import("../../../../ui/sound/types.js").Sounds<import("../../types.js").AudienceEvent>} */
const sounds = {
  assigned: sound([paper(0, 2000, 1200, { length: 0.14 }), string(0.1, 293.7), string(0.2, 440)]),
  // A heavy coach on the road over the Alps.
  "coach-moved": sound(
    [0, 0.16, 0.32].flatMap((at) => [
      wood(at, 420),
      thump(at, 118),
      wood(at + 0.07, 500, { volume: 0.5 }),
    ]),
  ),
  // The bells of Rome.
  "coach-arrived": sound([tower(0, 261.6), tower(0.2, 329.6), tower(0.4, 392)]),
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
      // Whoever moves them reads it in the panel.
      return { head: t(`tut-au-prompt-move${waiting}`), more: waiting ? stepsLeft(table) : "" };
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
  told,
  updated: (table) =>
    romeBridge(table).update({
      tap: (town) => tapTown(table, town),
      hold: (town) => aboutTown(table, town),
    }),
  removed: (table) => romeBridge(table).destroy(),
  boxOf: (table, { kind, id }) => (kind === TOWN ? romeBridge(table).boxOf(id) : null),
  pulse(table, ids) {
    const towns = ids.filter((id) => id.startsWith(PLACE)).map((id) => id.slice(PLACE.length));
    romeBridge(table).focus(towns, towns.length === ids.length);
  },

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

  hintOn({ type, coach, town, ranks }, table) {
    if (type === "assign") return nextSeat(table, ranks ?? []);
    return type === "move" || type === "joker" ? [`${type}-${coach}-${town}`] : null;
  },
  sounds,
  help: () => ({ more: ["audience"] }),

  name(kind, id, { t, seats }) {
    if (kind === "coach") return coachName(id, t);
    if (kind === "town") return townName(id);
    return kind === "tiles" ? tilesInWords(id, { t, seats }) : null;
  },
  blanks: { arrived: "no", coach: "none", town: "none" },
  styles: [audienceCss, assignCss],
};
