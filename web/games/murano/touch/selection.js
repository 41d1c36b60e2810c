import { islandOf, islandOfCell, islandOfGondola } from "../board.js";
import { told } from "../told.js";
import { hasPassed, textFor } from "../words.js";
import {
  about,
  aboutShip,
  lastWords,
  linesAbout,
  placesGondoliers,
  shipBehind,
  siteWords,
  spaceOf,
} from "./about.js";

/** @import { Action, Draft } from "../types.js" */
/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/places.js").Hit} Hit */
/** @typedef {import("../../../board/lagoon/types.js").Place} Place */

/**
 * What taps and keys mean. Each method looks for the legal action that is meant, and sends it or first shows its price.
 * Where there is none, the engine says why.
 *
 * @implements {Draft}
 */
export class Selection {
  passing = false;
  ship = /** @type {Draft["ship"]} */ (null);
  aim = /** @type {Draft["aim"]} */ (null);
  tile = /** @type {Draft["tile"]} */ (undefined);
  site = /** @type {Draft["site"]} */ (null);
  berth = /** @type {Draft["berth"]} */ (null);
  question = /** @type {Draft["question"]} */ (null);
  pending = /** @type {Draft["pending"]} */ (null);

  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  get open() {
    const { passing, ship, aim, tile, site, berth, pending } = this;
    return (
      passing || tile !== undefined || [ship, aim, site, berth, pending].some((one) => one !== null)
    );
  }

  clear() {
    Object.assign(this, new Selection(this.table));
    this.table.foresight.look(null);
    this.table.bubble = null;
    this.table.requestUpdate();
  }

  /** A refusal leaves nothing on the board that was only shown; a tile stays chosen. */
  drop() {
    const { aim, berth, site, tile } = this;
    if ((aim ?? berth ?? site) === null) return;
    this.clear();
    this.tile = tile;
  }

  /** Carries out an action of a button, or first shows what cannot be undone, where that is wanted. An open question is dropped. @param {Action} action @param {string} key the button */
  perform(action, key) {
    const { table } = this;
    if (table.inputQueue.waits(action.text, () => table.actStill(action), key)) return;
    if (this.pending?.text === action.text && !table.tapGuard.isHasty) return table.act(action);
    const drops = this.question !== null;
    if (this.open) this.clear();
    if (this.asks(action, key)) return;
    const what = { action: textFor(action, table) };
    const look = () => table.feedback.info(drops ? "mur-look-dropped" : "table-look", key, what);
    if (table.tapPreview.shows(action, action.text, look)) return;
    table.act(action);
    if (drops) table.feedback.info("mur-dropped", key);
  }

  /**
   * Asks wherever it is chosen: about a building on its site, a gondolier on its gondola, and what is looked at for gold.
   *
   * @param {Action} action
   * @param {string} key the button
   * @returns {boolean} true when there is a question
   */
  asks(action, key) {
    const { table } = this;
    const { gondola, place = null, tile, type } = action;
    if (!this.isWeighty(action) || !["build", "place", "search"].includes(type)) return false;
    table.drawer = null;
    this.clear();
    if (type === "place") this.showBerth({ kind: "gondola", id: String(gondola) }, action);
    else if (type === "build") {
      this.tile = tile;
      this.showSite(place);
      this.askAt(place ?? "");
    } else {
      this.pending = action;
      const words = { action: textFor(action, table), price: -action.gold };
      this.ask(table.t("mur-look-search", words), key, undefined, lastWords(action, table));
    }
    return true;
  }

  /** A building, a gondolier, or what cannot be undone; and one tap is not to do it all the same. @param {Action} action */
  isWeighty({ final, gondola, tile }) {
    return Boolean(final || gondola || tile) && this.table.settings.lookFirst !== "never";
  }

  confirm() {
    if (this.pending !== null) this.table.act(this.pending);
    else if (this.aim !== null) this.launch(this.aim);
    else if (this.site !== null) this.cell(this.site);
    else if (this.berth !== null) this.gondola(this.berth);
  }

  /** @param {Hit} hit */
  touch(hit) {
    const { kind, id } = hit;
    const { table } = this;
    if (table.tapGuard.isEchoAt("map", () => !this.isLive(hit))) return;
    // What the press before has asked is not answered before it can be read: it is asked once more.
    const asks = this.aim ?? this.site ?? this.berth;
    if (table.tapGuard.isHasty && asks !== null) return this.beside();
    if (table.inputQueue.waits(`${kind}-${id}`, () => this.touch(hit), "map")) return;
    // While an island is chosen for the income, everything on one stands for it.
    const island = table.moves.incomes.length > 0 ? islandOf(table.board, hit) : null;
    if (island) this.income(island, hit);
    else if (hasPassed(table) && !["island", "pile"].includes(kind)) this.beside();
    else if (kind === "space") this.space(Number(id));
    else if (kind === "ship") this.chooseShip(Number(id));
    else if (kind === "cell") this.cell(id);
    else if (kind === "gondola") this.gondola(Number(id));
    else if (kind === "island") table.bridge.enlarge(table.enlarged === id ? null : id);
    else if (kind === "stock" && id === "street" && table.moves.draws.length > 0) this.drawStreet();
    else if (kind === "pile")
      void table.windows.open({ kind: id === "character" ? "characters" : "specials" });
    else about(table, hit);
  }

