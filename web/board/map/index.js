import { listeners } from "../../core/listeners.js";
import { BoardCanvas } from "../canvas/board-canvas.js";
import { textMeasures } from "../canvas/paint.js";
import { Backdrop } from "./backdrop.js";
import { countryFinder } from "./land/countries.js";
import { boundsOf, cityPoint, overlap, sheet } from "./land/geometry.js";
import { terrains } from "./land/terrain.js";
import { LayoutCache, layoutScale, townsAndNames } from "./layout.js";
import { townBox } from "./pieces/towns.js";
import { hitAt, layersToRepaint, paintHighlights, paintPieces, paintUnderTowns } from "./scene.js";
import { Shine } from "./shine.js";

/**
 * @import { PAINTED } from "../canvas/layer.js"
 * @import { Board, Box, MapState, Point, Terrain } from "./types.js"
 * @import { Layout } from "./layout.js"
 * @import { Scene } from "./scene.js"
 */

const FACES = ["400 20px 'IM Fell English SC'", "500 20px 'Alegreya Sans'", "700 20px Alegreya"];

// They come while the engine still starts; names that are measured without them have to be placed anew.
for (const face of FACES) void document.fonts.load(face).catch(() => []);

/**
 * The post map: draws a board file and what stands on it, and says which town or stack was touched. It knows no rules.
 *
 *     const map = new PostMap(element, { board, theme: "light" });
 *     map.setState({ houses: { ulm: [0, 1] }, lit: ["augsburg"], seats });
 *     const undo = map.onCity((id) => ...);
 */
export class PostMap extends BoardCanvas {
  /** @type {MapState} */
  #state = {};
  /** Where everything stands in the ink that is seen. @type {Layout | null} */
  layout = null;
  /** Calls back with the town that was touched. @type {import("../../core/listeners.js").Listeners<[id: string]>} */
  onCity = listeners();
  /** Calls back with the country whose land was touched far from all towns, or null at sea. @type {import("../../core/listeners.js").Listeners<[id: string | null]>} */
  onCountry = listeners();
  /** Calls back with the stack that was touched. @type {import("../../core/listeners.js").Listeners<[id: string]>} */
  onStack = listeners();

