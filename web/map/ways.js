import Konva from "konva/lib/Core.js";
import { COACH, travelCoachParts } from "../art/coaches.js";
import { paintParts } from "../canvas/paint.js";
import { PostMap } from "./index.js";
import { roadKey, roadWidth } from "./roads.js";
import rome from "./terrain/rome.json" with { type: "json" };
import { townBox } from "./towns.js";

/**
 * @import { Board, Box, Point, Terrain } from "./types.js"
 * @import { Palette } from "../canvas/paint.js"
 *
 * A map of ways in one direction: towns with exits, one goal, coaches that travel.
 *
 * @typedef {object} Ways
 * @property {string} id
 * @property {string} title
 * @property {string} goal
 * @property {Board["map"]} map
 * @property {{id: string, name: string, x: number, y: number, label: string, exits: string[]}[]} towns
 * @property {{id: string, hex: string}[]} carriages
 *
 * @typedef {{town: string, riders: number}} Travelling  where a coach is, and how many sit in it
 * @typedef {{coaches: Travelling[], lit: string[], marked: string[]}} WaysState
 */

/** The least width of a coach, in css pixels. */
const LEAST = 27;
/** Where the whole sheet would be smaller than this, it is shown by its width and follows the coaches. */
const READABLE = 0.36;

/**
 * The ways as a board that the post map can draw.
 *
 * @param {Ways} ways
 * @returns {Board}
 */
export function boardOfWays(ways) {
  return {
    id: ways.id,
    // the expansion's own name; the whole title is too long for a scroll
    title: ways.title.split(": ").at(-1) ?? ways.title,
    map: ways.map,
    countries: [],
    cities: ways.towns.map(({ id, name, x, y, label }) => ({
      id,
      name,
      x,
      y,
      label,
      country: null,
    })),
    roads: ways.towns.flatMap(({ id, exits }) => exits.map((exit) => ({ a: id, b: exit }))),
    stacks: [],
  };
}

/** The second map: the post map's paper, towns and roads; on top of them arrows, the goal, and the coaches. */
export class WaysMap {
  /**
   * @param {HTMLElement} container
   * @param {{ways: Ways, theme: "light" | "dark"}} options
   */
  constructor(container, { ways, theme }) {
    this.ways = ways;
    /** @type {WaysState} */
    this.state = { coaches: [], lit: [], marked: [] };
    /** Coaches under way on the screen: from which town, and since when. @type {Map<number, {from: string, since: number}>} */
    this.gliding = new Map();
    this.frame = 0;
    this.time = 0;
    this.map = new PostMap(container, {
      board: boardOfWays(ways),
      theme,
      terrain: /** @type {Terrain} */ (/** @type {unknown} */ (rome)),
    });
    this.observer = new ResizeObserver(() => this.follow());
    this.observer.observe(container);
    const { routes, pieces } = this.map.layers;
    this.onLayer(routes, (ctx, palette) => this.paintArrows(ctx, palette));
    this.onLayer(pieces, (ctx, palette) => this.paintGoal(ctx, palette));
    this.onLayer(pieces, (ctx, palette) => this.paintCoaches(ctx, palette));
  }

  /**
   * @param {Konva.Layer} layer
   * @param {(ctx: CanvasRenderingContext2D, palette: Palette) => void} paint
   */
  onLayer(layer, paint) {
    layer.add(
      new Konva.Shape({
        listening: false,
        perfectDrawEnabled: false,
        sceneFunc: (context) => {
          const ctx = /** @type {CanvasRenderingContext2D} */ (context._context);
          ctx.save();
          paint(ctx, this.map.colours.palette);
          ctx.restore();
        },
      }),
    );
  }

  get scale() {
    return Math.min(0.46, this.map.camera.scale);
  }

  /**
   * @param {WaysState} state
   * @param {number} [time]  in which a coach glides to its next town, in milliseconds
   */
  setState(state, time = 0) {
    this.time = time;
    state.coaches.forEach(({ town }, number) => {
      const from = this.state.coaches[number]?.town;
      if (time > 0 && from && from !== town && this.map.roads.has(roadKey(from, town)))
        this.gliding.set(number, { from, since: performance.now() });
    });
    this.state = state;
    if (this.gliding.size > 0 && !this.frame)
      this.frame = requestAnimationFrame(() => this.animate());
    this.map.setState({ lit: state.lit, marked: state.marked });
    this.follow();
    this.map.layers.pieces.batchDraw();
  }