  /** A touch would choose something there, or do it. @param {Hit} hit */
  isLive(hit) {
    if (this.table.moves.incomes.length > 0) return islandOf(this.table.board, hit) !== null;
    return [...told.live(this.table)].includes(`${hit.kind}-${hit.id}`);
  }

  /** Open water was touched: what is to be chosen is asked once more, and that a question comes first is said. */
  beside() {
    const { table } = this;
    if (table.tapGuard.isEchoAt("map", () => true)) return;
    if (!table.deciding) return table.feedback.notNow("map");
    if (table.bubble?.kind === "ask" && table.tapGuard.isHasty) return table.feedback.insist();
    if (table.feedback.asksFirst()) return;
    const { head, more } = table.game.prompt(table);
    table.feedback.say(head, "map", more ? [more] : []);
  }

  /** @param {string} island @param {Hit} hit */
  income(island, hit) {
    const { table } = this;
    const action = table.moves.incomes.find((one) => one.island === island);
    if (action) table.act(action);
    else table.feedback.explain({ type: "income", island }, "map", hit);
  }

  togglePassing() {
    const { table } = this;
    if (table.inputQueue.waits("press-pass", () => this.togglePassing())) return;
    if (table.moves.passes.length === 0) return table.tooLate({ type: "pass", from: 1, to: 2 });
    const passing = !this.passing;
    this.clear();
    this.passing = passing;
    if (!passing) return;
    // What others did is of no use for it, and its marks look like those of spaces; so does advice.
    table.send("table-went-on", {});
    table.closeHint?.();
  }

  /** @param {number} no */
  space(no) {
    const { table, ship } = this;
    const { moves, seen } = table;
    if (this.passing) return this.passTo(no);
    if (ship !== null) {
      const way = moves.waysOf(ship, false).find((action) => action.to === no);
      const follows = seen.reach?.find((one) => one.space === no)?.follows;
      if (way) table.act(way, follows ? [follows] : []);
      else table.feedback.explain({ type: "sail", from: ship, to: no }, "map", spaceOf(no));
      return;
    }
    if (seen.space === no) {
      const [only, ...others] = moves.plain;
      if (only && others.length === 0) this.perform(only, "map");
      else about(table, spaceOf(no));
      return;
    }
    if (this.aim === no) return this.launch(no);
    const reach = table.deciding ? seen.reach?.find((one) => one.space === no) : null;
    const { rule, data = {} } = reach ?? {};
    if (reach?.usable && reach.moves?.length) {
      // What would bring nothing is said before the ship sails.
      const isClear = !reach.idle || table.settings.lookFirst === "never";
      if (reach.price === 0 && reach.moves.length === 1 && isClear) return this.launch(no);
      this.clear();
      this.aim = no;
    } else if (rule) table.feedback.refuse({ rule, data }, "map", spaceOf(no));
    else about(table, spaceOf(no));
  }

  /** @param {number} no */
  passTo(no) {
    const { table, ship } = this;
    const way = table.moves.passes.find(
      (action) => action.to === no && (ship === null || action.from === ship),
    );
    if (way) return table.act(way);
    const from = ship ?? shipBehind(table, no);
    table.feedback.explain({ type: "pass", from, to: no }, "map", spaceOf(no));
  }

  /** Sends the cheapest ships to a space. @param {number} no */
  launch(no) {
    const { table } = this;
    const reach = table.seen.reach?.find((one) => one.space === no);
    const [first, ...others] = reach?.sails ?? [];
    const sail = table.moves.sails.find(({ text }) => text === first);
    if (sail) table.act(sail, reach?.follows ? [...others, reach.follows] : others);
    else about(table, spaceOf(no));
  }

  /** @param {number} space */
  chooseShip(space) {
    const { table, passing } = this;
    if (table.moves.ships(passing).includes(space)) {
      if (this.ship === space && table.tapGuard.isDouble) return table.tapGuard.answerOnce("map");
      const chosen = this.ship === space ? null : space;
      this.clear();
      this.passing = passing;
      this.ship = chosen;
    } else if (!passing && table.seen.space === space && table.moves.sails.length === 0)
      about(table, spaceOf(space));
    else aboutShip(table, space);
  }

