import { listeners } from "../../core/listeners.js";
import { Pulses } from "./animation.js";
import { Camera } from "./camera.js";
import { listenToGestures } from "./gestures.js";
import { Layer, runSlice } from "./layer.js";

import { onContextRestored, readPalette } from "./paint.js";

/**
 * @import { PAINTED } from "./layer.js"
 * @import { Box, Point } from "./types.js"
 */

/** From the last change of zoom until the ink is drawn anew. */
const REDRAW_DELAY_MS = 140;
/** So much closer a double tap looks; the next one shows the whole board again. */
const DOUBLE_TAP_ZOOM = 1.8;

/** Pictures of boards that have left the page, for the next one that looks alike. @type {WeakMap<object, any>} */
let spare = new WeakMap();
onContextRestored(() => {
  spare = new WeakMap();
});

/**
 * What a hand carries over a board instead of moving the view.
 *
 * @typedef {object} Carrier
 * @property {(at: Point) => boolean} holds  true where there is something to carry
 * @property {(at: Point) => void} lift
 * @property {(at: Point) => boolean} drag  false while nothing is carried
 * @property {(at: Point, cancelled: boolean) => void} drop
 */

/**
 * A drawn board of any game: layers under one camera, moved by hands, drawn anew when it has another size, theme or
 * zoom. What is drawn and what a touch means comes from the class that extends it; it calls `begin` when it is ready.
 */
export class BoardCanvas {
  /** The timer of the next step towards a new drawing. */
  #next = 0;
  /** @type {() => void} */
  #stopListening = () => {};
  /** @type {() => void} */
  #forgetLost = () => {};
  /** Calls back with what was held: a long press only looks and never acts. @type {import("../../core/listeners.js").Listeners<[hit: any]>} */
  onHold = listeners();
  /** Calls back when nothing was hit. @type {import("../../core/listeners.js").Listeners<[]>} */
  onMiss = listeners();
  /** Calls back with what a mouse points at, null for nothing. @type {import("../../core/listeners.js").Listeners<[hit: any]>} */
  onHover = listeners();