  /** On small screens: as wide as the view, with what matters now in the middle. */
  follow() {
    const { camera, points } = this.map;
    if (camera.least >= READABLE || camera.width <= 1) return;
    const wide = camera.width / camera.sheet.w;
    const wanted = Math.min(0.5, wide) / camera.scale;
    if (camera.fitted && wanted > 1) this.map.zoomBy(wanted);
    const { lit, coaches } = this.state;
    const places = (lit.length > 0 ? lit : coaches.map(({ town }) => town)).flatMap((id) => {
      const point = points.get(id);
      return point ? [point] : [];
    });
    if (places.length === 0) return;
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    const [x, y] = camera.toMap([camera.width / 2, camera.height / 2]);
    const middle = [
      (Math.min(...xs) + Math.max(...xs)) / 2,
      (Math.min(...ys) + Math.max(...ys)) / 2,
    ];
    camera.pan((x - (middle[0] ?? x)) * camera.scale, (y - (middle[1] ?? y)) * camera.scale);
    this.map.zoomBy(1);
  }

  animate() {
    this.frame = 0;
    const now = performance.now();
    for (const [number, { since }] of this.gliding)
      if (now - since >= this.time) this.gliding.delete(number);
    this.map.layers.pieces.batchDraw();
    if (this.gliding.size > 0) this.frame = requestAnimationFrame(() => this.animate());
  }

  /**
   * How far a gliding coach still is from the town where it belongs.
   *
   * @param {number} number
   * @param {string} town
   * @returns {Point}
   */
  offset(number, town) {
    const glide = this.gliding.get(number);
    const road = glide && this.map.roads.get(roadKey(glide.from, town));
    const goal = this.map.points.get(town);
    if (!glide || !road || !goal) return [0, 0];
    const line = road.a === glide.from ? road.line : [...road.line].reverse();
    const part = Math.min(1, (performance.now() - glide.since) / this.time);
    const eased = part * part * (3 - 2 * part);
    const at = line[Math.round(eased * (line.length - 1))];
    return [at[0] - goal[0], at[1] - goal[1]];
  }

