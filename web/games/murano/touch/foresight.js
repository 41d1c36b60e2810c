import { ticketOf } from "../../../core/ticket.js";
import { tell } from "../words.js";
import { lastWords } from "./about.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../core/engine/types.js").Telling} Telling */

/** What a tile would bring on the building space that is looked at, or a gondolier on a gondola, before it is put there. The engine says it. */
export class Foresight {
  /** The action that is looked at. @type {import("../types.js").Action | null} */
  action = null;
  /** What it would change. @type {readonly Telling[]} */
  told = [];

  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  /** Looks at what would come to a cell; null for none. @param {string | null} cell */
  look(cell) {
    const { moves, selection } = this.table;
    const builds = cell === null ? [] : moves.buildsAt(cell, selection.tile);
    this.weigh(builds.length === 1 ? (builds[0] ?? null) : null);
  }

  /** Looks at what would come of an action; null for none. @param {import("../types.js").Action | null} action */
  weigh(action) {
    const { ctx } = this.table;
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

  /** Adds to the question at a place what would come of it. @internal */
  askMore() {
    const { bubble, feedback, selection } = this.table;
    const { question } = selection;
    if (!this.action || !question) return;
    selection.question = { ...question, more: this.linesOf(this.action) };
    if (bubble?.kind === "ask") feedback.show(selection.question);
  }

  /** What would come of the action that is looked at. @param {import("../types.js").Action | undefined} action */
  linesOf(action) {
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
