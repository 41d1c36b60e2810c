import { listeners } from "../../../core/listeners.js";
import { easeInOut, FrameLoop } from "../../canvas/animation.js";
import { PostMap } from "../index.js";
import { drawnRoads, roadKey } from "../pieces/roads.js";
import {
  coachHome,
  distanceTo,
  paintArrows,
  paintCoaches,
  paintGoal,
  paintRims,
  paintTethers,
  placesOf,
} from "./coaches.js";

/**
 * @import { Camera } from "../../canvas/camera.js"
 * @import { Board, Point, Terrain } from "../types.js"
 */

/**
 * A map of ways in one direction: towns with exits, one goal, coaches that travel.
 *
 * @typedef {object} Ways
 * @property {string} id
 * @property {string} title
 * @property {string} goal
 * @property {Board["map"]} map
 * @property {{id: string, name: string, x: number, y: number, label: string, exits: string[], bends?: Record<string, number>, leans?: Record<string, number>}[]} towns  with the bends of the ways, by exit
 * @property {{id: string, hex: string}[]} carriages
 *
 * @typedef {{town: string, riders: number}} Travelling  where a coach is, and how many sit in it
 * @typedef {{coaches: Travelling[], lit: string[], marked: string[]}} WaysState
 */

/**
 * The ways as a board that the post map can draw.
 *
 * @param {Ways} ways
 * @returns {Board}
 */
export function boardOfWays(ways) {
  /** @type {Board} */
  const board = {
    id: ways.id,
    // the expansion's own name; the whole title is too long for a scroll
    title: ways.title.split(": ").at(-1) ?? ways.title,
    map: ways.map,
    countries: [],
    cities: ways.towns.map((town) => ({ ...town, country: null, goal: town.id === ways.goal })),
    roads: ways.towns.flatMap(({ id, exits, bends, leans }) =>
      exits.map((exit) => ({ a: id, b: exit, bend: bends?.[exit], lean: leans?.[exit] })),
    ),
    stacks: [],
    stands: (city, scale) => coachHome(board, city, { scale, cssScale: scale }),
  };
  return board;
}

/** The second map: the post map's paper, towns and roads; on top of them arrows, the goal, and the coaches. */
export class WaysMap extends PostMap {
  /** @type {WaysState} */
  state = { coaches: [], lit: [], marked: [] };
  /** Coaches under way on the screen: from which town, and since when. @type {Map<number, {from: string, since: number}>} */
  gliding = new Map();
  loop = new FrameLoop(() => this.animate());
  time = 0;

  /**
   * @param {HTMLElement} container
   * @param {{ways: Ways, terrain: Terrain, theme: "light" | "dark"}} options
   */
  constructor(container, { ways, terrain, theme }) {
    super(container, { board: boardOfWays(ways), theme, terrain });
    this.ways = ways;
    this.roads = drawnRoads(this.board);
    this.followCamera = new FollowCamera(this.camera);
    this.coachCarrier = new CoachCarrier(this);
    this.carrier = this.coachCarrier;
    const { routes, pieces } = this.layers;
    const onMap = (/** @type {typeof paintGoal} */ paint) => {
      return (/** @type {CanvasRenderingContext2D} */ ctx) => paint(ctx, this.palette, this);
    };
    routes.add(onMap(paintArrows), onMap(paintTethers));
    pieces.add(onMap(paintGoal), onMap(paintCoaches), onMap(paintRims));
  }

  get scale() {
    return Math.min(0.46, this.camera.scale);
  }

  /** @override */
  get readBoxes() {
    return [...this.keptBoxes, ...placesOf(this).map(({ box }) => box)];
  }

  /**
   * @override
   * @param {WaysState} state
   * @param {number} [time]  in which a coach glides to its next town, in milliseconds
   */
  setState(state, time = 0) {
    this.time = time;
    const { coaches, lit, marked } = state;
    const { coaches: earlier, lit: before } = this.state;
    coaches.forEach(({ town }, number) => {
      const from = earlier[number]?.town;
      if (time > 0 && from && from !== town && this.roads.has(roadKey(from, town)))
        this.gliding.set(number, { from, since: performance.now() });
    });
    this.state = state;
    if (this.gliding.size > 0) this.loop.start();
    super.setState({ lit, marked });
    // A town that is only marked was touched in the view that a hand has chosen.
    if (JSON.stringify([coaches, lit]) !== JSON.stringify([earlier, before])) {
      this.resize();
      this.move(() => this.aimCamera());
    }
    const { routes, pieces } = this.layers;
    routes.paintSoon();
    pieces.paintSoon();
  }

  /** Looks at what matters now: where coaches may go, or where they are. @override */
  aimCamera() {
    const { lit, coaches } = this.state;
    const places = (lit.length > 0 ? lit : coaches.map(({ town }) => town)).flatMap((id) => {
      const point = this.points.get(id);
      return point ? [point] : [];
    });
    this.followCamera.look(places);
  }

  /** Says where the sheet goes on below the view: Rome lies there. @override */
  place() {
    super.place();
    const { sheet, height, scale, y } = this.camera;
    this.container.toggleAttribute("data-below", y + (sheet.y + sheet.h) * scale > height + 1);
  }

