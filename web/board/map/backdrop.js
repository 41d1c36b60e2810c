import { OffscreenPicture, PAINTED } from "../canvas/layer.js";
import { boxPath, paintPath, tracePath } from "../canvas/paint.js";
import { regions } from "./land/countries.js";
import { land, sheet } from "./land/geometry.js";
import {
  paintCartouche,
  paintCompass,
  paintFrame,
  paintGrain,
  paintGraticule,
  paintPaper,
  paintSheetShadow,
} from "./land/sheet.js";

import { paintRelief, paintSeas, paintWaters, relief } from "./land/terrain.js";
import { paintLabel } from "./lettering/labels.js";
import { paintRoads } from "./pieces/roads.js";
import { paintTown } from "./pieces/towns.js";

/**
 * @import { Board, Terrain } from "./types.js"
 * @import { Camera } from "../canvas/camera.js"
 * @import { CountryName } from "./lettering/country-names.js"
 * @import { Layout } from "./layout.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { Relief } from "./land/terrain.js"
 */

/** Paper beyond the sheet, in css pixels: its shadow lies there. */
const SHADOW_MARGIN_PX = 16;

/**
 * The parts of the map that never change in a game, kept as two pictures: the ground up to the roads, and the towns
 * with their names (routes are drawn between them). Ink is drawn anew for every zoom, so it is always crisp.
 */
export class Backdrop extends OffscreenPicture {
  /** @type {Generator<void, void> | null} */
  #shaping = null;

  /**
   * @param {Board} board
   * @param {Terrain | undefined} terrain
   */
  constructor(board, terrain) {
    super(sheet(board), 2);
    this.board = board;
    this.terrain = terrain;
    /** @type {Relief | null} */
    this.relief = null;
    /** Where everything stands in it. @type {Layout | null} */
    this.layout = null;
    this.borders = new Path2D();
    /** @type {HTMLCanvasElement | null} */
    this.paper = null;
    /** @type {HTMLCanvasElement | null} */
    this.grain = null;
  }

  /**
   * Shapes land and borders, which are the same at every zoom, once: a drawing that begins anew goes on where the last one stopped.
   *
   * @returns {Generator<void, void>}
   */
  *shape() {
    this.#shaping ??= this.#shapes();
    while (!this.#shaping.next().done) yield;
  }

  /** @returns {Generator<void, void>} */
  *#shapes() {
    const { board, terrain } = this;
    if (terrain) this.relief = yield* relief(board, terrain);
    yield;
    for (const line of regions(board).borders) tracePath(line, this.borders);
  }

  /** The outlines of the sea, where no country has its name. */
  get seas() {
    return this.relief?.shores ?? [];
  }

  /** Forgets what depends on the colours. */
  clearCaches() {
    this.paper = null;
    this.grain = null;
  }

  /**
   * Paints in steps of some milliseconds each.
   *
   * @param {Camera} camera
   * @param {number} density  device pixels per css pixel
   * @param {Layout} layout
   * @param {Palette} palette
   * @returns {Generator<typeof PAINTED, void>}
   */
  *draw(camera, density, layout, palette) {
    const { scale } = camera;
    this.all = camera.sheet;
    this.paper ??= yield* paintPaper(this.board, palette);
    yield PAINTED;
    this.grain ??= paintGrain(palette);
    yield PAINTED;
    const { contexts, dots } = this.begin(camera, density, SHADOW_MARGIN_PX);
    const [ground, towns] = contexts;
    if (!ground || !towns) return;
    yield* this.#paintGround(ground, layout, palette, scale, dots / scale);
    yield PAINTED;
    const cities = [...this.board.cities].sort((a, b) => a.y - b.y);
    for (const city of cities) paintTown(towns, this.board, city, palette, layout, scale);
    yield PAINTED;
    const colours = new Map(this.board.countries.map((country) => [country.id, country.hex]));
    for (const city of cities) {
      const label = layout.labels.get(city.id);
      if (label) paintLabel(towns, label, colours.get(city.country ?? "") ?? null, palette);
    }
    this.show();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Layout} layout @param {Palette} palette @param {number} scale @param {number} density @returns {Generator<typeof PAINTED, void>} */
  *#paintGround(ctx, layout, palette, scale, density) {
    const { board } = this;
    const all = sheet(board);
    const inner = land(board);
    paintSheetShadow(ctx, board, palette);
    if (this.paper) ctx.drawImage(this.paper, all.x, all.y, all.w, all.h);
    yield PAINTED;
    if (this.grain) {
      const pattern = ctx.createPattern(this.grain, "repeat");
      if (pattern) {
        const grain = 1 / scale / Math.max(1, density * 0.7);
        pattern.setTransform(new DOMMatrix([grain, 0, 0, grain, 0, 0]));
        ctx.fillStyle = pattern;
        ctx.fillRect(all.x, all.y, all.w, all.h);
      }
    }
    yield PAINTED;
    ctx.save();
    ctx.clip(boxPath(inner));
    paintGraticule(ctx, board, palette);
    if (this.relief) paintWaters(ctx, this.relief, palette, scale);
    yield PAINTED;
    ctx.lineJoin = "round";
    ctx.lineCap = "butt";
    const width = Math.max(2.2, 0.9 / scale);
    const border = { stroke: "--map-border", width, opacity: 0.85, dash: "10 4 2.5 4" };
    paintPath(ctx, this.borders, border, palette);
    yield PAINTED;
    if (this.relief) paintSeas(ctx, this.relief, palette, scale);
    yield PAINTED;
    if (this.relief) paintRelief(ctx, this.relief, layout.spaces, palette, scale);
    yield PAINTED;
    if (layout.compass) paintCompass(ctx, layout.compass, palette);
    if (layout.cartouche) paintCartouche(ctx, layout.cartouche, board.title, palette);
    yield PAINTED;
    paintRoads(ctx, board, palette, layout.scale);
    paintNames(ctx, layout.names, palette);
    ctx.restore();
    paintFrame(ctx, board, palette, scale);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {CountryName[]} names @param {Palette} palette */
function paintNames(ctx, names, palette) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = palette("--map-name");
  for (const { font, letters } of names) {
    ctx.font = `400 ${font}px ${palette("--font-display")}`;
    for (const { letter, x, y, turn } of letters) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn);
      ctx.globalAlpha = 0.88;
      ctx.fillText(letter, 0, 0);
      ctx.restore();
    }
  }
}
