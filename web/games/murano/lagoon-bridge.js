import { layOutBoard } from "../../board/lagoon/geometry.js";
import { Lagoon } from "../../board/lagoon/index.js";
import { DrawnBoard } from "../../table/drawn-board.js";
import { canvasPlace } from "../../table/frame/table-frame.js";
import { islandOf } from "./board.js";
import { lagoonState } from "./lagoon-state.js";
import { placeCounted } from "./panels/counted-card.js";
import { about, linesAbout, siteWords } from "./touch/about.js";
import { carryOnBoard } from "./touch/carrying.js";
import { marksOf } from "./touch/legal-actions.js";

/** @typedef {import("./table.js").MurTable} MurTable */
/** @typedef {import("../../board/lagoon/types.js").Place} Place */
/** @typedef {import("../../board/lagoon/places.js").Hit} Hit */

/** Times the duration of other motions. */
const SAILING_FACTOR = 2.2;
const DROP_FACTOR = 1.4;
/** How the lagoon is laid out in each arrangement of the table. */
const LAYOUTS = /** @type {const} */ ({
  wide: "across",
  lying: "across",
  upright: "tall",
  phone: "narrow",
});
/** Height of the bar over an enlarged island. */
const ISLAND_BAR_PX = 62;
/** A finger may miss a target that is smaller than this on the screen. */
const EASY_TARGET_PX = 40;
/** So many times as much as its island count all sites together that could be chosen instead. */
const SITES_TIMES = 120;
/** The neighbours of a smaller place lie under the same finger. */
const TINY_PX = 24;

/** @param {number} time of other motions, in milliseconds */
export function sailingTime(time) {
  return time * SAILING_FACTOR;
}

/** Where something was done. @param {import("./types.js").GameEvent} event @returns {Place[]} */
function placesOf(event) {
  if (event.event === "sailed") return [{ kind: "space", id: String(event.to) }];
  if (event.event === "built") return [{ kind: "cell", id: event.place }];
  return event.event === "placed" ? [{ kind: "gondola", id: String(event.gondola) }] : [];
}

/** Keeps the drawn lagoon in step with the table and passes its taps on. */
export class LagoonBridge {
  /** @param {MurTable} table */
  constructor(table) {
    this.table = table;
    this.drawn = new DrawnBoard((place, theme) => this.build(place, theme));
    this.language = "";
    /** The text of the action that was advised when the board was drawn last. @type {string | undefined} */
    this.advised = undefined;
    /** The island is enlarged only until something is built on a small space of it. */
    this.forSite = false;
    /** What a mouse points at. @type {Hit | null} */
    this.pointed = null;
  }

  get lagoon() {
    return this.drawn.board;
  }

  update() {
    const { view } = this.table;
    const place = canvasPlace(this.table);
    if (!place || !view) return;
    const language = document.documentElement.lang;
    // Names that were seen before stay until the others are written.
    if (language !== this.language) this.lagoon?.redrawInSteps();
    this.language = language;
    this.drawn.update(place, `${view.observation.players.length} ${this.layout}`, this.state());
    this.followAdvice();
    this.tip();
  }

  /** A mouse points at a place, and at a site shows what would come there. @param {Hit | null} hit */
  point(hit) {
    const { pointed, table } = this;
    if (pointed?.kind === hit?.kind && pointed?.id === hit?.id) return;
    this.pointed = hit;
    const { question, site } = table.selection;
    if (site === null && question === null)
      table.foresight.look(hit?.kind === "cell" ? hit.id : null);
    this.tip();
  }

  /** A mouse that rests reads what a finger is told. */
  tip() {
    const { drawn, pointed, table } = this;
    if (!drawn.place) return;
    const { foresight } = table;
    const isSite = pointed?.kind === "cell" && foresight.action?.place === pointed.id;
    const lines = isSite
      ? [siteWords(table, foresight.action), ...foresight.lines]
      : linesAbout(table, pointed);
    drawn.place.title = lines.join("\n");
  }

  /** Turns to what is newly advised. */
  followAdvice() {
    const { hinted } = this.table;
    const isNew = hinted?.text !== this.advised;
    this.advised = hinted?.text;
    if (!hinted || !isNew) return;
    // What was half chosen is not what the advice goes on from.
    if (this.table.selection.open) this.table.selection.clear();
    this.reveal(marksOf(hinted)[0]);
  }

  /** Goes to a place out of view: to its island while one is enlarged, or else to the whole lagoon. @param {Place | undefined} place */
  reveal(place) {
    if (!place || !this.lagoon || this.lagoon.camera.fitted || this.boxOf(place)) return;
    const island = this.table.enlarged === null ? null : islandOf(this.table.board, place);
    this.enlarge(island, island !== null && this.forSite);
  }

  get layout() {
    return LAYOUTS[this.table.arrangement.shape];
  }

  /** @param {HTMLElement} place @param {import("../../table/drawn-board.js").Theme} theme */
  build(place, theme) {
    const { table } = this;
    const board = new Lagoon(place, {
      board: layOutBoard(table.board, this.layout),
      players: table.seen.players.length,
      theme,
      nameOf: (action) => table.t(`mur-action-${action}`),
      state: this.state(),
    });
    // Turning the device makes another board, on which an enlarged island stays enlarged.
    if (table.enlarged !== null) {
      board.resize();
      board.enlarge(table.enlarged, this.bar);
    }
    board.onView(() => {
      // However the whole lagoon came back, no island is enlarged any more.
      if (table.enlarged !== null && board.camera.fitted) this.forgetEnlarged();
      table.guide.aim();
      placeCounted(table);
    });
    return {
      board,
      undos: [
        board.onTouch((hit) => table.selection.touch(hit)),
        board.onMiss(() => table.selection.beside()),
        board.onHold((hit) => about(table, hit)),
        board.onHover((hit) => this.point(hit)),
        board.onCarry((held, hit) => carryOnBoard(table, held, hit)),
      ],
    };
  }

