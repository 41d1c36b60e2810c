import { Image as KonvaImage } from "konva/lib/shapes/Image.js";
import { BoardCanvas } from "../canvas/board-canvas.js";
import { channel, islandBox, sheetOf } from "./geometry.js";
import { hitAt } from "./hits.js";
import {
  paintHexagon,
  paintJourney,
  paintPrice,
  paintSite,
  paintSpaceLight,
  paintUsable,
} from "./lights.js";
import { Picture } from "./picture.js";
import { paintBoat, paintBuilding, paintGondola, paintStreet } from "./pieces.js";
import { Places } from "./places.js";
import { paintStocks } from "./stocks.js";
import { upright } from "./upright.js";

/** @import { LagoonBoard, LagoonState, Place, Point } from "./types.js" */

const FACES = ["400 20px 'IM Fell English SC'", "700 20px 'Alegreya Sans'", "600 20px Alegreya"];

/** So many times as high as wide a view has to be for the upright board. */
const UPRIGHT = 1.05;

/** @type {LagoonState} */
const EMPTY = {
  ships: [],
  seats: [],
  streets: {},
  buildings: {},
  open: [],
  placed: {},
  gondolaColours: [],
  stock: {},
  pile: { character: 0, special: 0 },
  beads: 0,
  empty: [],
  ending: false,
  spaces: {},
  journeys: [],
  sites: [],
  berths: {},
  marks: [],
};

/**
 * The lagoon of Murano: draws the board file and what stands on it, and says what was touched. It knows no rules.
 *
 *     const lagoon = new Lagoon(element, { board, players: 4, theme: "light", nameOf });
 *     lagoon.setState({ ...state });
 *     const undo = lagoon.onTouch(({ kind, id }) => ...);
 */
export class Lagoon extends BoardCanvas {
  /** @type {LagoonState} */
  #state = EMPTY;
  /** @type {((hit: import("./hits.js").Hit) => void)[]} */
  #listeners = [];
  /** @type {(() => void)[]} */
  #watchers = [];
  /** Tiles and gondoliers that come down to their place, by place. @type {Map<string, {since: number, time: number}>} */
  #drops = new Map();
  /** Boats under way. @type {{way: Point[], red: boolean, to: number, since: number, time: number}[]} */
  #voyages = [];
  #frame = 0;