  /** @param {string} id */
  cell(id) {
    const { table, tile } = this;
    const { moves, seen } = table;
    const [first, ...others] = moves.buildsAt(id, tile);
    const isShown = this.site === id;
    const place = { kind: /** @type {const} */ ("cell"), id };
    if (first && others.length > 0) return this.showSite(isShown ? null : id);
    // A finger is asked at places that it can miss as well.
    if (first && !isShown && (this.isWeighty(first) || table.bridge.isSmall(place))) {
      this.showSite(id);
      return this.askAt(id);
    }
    if (first) {
      if (!isShown || !this.asksAgain()) table.act(first);
      return;
    }
    const island = seen.islands.find((one) => id in one.streets || id in one.buildings);
    if (moves.builds.length === 0 || (island && tile === undefined)) return about(table, place);
    const meant = tile === undefined ? moves.tiles[0] : tile;
    const street = !meant || meant.startsWith("street");
    const what = street ? { sort: "street" } : { tile: meant };
    const [there] = island ? linesAbout(table, place) : [];
    table.feedback.explain({ type: "build", ...what, place: id }, "map", place, there);
  }

  /** Shows a site before anything is built on it. @param {string | null} site */
  showSite(site) {
    const { table } = this;
    this.site = site;
    this.question = null;
    table.bubble = null;
    table.foresight.look(site);
    const place = { kind: /** @type {const} */ ("cell"), id: site ?? "" };
    if (site !== null && table.bridge.isSmall(place))
      table.bridge.enlargeFor(place, islandOfCell(table.board, site));
    table.requestUpdate();
  }

  /** Puts a question once more that an answer has replaced on the screen. @returns {boolean} true when it has */
  asksAgain() {
    const { table, question } = this;
    if (!question || table.bubble?.kind === "ask") return false;
    table.feedback.show(question);
    return true;
  }

  /** @param {string} site */
  askAt(site) {
    const { table } = this;
    const [action] = table.moves.buildsAt(site, this.tile);
    const place = { kind: /** @type {const} */ ("cell"), id: site };
    this.ask(siteWords(table, action), "map", place, table.foresight.linesOf(action));
  }

  /** @param {string} text @param {string} key what was pressed @param {Place} [place] @param {readonly string[]} [more] */
  ask(text, key, place, more = []) {
    this.question = { kind: "ask", key, text, more, ...(place ? { place } : {}) };
    this.table.feedback.show(this.question);
  }

  /** @param {string | null} tile */
  pickTile(tile) {
    const { table, site } = this;
    if (table.inputQueue.waits(`tile-${tile}`, () => this.pickTile(tile), "prompt")) return;
    if (!table.moves.tiles.includes(tile)) return table.tooLate({ type: "build", tile });
    if (this.tile === tile && table.tapGuard.isDouble) return table.tapGuard.answerOnce("prompt");
    const [action] = site === null ? [] : table.moves.buildsAt(site, tile);
    // Pressed again under its question it is put down.
    if (site !== null && action && !(this.tile === tile && table.bubble?.kind === "ask")) {
      // It answers which of several tiles comes there; whether the one that was chosen does is asked anew.
      const answers = table.moves.buildsAt(site, this.tile).length > 1;
      if (answers && !this.isWeighty(action)) return table.act(action);
      this.tile = tile;
      table.foresight.look(site);
      this.askAt(site);
      // Pressed by a key it would be put down by the next Enter.
      if (table.tapGuard.byKeys) void table.updateComplete.then(() => table.focusSomewhere());
      return;
    }
    const chosen = this.tile === tile ? undefined : tile;
    if (table.moves.tiles.length > 1) this.clear();
    this.tile = chosen;
    // The only one is lit all the time.
    if (table.moves.tiles.length === 1) this.beside();
  }

  /** @param {number} no */
  gondola(no) {
    const { table } = this;
    const action = table.moves.places.find((one) => one.gondola === no);
    const place = { kind: /** @type {const} */ ("gondola"), id: String(no) };
    if (action && this.berth !== no && this.isWeighty(action)) this.showBerth(place, action);
    else if (action) {
      if (this.berth !== no || !this.asksAgain()) table.act(action);
    } else if (table.deciding && placesGondoliers(table))
      table.feedback.explain({ type: "place", gondola: no }, "map", place);
    else about(table, place);
  }

  /** Shows the gondola for a gondolier and asks there before it is paid. @param {{kind: "gondola", id: string}} place @param {Action} action */
  showBerth(place, action) {
    const { table } = this;
    const island = islandOfGondola(table.board, Number(place.id));
    this.clear();
    this.berth = Number(place.id);
    table.bridge.enlargeFor(place, island);
    table.foresight.weigh(action);
    const words = { island: island?.name ?? "", price: -action.gold };
    this.ask(table.t("mur-look-berth", words), "map", place, table.foresight.linesOf(action));
  }

  drawStreet() {
    const { table } = this;
    if (table.inputQueue.waits("press-draw", () => this.drawStreet())) return;
    const best = table.moves.drawOf(table.seen.stock.street);
    if (best) this.perform(best, "press-draw");
    else table.feedback.explain({ type: "draw", stack: 1 }, "prompt");
  }
}
