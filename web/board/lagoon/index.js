import { listeners } from "../../core/listeners.js";
import { BoardCanvas } from "../canvas/board-canvas.js";
import { Backdrop } from "./backdrop.js";
import { islandBox, sailingRoute, sheetOf } from "./geometry.js";
import { Motion } from "./motion.js";
import { hitAt, Places } from "./places.js";
import { layersToRepaint, paintLights, paintPieces } from "./scene.js";

/**
 * @import { PAINTED } from "../canvas/layer.js"
 * @import { LagoonBoard, LagoonState, Place, Point } from "./types.js"
 */

const FACES = ["400 20px 'IM Fell English SC'", "700 20px 'Alegreya Sans'", "600 20px Alegreya"];

/**
 * The lagoon of Murano: draws the board file and what stands on it, and says what was touched. It knows no rules.
 *
 *     const lagoon = new Lagoon(element, { board: layOutBoard(board, "across"), players: 4, theme: "light", nameOf, state });
 *     lagoon.setState({ ...state });
 *     const undo = lagoon.onTouch(({ kind, id }) => ...);
 */
export class Lagoon extends BoardCanvas {
  /** @type {LagoonState} */
  #state;
  /** Calls back with what was touched. @type {import("../../core/listeners.js").Listeners<[import("./places.js").Hit]>} */
  onTouch = listeners();
  /** Calls back whenever the board lies elsewhere on the screen. @type {import("../../core/listeners.js").Listeners<[]>} */
  onView = listeners();
  /** Calls back when a hand took something up, and again with what lies where it was put down. @type {import("../../core/listeners.js").Listeners<[held: import("./places.js").Hit, hit?: import("./places.js").Hit | null]>} */
  onCarry = listeners();

  /**
   * @param {HTMLElement} container  fills with the board; needs a size of its own
   * @param {object} options
   * @param {LagoonBoard} options.board  layOutBoard for the screen
   * @param {number} options.players  decides which side of the board is used
   * @param {"light" | "dark"} [options.theme]
   * @param {(action: string) => string} options.nameOf  an action in the reader's language
   * @param {LagoonState} options.state  what lies on it at first
   */
  constructor(container, { board, players, theme = "light", nameOf, state }) {
    const places = new Places(board, players);
    super(container, {
      theme,
      desk: "--lagoon-deep",
      sheet: sheetOf(board),
      layers: ["base", "pieces", "lights"],
      faces: FACES,
      look: board.playerColours,
      people: players,
      backdrop: () => new Backdrop(places),
    });
    this.board = board;
    this.players = players;
    this.nameOf = nameOf;
    this.#state = state;
    this.places = this.backdrop.places = places;
    const { base, pieces, lights } = this.layers;
    this.motion = new Motion(() => pieces?.paintSoon());
    base?.add((ctx) => this.backdrop.paint(ctx));
    pieces?.add((ctx) => paintPieces(ctx, this.#scene()));
    lights?.add((ctx) => paintLights(ctx, this.#scene(), this.pulses.beats()));
    this.carrier = this.#shipCarrier();
    this.begin();
  }

  /** Shows another position; only what differs is drawn again. @param {LagoonState} state */
  setState(state) {
    const before = this.#state;
    this.#state = state;
    for (const layer of layersToRepaint(before, state)) this.layers[layer]?.paintSoon();
  }

  /** A ship stays where it is while it is carried: where it can go shines. @returns {import("../canvas/board-canvas.js").Carrier} */
  #shipCarrier() {
    /** @type {import("./places.js").Hit | null} */
    let held = null;
    const isShip = (/** @type {Point} */ at) => this.hitTest(at)?.kind === "ship";
    return {
      holds: isShip,
      lift: (at) => {
        // A board that is not seen as a whole is moved by anything else on it.
        held = this.camera.fitted || isShip(at) ? this.hitTest(at) : null;
        if (held) this.onCarry.tell(held);
      },
      drag: () => held?.kind === "ship",
      drop: (at, cancelled) => {
        if (held && !cancelled) this.onCarry.tell(held, this.hitTest(at));
        else if (this.camera.fitted && !cancelled) this.missed(at);
        held = null;
      },
    };
  }

  /** @override */
  place() {
    super.place();
    this.onView.tell();
  }

  /**
   * Lets a ship sail to where the state already has it.
   *
   * @param {number} from
   * @param {number} to
   * @param {boolean} red
   * @param {number} time  in milliseconds, 0: it is there at once
   */
  sail(from, to, red, time) {
    if (time <= 0) return;
    const way = sailingRoute(this.board, this.places.slots, from, to);
    this.motion.sail({ way, red, to, time });
  }

  /**
   * Lets a tile or a gondolier come down to where the state already has it.
   *
   * @param {Place} place
   * @param {number} time  in milliseconds, 0: it is there at once
   */
  drop({ kind, id }, time) {
    if (time <= 0) return;
    this.motion.drop(`${kind}:${id}`, time);
  }

  /**
   * Lets a building rise where the state already has it, for all to see.
   *
   * @param {string} cell
   * @param {number} time  in milliseconds
   */
  rise(cell, time) {
    if (time > 0) this.motion.rise(`cell:${cell}`, time);
  }

  /** Marks places with a hexagon that opens. @param {readonly Place[]} marks */
  focus(marks) {
    const known = marks.flatMap((place) => {
      const middle = this.places.middle(place);
      return middle ? [/** @type {[string, Point]} */ ([`${place.kind}:${place.id}`, middle])] : [];
    });
    this.pulse(new Map(known));
  }

  /**
   * Shows one island as large as it can be.
   *
   * @param {string} id
   * @param {number} [bar]  height of what lies over the board, in css pixels: above the island, or below it where negative
   */
  enlarge(id, bar = 0) {
    const island = this.places.islands.find((one) => one.id === id);
    if (!island) return;
    const box = islandBox(island);
    const { camera } = this;
    this.move(() => {
      camera.fit();
      // On a low board the island is rather covered a little than small.
      const free = Math.sign(bar) * Math.min(Math.abs(bar), camera.height / 5);
      const high = camera.height - Math.abs(free);
      const scale = Math.min(camera.width / (box.w + 90), high / (box.h + 60));
      const middle = /** @type {Point} */ ([box.x + box.w / 2, box.y + box.h / 2]);
      camera.zoom(scale / camera.scale, this.onScreen(middle));
      const [x, y] = this.onScreen(middle);
      camera.pan(camera.width / 2 - x, (camera.height + free) / 2 - y);
    });
  }

  /** @param {Place} place @returns {import("./types.js").Box | null} in css pixels of the container */
  boxOnScreen(place) {
    const box = this.places.boxOf(place);
    return box && this.onScreenBox(box);
  }

  /** @override @returns {Generator<void | typeof PAINTED, void>} */
  *draw() {
    yield* this.backdrop.draw(this.camera, this.density, this.palette, this.nameOf);
  }

  /** @override @param {Point} at */
  hitTest(at) {
    return hitAt(this.places, this.#state, this.camera, at);
  }

  /** @override @param {unknown} hit */
  pressed(hit) {
    this.onTouch.tell(/** @type {import("./places.js").Hit} */ (hit));
  }

  /** @returns {import("./scene.js").Scene} */
  #scene() {
    const { places, motion, palette, camera } = this;
    const { scale, sheet } = camera;
    return { state: this.#state, places, motion, palette, scale, sheet };
  }

  /** @override */
  destroy() {
    this.motion.stop();
    super.destroy();
  }
}
