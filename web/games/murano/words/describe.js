import { listed } from "../../../i18n/lists.js";
import { describer, telling, winnersIn } from "../../../table/words/telling.js";
import {
  characterText,
  islandName,
  islandOfCell,
  islandOfGondola,
  sortsName,
  spaceName,
  specialName,
  tileGained,
} from "../board.js";

/** @typedef {import("../../../table/types.js").DescribedEvent} Described */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../../../table/words/telling.js").Place} Place */

/** @param {number} no @returns {Place} */
const space = (no) => ({ kind: "space", id: String(no) });
/** @param {string | null} id @returns {Place[]} */
const island = (id) => (id ? [{ kind: "island", id }] : []);

/** @type {import("../../../table/words/telling.js").Tellers<GameEvent, unknown>} */
const TELLERS = {
  sailed(event, { t, name }) {
    const id = event.passed ? "mur-log-overtook" : "mur-log-sailed";
    const text = t(id, {
      name,
      from: event.from,
      to: spaceName(event.to, t),
      price: event.price,
      red: event.red ? "yes" : "no",
    });
    return { text, focus: [space(event.to)] };
  },
  passed: (event, { t, name }) => ({ text: t("mur-log-passed", { name, gold: event.gold }) }),
  "took-gold": (event, { t, name }) => ({
    text: t("mur-log-gold", { name, gold: event.gold }),
  }),
  bought(event, { t, name }) {
    const sort = event.sort;
    const known = sort === "shop" || sort === "palace" ? event.tile : null;
    const text = t(event.from === "stock" ? "mur-log-chose" : "mur-log-bought", {
      name,
      tile: tileGained(known ?? sort, t),
      price: event.price,
    });
    return { text, focus: [{ kind: "stock", id: sort }] };
  },
  searched(event, { t, name }) {
    const sort = event.sort;
    return {
      text: t("mur-log-searched", { name, tile: tileGained(sort, t), price: event.price }),
      focus: [{ kind: "stock", id: sort }],
    };
  },
  looked: (event, { t, name }) => ({
    text: t("mur-log-looked", { name, count: event.count }),
    focus: [{ kind: "pile", id: "character" }],
  }),
  recruited(event, { t, name }) {
    const text = event.card
      ? t("mur-log-recruited-card", {
          name,
          card: characterText(event.card, t),
          price: event.price,
        })
      : t("mur-log-recruited", { name, price: event.price });
    return { text, focus: [{ kind: "pile", id: "character" }] };
  },
  declined: (_event, { t, name }) => ({ text: t("mur-log-declined", { name }) }),
  placed(event, { t, name }) {
    const no = event.gondola;
    const text = t("mur-log-placed", {
      name,
      no,
      island: islandOfGondola(no)?.name ?? "",
      price: event.price,
    });
    return { text, focus: [{ kind: "gondola", id: String(no) }] };
  },
  hired: (event, { t, name }) => ({ text: t("mur-log-hired", { name, price: event.price }) }),
  dismissed: (event, { t, name }) => ({
    text: t("mur-log-dismissed", { name, gold: event.gold }),
  }),
  drew: (event, { t, name }) => ({
    text: t("mur-log-drew", {
      name,
      tile: tileGained(event.tile, t),
    }),
    focus: [{ kind: "stock", id: "street" }],
  }),
  built(event, { t, name }) {
    const place = event.place;
    const text = t("mur-log-built", {
      name,
      tile: tileGained(event.tile, t),
      island: islandOfCell(place)?.name ?? "",
      points: event.points,
    });
    return { text, focus: [{ kind: "cell", id: place }] };
  },
  "saw-specials": () => null,
  "scoring-began": () => null,
  "turn-ended": () => null,
  special: (event, { t, name }) => ({
    text: t("mur-log-special", { name, card: specialName(event.card, t) }),
  }),
  points: (event, { t, name }) => ({
    text: t("mur-log-points", {
      name,
      points: event.points,
      card: specialName(event.by, t),
    }),
  }),
  income(event, { t, name }) {
    const gold = event.gold;
    const text = event.island
      ? t("mur-log-income", {
          name,
          gold,
          bonus: event.bonus,
          island: islandName(event.island),
        })
      : t("mur-log-income-none", { name });
    return { text, focus: island(event.island) };
  },
  produced(event, { t, name }) {
    const beads = event.beads;
    if (event.count === 0) return { text: t("mur-log-produced-none", { name }) };
    const named = listed(beads.map((colour) => t("mur-bead", { colour })));
    return {
      text: t("mur-log-produced", {
        name,
        count: event.count,
        points: Math.abs(event.points),
        beads: named,
      }),
    };
  },
  sold(event, { t, name }) {
    if (event.count === 0) return { text: t("mur-log-sold-none", { name }) };
    return {
      text: t("mur-log-sold", {
        name,
        count: event.count,
        colour: event.colour ?? "none",
        jokers: event.jokers,
        gold: event.gold,
        bonus: event.bonus,
      }),
    };
  },
  "red-ship": (event, { t, name }) => ({
    text: t("mur-log-red-ship", { name, gold: event.gold }),
  }),
  empty: (event, { t }) => ({
    text: t("mur-log-empty", { sort: sortsName(event.sort, t) }),
    focus: [{ kind: "stock", id: event.sort }],
  }),
  "end-triggered": (event, { t, name, seats }) => ({
    text: t("mur-log-end", {
      name,
      sorts: listed(event.sorts.map((sort) => sortsName(sort, t))),
      last: seats[event.last]?.name ?? "",
    }),
    focus: event.sorts.map((id) => ({ kind: "stock", id })),
  }),
  scored: (event, { t, name }) => ({
    text: t("mur-log-scored", {
      name,
      card: characterText(event.card, t),
      island: islandName(event.island),
      points: event.points,
    }),
    focus: island(event.island),
  }),
  unused: (event, { t, name }) => ({
    text: t("mur-log-unused", { name, count: event.count, points: event.points }),
  }),
  "turn-began": (event, { t, name }) => ({
    text: t(event.last ? "mur-log-turn-last" : "mur-log-turn", { name, round: event.round }),
  }),
  "game-over": ({ winners }, words) => ({
    text: winnersIn("table-log-over", winners, words),
  }),
};

/**
 * One event as a sentence, with the places on the board that it is about.
 *
 * @type {(event: GameEvent, words: import("../../../table/words/telling.js").Words<unknown>) => Described | null}
 */
export const describe = describer((kind) => TELLERS[kind]);

export const tell = telling(describe);
