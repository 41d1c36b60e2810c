import { ticketOf } from "../../../core/ticket.js";
import { tell } from "../words.js";
import { lastWords } from "./about.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../core/engine/types.js").Telling} Telling */

/** What a tile would bring on the building space that is looked at, before it is put there. The engine says it. */
export class Foresight {
  /** The building action that is looked at. @type {import("../types.js").Action | null} */
  action = null;
  /** What it would change. @type {readonly Telling[]} */
  told = [];

  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Looks at what would come to a cell; null for none. @param {string | null} cell */
  look(cell) {
    const { moves, selection, ctx } = this.table;
    const builds = cell === null ? [] : moves.buildsAt(cell, selection.tile);
    const action = builds.length === 1 ? (builds[0] ?? null) : null;
    if (action === this.action) return;
    this.action = action;
    this.told = [];
    this.table.requestUpdate();
    if (action && ctx) void this.#hear(ctx.preview(action.text));
  }

  /** @param {Promise<import("../../../core/engine/types.js").Preview | null>} answer */
  async #hear(answer) {
    const ticket = ticketOf(() => [this.action]);
    const preview = await answer.catch(() => null);
    if (!ticket.isValid || !preview) return;
    this.told = preview.foreseen;
    if (this.told.length > 0) this.askMore();
    this.table.requestUpdate();
  }

  /** Adds to the question at a site what would come of it. @internal */
  askMore() {
    const { bubble, feedback, selection } = this.table;
    const { question, site } = selection;
    if (site === null || !question) return;
    selection.question = { ...question, more: this.linesAt(site) };
    if (bubble?.kind === "ask") feedback.show(selection.question);
  }

  /** What would come of the building at a site. @param {string} site */
  linesAt(site) {
    const { moves, selection } = this.table;
    const [action] = moves.buildsAt(site, selection.tile);
    return action ? [...this.lines, ...lastWords(action, this.table)] : this.lines;
  }

  /** What it would change, in sentences. */
  get lines() {
    const { board, seats, t } = this.table;
    const events = this.told.map((telling) => ({ event: "foreseen", telling }));
    return tell(events, { board, seats, t }).map(({ told }) => told.text);
  }

  /** Points on the track. @returns {number} */
  get points() {
    return Number(this.#args("mur-foreseen-points")[0]?.points ?? 0);
  }

  /** What each card of one's own would bring, by its id. @returns {Record<string, number>} */
  get cards() {
    const cards = this.#args("mur-foreseen-card");
    return Object.fromEntries(cards.map(({ card, after }) => [card.character, after]));
  }

  /** Building spaces that it would open. */
  get opens() {
    return this.told.flatMap(({ focus }) => focus.map(({ id }) => id));
  }

  /** @param {string} id of a sentence @returns {Record<string, any>[]} */
  #args(id) {
    return this.told.flatMap((one) => (one.id === id ? [one.args] : []));
  }
}