  /** Every road points south: an arrow in its middle. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
  paintArrows(ctx, palette) {
    const size = roadWidth(this.scale) * 0.95;
    ctx.fillStyle = palette("--map-border");
    ctx.strokeStyle = palette("--map-road");
    ctx.lineWidth = size * 0.3;
    ctx.lineJoin = "round";
    for (const { id, exits } of this.ways.towns) {
      for (const exit of exits) {
        const road = this.map.roads.get(roadKey(id, exit));
        if (!road) continue;
        const line = road.a === id ? road.line : [...road.line].reverse();
        const at = Math.floor(line.length * 0.52);
        const [from, to] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]];
        const [x, y] = line[at];
        ctx.save();
        ctx.translate(x, y);
        ctx.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
        ctx.beginPath();
        ctx.moveTo(size * 1.15, 0);
        ctx.lineTo(-size * 0.75, -size * 0.95);
        ctx.lineTo(-size * 0.35, 0);
        ctx.lineTo(-size * 0.75, size * 0.95);
        ctx.closePath();
        ctx.stroke();
        ctx.fill();
        ctx.restore();
      }
    }
  }

  /** The goal: a domed church, larger than any town. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
  paintGoal(ctx, palette) {
    const city = this.map.board.cities.find(({ id }) => id === this.ways.goal);
    if (!city) return;
    const box = townBox(this.map.board, city, this.scale);
    const s = (box.w / 74) * 1.5;
    ctx.translate(box.x + box.w / 2, box.y + box.h);
    ctx.scale(s, s);
    paintParts(ctx, GOAL, palette);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
  paintCoaches(ctx, palette) {
    /** @type {Map<string, number[]>} */
    const places = new Map();
    this.state.coaches.forEach(({ town }, number) => {
      places.set(town, [...(places.get(town) ?? []), number]);
    });
    for (const [town, numbers] of places) {
      const city = this.map.board.cities.find(({ id }) => id === town);
      if (!city) continue;
      const box = townBox(this.map.board, city, this.scale);
      const goal = town === this.ways.goal;
      const w = Math.max(box.w * 0.92, LEAST / this.map.camera.scale);
      const step = w * (numbers.length > 2 ? 0.72 : 1.04);
      const first = box.x + box.w / 2 - (w + step * (numbers.length - 1)) / 2;
      numbers.forEach((number, i) => {
        const y = box.y + box.h * (goal ? 1.7 : 1.06) - (w * COACH.h) / COACH.w;
        const [dx, dy] = this.offset(number, town);
        this.paintCoach(ctx, palette, number, { x: first + i * step + dx, y: y + dy, w, h: 0 });
      });
    }
  }

  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Palette} palette
   * @param {number} number
   * @param {Box} at
   */
  paintCoach(ctx, palette, number, { x, y, w }) {
    const { hex } = this.ways.carriages[number];
    const { riders } = this.state.coaches[number];
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(w / COACH.w, w / COACH.w);
    ctx.fillStyle = palette("--map-shadow");
    ctx.globalAlpha = 0.3;
    ctx.beginPath();
    ctx.ellipse(COACH.w / 2, COACH.h - 1.5, COACH.w * 0.52, 5, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.globalAlpha = 1;
    paintParts(ctx, travelCoachParts(hex, number), palette);
    if (riders > 0) {
      paintParts(
        ctx,
        [
          {
            d: "M41 3a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0 -19 0Z",
            fill: "--map-label",
            stroke: "--map-label-edge",
            width: 1.6,
          },
          {
            text: String(riders),
            x: 50.5,
            y: 8.2,
            size: 15,
            font: "ui",
            weight: 700,
            fill: "--map-label-ink",
          },
        ],
        palette,
      );
    }
    ctx.restore();
  }

  /** @param {(town: string) => void} listener */
  onTown(listener) {
    return this.map.onCity(listener);
  }

  /** @param {"light" | "dark"} theme */
  setTheme(theme) {
    this.map.setTheme(theme);
  }

  /** @param {string[]} towns */
  focus(towns) {
    this.map.focus(towns);
  }

  destroy() {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
    this.map.destroy();
  }
}

/** @type {import("../art/drawing.js").Part[]} */
const GOAL = [
  { d: "M-44 0V-14H44V0Z", fill: "--map-town-wall", stroke: "--map-town-ink", width: 1.4 },
  { d: "M-46 -14H46L42 -18H-42Z", fill: "--map-town-roof", stroke: "--map-town-ink", width: 1.2 },
  {
    d: "M-40 0V-9a3 3 0 0 1 6 0V0M-29 0V-9a3 3 0 0 1 6 0V0M23 0V-9a3 3 0 0 1 6 0V0M34 0V-9a3 3 0 0 1 6 0V0",
    stroke: "--map-town-ink",
    width: 1.1,
  },
  { d: "M-18 0V-30H18V0Z", fill: "--map-town-wall", stroke: "--map-town-ink", width: 1.4 },
  { d: "M-20 -30 0 -39 20 -30Z", fill: "--map-town-shade", stroke: "--map-town-ink", width: 1.2 },
  {
    d: "M-14 -36V-42H14V-36ZM-14 -42A14 16 0 0 1 14 -42Z",
    fill: "--map-town-spire",
    stroke: "--map-town-ink",
    width: 1.4,
  },
  { d: "M-7 -42Q-6 -53 -1 -57.4M7 -42Q6 -53 1 -57.4", stroke: "--map-town-ink", width: 0.9 },
  {
    d: "M-3 -58V-63H3V-58ZM0 -63V-71M-3 -67.6H3",
    fill: "--map-gold",
    stroke: "--map-town-ink",
    width: 1.3,
  },
  { d: "M-4.5 0V-15a4.5 4.5 0 0 1 9 0V0Z", fill: "--map-town-ink" },
  { d: "M-12 0V-27M12 0V-27M-8 0V-27M8 0V-27", stroke: "--map-town-ink", width: 0.9 },
];