  /**
   * @param {HTMLElement} container  fills with the map; needs a size of its own
   * @param {object} options
   * @param {Board} options.board
   * @param {"light" | "dark"} [options.theme]
   * @param {Terrain} [options.terrain]
   * @param {MapState} [options.state]  what stands on it at first: the map is drawn once, not twice
   */
  constructor(container, { board, theme = "light", terrain = terrains[board.id], state = {} }) {
    super(container, {
      theme,
      // What the sheet leaves free is paper, too.
      desk: "--map-paper-warm",
      sheet: sheet(board),
      layers: ["base", "routes", "pieces", "highlight"],
      faces: FACES,
      look: board.map,
      people: state.seats?.length ?? 0,
      backdrop: () => new Backdrop(board, terrain),
    });
    this.board = board;
    this.#state = state;
    this.layout = this.backdrop.layout;
    this.points = new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
    this.plan = new LayoutCache(board, textMeasures(this.palette));
    const { base, routes, pieces, highlight } = this.layers;
    base?.add((ctx) => this.backdrop.paint(ctx, 0));
    routes?.add(this.#scenery(paintUnderTowns));
    pieces?.add((ctx) => this.backdrop.paint(ctx, 1), this.#scenery(paintPieces));
    this.shine = new Shine(board, () => routes?.paintSoon());
    routes?.add((ctx) => this.shine.paint(ctx, this.palette, this.camera.scale));
    highlight?.add(this.#scenery((ctx, scene) => paintHighlights(ctx, scene, this.pulses.beats())));
    if (highlight)
      highlight.isEmpty = () =>
        this.pulses.isOver && ![this.#state.preview, this.#state.marked].some((all) => all?.length);
    this.begin();
  }

  /** Shows another position; only what differs is drawn again. @param {MapState} state */
  setState(state) {
    const before = this.#state;
    this.#state = { ...state };
    if ((before.seats ?? []).length !== (state.seats ?? []).length) this.redraw();
    for (const layer of layersToRepaint(before, state)) this.layers[layer]?.paintSoon();
  }

  /** Width of the sheet by its height: a container of that shape has no empty margin. */
  get aspect() {
    const { w, h } = sheet(this.board);
    return w / h;
  }

  /** Pulses towns once, for a line of the log; brings them into view first. @param {string[]} cities */
  focus(cities) {
    this.pulse(new Map([...this.points].filter(([id]) => cities.includes(id))));
  }

  /**
   * Where a town is on the screen, in css pixels of the container, for panels that point at it.
   *
   * @param {string} id
   * @returns {Point | null}
   */
  cityOnScreen(id) {
    const point = this.points.get(id);
    return point ? this.onScreen(point) : null;
  }

  /**
   * What belongs to a town on the screen, in css pixels of the container: itself, its name and its houses.
   *
   * @param {string} id
   * @returns {import("./types.js").Box | null} null when it is out of view
   */
  boxOnScreen(id) {
    const city = this.board.cities.find((one) => one.id === id);
    if (!city || !this.layout) return null;
    const { labels, rows, scale } = this.layout;
    const row = this.#state.houses?.[id]?.length ? rows.get(id) : undefined;
    const boxes = [townBox(this.board, city, scale), labels.get(id)?.box, row?.box];
    const bounds = boundsOf(boxes.flatMap((box) => (box ? corners(box) : [])));
    const box = this.onScreenBox(bounds);
    const { width: w, height: h } = this.camera;
    return overlap(box, { x: 0, y: 0, w, h }) > 0 ? box : null;
  }

  /** @override */
  destroy() {
    this.shine.stop();
    super.destroy();
  }

  /** @override */
  fontsLoaded() {
    this.plan.letter(textMeasures(this.palette));
  }

  /** @override @returns {Generator<void | typeof PAINTED, void>} */
  *draw() {
    const { backdrop, camera, density, palette } = this;
    yield* backdrop.shape();
    yield;
    const wanted = {
      scale: layoutScale(camera.scale),
      whole: layoutScale(camera.least),
      // Without houses names have all the room.
      seats: this.#state.seats?.length ?? 0,
    };
    const layout = yield* this.plan.arranged(wanted, backdrop.seas);
    yield;
    yield* backdrop.draw(camera, density, layout, palette);
    this.layout = backdrop.layout = layout;
  }

  /** @override @param {Point} at */
  hitTest(at) {
    const scene = this.#scene();
    return scene && hitAt(scene, this.camera, at);
  }

  /** @override @param {unknown} hit */
  pressed(hit) {
    const found = /** @type {NonNullable<ReturnType<typeof hitAt>>} */ (hit);
    if ("city" in found) this.onCity.tell(found.city);
    else this.onStack.tell(found.stack);
  }

  /** @override @param {Point} at */
  missed(at) {
    const [x, y] = this.camera.toMap(at);
    super.missed(at);
    this.onCountry.tell(countryFinder(this.board)(x, y));
  }

  /** Where the towns and their names stand, in map units. */
  get keptBoxes() {
    return this.layout ? townsAndNames(this.board, this.layout) : [];
  }

  /** What is read beside an answer, in map units. @returns {Box[]} */
  get readBoxes() {
    return this.keptBoxes;
  }

  /** What is painted from the present state. @param {(ctx: CanvasRenderingContext2D, scene: Scene) => void} paint */
  #scenery(paint) {
    return (/** @type {CanvasRenderingContext2D} */ ctx) => {
      const scene = this.#scene();
      if (scene) paint(ctx, scene);
    };
  }

  /** @returns {Scene | null} */
  #scene() {
    const { board, points, palette, layout } = this;
    return layout && { board, points, state: this.#state, layout, palette };
  }
}

/** @param {import("./types.js").Box} box @returns {Point[]} */
function corners({ x, y, w, h }) {
  return [
    [x, y],
    [x + w, y + h],
  ];
}
