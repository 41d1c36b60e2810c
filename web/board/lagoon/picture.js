import { KeptPicture } from "../canvas/kept-picture.js";
import { INKED } from "../canvas/steps.js";
import { flagOf, sheetOf } from "./geometry.js";
import { paintGarden, paintIsland, paintStackIsland } from "./islands.js";
import { paintQuay } from "./ring.js";
import { paintShadow } from "./shadow.js";
import { paintFairway, paintWater } from "./water.js";

/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { Places } from "./places.js"
 */

/** What never changes in a game: water, islands, quays. */
export class Picture extends KeptPicture {
  /** @param {Places} places */
  constructor(places) {
    super(sheetOf(places.board), 1);
    this.places = places;
  }

  /**
   * Paints in steps of some milliseconds each.
   *
   * @param {Camera} camera
   * @param {number} density  device pixels per css pixel
   * @param {Palette} palette
   * @param {(action: string) => string} nameOf  an action in the reader's language
   * @returns {Generator<typeof INKED, void>}
   */
  *draw(camera, density, palette, nameOf) {
    const { scale } = camera;
    const { places } = this;
    const [ctx] = this.begin(camera, density).contexts;
    if (!ctx) return;
    paintWater(ctx, places.board, palette);
    yield INKED;
    paintFairway(ctx, places.board, palette);
    yield INKED;
    for (const island of places.gardens) paintGarden(ctx, island, palette);
    for (const island of places.islands) paintIsland(ctx, island, palette);
    yield INKED;
    paintStackIsland(ctx, places.board, palette);
    for (const slot of places.slots.values())
      paintQuay(ctx, slot, nameOf(slot.space.action), palette, scale);
    yield INKED;
    for (const island of places.islands) this.#paintFlag(ctx, island, palette, scale);
    for (const island of places.gardens) this.#paintName(ctx, island, palette, scale);
    this.show();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Island} island @param {Palette} palette @param {number} scale */
  #paintFlag(ctx, island, palette, scale) {
    const flag = this.places.flagBox(island, scale);
    const { x, y, w, h, text, size } = flag;
    paintShadow(ctx, flag, palette, { drop: 3, radius: 4, strength: 0.35 });
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
