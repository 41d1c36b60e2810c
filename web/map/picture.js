import { context2d } from "../canvas/paint.js";
import { regions } from "./countries.js";
import { paintFrame, paintGraticule, paintSheetShadow } from "./frame.js";
import { tracePath } from "./geometry.js";
import { paintLabel } from "./labels.js";
import { paintNames } from "./names.js";
import { paintCartouche, paintCompass } from "./ornaments.js";
import { paintGrain, paintPaper } from "./paper.js";
import { paintRoads } from "./roads.js";
import { land, sheet } from "./sheet.js";
import { paintRack } from "./stacks.js";
import { paintRelief, paintSeas, paintWaters, relief } from "./terrain.js";
import { paintTown } from "./towns.js";

/**
 * @import { Board, Box, Terrain } from "./types.js"
 * @import { Camera } from "../canvas/camera.js"
 * @import { Layout } from "./layout.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { DrawnRoad } from "./roads.js"
 */

/** Two dots per css pixel are as sharp as the eye sees here; more would only cost memory. */
const MOST_DOTS = 9_000_000;

/**
 * The parts of the map that never change in a game, kept as two pictures: the ground up to the roads, and the towns
 * with their names (routes are drawn between them). Ink is drawn anew for every zoom, so it is always crisp.
 */
export class Picture {
  /**
   * @param {Board} board
   * @param {Terrain | undefined} terrain
   * @param {Map<string, DrawnRoad>} roads
   */
  constructor(board, terrain, roads) {
    this.board = board;
    this.roads = roads;
    this.relief = terrain ? relief(board, terrain) : null;
    this.borders = new Path2D();
    for (const line of regions(board).borders) tracePath(line, this.borders);
    this.ground = document.createElement("canvas");
    this.towns = document.createElement("canvas");
    /** @type {Box} the part of the sheet that the pictures show */
    this.part = { x: 0, y: 0, w: 0, h: 0 };
    /** @type {Box} */
    this.all = sheet(board);
    /** @type {HTMLCanvasElement | null} */
    this.paper = null;
    /** @type {HTMLCanvasElement | null} */
    this.grain = null;
  }

  /** The outlines of the sea, where no country has its name. */
  get seas() {
    return this.relief?.shores ?? [];
  }

  /** Forgets what depends on the colours. */
  forgetColours() {
    this.paper = null;
    this.grain = null;
  }

  /** Whether the pictures reach over a view. @param {Box} view */
  covers(view) {
    const { part, all } = this;
    return (
      Math.max(view.x, all.x) >= part.x &&
      Math.max(view.y, all.y) >= part.y &&
      Math.min(view.x + view.w, all.x + all.w) <= part.x + part.w &&
      Math.min(view.y + view.h, all.y + all.h) <= part.y + part.h
    );
  }

  /**
   * @param {Camera} camera
   * @param {number} density  device pixels per css pixel
   * @param {Layout} layout
   * @param {Palette} palette
   */
  draw(camera, density, layout, palette) {
    const { scale } = camera;
    this.all = camera.sheet;
    this.paper ??= paintPaper(this.board, palette);
    this.grain ??= paintGrain(palette);
    this.part = this.#wanted(camera.view(), scale);
    const { x, y, w, h } = this.part;
    let dots = scale * density;
    dots *= Math.min(1, Math.sqrt(MOST_DOTS / (w * h * dots * dots)));
    for (const canvas of [this.ground, this.towns]) {
      canvas.width = Math.max(1, Math.ceil(w * dots));
      canvas.height = Math.max(1, Math.ceil(h * dots));
    }
    const ground = context2d(this.ground);
    ground.setTransform(dots, 0, 0, dots, -x * dots, -y * dots);
    this.#paintGround(ground, layout, palette, scale, dots / scale);
    const towns = context2d(this.towns);
    towns.setTransform(dots, 0, 0, dots, -x * dots, -y * dots);
    const cities = [...this.board.cities].sort((a, b) => a.y - b.y);
    for (const city of cities) paintTown(towns, this.board, city, palette, layout.scale);
    const colours = new Map(this.board.countries.map((country) => [country.id, country.hex]));
    for (const city of cities) {
      const label = layout.labels.get(city.id);
      if (label) paintLabel(towns, label, colours.get(city.country ?? "") ?? null, palette);
    }
  }

  /** The view with some room to pan, cut to the sheet. @param {Box} view @param {number} scale @returns {Box} */
  #wanted(view, scale) {
    const { all } = this;
    const margin = 16 / scale;
    const room = {
      x: all.x - margin,
      y: all.y - margin,
      w: all.w + 2 * margin,
      h: all.h + 2 * margin,
    };
    const x0 = Math.max(room.x, view.x - view.w * 0.3);
    const y0 = Math.max(room.y, view.y - view.h * 0.3);
    const x1 = Math.min(room.x + room.w, view.x + view.w * 1.3);
    const y1 = Math.min(room.y + room.h, view.y + view.h * 1.3);
    return { x: x0, y: y0, w: Math.max(1, x1 - x0), h: Math.max(1, y1 - y0) };
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Layout} layout @param {Palette} palette @param {number} scale @param {number} density */
  #paintGround(ctx, layout, palette, scale, density) {
    const { board } = this;
    const all = sheet(board);
    const inner = land(board);
    paintSheetShadow(ctx, board, palette);
    if (this.paper) ctx.drawImage(this.paper, all.x, all.y, all.w, all.h);
    if (this.grain) {
      const pattern = ctx.createPattern(this.grain, "repeat");
      if (pattern) {
        pattern.setTransform(
          new DOMMatrix([
            1 / scale / Math.max(1, density * 0.7),
            0,
            0,
            1 / scale / Math.max(1, density * 0.7),
            0,
            0,
          ]),
        );
        ctx.fillStyle = pattern;
        ctx.fillRect(all.x, all.y, all.w, all.h);
      }
    }
    ctx.save();
    ctx.beginPath();
    ctx.rect(inner.x, inner.y, inner.w, inner.h);
    ctx.clip();
    paintGraticule(ctx, board, palette);
    if (this.relief) paintWaters(ctx, this.relief, palette, scale);
    ctx.lineJoin = "round";
    ctx.lineCap = "butt";
    ctx.strokeStyle = palette("--map-border");
    ctx.lineWidth = Math.max(2.2, 0.9 / scale);
    ctx.globalAlpha = 0.85;
    ctx.setLineDash([10, 4, 2.5, 4]);
    ctx.stroke(this.borders);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
    if (this.relief) paintSeas(ctx, this.relief, palette, scale);
    if (this.relief) paintRelief(ctx, this.relief, layout.spaces, palette, scale);
    paintNames(ctx, layout.names, palette);
    if (layout.compass) paintCompass(ctx, layout.compass, palette);
    if (layout.cartouche) paintCartouche(ctx, layout.cartouche, board.title, palette);
    paintRoads(ctx, this.roads, palette, layout.scale);
    ctx.restore();
    if (layout.rack) paintRack(ctx, layout.rack, palette);
    paintFrame(ctx, board, palette, scale);
  }
}
