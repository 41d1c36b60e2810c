import { describer, telling, winnersIn } from "../../../table/words/telling.js";
import {
  characterText,
  islandName,
  islandOfCell,
  islandOfGondola,
  sortName,
  spaceName,
  specialName,
  tileName,
} from "../board.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../../../table/words/telling.js").Place} Place */

/** @param {number | string | undefined} no @returns {Place} */
const space = (no) => ({ kind: "space", id: String(no ?? 0) });
/** @param {string | null | undefined} id @returns {Place[]} */
const island = (id) => (id ? [{ kind: "island", id }] : []);

/** @type {Record<string, import("../../../table/words/telling.js").Teller<GameEvent, unknown>>} */
const TELLERS = {
  sailed(event, { t, name }) {
    const id = event.passed ? "mur-log-passed-boat" : "mur-log-sailed";
    const text = t(id, {
      name,
      from: Number(event.from ?? 0),
      to: spaceName(event.to ?? 0, t),
      price: event.price ?? 0,
      red: event.red ? "yes" : "no",
    });
    return { text, focus: [space(event.to)] };
  },
  passed: (event, { t, name }) => ({ text: t("mur-log-passed", { name, gold: event.gold ?? 0 }) }),
  "took-gold": (event, { t, name }) => ({
    text: t("mur-log-gold", { name, gold: event.gold ?? 0 }),
  }),
  bought(event, { t, name }) {
    const sort = event.sort ?? "glass";
    const known = event.tile && (sort === "shop" || sort === "palace");
    const text = t(event.from === "stock" ? "mur-log-chose" : "mur-log-bought", {
      name,
      sort: known ? tileName(event.tile ?? "", t) : sortName(sort, t),
      price: event.price ?? 0,
    });
    return { text, focus: [{ kind: "stock", id: sort }] };
  },
  searched(event, { t, name }) {
    const sort = event.sort ?? "shop";
    return {
      text: t("mur-log-searched", { name, sort: sortName(sort, t), price: event.price ?? 0 }),
      focus: [{ kind: "stock", id: sort }],
    };
  },
  looked: (event, { t, name }) => ({
    text: t("mur-log-looked", { name, count: event.count ?? 0 }),
    focus: [{ kind: "pile", id: "character" }],
  }),
  recruited(event, { t, name }) {
    const text = event.card
      ? t("mur-log-recruited-card", {
          name,
          card: characterText(event.card, t),
          price: event.price ?? 0,
        })
      : t("mur-log-recruited", { name, price: event.price ?? 0 });
    return { text, focus: [{ kind: "pile", id: "character" }] };
  },
  declined: (_event, { t, name }) => ({ text: t("mur-log-declined", { name }) }),
  placed(event, { t, name }) {
    const no = event.gondola ?? 0;
    const text = t("mur-log-placed", {
      name,
      no,
      island: islandOfGondola(no)?.name ?? "",
      price: event.price ?? 0,
    });
    return { text, focus: [{ kind: "gondola", id: String(no) }] };
  },
  hired: (event, { t, name }) => ({ text: t("mur-log-hired", { name, price: event.price ?? 0 }) }),
  dismissed: (event, { t, name }) => ({
    text: t("mur-log-dismissed", { name, gold: event.gold ?? 0 }),
  }),
  drew: (event, { t, name }) => ({
    text: t("mur-log-drew", {
      name,
      tile: event.tile ? tileName(event.tile, t) : sortName("street", t),
    }),
    focus: [{ kind: "stock", id: "street" }],
  }),
  built(event, { t, name }) {
    const place = event.place ?? "";
    const text = t("mur-log-built", {
      name,
      tile: tileName(event.tile ?? event.sort ?? "", t),
      island: islandOfCell(place)?.name ?? "",
      points: event.points ?? 0,
    });
    return { text, focus: [{ kind: "cell", id: place }] };
  },
  "saw-specials": () => null,
  special: (event, { t, name }) => ({
    text: t("mur-log-special", { name, card: specialName(event.card ?? "", t) }),
  }),
  points: (event, { t, name }) => ({
    text: t("mur-log-points", {
      name,
      points: event.points ?? 0,
      card: specialName(event.by ?? "", t),
    }),
  }),
  income(event, { t, name }) {
    const gold = event.gold ?? 0;
    const text = event.island
      ? t("mur-log-income", {
          name,
          gold,
          bonus: event.bonus ?? 0,
          island: islandName(event.island),
        })
      : t("mur-log-income-none", { name });
    return { text, focus: island(event.island) };
  },
  produced(event, { t, name }) {
    const beads = event.beads ?? [];
    if ((event.count ?? beads.length) === 0) return null;
    const named = beads.map((colour) => t("mur-bead", { colour })).join(", ");
    return {
      text: t("mur-log-produced", {
        name,
        count: event.count ?? beads.length,
        points: Math.abs(event.points ?? 0),
        beads: named,
      }),
    };
  },
  sold(event, { t, name }) {
    if ((event.count ?? 0) === 0) return null;
    return {
      text: t("mur-log-sold", {
        name,
        count: event.count ?? 0,
        colour: event.colour ?? "none",
        jokers: event.jokers ?? 0,
        gold: event.gold ?? 0,
        bonus: event.bonus ?? 0,
      }),
    };
  },
  "red-ship": (event, { t, name }) => ({
    text: t("mur-log-red-ship", { name, gold: event.gold ?? 0 }),
  }),
  empty: (event, { t }) => ({
    text: t("mur-log-empty", { sort: sortName(event.sort ?? "", t) }),
    focus: [{ kind: "stock", id: event.sort ?? "" }],
  }),
  "end-triggered": (event, { t, name, seats }) => ({
    text: t("mur-log-end", {
      name,
      sorts: (event.sorts ?? []).map((sort) => sortName(sort, t)).join(", "),
      last: typeof event.last === "number" ? (seats[event.last]?.name ?? "") : "",
    }),
    focus: (event.sorts ?? []).map((id) => ({ kind: "stock", id })),
  }),
  scored: (event, { t, name }) => ({
    text: t("mur-log-scored", {
      name,
      card: characterText(event.card ?? "", t),
      island: islandName(event.island ?? ""),
      points: event.points ?? 0,
    }),
    focus: island(event.island),
  }),
  unused: (event, { t, name }) => ({
    text: t("mur-log-unused", { name, count: event.count ?? 0, points: event.points ?? 0 }),
  }),
  "turn-began": (event, { t, name }) => ({
    text: t(event.last ? "mur-log-turn-last" : "mur-log-turn", { name, round: event.round ?? 0 }),
  }),
  "game-over": ({ winners = [] }, words) => ({
    text: winnersIn("table-log-over", winners, words),
  }),
};

/** One event as a sentence, with the places on the board that it is about. */
export const describe = describer((event) => TELLERS[event]);

export const tell = telling(describe);
