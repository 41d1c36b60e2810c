import { begun } from "../../../i18n/index.js";
import { islandOf, islandOfCell, islandOfGondola, tileName } from "../board.js";
import { told } from "../told.js";
import { about, aboutShip, aboutSpace, linesAbout, placesGondoliers, shipBehind } from "./about.js";

/** @import { Action, Draft } from "../types.js" */
/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/places.js").Hit} Hit */
/** @typedef {import("../../../board/lagoon/types.js").Place} Place */

/** @type {Readonly<Draft>} */
const NOTHING = {
  passing: false,
  ship: null,
  aim: null,
  tile: undefined,
  site: null,
  berth: null,
  question: null,
};

/**
 * What taps and keys mean. Each method looks for the legal action that is meant, and sends it or first shows its price.
 * Where there is none, the engine says why.
 *
 * @implements {Draft}
 */
export class Selection {
  passing = NOTHING.passing;
  ship = NOTHING.ship;
  aim = NOTHING.aim;
  tile = NOTHING.tile;
  site = NOTHING.site;
  berth = NOTHING.berth;
  question = NOTHING.question;

  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
  }

  get open() {
    const { passing, ship, aim, tile, site, berth } = this;
    return passing || tile !== undefined || [ship, aim, site, berth].some((one) => one !== null);
  }

  clear() {
    Object.assign(this, NOTHING);
    this.table.foresight.look(null);
    this.table.bubble = null;
    this.table.requestUpdate();
  }

  /**
   * Carries out an action of a button, or first shows what cannot be undone, where that is wanted. An open question is dropped.
   *
   * @param {Action} action
   * @param {string} key the button
   */
  perform(action, key) {
    const { table } = this;
    if (table.inputQueue.waits(action.text, () => table.actStill(action), key)) return;
    const drops = this.question !== null;
    if (drops) this.clear();
    const look = () => table.feedback.info(drops ? "mur-look-dropped" : "table-look", key);
    if (table.tapPreview.shows(action, action.text, look)) return;
    table.act(action);
    if (drops) table.feedback.info("mur-dropped", key);
  }

  confirm() {
    if (this.aim !== null) this.launch(this.aim);
    else if (this.site !== null) this.cell(this.site);
    else if (this.berth !== null) this.gondola(this.berth);
  }

  /** @param {Hit} hit */
  touch(hit) {
    const { kind, id } = hit;
    const { table } = this;
    if (table.tapGuard.isEchoAt("map", () => !this.isLive(hit))) return;
    // The second half of a double tap does not answer what the first half has asked: that is asked once more.
    const asks = this.aim ?? this.site ?? this.berth;
    if (table.tapGuard.isDouble && asks !== null) return this.beside();
    if (table.inputQueue.waits(`${kind}-${id}`, () => this.touch(hit), "map")) return;
    // While an island is chosen for the income, everything on one stands for it.
    const island = table.moves.incomes.length > 0 ? islandOf(table.board, hit) : null;
    if (island) this.income(island, hit);
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

  /** Open water was touched: what is to be chosen is asked once more. */
  beside() {
    const { table } = this;
    if (table.tapGuard.isEchoAt("map", () => true)) return;
    if (!table.deciding) return table.feedback.notNow("map");
    if (table.bubble?.kind === "ask" && table.tapGuard.isDouble) return table.feedback.insist();
    if (table.bubble?.kind === "ask") return table.feedback.show(this.question ?? table.bubble);
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
      else aboutSpace(table, no);
      return;
    }
    if (this.aim === no) return this.launch(no);
    const reach = table.deciding ? seen.reach?.find((one) => one.space === no) : null;
    if (!reach?.usable || !reach.moves?.length) {
      const { rule, data = {} } = reach ?? {};
      if (rule) table.feedback.refuse({ rule, data }, "map", spaceOf(no));
      else aboutSpace(table, no);
    } else if (reach.price === 0 && reach.moves.length === 1) {
      this.launch(no);
    } else {
      this.clear();
      this.aim = no;
    }
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
    else aboutSpace(table, no);
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
    } else if (!passing && table.seen.space === space && table.moves.sails.length === 0) {
      aboutSpace(table, space);
    } else {
      aboutShip(table, space);
    }
  }

  /** @param {string} id */
  cell(id) {
    const { table, tile } = this;
    const { moves, seen } = table;
    const [first, ...others] = moves.buildsAt(id, tile);
    const isShown = this.site === id;
    if (first && others.length === 0) {
      if (!isShown && this.mustAsk(first, { kind: "cell", id })) return this.showSite(id, false);
      return !isShown || !this.asksAgain() ? table.act(first) : undefined;
    }
    if (first) return this.showSite(isShown ? null : id, others.length > 0);
    const island = seen.islands.find((one) => id in one.streets || id in one.buildings);
    const place = { kind: /** @type {const} */ ("cell"), id };
    if (moves.builds.length === 0 || (island && tile === undefined)) return about(table, place);
    const meant = tile === undefined ? moves.tiles[0] : tile;
    const street = !meant || meant.startsWith("street");
    const what = street ? { sort: "street" } : { tile: meant };
    const [there] = island ? linesAbout(table, place) : [];
    table.feedback.explain({ type: "build", ...what, place: id }, "map", place, there);
  }

  /**
   * Shows a site and asks there before anything is built on it.
   *
   * @param {string | null} site
   * @param {boolean} several the tile has yet to be chosen
   */
  showSite(site, several) {
    const { table } = this;
    this.site = site;
    this.question = null;
    table.bubble = null;
    table.foresight.look(site);
    const place = { kind: /** @type {const} */ ("cell"), id: site ?? "" };
    if (site !== null) {
      if (table.bridge.isSmall(place))
        table.bridge.enlargeFor(place, islandOfCell(table.board, site));
      if (!several) this.askAt(site);
    }
    table.requestUpdate();
  }

  /**
   * A finger is asked at places that it can miss; and everybody who wants it, about what cannot be undone.
   *
   * @param {Action} action
   * @param {Place} place
   */
  mustAsk({ final }, place) {
    const { bridge, tapPreview } = this.table;
    return bridge.isSmall(place) || (final === true && tapPreview.isOn);
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
    const tile = begun(tileName(action?.tile ?? table.seen.street ?? "street-none", table.t));
    const text = table.t("mur-look-site", {
      tile,
      island: islandOfCell(table.board, site)?.name ?? "",
    });
    this.ask(text, { kind: "cell", id: site });
    table.requestUpdate();
  }

  /** @param {string} text @param {Place} place */
  ask(text, place) {
    const more = this.site === null ? [] : this.linesAt(this.site);
    this.question = { kind: "ask", key: "map", text, more, place };
    this.table.feedback.show(this.question);
  }

  /** What would come of the building at a site. @param {string} site @param {readonly string[]} [foreseen] */
  linesAt(site, foreseen = this.table.foresight.lines) {
    const { moves, t } = this.table;
    const isFinal = moves.buildsAt(site, this.tile).some(({ final }) => final);
    return isFinal ? [...foreseen, t("mur-look-final")] : foreseen;
  }

  /** Adds to the question at a site what would come of it. @param {readonly string[]} more */
  foreseen(more) {
    const { table, question, site } = this;
    if (site === null || !question || more.length === 0) return;
    this.question = { ...question, more: this.linesAt(site, more) };
    if (table.bubble?.kind === "ask") table.feedback.show(this.question);
  }

  /** @param {string | null} tile */
  pickTile(tile) {
    const { table, site } = this;
    if (table.inputQueue.waits(`tile-${tile}`, () => this.pickTile(tile), "prompt")) return;
    if (!table.moves.tiles.includes(tile)) return table.tooLate({ type: "build", tile });
    if (this.tile === tile && table.tapGuard.isDouble) return table.tapGuard.answerOnce("prompt");
    const [action] = site === null ? [] : table.moves.buildsAt(site, tile);
    if (site !== null && action) {
      // It answers which of several tiles comes there; whether the one that was chosen does is asked anew.
      const answers = table.moves.buildsAt(site, this.tile).length > 1;
      if (answers && !(action.final && table.tapPreview.isOn)) return table.act(action);
      this.tile = tile;
      table.foresight.look(site);
      return this.askAt(site);
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
    if (action && this.berth !== no && this.mustAsk(action, place)) this.showBerth(place, action);
    else if (action && this.berth === no && this.asksAgain()) return;
    else if (action) table.act(action);
    else if (table.deciding && placesGondoliers(table))
      table.feedback.explain({ type: "place", gondola: no }, "map", place);
    else about(table, place);
  }

  /**
   * Shows the gondola for a gondolier and asks there before it is paid.
   *
   * @param {{kind: "gondola", id: string}} place
   * @param {Action} action
   */
  showBerth(place, action) {
    const { table } = this;
    const island = islandOfGondola(table.board, Number(place.id));
    this.clear();
    this.berth = Number(place.id);
    table.bridge.enlargeFor(place, island);
    const words = { island: island?.name ?? "", price: -action.gold };
    this.ask(table.t("mur-look-berth", words), place);
  }

  /** Draws from the higher of the two stacks, which are halves of one. */
  drawStreet() {
    const { table } = this;
    if (table.inputQueue.waits("press-draw", () => this.drawStreet())) return;
    const stacks = table.seen.stock.street;
    const height = (/** @type {Action} */ { stack }) => stacks[(stack ?? 1) - 1] ?? 0;
    const [best] = [...table.moves.draws].sort((a, b) => height(b) - height(a));
    if (best) this.perform(best, "press-draw");
    else table.feedback.explain({ type: "draw", stack: 1 }, "prompt");
  }
}

/** @param {number} no */
function spaceOf(no) {
  return { kind: "space", id: String(no) };
}