  state() {
    return lagoonState(this.table);
  }

  /**
   * Lets ships sail and new pieces drop onto the board.
   *
   * @param {readonly import("./types.js").GameEvent[]} events
   * @param {number} time
   */
  play(events, time) {
    const own = events.filter((event) => "seat" in event && event.seat === this.table.me);
    this.reveal(own.flatMap(placesOf).at(-1));
    if (time === 0) return;
    for (const event of events) {
      if (event.event === "sailed")
        this.lagoon?.sail(event.from, event.to, event.red, sailingTime(time));
      else if (event.event === "built")
        this.lagoon?.drop({ kind: "cell", id: event.place }, time * DROP_FACTOR);
      else if (event.event === "placed")
        this.lagoon?.drop({ kind: "gondola", id: String(event.gondola) }, time * DROP_FACTOR);
    }
  }

  /**
   * @param {string | null} island null for the whole lagoon
   * @param {boolean} [forSite] only until something is built there
   */
  enlarge(island, forSite = false) {
    if (island === null) {
      this.forgetEnlarged();
      return this.lagoon?.fit();
    }
    this.table.enlarged = island;
    this.forSite = forSite;
    this.lagoon?.enlarge(island, this.bar);
  }

  forgetEnlarged() {
    this.table.enlarged = null;
    this.forSite = false;
  }

  /** Negative where the bar stands below the island, so that a finger on the island does not hide it. */
  get bar() {
    return this.forSite ? -ISLAND_BAR_PX : ISLAND_BAR_PX;
  }

  /** Shows the whole lagoon again after building on a small space. */
  shrink() {
    if (this.forSite) this.enlarge(null);
  }

  /** The shorter side of a place on the screen, in CSS pixels. @param {Place} place */
  sizeOf(place) {
    const box = this.lagoon?.boxOnScreen(place);
    return box ? Math.min(box.w, box.h) : null;
  }

  /**
   * Tells that a finger can miss a place, so that its first tap only shows it. So it does on the whole island that was
   * enlarged for a small place. Where one tap was chosen it acts, since building and placing can be taken back.
   *
   * @param {Place} place
   */
  isSmall(place) {
    const { settings, tapGuard } = this.table;
    if (!tapGuard.byFinger || settings.lookFirst === "never") return false;
    const size = this.sizeOf(place);
    return this.forSite || (size !== null && size < EASY_TARGET_PX);
  }

  /** Enlarges the island of a place whose neighbours lie under the same finger. @param {Place} place @param {{id: string} | null} island */
  enlargeFor(place, island) {
    const size = this.sizeOf(place);
    const isTiny = size !== null && size < TINY_PX && this.table.enlarged === null;
    if (island && isTiny) this.enlarge(island.id, true);
  }

  /** @param {readonly Place[]} places */
  focus(places) {
    this.lagoon?.focus(places);
  }

  /** @param {Place} place @returns {DOMRect | null} its box on the screen; null when it is out of view */
  boxOf(place) {
    const box = this.lagoon?.boxOnScreen(place);
    const view = this.drawn.place?.getBoundingClientRect();
    if (!box || !view) return null;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    if (x < 0 || y < 0 || x > view.width || y > view.height) return null;
    return this.drawn.onPage(box);
  }

  /** What a question had better leave free, what counts more named more often: sites to choose instead, then islands. @param {Place} place @returns {DOMRect[]} */
  around(place) {
    const sites = this.state().sites.filter((id) => id !== String(place.id));
    const times = Math.ceil(SITES_TIMES / sites.length);
    return [
      ...this.table.board.islands.flatMap(({ id }) => this.boxOf({ kind: "island", id }) ?? []),
      ...sites.flatMap((id) =>
        Array(times)
          .fill(this.boxOf({ kind: "cell", id }) ?? [])
          .flat(),
      ),
    ];
  }

  /** What lies at a point of the window. @param {import("../../board/canvas/types.js").Point} at */
  hitAt([x, y]) {
    const view = this.drawn.place?.getBoundingClientRect();
    if (!view || x < view.left || x > view.right || y < view.top || y > view.bottom) return null;
    return this.lagoon?.hitTest([x - view.left, y - view.top]) ?? null;
  }

  /** The boxes of spaces, ships, sites and gondolas that answer to a tap now, and of the sites that would become usable. */
  liveSpots() {
    const { berths, ghost, journeys, ships, sites, spaces } = this.state();
    const ready = ships.flatMap((ship) => (ship.ready ? `${ship.space}` : []));
    /** @type {[Place["kind"], string[]][]} */
    const places = [
      ["ship", journeys.map(([from]) => String(from))],
      ["space", [...Object.keys(spaces), ...ready]],
      ["cell", [...sites, ...(ghost?.opens ?? [])]],
      ["gondola", Object.keys(berths)],
    ];
    return places.flatMap(([kind, ids]) => ids.flatMap((id) => this.boxOf({ kind, id }) ?? []));
  }

  /** Every space counts, since a press on one that cannot be used asks about it. */
  readSpots() {
    return this.table.board.ring.spaces.flatMap(
      ({ no }) => this.boxOf({ kind: "space", id: String(no) }) ?? [],
    );
  }
}