  /**
   * @param {HTMLElement} container  fills with the board; needs a size of its own, and a position
   * @param {object} options
   * @param {"light" | "dark"} options.theme
   * @param {string} options.desk  token of the colour around the board
   * @param {Box} options.sheet  the whole board in its own units
   * @param {readonly string[]} options.layers  names from the lowest to the highest; the last one shows pulses
   * @param {readonly string[]} options.faces  fonts to wait for
   * @param {object} options.look  a part of the board's data that boards of the same look share
   * @param {number} options.people  for whom there is room
   * @param {() => import("./layer.js").OffscreenPicture} options.backdrop  makes the pictures that are kept for a zoom
   */
  constructor(container, { theme, desk, sheet, layers, faces, look, people, backdrop }) {
    this.container = container;
    this.theme = theme;
    this.faces = faces;
    this.look = look;
    this.people = people;
    /** What was painted for an earlier board is seen at once. @type {any} */
    this.backdrop = spare.get(look) ?? backdrop();
    // A board that is turned has another sheet.
    this.backdrop.all = sheet;
    spare.delete(look);
    this.palette = readPalette();
    this.camera = new Camera(sheet);
    this.density = 1;
    this.ended = false;
    /** @type {Carrier | null} */
    this.carrier = null;
    this.table = document.createElement("div");
    // Events of a canvas are heard on the way down only.
    this.table.addEventListener("contextlost", () => this.#sayLost(true), { capture: true });
    this.#forgetLost = onContextRestored(() => this.#restore());
    // Pieces are not seen before the ink that they lie on.
    Object.assign(this.table.style, { position: "absolute", inset: "0", visibility: "hidden" });
    Object.assign(container.style, {
      overflow: "hidden",
      background: `var(${desk})`,
      userSelect: "none",
    });
    container.append(this.table);
    /** @type {Record<string, Layer>} */
    this.layers = Object.fromEntries(layers.map((name) => [name, new Layer(this.table)]));
    const top = layers.at(-1) ?? "";
    this.pulses = new Pulses(() => this.layers[top]?.paintSoon());
    this.observer = new ResizeObserver(() => this.#sized());
  }

  // -- what a board adds ----------------------------------------------------------------------------------------

  /**
   * Draws the pictures that are kept for a zoom, in steps that each take little time; what was seen before stays until
   * the last one. A step that has painted much yields `PAINTED`.
   *
   * @returns {Generator<void | typeof PAINTED, void>}
   */
  *draw() {}

  /** True if the offscreen pictures reach over a view. @param {Box} view */
  covers(view) {
    return this.backdrop.covers(view);
  }

  /** What the pictures follow from, besides the board. */
  get wish() {
    const { scale, least, sheet } = this.camera;
    const { documentElement, fonts } = document;
    const words = [this.theme, documentElement.lang, fonts.status];
    return [...words, this.people, this.density, scale, least, sheet.w].join();
  }

  /** What lies under a point of the screen. @param {Point} _at @returns {unknown} null for nothing */
  hitTest(_at) {
    return null;
  }

  /** @param {unknown} _hit  what `under` found */
  pressed(_hit) {}

  /** A touch has hit nothing. @param {Point} _at */
  missed(_at) {
    this.onMiss.tell();
  }

  /** The view has another size: where to look now, before anything is seen of it. */
  aimCamera() {}

  // -- for everybody --------------------------------------------------------------------------------------------

  /** Begins to listen and to draw. */
  begin() {
    this.#stopListening = listenToGestures(this.container, {
      lift: ({ from }) => this.carrier?.lift(from),
      drag: ({ at }, dx, dy) => this.carrier?.drag(at) || this.move(() => this.camera.pan(dx, dy)),
      drop: ({ at }, cancelled) => this.carrier?.drop(at, cancelled),
      zoom: (factor, at) => {
        this.carrier?.drop(at, true);
        this.move(() => this.camera.zoom(factor, at));
      },
      tap: ({ at }) => this.#tap(at),
      hold: ({ at }) => this.#hold(at),
      doubleTap: ({ at }) => this.move(() => this.camera.toggle(DOUBLE_TAP_ZOOM, at)),
      hover: (at) => this.hovered(at),
      pannable: (touch) =>
        !this.camera.fitted || (touch !== null && this.carrier?.holds(touch.from) === true),
    });
    // It is laid out with the rest of the page: asked for its size now, the browser would do that in this task.
    this.observer.observe(this.container);
    void this.#awaitFaces();
  }

  /** Shows the whole sheet. */
  fit() {
    this.move(() => this.camera.fit());
  }

  /**
   * Takes the size of the container; called by itself when that changes. The board lies in its new place at once, and its
   * ink follows.
   */
  resize() {
    const { clientWidth: width, clientHeight: height } = this.container;
    if (width === 0 || height === 0 || this.ended) return;
    const density = Math.min(globalThis.devicePixelRatio || 1, 3);
    const { camera } = this;
    if (width === camera.width && height === camera.height && density === this.density) return;
    this.density = density;
    camera.resize(width, height);
    this.aimCamera();
    for (const layer of Object.values(this.layers)) layer.resize(width, height, density);
    this.place();
    clearTimeout(this.#next);
    const isMade = this.backdrop.made === this.wish && this.covers(camera.view());
    if (isMade) this.table.style.visibility = "";
    else this.redrawInSteps();
  }

  /** The container has got its size, or another one. */
  #sized() {
    if (this.camera.width <= 1) this.resize();
    // Each board in a task of its own: with several at a table, drawn in one, a touch would wait for all of them.
    else setTimeout(() => this.resize());
  }

  /** The ink of the other theme follows, as at another size; what was seen before stays until it is there. @param {"light" | "dark"} theme */
  setTheme(theme) {
    if (this.theme === theme) return;
    this.theme = theme;
    this.palette = readPalette();
    this.backdrop.clearCaches?.();
    this.redrawInSteps();
  }

