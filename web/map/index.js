import Konva from "konva/lib/Core.js";
import { Image as KonvaImage } from "konva/lib/shapes/Image.js";
import { Camera } from "./camera.js";
import { distance, within } from "./geometry.js";
import { listen } from "./gestures.js";
import { paintGlow, paintMark, paintPulse } from "./highlight.js";
import { houseSpots, paintHouse } from "./houses.js";
import { nominalLabels } from "./labels.js";
import { arrangeMap, layoutScale } from "./layout.js";
import { readPalette } from "./paint.js";
import { Picture } from "./picture.js";
import { bendRoads } from "./roads.js";
import { paintRoutes } from "./routes.js";
import { cityPoint, grow, sheet } from "./sheet.js";
import { paintStack } from "./stacks.js";
import { terrains } from "./terrain/index.js";
import { townBox } from "./towns.js";

/**
 * @import { Board, Box, MapState, Point, Terrain } from "./types.js"
 * @import { Layout } from "./layout.js"
 */

/** A finger's width: what is nearer than this to a town means the town. */
const TOUCH = 30;
const PULSE = 360;
/** After the last change of zoom the ink is drawn anew. */
const SETTLE = 140;

/**
 * The post map: draws a board file and what stands on it, and says which town or stack was touched. It knows no rules.
 *
 *     const map = new PostMap(element, { board, theme: "light" });
 *     map.setState({ houses: { ulm: [0, 1] }, lit: ["augsburg"], seats });
 *     const undo = map.onCity((id) => ...);
 */
export class PostMap {
  /** @type {MapState} */
  #state = {};
  /** @type {Layout | null} */
  #layout = null;
  /** @type {((id: string) => void)[]} */
  #cityListeners = [];
  /** @type {((id: string) => void)[]} */
  #stackListeners = [];
  /** @type {Map<string, number>} start of the pulse of a town */
  #pulses = new Map();
  #density = 1;
  #settle = 0;
  #frame = 0;
  #stale = true;
  #ended = false;

