import { html, nothing } from "lit";
import { memoized } from "../../../../board/canvas/memo.js";
import terrain from "../../../../board/map/terrain/rome.json" with { type: "json" };
import { WaysMap } from "../../../../board/map/ways/ways.js";
import { listed } from "../../../../i18n/index.js";
import { DrawnBoard } from "../../../../table/drawn-board.js";
import { duration } from "../../../../table/motion.js";
import { paper, sound, string, thump, tower, wood } from "../../../../ui/sound/instruments.js";

import assignCss from "./assign.css";
import { assignSheet, emptyWords, fillCoaches, nextSeat, unseat } from "./assign.js";
import audienceCss from "./audience.css";
import {
  aboutTown,
  carryCoach,
  coachesIn,
  coachName,
  exitsOf,
  isStep,
  keepHeight,
  leaveTown,
  moveSheet,
  placeWords,
  ROME_PREFIX,
  rankName,
  stepsLeft,
  stepWords,
  TOWN,
  tapTown,
  tilesInWords,
  townName,
  waysOf,
} from "./coaches.js";
import lessons from "./lessons.json";
import { choices, choose, neededMap, rome, tellOf } from "./rome.js";

/** @typedef {import("../../table.js").TutTable} TutTable */
/** @typedef {import("../../../../table/told/types.js").ToldChart} ToldChart */

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
  "steps-won": sound([wood(0, 420), wood(0.12, 470)]),
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
    rows: waysOf(table.board).towns.map(({ id, name, exits }) => [
      { id: `town-${id}`, words: name, press: () => tapTown(table, id) },
      listed(coachesIn(table, id).map((coach) => coachName(coach.id, t))),
      listed(exits.map((exit) => townName(table.board, exit))),
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
    rows: waysOf(table.board).ranks.map((rank) => [
      rankName(table.board, rank.id, t),
      placeWords(table, rank),
    ]),
  };
}

/** Clerics are put into coaches. @param {TutTable} table */
const isAssigning = ({ moves }) => moves.all.some(({ type }) => type === "assign");

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
    const head = t(`tut-au-prompt-${phase}${isWaiting ? "-waiting" : ""}`, {
      name: table.nameOf(view?.current),
    });
    // A player who moves coaches reads the steps in the panel.
    if (phase === "move") return { head, more: isWaiting ? stepsLeft(table) : "" };
    return { head, more: isWaiting ? "" : t("tut-au-prompt-assign-more") };
  },

  sheet(table) {
    if (isAssigning(table)) return assignSheet(table);
    return table.moves.all.some(isStep) ? moveSheet(table) : nothing;
  },
  gain(table) {
    const { board, closing, own, seen, t } = table;
    const towns = (seen.audience?.coaches ?? []).map(({ town }) => exitsOf(board, town));
    const isBare = (own?.route.length ?? 0) > (closing?.houses.length ?? 0);
    if (!isBare || towns.every((exits) => exits.length === 0)) return nothing;
    return html`<small data-part="gain-coaches">${t("tut-au-closing")}</small>`;
  },
  leaveDraft(table, whole) {
    if (isAssigning(table)) return unseat(table, whole);
    return table.moves.all.some(isStep) ? leaveTown(table) : null;
  },
  asks(table) {
    if (isAssigning(table)) return { text: emptyWords(table), at: "assign-confirm" };
    return table.moves.all.some(isStep) ? { text: stepsLeft(table), at: "steps-left" } : null;
  },
  overMap: rome,
  told: {
    charts: (table) => [townChart(table), rankChart(table)],
    live: ({ moves }) => moves.all.flatMap(({ town }) => (town ? [`town-${town}`] : [])),
  },
  updated(table) {
    if (neededMap(table) === null) choices(table).asked = null;
    const sheet = table.renderRoot.querySelector(".travelling");
    if (sheet instanceof HTMLElement) keepHeight(sheet);
    romeBridge(table).update();
  },
  removed: (table) => romeBridge(table).drawn.destroy(),
  drawn: (table) => romeBridge(table).drawn,
  boxOf: (table, { kind, id }) => (kind === TOWN ? romeBridge(table).boxOf(id) : null),
  liveSpots: (table) =>
    romeBridge(table).lit.flatMap((town) => romeBridge(table).boxOf(town) ?? []),
  pulse(table, ids) {
    // The places in Rome are lit by the table.
    if (ids.some((id) => id.startsWith("audience-"))) return tellOf(table, true);
    const towns = ids.flatMap((id) =>
      id.startsWith(ROME_PREFIX) ? id.slice(ROME_PREFIX.length) : [],
    );
    romeBridge(table).focus(towns, towns.length === ids.length);
  },

  groups: ["move", "joker", "assign"],

  hintOn(action, table) {
    const { type, coach, town, ranks } = action;
    if (type === "assign") return nextSeat(table, ranks ?? []);
    return isStep(action) ? [`${type}-${coach}-${town}`] : null;
  },
  fillIn: ({ ranks }, table) => (ranks ? fillCoaches(table, ranks) : false),
  sounds,
  help: () => ({ more: ["audience"] }),
  lessons,
  moments: {
    "au-assign": isAssigning,
    "au-move": ({ moves }) => moves.all.some(isStep),
  },

  name(kind, id, { t, seats, board }) {
    if (kind === "coach") return coachName(id, t);
    if (kind === "town") return townName(board, id);
    if (kind === "exits")
      return listed(id.map((/** @type {string} */ one) => townName(board, one)));
    if (kind === "rank") return rankName(board, id, t);
    if (kind === "steps") return stepWords(id, t);
    return kind === "tiles" ? tilesInWords(id, { t, seats, board }) : null;
  },
  styles: [audienceCss, assignCss],
};