  animate() {
    const now = performance.now();
    for (const [number, { since }] of this.gliding)
      if (now - since >= this.time) this.gliding.delete(number);
    this.layers.pieces.paintSoon();
    return this.gliding.size > 0;
  }

  /**
   * How far a coach that glides or is carried is from the town where it belongs.
   *
   * @param {number} number
   * @param {string} town
   * @returns {Point}
   */
  offset(number, town) {
    if (number === this.coachCarrier.number) return this.coachCarrier.shift;
    const glide = this.gliding.get(number);
    const road = glide && this.roads.get(roadKey(glide.from, town));
    const goal = this.points.get(town);
    if (!glide || !road || !goal) return [0, 0];
    const line = road.a === glide.from ? road.line : [...road.line].reverse();
    const eased = easeInOut((performance.now() - glide.since) / this.time);
    const at = line[Math.round(eased * (line.length - 1))];
    return [at[0] - goal[0], at[1] - goal[1]];
  }

  /** @override */
  destroy() {
    this.loop.stop();
    super.destroy();
  }
}

/** Where the whole sheet would be smaller than this, it is shown by its width and follows the coaches. */
const READABLE_SCALE = 0.36;
/** So large it may become by that, in css pixels per map unit. */
const LARGEST_SCALE = 0.5;
/** Least gain in scale for which a part of the sheet is cut off. */
const WORTHWHILE_GAIN = 1.25;

/**
 * The view of the ways until a hand moves it: all of them where they can be read, else as wide as the view, with
 * what matters now in the middle. It follows from the size of the view alone, whatever size that had before.
 *
 * @internal
 */
export class FollowCamera {
  /** The scale that was set last; at any other one a hand has zoomed. */
  #given = 0;

  /** @param {Camera} camera */
  constructor(camera) {
    this.camera = camera;
  }

  /** The scale at which the ways are shown. */
  get scale() {
    const { least, width, sheet } = this.camera;
    if (least >= READABLE_SCALE) return least;
    const wide = Math.min(LARGEST_SCALE, width / sheet.w);
    return wide < least * WORTHWHILE_GAIN ? least : wide;
  }

  /** Looks at places of the map. @param {readonly Point[]} places */
  look(places) {
    const { camera } = this;
    if (camera.width <= 1) return;
    if (camera.fitted || camera.scale === this.#given) {
      camera.fit();
      camera.zoom(this.scale / camera.scale);
      this.#given = camera.scale;
    }
    if (camera.fitted || places.length === 0) return;
    const middle = [0, 1].map((axis) => {
      const along = places.map((place) => place[axis] ?? 0);
      return (Math.min(...along) + Math.max(...along)) / 2;
    });
    camera.centre([/** @type {Point} */ (middle)]);
  }
}

/** Half the width of a finger. */
const REACH_PX = 22;

/** Carries coaches over their map with mouse, finger or pen; while none can move, only where a drag does not move the map. */
class CoachCarrier {
  /** The coach that is carried, or -1. */
  number = -1;
  /** How far it was carried, in map units. @type {Point} */
  shift = [0, 0];
  /** Where it was touched, on the screen. @type {Point} */
  #from = [0, 0];
  /** Calls back with a coach that was carried, and to which town. @type {import("../../../core/listeners.js").Listeners<[coach: number, town: string | null]>} */
  onDrop = listeners();

  /** @param {WaysMap} ways */
  constructor(ways) {
    this.ways = ways;
  }

  /** The nearest coach within the reach of a finger, else one at the town that is touched, or -1. @param {Point} at  on the screen */
  coachAt(at) {
    const { state, camera } = this.ways;
    if (state.lit.length === 0 && !camera.fitted) return -1;
    const point = camera.toMap(at);
    const away = placesOf(this.ways).map(({ box }) => distanceTo(box, point));
    const least = Math.min(...away);
    if (least * camera.scale < REACH_PX) return away.indexOf(least);
    const touched = this.#townAt(at);
    return state.coaches.findIndex(({ town }) => town === touched);
  }

  /** @param {Point} at @returns {string | null} */
  #townAt(at) {
    return /** @type {{city?: string} | null} */ (this.ways.hitTest(at))?.city ?? null;
  }

  /** @param {Point} at */
  holds(at) {
    return this.coachAt(at) >= 0;
  }

  /** @param {Point} at */
  lift(at) {
    this.number = this.coachAt(at);
    this.#from = at;
    this.shift = [0, 0];
  }

  /** @param {Point} at */
  drag([x, y]) {
    if (this.number < 0) return false;
    const { camera, layers } = this.ways;
    const [fromX, fromY] = this.#from;
    this.shift = [(x - fromX) / camera.scale, (y - fromY) / camera.scale];
    layers.pieces.paintSoon();
    return true;
  }

  /** @param {Point} at @param {boolean} cancelled */
  drop(at, cancelled) {
    const { number, ways } = this;
    if (number < 0) return;
    this.number = -1;
    ways.layers.pieces.paintSoon();
    if (cancelled) return;
    this.onDrop.tell(number, this.#townAt(at));
  }
}
