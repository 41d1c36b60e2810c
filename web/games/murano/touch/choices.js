import { islandOfCell, islandOfGondola } from "../board.js";
import { aboutBag, aboutCell, aboutGondola, aboutSpace, aboutStock } from "./about.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/places.js").Hit} Hit */

/** What is smaller than this on the screen, in css pixels, a finger may miss. */
const FINGER = 40;

/**
 * What taps and keys mean. Each method looks the wish up in the legal actions: found, it is sent (or first shown with
 * its price); not found, the engine is asked why and the answer is shown.
 */
export class Choices {
  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
    /** The wish to pass: a ship is moved, nothing else. */
    this.passing = false;
    /** The space of the ship that waits for its goal. @type {number | null} */
    this.ship = null;
    /** The space that was chosen and waits for a second tap. @type {number | null} */
    this.aim = null;
    /** The tile to build; null is the drawn street. @type {string | null | undefined} */
    this.tile = undefined;
    /** The site that waits for its tile. @type {string | null} */
    this.site = null;
    /** The gondola that waits for a second touch. @type {number | null} */
    this.berth = null;
  }

  /** Whether a choice is half made. */
  get open() {
    return (
      this.passing ||
      this.ship !== null ||
      this.aim !== null ||
      this.tile !== undefined ||
      this.site !== null ||
      this.berth !== null
    );
  }

  /** Forgets half-made choices. */
  clear() {
    this.passing = false;
    this.ship = null;
    this.aim = null;
    this.tile = undefined;
    this.site = null;
    this.berth = null;
    this.table.bubble = null;
    this.table.requestUpdate();
  }

  /**
   * Carries out what a press offers; what nobody can take back is shown first, where that is wanted.
   *
   * @param {import("../types.js").Action} action
   * @param {string} key the element that was touched
   */
  perform(action, key) {
    const { table } = this;
    if (table.inputQueue.waits(action.text, () => table.actStill(action.text), key)) return;
    if (table.tapPreview.shows(action, action.text, () => table.feedback.info("mur-look", key)))
      return;
    table.act(action);
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
    if (table.tapGuard.isEchoAt("map")) return;
    // Nobody has read yet what the first half of a double tap has asked.
    const asks = this.aim ?? this.site ?? this.berth;
    if (table.tapGuard.isHasty && asks !== null) return;
    if (table.inputQueue.waits(`${kind}-${id}`, () => this.touch(hit), "map")) return;
    const income = this.incomeAt(hit);
    if (income) table.act(income);
    else if (kind === "space") this.space(Number(id));
    else if (kind === "ship") this.chooseShip(Number(id));
    else if (kind === "cell") this.cell(id);
    else if (kind === "gondola") this.gondola(Number(id));
    else if (kind === "island") table.stage.enlarge(table.enlarged === id ? null : id);
    else if (kind === "stock") this.stock(id);
    else if (kind === "pile")
      void table.windows.open({ kind: id === "character" ? "characters" : "specials" });
    else aboutBag(table);
  }

  /** Open water was touched: what is half chosen is asked once more. */
  beside() {
    const { table } = this;
    if (!this.open || table.tapGuard.isEchoAt("map")) return;
    if (table.bubble?.kind === "ask") {
      table.feedback.insist();
      return;
    }
    const { head, more } = table.game.prompt(table);
    table.feedback.say(head, "map", more ? [more] : []);
  }

  /**
   * While the island of an income is chosen, all that lies on an island stands for it.
   *
   * @param {Hit} hit
   */
  incomeAt({ kind, id }) {
    const island =
      kind === "island"
        ? id
        : kind === "cell"
          ? islandOfCell(id)?.id
          : kind === "gondola"
            ? islandOfGondola(Number(id))?.id
            : null;
    return island ? this.table.moves.incomes.find((one) => one.island === island) : undefined;
  }

  togglePassing() {
    if (this.table.inputQueue.waits("press-pass", () => this.togglePassing())) return;
    const passing = !this.passing;
    this.clear();
    this.passing = passing;
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
    const reach = table.deciding && seen.reach?.find((one) => one.space === no);
    if (!reach) {
      aboutSpace(table, no);
    } else if (!reach.usable || !reach.moves?.length) {
      if (reach.rule)
        table.feedback.refuse({ rule: reach.rule, data: reach.data }, "map", spaceOf(no));
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
    const ways = table.moves.passes.filter(
      (action) => action.to === no && (ship === null || action.from === ship),
    );
    const [way] = ways;
    if (way) table.act(way);
    else {
      const from = ship ?? table.seen.ships[0]?.space ?? 1;
      table.feedback.explain({ type: "pass", from, to: no }, "map", spaceOf(no));
    }
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
      const chosen = this.ship === space ? null : space;
      this.clear();
      this.passing = passing;
      this.ship = chosen;
    } else if (!passing && table.seen.space === space) {
      // It has come where it was to sail: what is meant is the space.
      this.space(space);
    } else {
      const next = (space % table.board.ring.spaces.length) + 1;
      table.feedback.explain(
        { type: passing ? "pass" : "sail", from: space, to: next },
        "map",
        spaceOf(space),
      );
    }
  }

  /** @param {string} id */
  cell(id) {
    const { table, tile } = this;
    const { moves, seen } = table;
    const builds = moves.buildsAt(id, tile);
    const [first, ...others] = builds;
    if (first && others.length === 0 && (this.site === id || !this.isSmall({ kind: "cell", id }))) {
      return table.act(first);
    }
    if (first) {
      this.showSite(this.site === id ? null : id, others.length > 0);
      return;
    }
    const island = seen.islands.find((one) => id in one.streets || id in one.buildings);
    if (island || moves.builds.length === 0) {
      aboutCell(table, id);
      return;
    }
    const meant = tile === undefined ? moves.tiles[0] : tile;
    const street = !meant || meant.startsWith("street");
    const what = street ? { sort: "street" } : { tile: meant };
    table.feedback.explain({ type: "build", ...what, place: id }, "map", { kind: "cell", id });
  }

  /**
   * Whether a finger can miss a place on the board, so that its first touch only shows it. On an island that has come
   * nearer for it everything is done in the same way.
   *
   * @param {import("../../../board/lagoon/types.js").Place} place
   */
  isSmall(place) {
    if (this.table.tapGuard.byFinger && this.table.stage.forSite) return true;
    const size = this.table.stage.sizeOf(place);
    return this.table.tapGuard.byFinger && size !== null && size < FINGER;
  }

  /**
   * Shows where would be built, and asks there, before it is.
   *
   * @param {string | null} site
   * @param {boolean} several whether it has to be said which tile
   */
  showSite(site, several) {
    const { table } = this;
    this.site = site;
    table.bubble = null;
    const place = { kind: /** @type {const} */ ("cell"), id: site ?? "" };
    if (site !== null && this.isSmall(place)) {
      const island = islandOfCell(site);
      this.bringNearer(place, island);
      const text = table.t("mur-look-site", { island: island?.name ?? "" });
      if (!several) table.feedback.show({ kind: "ask", key: "map", text, place });
    }
    table.requestUpdate();
  }

  /**
   * The island of a place whose neighbours lie under the same finger is shown large.
   *
   * @param {import("../../../board/lagoon/types.js").Place} place
   * @param {{id: string} | null} island
   */
  bringNearer(place, island) {
    const { stage } = this.table;
    if (island && stage.isTiny(place)) stage.enlarge(island.id, true);
  }

  /** @param {string | null} tile */
  pickTile(tile) {
    const { table, site } = this;
    if (table.inputQueue.waits(`tile-${tile}`, () => this.pickTile(tile), "prompt")) return;
    if (site !== null) {
      const [action] = table.moves.buildsAt(site, tile);
      if (action) return table.act(action);
    }
    this.tile = this.tile === tile ? undefined : tile;
    this.site = null;
    table.bubble = null;
    table.requestUpdate();
  }

  /** @param {number} no */
  gondola(no) {
    const { table } = this;
    const action = table.moves.places.find((one) => one.gondola === no);
    const place = { kind: /** @type {const} */ ("gondola"), id: String(no) };
    if (action && (this.berth === no || !this.isSmall(place))) table.act(action);
    else if (action) this.showBerth(place, action);
    else if (table.deciding && table.seen.phase === "act")
      table.feedback.explain({ type: "place", gondola: no }, "map", place);
    else aboutGondola(table, no);
  }

  /**
   * Shows on which gondola a gondolier would stand, and asks there, before it is paid.
   *
   * @param {{kind: "gondola", id: string}} place
   * @param {Action} action
   */
  showBerth(place, action) {
    const { table } = this;
    const island = islandOfGondola(Number(place.id));
    this.clear();
    this.berth = Number(place.id);
    this.bringNearer(place, island);
    const words = { island: island?.name ?? "", price: -action.gold };
    table.feedback.show({ kind: "ask", key: "map", text: table.t("mur-look-berth", words), place });
  }

  /** @param {string} sort */
  stock(sort) {
    const { table } = this;
    if (sort === "street" && table.moves.draws.length > 0) return this.drawStreet();
    aboutStock(table, /** @type {import("../types.js").Sort} */ (sort));
  }

  /** Both stacks are halves of one: the higher one is drawn from. */
  drawStreet() {
    const { table } = this;
    if (table.inputQueue.waits("press-draw", () => this.drawStreet())) return;
    const stacks = table.seen.stock.street;
    const best = [...table.moves.draws].sort(
      (a, b) => (stacks[(b.stack ?? 1) - 1] ?? 0) - (stacks[(a.stack ?? 1) - 1] ?? 0),
    )[0];
    if (best) this.perform(best, "press-draw");
    else table.feedback.explain({ type: "draw", stack: 1 }, "prompt");
  }
}

/** @param {number} no of a space, or of the one where a ship lies */
function spaceOf(no) {
  return { kind: "space", id: String(no) };
}