  /** Takes the board off the page. */
  destroy() {
    this.ended = true;
    clearTimeout(this.#next);
    this.pulses.stop();
    this.#stopListening();
    this.#forgetLost();
    this.#sayLost(false);
    this.observer.disconnect();
    for (const layer of Object.values(this.layers)) layer.stop();
    this.table.remove();
    // The next one may have another theme.
    this.backdrop.clearCaches?.();
    spare.set(this.look, this.backdrop);
  }

  /** Draws anew at once. */
  redraw() {
    clearTimeout(this.#next);
    if (this.camera.width <= 1 || this.ended) return;
    const steps = this.draw();
    while (!steps.next().done);
    this.#inked();
  }

  /** Puts all layers where the camera looks. */
  place() {
    this.container.style.touchAction = this.camera.fitted ? "pan-x pan-y" : "none";
    for (const layer of Object.values(this.layers)) layer.place(this.camera);
  }

  /** Moves the camera; the ink is drawn anew a little later. @param {() => void} change */
  move(change) {
    const { scale } = this.camera;
    change();
    this.place();
    if (this.camera.scale === scale && this.covers(this.camera.view())) return;
    this.redrawInSteps(REDRAW_DELAY_MS);
  }

  /** @param {Point} place  in units of the board @returns {Point} in css pixels of the container */
  onScreen([x, y]) {
    const { camera } = this;
    return [x * camera.scale + camera.x, y * camera.scale + camera.y];
  }

  /** @param {import("../map/types.js").Box} box in units of the board @returns {import("../map/types.js").Box} in css pixels of the container */
  onScreenBox({ x, y, w, h }) {
    const [left, top] = this.onScreen([x, y]);
    const { scale } = this.camera;
    return { x: left, y: top, w: w * scale, h: h * scale };
  }

  /** Pulses places once, after bringing them into view. @param {Map<string, Point>} places */
  pulse(places) {
    if (places.size === 0) return;
    const points = [...places.values()];
    if (!this.camera.sees(points)) this.move(() => this.camera.centre(points));
    this.pulses.start([...places.keys()]);
  }

  /** Draws anew in tasks of their own: a touch, or a computer's answer, never waits for all of it. @param {number} [delay] */
  redrawInSteps(delay = 0) {
    clearTimeout(this.#next);
    /** @type {Generator<void | typeof PAINTED, void> | null} */
    let steps = null;
    const some = () => {
      steps ??= this.draw();
      if (runSlice(steps)) this.#drawn();
      else this.#next = window.setTimeout(some);
    };
    this.#next = window.setTimeout(some, delay);
  }

  /** The browser has lost pictures of this board, or of another one, and can paint again. */
  #restore() {
    this.backdrop.made = "";
    this.backdrop.clearCaches?.();
    this.redrawInSteps();
  }

  /** The style sheet around the board shows words for it. @param {boolean} isLost */
  #sayLost(isLost) {
    this.container.toggleAttribute("data-lost", isLost);
  }

  /** What was drawn is seen. */
  #inked() {
    this.backdrop.made = this.wish;
    this.table.style.visibility = "";
    this.#sayLost(Object.values(this.layers).some(({ isLost }) => isLost));
    this.place();
  }

  #drawn() {
    this.#inked();
    // The hand may have moved on while it was drawn.
    if (!this.covers(this.camera.view())) this.redrawInSteps();
  }

  /** The faces may still be on their way: what is lettered is drawn again when they are there. */
  async #awaitFaces() {
    const { faces } = this;
    if (faces.every((face) => document.fonts.check(face))) return;
    await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
    if (this.ended) return;
    this.fontsLoaded();
    this.redrawInSteps();
  }

  /** The fonts are there: what was measured with others is out of date. */
  fontsLoaded() {}

  /** @param {Point} at */
  #tap(at) {
    const hit = this.hitTest(at);
    if (hit === null) this.missed(at);
    else this.pressed(hit);
    return hit !== null;
  }

  /** @param {Point} at */
  #hold(at) {
    const hit = this.hitTest(at);
    if (hit !== null) this.onHold.tell(hit);
  }

  /** @param {Point | null} at */
  hovered(at) {
    const hit = at === null ? null : this.hitTest(at);
    this.onHover.tell(hit);
    this.container.style.cursor =
      hit !== null ? "pointer" : this.camera.fitted ? "default" : "grab";
  }
}
