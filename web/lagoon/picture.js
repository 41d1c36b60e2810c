import { context2d } from "../canvas/paint.js";
import { flagOf, sheetOf } from "./geometry.js";
import { paintGarden, paintIsland, paintStackIsland } from "./islands.js";
import { paintQuay } from "./ring.js";
import { paintFairway, paintWater } from "./water.js";

/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { Places } from "./places.js"
 * @import { Box } from "./types.js"
 */

/** Two dots per css pixel are as sharp as the eye sees here; more would only cost memory. */
const MOST_DOTS = 9_000_000;

/** What never changes in a game: water, islands, quays. Drawn anew for every zoom, so it is always crisp. */
export class Picture {
  /** @param {Places} places */
  constructor(places) {
    this.places = places;
    this.canvas = document.createElement("canvas");
    this.all = sheetOf(places.board);
    /** @type {Box} the part of the board that the picture shows */
    this.part = { x: 0, y: 0, w: 0, h: 0 };
  }

  /** Whether the picture reaches over a view. @param {Box} view */
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
   * @param {Palette} palette
   * @param {(action: string) => string} nameOf  an action in the reader's language
   */
  draw(camera, density, palette, nameOf) {
    const { scale } = camera;
    const { all, places } = this;
    const view = camera.view();
    const x0 = Math.max(all.x, view.x - view.w * 0.3);
    const y0 = Math.max(all.y, view.y - view.h * 0.3);
    const x1 = Math.min(all.x + all.w, view.x + view.w * 1.3);
    const y1 = Math.min(all.y + all.h, view.y + view.h * 1.3);
    this.part = { x: x0, y: y0, w: Math.max(1, x1 - x0), h: Math.max(1, y1 - y0) };
    const { w, h } = this.part;
    let dots = scale * density;
    dots *= Math.min(1, Math.sqrt(MOST_DOTS / (w * h * dots * dots)));
    this.canvas.width = Math.max(1, Math.ceil(w * dots));
    this.canvas.height = Math.max(1, Math.ceil(h * dots));
    const ctx = context2d(this.canvas);
    ctx.setTransform(dots, 0, 0, dots, -x0 * dots, -y0 * dots);
    paintWater(ctx, places.board, palette);
    paintFairway(ctx, places.board, palette);
    for (const island of places.gardens) paintGarden(ctx, island, palette);
    for (const island of places.islands) paintIsland(ctx, island, palette);
    paintStackIsland(ctx, places.board, palette);
    for (const slot of places.slots.values())
      paintQuay(ctx, slot, nameOf(slot.space.action), palette, scale);
    for (const island of places.islands) this.#paintFlag(ctx, island, palette, scale);
    for (const island of places.gardens) this.#paintName(ctx, island, palette, scale);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Island} island @param {Palette} palette @param {number} scale */
  #paintFlag(ctx, island, palette, scale) {
    const { x, y, w, h, text, size } = this.places.flagBox(island, scale);
    ctx.fillStyle = palette("--lagoon-shade");
    ctx.globalAlpha = 0.35;
    ctx.beginPath();
    ctx.roundRect(x + 1, y + 3, w, h, 4);
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.fillStyle = palette("--lagoon-flag");
    ctx.strokeStyle = palette("--lagoon-quay-edge");
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + w, y);
    ctx.lineTo(x + w - 7, y + h / 2);
    ctx.lineTo(x + w, y + h);
    ctx.lineTo(x, y + h);
    ctx.lineTo(x + 7, y + h / 2);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = palette("--lagoon-ink");
    ctx.font = `400 ${size}px ${palette("--font-display")}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(text, x + w / 2, y + h / 2 + 1, w - 18);
    ctx.textBaseline = "alphabetic";
  }

  /** The name of an island that is not built on, lettered on its lawn. @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Island} island @param {Palette} palette @param {number} scale */
  #paintName(ctx, island, palette, scale) {
    const [x, y] = flagOf(island);
    ctx.font = `400 ${Math.min(19, Math.max(15.5, 12 / scale))}px ${palette("--font-display")}`;
    ctx.textAlign = "center";
    ctx.fillStyle = palette("--lagoon-foam");
    ctx.fillText(island.name, x, y - 4);
  }
}