  /**
   * @param {HTMLElement} container  fills with the board; needs a size of its own
   * @param {object} options
   * @param {LagoonBoard} options.board
   * @param {number} options.players  decides which side of the board is used
   * @param {"light" | "dark"} [options.theme]
   * @param {(action: string) => string} options.nameOf  an action in the reader's language
   */
  constructor(container, { board, players, theme = "light", nameOf }) {
    super(container, {
      theme,
      desk: "--lagoon-deep",
      sheet: sheetOf(board),
      layers: ["base", "pieces", "lights"],
      faces: FACES,
    });
    /** The board lies across or stands upright, as the view does. */
    this.boards = { across: board, upright: upright(board) };
    this.board = board;
    this.players = players;
    this.nameOf = nameOf;
    this.places = new Places(board, players);
    this.picture = new Picture(this.places);
    this.ground = new KonvaImage({ image: this.picture.canvases[0], listening: false });
    const { base, pieces, lights } = this.layers;
    base?.add(this.ground);
    pieces?.add(this.painted((ctx) => this.#paintPieces(ctx)));
    lights?.add(this.painted((ctx) => this.#paintLights(ctx)));
    this.begin();
  }

  /** Shows another position. @param {LagoonState} state */
  setState(state) {
    this.#state = state;
    this.layers.pieces?.batchDraw();
    this.layers.lights?.batchDraw();
  }

  /** Names are to be written in another language. */
  relabel() {
    this.redraw();
  }

  /** @param {(hit: import("./hits.js").Hit) => void} listener @returns {() => void} stops listening */
  onTouch(listener) {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  /** Calls back whenever the board lies elsewhere on the screen. @param {() => void} watcher */
  onView(watcher) {
    this.#watchers.push(watcher);
  }

  /** @override */
  place() {
    super.place();
    for (const watcher of this.#watchers) watcher();
  }

  /**
   * Lets a boat sail to where the state already has it.
   *
   * @param {number} from
   * @param {number} to
   * @param {boolean} red
   * @param {number} time  in milliseconds, 0: it is there at once
   */
  sail(from, to, red, time) {
    if (time <= 0) return;
    const way = channel(this.board, this.places.slots, from, to);
    this.#voyages.push({ way, red, to, since: performance.now(), time });
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#tick());
  }

  /**
   * Lets a tile or a gondolier come down to where the state already has it.
   *
   * @param {Place} place
   * @param {number} time  in milliseconds, 0: it is there at once
   */
  drop({ kind, id }, time) {
    if (time <= 0) return;
    this.#drops.set(`${kind}:${id}`, { since: performance.now(), time });
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#tick());
  }

  /** Marks places with a hexagon that opens. @param {readonly Place[]} marks */
  focus(marks) {
    const known = marks.flatMap((place) => {
      const middle = this.places.middle(place);
      return middle ? [/** @type {[string, Point]} */ ([`${place.kind}:${place.id}`, middle])] : [];
    });
    this.pulse(new Map(known));
  }

  /** Shows one island as large as it can be. @param {string} id */
  enlarge(id) {
    const island = this.places.islands.find((one) => one.id === id);
    if (!island) return;
    const box = islandBox(island);
    const { camera } = this;
    this.move(() => {
      camera.fit();
      const scale = Math.min(camera.width / (box.w + 90), camera.height / (box.h + 100));
      const middle = /** @type {Point} */ ([box.x + box.w / 2, box.y + box.h / 2]);
      camera.zoom(scale / camera.scale, this.onScreen(middle));
      const [x, y] = this.onScreen(middle);
      camera.pan(camera.width / 2 - x, camera.height / 2 - y);
    });
  }

  /** @param {Place} place @returns {Point | null} in css pixels of the container */
  placeOnScreen(place) {
    const middle = this.places.middle(place);
    return middle ? this.onScreen(middle) : null;
  }

  /** @param {Place} place @returns {import("./types.js").Box | null} in css pixels of the container */
  boxOnScreen(place) {
    const box = this.places.boxOf(place);
    if (!box) return null;
    const [x, y] = this.onScreen([box.x, box.y]);
    return { x, y, w: box.w * this.camera.scale, h: box.h * this.camera.scale };
  }

  /** @override @param {number} width @param {number} height */
  sized(width, height) {
    const board = height > width * UPRIGHT ? this.boards.upright : this.boards.across;
    if (board === this.board) return;
    this.board = board;
    this.places = new Places(board, this.players);
    this.picture = new Picture(this.places);
    this.ground.image(this.picture.canvases[0]);
    this.camera.sheet = sheetOf(board);
    this.camera.fitted = true;
  }

  /** @override @param {import("./types.js").Box} view */
  covers(view) {
    return this.picture.covers(view);
  }

  /** @override @returns {Generator<void, void>} */
  *draw() {
    const { picture } = this;
    yield* picture.draw(this.camera, this.density, this.palette, this.nameOf);
    const { x, y, w, h } = picture.part;
    this.ground.image(picture.canvases[0]).position({ x, y }).size({ width: w, height: h });
  }

  /** @override @param {Point} at */
  under(at) {
    return hitAt(this.places, this.#state, this.camera, at);
  }

  /** @override @param {unknown} hit */
  touched(hit) {
    for (const listener of this.#listeners) listener(/** @type {import("./hits.js").Hit} */ (hit));
  }

  /** @override */
  destroy() {
    cancelAnimationFrame(this.#frame);
    super.destroy();
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintPieces(ctx) {
    const { places, palette } = this;
    const state = this.#state;
    const { scale } = this.camera;
    for (const [id, tile] of Object.entries(state.streets)) {
      const cell = places.cells.get(id);
      if (cell)
        this.#falling(ctx, `cell:${id}`, cell.box, () => paintStreet(ctx, cell.box, tile, palette));
    }
    for (const id of state.open) {
      const cell = places.cells.get(id);
      if (cell) paintUsable(ctx, cell.box, palette);
    }
    for (const [id, { tile, owner }] of Object.entries(state.buildings)) {
      const cell = places.cells.get(id);
      const seat = owner === null ? null : (state.seats[owner] ?? null);
      if (cell)
        this.#falling(ctx, `cell:${id}`, cell.box, () =>
          paintBuilding(ctx, cell.box, tile, seat, palette),
        );
    }
    for (const gondola of places.gondolas.values()) {
      const colour = state.gondolaColours[gondola.index] ?? "white";
      this.#falling(ctx, `gondola:${gondola.no}`, gondola.box, () =>
        paintGondola(ctx, { ...gondola, colour }, colour, state, palette),
      );
    }
    paintStocks(ctx, this.board, state, palette, scale);
    this.#paintBoats(ctx);
  }

  /**
   * Paints something larger and paler while it comes down.
   *
   * @param {CanvasRenderingContext2D} ctx
   * @param {string} place
   * @param {import("./types.js").Box} box
   * @param {() => void} paint
   */
  #falling(ctx, place, { x, y, w, h }, paint) {
    const drop = this.#drops.get(place);
    if (!drop) return paint();
    const left = 1 - eased((performance.now() - drop.since) / drop.time);
    ctx.save();
    ctx.translate(x + w / 2, y + h / 2 - left * h * 0.9);
    ctx.scale(1 + left * 0.7, 1 + left * 0.7);
    ctx.translate(-x - w / 2, -y - h / 2);
    ctx.globalAlpha = 1 - left * 0.6;
    paint();
    ctx.restore();
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintBoats(ctx) {
    const { places, palette } = this;
    const under = new Set(this.#voyages.map(({ to }) => to));
    for (const ship of this.#state.ships) {
      const slot = places.slots.get(ship.space);
      if (slot && !under.has(ship.space)) paintBoat(ctx, slot.berth, slot.course, ship, palette);
    }
    const now = performance.now();
    for (const voyage of this.#voyages) {
      const { at, course } = along(voyage.way, eased((now - voyage.since) / voyage.time));
      paintBoat(ctx, at, course, voyage, palette);
    }
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintLights(ctx) {
    const { places, palette } = this;
    const state = this.#state;
    const { scale } = this.camera;
    for (const id of state.sites) {
      const cell = places.cells.get(id);
      if (cell) paintSite(ctx, cell.box, palette, scale);
    }
    for (const [no, price] of Object.entries(state.berths)) {
      const gondola = places.gondolas.get(Number(no));
      if (!gondola) continue;
      const { x, y, w, h } = gondola.box;
      paintSite(ctx, { x: x - 2, y: y - 2, w: w + 4, h: h + 4 }, palette, scale);
      ctx.globalAlpha = 1;
      paintGondola(
        ctx,
        { ...gondola, colour: "" },
        state.gondolaColours[gondola.index] ?? "white",
        state,
        palette,
      );
      paintPrice(ctx, [x + w - 6, y + 6], price, palette, scale);
    }
    for (const [no, light] of Object.entries(state.spaces)) {
      const slot = places.slots.get(Number(no));
      if (slot) paintSpaceLight(ctx, slot, light, palette, scale);
    }
    for (const journey of state.journeys)
      paintJourney(ctx, this.board, places.slots, journey, palette);
    const beats = this.pulses.beats();
    for (const place of state.marks) {
      const box = places.boxOf(place);
      const time = beats.get(`${place.kind}:${place.id}`) ?? 1;
      if (box) paintHexagon(ctx, box, palette, time);
    }
  }

  #tick() {
    this.#frame = 0;
    const now = performance.now();
    this.#voyages = this.#voyages.filter(({ since, time }) => now - since < time);
    for (const [place, { since, time }] of this.#drops)
      if (now - since >= time) this.#drops.delete(place);
    this.layers.pieces?.batchDraw();
    if (this.#voyages.length + this.#drops.size > 0)
      this.#frame = requestAnimationFrame(() => this.#tick());
  }
}

/** Slow at both ends. @param {number} t */
function eased(t) {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
}

/** @param {Point[]} way @param {number} share  0 to 1 @returns {{at: Point, course: number}} */
function along(way, share) {
  const lengths = way
    .slice(1)
    .map((p, i) => Math.hypot(p[0] - (way[i]?.[0] ?? 0), p[1] - (way[i]?.[1] ?? 0)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? 0;
    const [a, b] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
    if (rest <= length || i === lengths.length - 1) {
      const t = length === 0 ? 1 : Math.min(1, rest / length);
      return {
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        course: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    }
    rest -= length;
  }
  return { at: way.at(-1) ?? [0, 0], course: 0 };
}
