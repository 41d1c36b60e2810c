import {
  islandName,
  islandOfCell,
  islandOfGondola,
  sortName,
  spaceName,
  tileName,
} from "../board.js";
import { refusalWords } from "../words/refusal-words.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Refusal} Refusal */

/** What the table says when something is touched that is no move now. */
export class Answers {
  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Asks the engine why an action is not possible and shows the answer beside the touched thing.
   *
   * @param {string} text
   * @param {string} key
   */
  async explain(text, key) {
    const { table } = this;
    if (!table.ctx || table.readOnly || table.view?.seat !== table.view?.current) {
      this.info(table.readOnly ? "mur-info-read-only" : "mur-info-not-your-turn", key);
      return;
    }
    const refusal = await table.ctx.whyNot(text).catch(() => null);
    if (refusal) this.refuse(refusal, key);
  }

  /** @param {Refusal} refusal @param {string} key */
  refuse(refusal, key) {
    const { table } = this;
    const text = refusalWords(refusal, table);
    table.bubble = { kind: "why", key, lines: [{ text, rule: refusal.rule }] };
    table.announceText(text);
  }

  /**
   * @param {string} id text
   * @param {string} key
   * @param {Record<string, string | number>} [args]
   */
  info(id, key, args) {
    this.say(this.table.t(id, args), key);
  }

  /** @param {string} text @param {string} key */
  say(text, key) {
    this.table.bubble = { kind: "info", key, text };
    this.table.announceText(text);
  }

  /** @param {number} no */
  aboutSpace(no) {
    const { t, board } = this.table;
    const action = board.ring.spaces.find((one) => one.no === no)?.action ?? "";
    this.say(`${spaceName(no, t)}. ${t(`mur-action-${action}-does`)}`, "map");
  }

  aboutBag() {
    const { bag } = this.table.seen;
    this.info("mur-about-bag", "map", { ...bag });
  }

  /** @param {string} sort */
  aboutStock(sort) {
    const { t, seen } = this.table;
    const count = sort === "street" ? seen.streets : (seen.stock[sort] ?? 0);
    this.info("mur-about-stock", "map", { sort: sortName(sort, t), count });
  }

  /** @param {string} id */
  aboutCell(id) {
    const { table } = this;
    const { t, seen } = table;
    const island = islandOfCell(id);
    const state = seen.islands.find((one) => one.no === island?.no);
    const name = island?.name ?? "";
    const street = state?.streets[id];
    const built = state?.buildings[id];
    if (street) this.info("mur-about-street", "map", { island: name, tile: tileName(street, t) });
    else if (built) {
      this.info("mur-about-building", "map", {
        island: name,
        tile: tileName(built.tile, t),
        owner: built.owner === null ? "none" : table.nameOf(built.owner),
      });
    } else {
      const paved = this.isPaved(id);
      this.info(paved ? "mur-about-paved" : "mur-about-site", "map", {
        island: name,
        usable: state?.open.includes(id) ? "yes" : "no",
      });
    }
  }

  /** @param {string} id */
  isPaved(id) {
    const island = islandOfCell(id);
    const column = id.charCodeAt(1) - 97;
    const row = Number(id.slice(2)) - 1;
    return island?.grid[row]?.[column] === "S";
  }

  /** @param {number} no */
  aboutGondola(no) {
    const { table } = this;
    const held = table.seen.gondolas.find((one) => one.no === no);
    const seat = held?.seat ?? null;
    this.info("mur-about-gondola", "map", {
      no,
      island: islandName(islandOfGondola(no)?.id ?? ""),
      owner: seat === null ? "none" : table.nameOf(seat),
    });
  }
}