  /**
   * @param {HTMLElement} container  fills with the map; needs a size of its own
   * @param {{board: Board, theme?: "light" | "dark", terrain?: Terrain}} options
   */
  constructor(container, { board, theme = "light", terrain = terrains[board.id] }) {
    this.board = board;
    this.container = container;
    this.theme = theme;
    this.colours = readPalette(theme);
    this.measure = measuring(this.colours.palette);
    this.points = new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
    this.roads = bendRoads(board, nominalLabels(board, this.measure.label));
    this.picture = new Picture(board, terrain, this.roads);
    this.camera = new Camera(sheet(board));

    this.table = document.createElement("div");
    Object.assign(this.table.style, { position: "absolute", inset: "0" });
    if (getComputedStyle(container).position === "static") container.style.position = "relative";
    Object.assign(container.style, {
      overflow: "hidden",
      background: "var(--map-desk)",
      userSelect: "none",
    });
    container.append(this.table);
    this.stage = new Konva.Stage({ container: this.table, width: 1, height: 1, listening: false });
    /** @param {(ctx: CanvasRenderingContext2D) => void} paint */
    const painted = (paint) =>
      new Konva.Shape({
        listening: false,
        perfectDrawEnabled: false,
        sceneFunc: (context) => paint(/** @type {CanvasRenderingContext2D} */ (context._context)),
      });
    this.ground = new KonvaImage({ image: this.picture.ground, listening: false });
    this.towns = new KonvaImage({ image: this.picture.towns, listening: false });
    this.layers = {
      base: new Konva.Layer({ listening: false }),
      routes: new Konva.Layer({ listening: false }),
      pieces: new Konva.Layer({ listening: false }),
      highlight: new Konva.Layer({ listening: false }),
    };
    this.layers.base.add(this.ground);
    this.layers.routes.add(painted((ctx) => this.#paintRoutes(ctx)));
    this.layers.pieces.add(
      this.towns,
      painted((ctx) => this.#paintPieces(ctx)),
    );
    this.layers.highlight.add(painted((ctx) => this.#paintHighlight(ctx)));
    this.stage.add(this.layers.base, this.layers.routes, this.layers.pieces, this.layers.highlight);

    this.stopListening = listen(container, {
      pan: (dx, dy) => this.#move(() => this.camera.pan(dx, dy)),
      zoom: (factor, at) => this.#move(() => this.camera.zoom(factor, at)),
      tap: (at) => this.#tap(at),
      hover: (at) => this.#hover(at),
      pannable: () => !this.camera.fitted,
    });
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(container);
    this.resize();
    this.#awaitFonts();
  }

  /** Shows another position; only what differs is drawn again. @param {MapState} state */
  setState(state) {
    const before = this.#state;
    this.#state = { ...state };
    const differs = (/** @type {(keyof MapState)[]} */ ...keys) =>
      keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(state[key]));
    if (differs("route", "routeSeat", "otherRoutes", "lit", "seats"))
      this.layers.routes.batchDraw();
    if (differs("houses", "stacks", "letters", "preview", "seats")) this.layers.pieces.batchDraw();
    if (differs("marked", "preview")) this.layers.highlight.batchDraw();
  }

  /** @param {(cityId: string) => void} listener @returns {() => void} stops listening */
  onCity(listener) {
    this.#cityListeners.push(listener);
    return () => {
      this.#cityListeners = this.#cityListeners.filter((one) => one !== listener);
    };
  }

  /** @param {(stackId: string) => void} listener @returns {() => void} stops listening */
  onStack(listener) {
    this.#stackListeners.push(listener);
    return () => {
      this.#stackListeners = this.#stackListeners.filter((one) => one !== listener);
    };
  }

  /** Pulses towns once, for a line of the log; brings them into view first. @param {string[]} cities */
  focus(cities) {
    const points = cities.flatMap((id) => this.points.get(id) ?? []);
    if (points.length === 0) return;
    this.#bringIntoView(cities);
    const now = performance.now();
    for (const id of cities) this.#pulses.set(id, now);
    this.layers.highlight.batchDraw();
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#animate());
  }

  /** Shows the whole sheet. */
  fit() {
    this.#move(() => this.camera.fit());
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.#move(() => this.camera.zoom(factor));
  }

  /** Takes the size of the container; called by itself when that changes. */
  resize() {
    const { clientWidth: width, clientHeight: height } = this.container;
    if (width === 0 || height === 0 || this.#ended) return;
    const density = Math.min(globalThis.devicePixelRatio || 1, 3);
    if (width === this.stage.width() && height === this.stage.height() && density === this.#density)
      return;
    this.#density = density;
    for (const layer of Object.values(this.layers)) layer.getCanvas().setPixelRatio(density);
    this.stage.size({ width, height });
    this.camera.resize(width, height);
    this.#redraw();
  }

  /** @param {"light" | "dark"} theme */
  setTheme(theme) {
    if (this.theme === theme) return;
    this.theme = theme;
    this.colours.release();
    this.colours = readPalette(theme);
    this.picture.forgetColours();
    this.#redraw();
  }

  destroy() {
    this.#ended = true;
    clearTimeout(this.#settle);
    cancelAnimationFrame(this.#frame);
    this.stopListening();
    this.observer.disconnect();
    this.stage.destroy();
    this.colours.release();
    this.table.remove();
  }

  /** The place of a town on the screen, in css pixels of the container (for panels that point at it). @param {string} id @returns {Point | null} */
  cityOnScreen(id) {
    const point = this.points.get(id);
    if (!point) return null;
    const { scale, x, y } = this.camera;
    return [point[0] * scale + x, point[1] * scale + y];
  }

  /** The faces may still be on their way: names are measured and drawn again when they are there. */
  async #awaitFonts() {
    const faces = [
      "400 20px 'IM Fell English SC'",
      "500 20px 'Alegreya Sans'",
      "700 20px Alegreya",
    ];
    if (faces.every((face) => document.fonts.check(face))) return;
    await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
    if (this.#ended) return;
    this.measure = measuring(this.colours.palette);
    this.#layout = null;
    this.#redraw();
  }

  /** @param {() => void} change */
  #move(change) {
    const { scale } = this.camera;
    change();
    this.container.style.touchAction = this.camera.fitted ? "pan-x pan-y" : "none";
    this.#place();
    const zoomed = this.camera.scale !== scale;
    if (zoomed) this.#stale = true;
    if (!this.#stale && this.#covered()) return;
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => this.#redraw(), SETTLE);
  }

  #covered() {
    const view = this.camera.view();
    const part = this.picture.part;
    const all = sheet(this.board);
    return (
      Math.max(view.x, all.x) >= part.x &&
      Math.max(view.y, all.y) >= part.y &&
      Math.min(view.x + view.w, all.x + all.w) <= part.x + part.w &&
      Math.min(view.y + view.h, all.y + all.h) <= part.y + part.h
    );
  }

  #redraw() {
    const { scale } = this.camera;
    if (this.stage.width() <= 1) return;
    const wanted = layoutScale(scale);
    if (this.#layout?.scale !== wanted)
      this.#layout = arrangeMap(this.board, this.roads, wanted, this.measure);
    this.picture.draw(this.camera.view(), scale, this.#density, this.#layout, this.colours.palette);
    const { x, y, w, h } = this.picture.part;
    for (const image of [this.ground, this.towns])
      image.position({ x, y }).size({ width: w, height: h });
    this.#stale = false;
    this.#place();
  }

  #place() {
    const { scale, x, y } = this.camera;
    for (const layer of Object.values(this.layers)) {
      layer.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      layer.batchDraw();
    }
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintRoutes(ctx) {
    const scale = this.#layout?.scale ?? 1;
    for (const id of this.#state.lit ?? []) {
      const point = this.points.get(id);
      if (point) paintGlow(ctx, point, this.colours.palette, scale);
    }
    paintRoutes(ctx, this.#state, this.roads, this.points, this.colours.palette, scale);
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintPieces(ctx) {
    const layout = this.#layout;
    if (!layout) return;
    const { houses = {}, preview = [], stacks = [], seats = [] } = this.#state;
    for (const { id, values } of stacks) {
      const box = layout.stacks.get(id);
      if (box) paintStack(ctx, this.board, id, values, box, this.colours.palette);
    }
    for (const city of this.board.cities) {
      const row = layout.rows.get(city.id);
      if (!row) continue;
      const spots = houseSpots(row, Math.max(2, seats.length), layout.scale);
      for (const seat of houses[city.id] ?? []) {
        if (seats[seat] && spots[seat])
          paintHouse(ctx, spots[seat], seats[seat], this.colours.palette);
      }
      for (const ghost of preview) {
        if (ghost.city !== city.id || !seats[ghost.seat] || !spots[ghost.seat]) continue;
        ctx.save();
        ctx.globalAlpha = 0.62;
        paintHouse(ctx, spots[ghost.seat], seats[ghost.seat], this.colours.palette);
        ctx.restore();
      }
    }
  }

  /** @param {CanvasRenderingContext2D} ctx */
  #paintHighlight(ctx) {
    const scale = this.#layout?.scale ?? 1;
    for (const city of this.board.cities) {
      const town = townBox(this.board, city, scale);
      if (this.#state.marked?.includes(city.id)) paintMark(ctx, town, this.colours.palette, scale);
      const since = this.#pulses.get(city.id);
      if (since === undefined) continue;
      const time = still() ? 0.35 : Math.min(1, (performance.now() - since) / PULSE);
      paintPulse(ctx, town, time, this.colours.palette);
    }
    for (const { city, seat } of this.#state.preview ?? []) {
      const row = this.#layout?.rows.get(city);
      const spot = row && houseSpots(row, Math.max(2, this.#state.seats?.length ?? 0), scale)[seat];
      if (!spot) continue;
      ctx.strokeStyle = this.colours.palette("--map-gold-light");
      ctx.lineWidth = Math.max(3, 1.3 / scale);
      ctx.beginPath();
      ctx.roundRect(spot.x - 2, spot.y - 2, spot.w + 4, spot.h + 4, 4);
      ctx.stroke();
    }
  }

  #animate() {
    this.#frame = 0;
    const now = performance.now();
    for (const [id, since] of this.#pulses) if (now - since > PULSE) this.#pulses.delete(id);
    this.layers.highlight.batchDraw();
    if (this.#pulses.size > 0) this.#frame = requestAnimationFrame(() => this.#animate());
  }

  /** @param {string[]} cities */
  #bringIntoView(cities) {
    if (this.camera.fitted) return;
    const seen = (/** @type {Point | null} */ p) =>
      p !== null &&
      p[0] > 30 &&
      p[1] > 30 &&
      p[0] < this.camera.width - 30 &&
      p[1] < this.camera.height - 30;
    const places = cities.map((id) => this.cityOnScreen(id));
    if (places.every(seen)) return;
    const known = places.filter((p) => p !== null);
    const middle = [
      known.reduce((sum, p) => sum + p[0], 0) / known.length,
      known.reduce((sum, p) => sum + p[1], 0) / known.length,
    ];
    this.#move(() =>
      this.camera.pan(this.camera.width / 2 - middle[0], this.camera.height / 2 - middle[1]),
    );
  }

  /** The town at a place of the screen: its own picture or name, else the nearest within a finger's width. @param {Point} at @returns {string | null} */
  #cityAt(at) {
    const layout = this.#layout;
    if (!layout) return null;
    const p = this.camera.toMap(at);
    const lit = new Set(this.#state.lit ?? []);
    let best = null;
    let least = TOUCH / this.camera.scale;
    for (const city of this.board.cities) {
      const point = this.points.get(city.id);
      if (!point) continue;
      const label = layout.labels.get(city.id);
      let far = distance(p, point);
      if (label && within(p, label.box)) far = Math.min(far, least * 0.5);
      if (lit.has(city.id)) far *= 0.8;
      if (far < least) {
        least = far;
        best = city.id;
      }
    }
    return best;
  }

  /** @param {Point} at @returns {string | null} */
  #stackAt(at) {
    const p = this.camera.toMap(at);
    for (const [id, box] of this.#layout?.stacks ?? []) {
      const short = Math.max(0, (44 / this.camera.scale - box.w) / 2);
      if (within(p, grow(box, short * 0.6))) return id;
    }
    return null;
  }

  /** @param {Point} at */
  #tap(at) {
    const p = this.camera.toMap(at);
    const exact = [...(this.#layout?.stacks ?? [])].find(([, box]) => within(p, box))?.[0];
    const city = exact ? null : this.#cityAt(at);
    if (city) {
      for (const listener of this.#cityListeners) listener(city);
      return true;
    }
    const stack = exact ?? this.#stackAt(at);
    if (!stack) return false;
    for (const listener of this.#stackListeners) listener(stack);
    return true;
  }

  /** @param {Point | null} at */
  #hover(at) {
    const hit = at !== null && (this.#cityAt(at) !== null || this.#stackAt(at) !== null);
    this.container.style.cursor = hit ? "pointer" : this.camera.fitted ? "default" : "grab";
  }
}

/** Widths of text at size 1, measured with the theme's faces. @param {import("./paint.js").Palette} palette */
function measuring(palette) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (
    document.createElement("canvas").getContext("2d")
  );
  /** @param {string} font */
  const by = (font) => {
    /** @type {Map<string, number>} */
    const known = new Map();
    return (/** @type {string} */ text) => {
      let width = known.get(text);
      if (width === undefined) {
        ctx.font = font;
        width = ctx.measureText(text).width / 100;
        known.set(text, width);
      }
      return width;
    };
  };
  return {
    label: by(`500 100px ${palette("--font-ui")}`),
    name: by(`400 100px ${palette("--font-display")}`),
  };
}

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
