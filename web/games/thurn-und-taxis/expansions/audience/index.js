import { nothing } from "lit";
import { listed } from "../../../../i18n/lists.js";
import { paper, sound, string, thump, tower, wood } from "../../../../ui/sound/instruments.js";
import assignCss from "./assign.css";
import { assignSheet, nextSeat } from "./assign.js";
import audienceCss from "./audience.css";
import {
  coachesIn,
  coachName,
  isStep,
  moveSheet,
  placeWords,
  rankName,
  stepsLeft,
  TOWN,
  tapTown,
  tilesInWords,
  townName,
  ways,
} from "./coaches.js";
import { rome, romeBridge } from "./rome.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../table/told/types.js").ToldChart} ToldChart */

/** Marks towns of the second map among the places of a line of the log. */
const ROME_PREFIX = "rome/";

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

/** The towns in words: the coaches in each, and where they can go on. @param {TutTable} table @returns {ToldChart} */
function townChart(table) {
  const { t } = table;
  return {
    id: "rome",
    title: t("tut-au-region"),
    head: [t("tut-au-told-town"), t("tut-au-coaches"), t("tut-au-told-exits")],
    rows: ways.towns.map(({ id, name, exits }) => [
      { id: `town-${id}`, words: name, press: () => tapTown(table, id) },
      listed(coachesIn(table, id).map((coach) => coachName(coach.id, t))),
      listed(exits.map(townName)),
    ]),
  };
}

/** The places in Rome in words. @param {TutTable} table @returns {ToldChart} */
function rankChart(table) {
  const { t } = table;
  return {
    id: "ranks",
    title: t("tut-au-places"),
    head: [t("tut-au-told-rank"), t("tut-au-told-tiles")],
    rows: ways.ranks.map((rank) => [rankName(rank.id, t), placeWords(table, rank)]),
  };
}

/**
 * Die Audienz: the second map, the clergy, and the coaches on their way.
 *
 * @type {import("../part.js").Part}
 */
export const audience = {
  id: "audience",
  present: (seen) => seen.audience !== undefined,

  prompt(table) {
    const { view, t, moves } = table;
    const phase = view?.observation.phase;
    if (phase !== "assign" && phase !== "move") return null;
    const isWaiting = moves.all.length === 0;
    const head = t(`tut-au-prompt-${phase}${isWaiting ? "-waiting" : ""}`);
    // A player who moves coaches reads the steps in the panel.
    if (phase === "move") return { head, more: isWaiting ? stepsLeft(table) : "" };
    return { head, more: isWaiting ? "" : t("tut-au-prompt-assign-more") };
  },

  sheet(table) {
    const { all } = table.moves;
    if (all.some(({ type }) => type === "assign")) return assignSheet(table);
    return all.some(isStep) ? moveSheet(table) : nothing;
  },
  overMap: rome,
  told: {
    charts: (table) => [townChart(table), rankChart(table)],
    live: ({ moves }) => moves.all.flatMap(({ town }) => (town ? [`town-${town}`] : [])),
  },
  updated: (table) => romeBridge(table).update(),
  removed: (table) => romeBridge(table).drawn.destroy(),
  boxOf: (table, { kind, id }) => (kind === TOWN ? romeBridge(table).boxOf(id) : null),
  pulse(table, ids) {
    const towns = ids.flatMap((id) =>
      id.startsWith(ROME_PREFIX) ? id.slice(ROME_PREFIX.length) : [],
    );
    romeBridge(table).focus(towns, towns.length === ids.length);
  },

  groups: ["move", "joker", "assign"],
  groupOf: (action) => (isStep(action) || action.type === "assign" ? action.type : null),
  textFor(action, { t }) {
    if (action.type === "assign") {
      const ranks = (action.ranks ?? []).map((rank) => rankName(rank, t));
      return t("tut-au-do-assign", { ranks: ranks.join(", ") });
    }
    if (action.type !== "move" && action.type !== "joker") return null;
    const args = { coach: coachName(action.coach ?? "", t), town: townName(action.town ?? "") };
    return t(`tut-au-do-${action.type}`, args);
  },

  hintOn(action, table) {
    const { type, coach, town, ranks } = action;
    if (type === "assign") return nextSeat(table, ranks ?? []);
    return isStep(action) ? [`${type}-${coach}-${town}`] : null;
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
