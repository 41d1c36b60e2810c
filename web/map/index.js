import Konva from "konva/lib/Core.js";
import { Image as KonvaImage } from "konva/lib/shapes/Image.js";
import { Camera } from "../canvas/camera.js";
import { listen } from "../canvas/gestures.js";
import { measuring, readPalette } from "../canvas/paint.js";
import { hitAt } from "./hits.js";
import { nominalLabels } from "./labels.js";
import { arrangeMap, bounds, layoutScale, wantedTray } from "./layout.js";
import { Picture } from "./picture.js";
import { Pulses } from "./pulses.js";
import { bendRoads } from "./roads.js";
import { paintHighlights, paintPieces, paintUnderTowns } from "./scene.js";
import { cityPoint } from "./sheet.js";
import { terrains } from "./terrain/index.js";

/**
 * @import { Board, MapState, Point, Terrain } from "./types.js"
 * @import { Layout } from "./layout.js"
 * @import { Scene } from "./scene.js"
 */

/** So long after the last change of zoom the ink is drawn anew, in milliseconds. */
const SETTLE = 140;
const FACES = ["400 20px 'IM Fell English SC'", "500 20px 'Alegreya Sans'", "700 20px Alegreya"];

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
  #density = 1;
  #settle = 0;
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
    this.tray = wantedTray(board, 1, 1);
    this.camera = new Camera(bounds(board, 1, 1, null));

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
    this.ground = new KonvaImage({ image: this.picture.ground, listening: false });
    this.towns = new KonvaImage({ image: this.picture.towns, listening: false });
    this.layers = {
      base: new Konva.Layer({ listening: false }),
      routes: new Konva.Layer({ listening: false }),
      pieces: new Konva.Layer({ listening: false }),
      highlight: new Konva.Layer({ listening: false }),
    };
    this.layers.base.add(this.ground);
    this.layers.routes.add(this.#painted(paintUnderTowns));
    this.layers.pieces.add(this.towns, this.#painted(paintPieces));
    this.layers.highlight.add(
      this.#painted((ctx, scene) => paintHighlights(ctx, scene, this.pulses.beats())),
    );
    this.pulses = new Pulses(() => this.layers.highlight.batchDraw());
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
    this.#awaitFaces();
  }

  /** Shows another position; only what differs is drawn again. @param {MapState} state */
  setState(state) {
    const before = this.#state;
    this.#state = { ...state };
    /** @param {(keyof MapState)[]} keys */
    const differs = (...keys) =>
      keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(state[key]));
    if ((before.seats ?? []).length !== (state.seats ?? []).length) this.#redraw();
    const { routes, pieces, highlight } = this.layers;
    if (differs("route", "routeSeat", "otherRoutes", "lit", "marked", "seats")) routes.batchDraw();
    if (differs("houses", "stacks", "tilesAt", "letters", "preview", "seats")) pieces.batchDraw();
    if (differs("houses", "preview")) highlight.batchDraw();
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
    const known = cities.filter((id) => this.points.has(id));
    if (known.length === 0) return;
    const places = known.map((id) => /** @type {Point} */ (this.points.get(id)));
    if (!this.camera.sees(places)) this.#move(() => this.camera.centre(places));
    this.pulses.start(known);
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
    this.tray = wantedTray(this.board, width, height);
    this.camera.sheet = bounds(this.board, width, height, this.tray);
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

  /** Takes the map off the page. */
  destroy() {
    this.#ended = true;
    clearTimeout(this.#settle);
    this.pulses.stop();
    this.stopListening();
    this.observer.disconnect();
    this.stage.destroy();
    this.colours.release();
    this.table.remove();
  }

  /**
   * Where a town is on the screen, in css pixels of the container, for panels that point at it.
   *
   * @param {string} id
   * @returns {Point | null}
   */
  cityOnScreen(id) {
    const point = this.points.get(id);
    return point
      ? [point[0] * this.camera.scale + this.camera.x, point[1] * this.camera.scale + this.camera.y]
      : null;
  }

  /** A shape that paints from the present state. @param {(ctx: CanvasRenderingContext2D, scene: Scene) => void} paint */
  #painted(paint) {
    return new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => {
        const scene = this.#scene();
        if (scene) paint(/** @type {CanvasRenderingContext2D} */ (context._context), scene);
      },
    });
  }

  /** @returns {Scene | null} */
  #scene() {
    if (!this.#layout) return null;
    const { board, points, roads, colours } = this;
    return {
      board,
      points,
      roads,
      state: this.#state,
      layout: this.#layout,
      palette: colours.palette,
    };
  }

  /** The faces may still be on their way: names are measured and drawn again when they are there. */
  async #awaitFaces() {
    if (FACES.every((face) => document.fonts.check(face))) return;
    await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
    if (this.#ended) return;
    this.measure = measuring(this.colours.palette);
    this.#layout = null;
    this.#redraw();
  }

  /** @param {() => void} change */
  #move(change) {
    const { scale } = this.camera;
    change();
    this.#place();
    if (this.camera.scale === scale && this.picture.covers(this.camera.view())) return;
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => this.#redraw(), SETTLE);
  }

  #redraw() {
    if (this.stage.width() <= 1 || this.#ended) return;
    const { scale } = this.camera;
    const wanted = {
      scale: layoutScale(scale),
      seats: Math.max(2, this.#state.seats?.length ?? 4),
      tray: this.tray,
    };
    if (JSON.stringify(this.#layout?.wanted) !== JSON.stringify(wanted)) {
      this.#layout = arrangeMap(this.board, this.roads, wanted, this.measure);
    }
    if (!this.#layout) return;
    this.picture.draw(this.camera, this.#density, this.#layout, this.colours.palette);
    const { x, y, w, h } = this.picture.part;
    for (const image of [this.ground, this.towns])
      image.position({ x, y }).size({ width: w, height: h });
    this.#place();
  }

  #place() {
    const { scale, x, y, fitted } = this.camera;
    this.container.style.touchAction = fitted ? "pan-x pan-y" : "none";
    for (const layer of Object.values(this.layers)) {
      layer.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      layer.batchDraw();
    }
  }

  /** @param {Point} at */
  #tap(at) {
    const scene = this.#scene();
    const hit = scene && hitAt(scene, this.camera, at);
    if (!hit) return false;
    if ("city" in hit) for (const listener of this.#cityListeners) listener(hit.city);
    else for (const listener of this.#stackListeners) listener(hit.stack);
    return true;
  }

  /** @param {Point | null} at */
  #hover(at) {
    const scene = this.#scene();
    const hit = at !== null && scene !== null && hitAt(scene, this.camera, at) !== null;
    this.container.style.cursor = hit ? "pointer" : this.camera.fitted ? "default" : "grab";
  }
}