/** @typedef {import("../../../../board/map/types.js").Terrain} Terrain */

/** Keeps the drawn second map in step with the table. */
class RomeBridge {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => {
      const board = new WaysMap(place, {
        ways: waysOf(table.board),
        terrain: /** @type {Terrain} */ (/** @type {unknown} */ (terrain)),
        theme,
      });
      const undos = [
        board.onCity((town) => tapTown(table, town)),
        board.coachCarrier.onDrop((coach, town) => carryCoach(table, coach, town)),
        board.onHold(({ city }) => aboutTown(table, city)),
        board.onMiss(() => table.feedback.dismiss()),
      ];
      return { board, undos };
    });
  }

  /** The towns that a tap means something for now. */
  get lit() {
    return [...new Set(this.table.moves.all.flatMap(({ town }) => town ?? []))];
  }

  update() {
    const { board, renderRoot, bubble, seen, settings } = this.table;
    const place = renderRoot.querySelector(".rome-canvas");
    if (!(place instanceof HTMLElement)) return this.drawn.destroy();
    const state = {
      coaches: (seen.audience?.coaches ?? []).map(({ town, riders }) => ({ town, riders })),
      lit: this.lit,
      marked: bubble?.place?.kind === TOWN ? [bubble.place.id] : [],
    };
    this.drawn.update(place, board, state, duration(settings.animationSpeed));
  }

  /** Where a town is on the screen. @param {string} town */
  boxOf(town) {
    return this.drawn.onPage(this.drawn.board?.boxOnScreen(town));
  }

  /**
   * Lights towns.
   *
   * @param {string[]} towns
   * @param {boolean} isAll false where places of the first map are meant as well, so that it stays in sight
   */
  focus(towns, isAll) {
    if (towns.length === 0 && isAll)
      return choices(this.table).told ? choose(this.table, {}) : undefined;
    tellOf(this.table, isAll);
    this.drawn.board?.focus(towns);
  }
}

/** The bridge of a table to its second map. */
const romeBridge = memoized((/** @type {TutTable} */ table) => new RomeBridge(table));
