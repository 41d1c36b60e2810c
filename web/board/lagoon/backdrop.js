import { actionSign, anchor, SIGN } from "../../art/murano/figures.js";
import { OffscreenPicture, PAINTED } from "../canvas/layer.js";
import { boxPath, grow, ovalPath, paintParts, paintPath, paintText } from "../canvas/paint.js";
import { flagOf, sheetOf } from "./geometry.js";
import { paintFairway, paintGarden, paintIsland, paintStackIsland, paintWater } from "./islands.js";

/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { Slot } from "./geometry.js"
 * @import { Places } from "./places.js"
 */

/** What never changes in a game: water, islands, quays. */
export class Backdrop extends OffscreenPicture {
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
   * @returns {Generator<typeof PAINTED, void>}
   */
  *draw(camera, density, palette, nameOf) {
    const { scale } = camera;
    const { places } = this;
    const [ctx] = this.begin(camera, density).contexts;
    if (!ctx) return;
    paintWater(ctx, places.board, palette);
    yield PAINTED;
    paintFairway(ctx, places.board, palette);
    yield PAINTED;
    for (const island of places.gardens) paintGarden(ctx, island, palette);
    for (const island of places.islands) paintIsland(ctx, island, palette);
    yield PAINTED;
    paintStackIsland(ctx, places.board, palette);
    for (const slot of places.slots.values())
      paintQuay(ctx, slot, nameOf(slot.space.action), palette, scale);
    yield PAINTED;
    for (const island of places.islands) this.#paintFlag(ctx, island, palette, scale);
    for (const island of places.gardens) this.#paintName(ctx, island, palette, scale);
    this.show();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Island} island @param {Palette} palette @param {number} scale */
  #paintFlag(ctx, island, palette, scale) {
    const flag = this.places.flagBox(island, scale);
    const { x, y, w, h, text, size } = flag;
    paintShadow(ctx, flag, palette, { drop: 3, radius: 4, strength: 0.35 });
    const [right, middle, bottom] = [x + w, y + h / 2, y + h];
    const cloth = `M${x} ${y}H${right}L${right - 7} ${middle}L${right} ${bottom}H${x}L${x + 7} ${middle}Z`;
    const look = { fill: "--lagoon-flag", stroke: "--lagoon-quay-edge", width: 1.5 };
    paintPath(ctx, new Path2D(cloth), look, palette);
    const name = { text, x: x + w / 2, y: y + h / 2 + 1, size, fit: w - 18 };
    paintText(ctx, { ...name, font: "display", fill: "--lagoon-ink" }, palette);
  }

  /** The name of an island that is not built on, lettered beside its lawn. @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Island} island @param {Palette} palette @param {number} scale */
  #paintName(ctx, island, palette, scale) {
    const [x, y] = flagOf(island);
    const name = { text: island.name, x, y: y - 4, size: Math.min(19, Math.max(15.5, 12 / scale)) };
    paintText(ctx, { ...name, font: "display", fill: "--lagoon-ink" }, palette, "alphabetic");
  }
}

/** Smaller words are left out. */
const LEAST_READABLE_PX = 10.2;
const FONT_SIZE = 17;

/**
 * The quay of an action space: its sign, its number, its name where that can be read, its anchor.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Slot} slot
 * @param {string} name  in the reader's language
 * @param {Palette} palette
 * @param {number} scale  css pixels per unit
 * @internal
 */
export function paintQuay(ctx, slot, name, palette, scale) {
  const { quay, space } = slot;
  const { x, y, w, h } = quay;
  paintShadow(ctx, quay, palette, { drop: 4, radius: 9, strength: 0.4 });
  const edge = { stroke: "--lagoon-quay-edge", width: Math.max(1.8, 1.1 / scale) };
  const inner = boxPath(grow(quay, -3.4), 6.5);
  paintPath(ctx, boxPath(quay, 9), { fill: "--lagoon-quay", ...edge }, palette);
  paintPath(ctx, inner, { stroke: "--lagoon-quay-shade", width: 1.4 }, palette);
  const across = w > h;
  const lettered = FONT_SIZE * scale >= LEAST_READABLE_PX;
  const lines = lettered && !across ? measured(ctx, slot, name, palette, scale) : 1;
  const sign = across ? h - 14 : h - (lettered ? 34 + lines * 18 : 30);
  const ratio = across
    ? sign / SIGN.h
    : Math.min(sign / SIGN.h, (w - (lettered ? 14 : 8)) / SIGN.w);
  const [left, top] = [x + (w - SIGN.w * ratio) / 2, y + (h - SIGN.h * ratio) / 2];
  const at = across
    ? { x: lettered ? x + 8 : left - 12, y: top }
    : { x: left, y: lettered ? y + 25 : top + 6 };
  paintParts(ctx, [{ parts: actionSign(space.action), ...at, scale: ratio }], palette);
  paintNumber(ctx, slot, palette, scale, lettered);
  if (lettered) paintName(ctx, slot, name, palette, SIGN.w * ratio, scale);
}

/** @param {number} scale */
const numberSize = (scale) => Math.min(22, Math.max(13, 10.5 / scale));

/**
 * Number and anchor stand at the outer side, where no ship and no price hides them.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Slot} slot
 * @param {Palette} palette
 * @param {number} scale
 * @param {boolean} anchored  there is room for the anchor
 */
function paintNumber(ctx, { quay, space }, palette, scale, anchored) {
  const size = numberSize(scale);
  const r = size * 0.74;
  const { x, y, w, h } = quay;
  const inward = space.edge === "left" ? 1 : -1;
  const cx = inward > 0 ? x + r + 4.5 : x + w - r - 4.5;
  const cy = space.edge === "bottom" ? y + h - r - 3.5 : y + r + 3.5;
  paintPath(ctx, ovalPath(cx, cy, r), { fill: "--lagoon-quay-shade" }, palette);
  const number = { text: String(space.no), x: cx, y: cy + 0.8, size, weight: 700 };
  paintText(ctx, { ...number, font: "ui", fill: "--lagoon-ink" }, palette);
  if (!space.anchor || !anchored) return;
  const at = { x: cx + inward * (r + 9.5), y: cy + 1, scale: 1 };
  paintParts(ctx, [{ parts: anchor(), ...at }], palette);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Slot} slot
 * @param {string} name
 * @param {Palette} palette
 * @param {number} sign  width of the sign
 * @param {number} scale
 */
function paintName(ctx, { quay, space }, name, palette, sign, scale) {
  const { x, y, w, h } = quay;
  const across = w > h;
  const width = across ? w - sign - 20 : w - 10;
  ctx.fillStyle = palette("--lagoon-ink");
  ctx.textAlign = across ? "left" : "center";
  ctx.textBaseline = "alphabetic";
  let size = Math.max(FONT_SIZE, 12.4 / scale);
  const face = palette("--font-text");
  ctx.font = `600 ${size}px ${face}`;
  const lines = broken(ctx, name, width);
  const widest = Math.max(...lines.map((line) => ctx.measureText(line).width));
  if (widest > width) {
    size *= Math.max(0.8, width / widest);
    ctx.font = `600 ${size}px ${face}`;
  }
  const step = size * 1.05;
  // Number and anchor have one corner; the name keeps to what they leave of the height.
  const taken = numberSize(scale) * 1.48 + 5;
  const below = Math.max(h * 0.68 + 2, taken + size * 0.7);
  const alone = space.edge === "bottom" ? Math.min(h * 0.44 + 2, h - taken) : below;
  const left = across ? x + sign + 14 : x + w / 2;
  const top = across
    ? y + (lines.length > 1 ? h * 0.62 + 4 - step / 2 : alone)
    : y + h - 12 - (lines.length - 1) * step;
  lines.forEach((line, index) => {
    ctx.fillText(line, left, top + index * step, width);
  });
}

/** How many lines a name takes under a sign. @param {CanvasRenderingContext2D} ctx @param {Slot} slot @param {string} name @param {Palette} palette @param {number} scale */
function measured(ctx, { quay }, name, palette, scale) {
  ctx.font = `600 ${Math.max(FONT_SIZE, 12.4 / scale)}px ${palette("--font-text")}`;
  return broken(ctx, name, quay.w - 10).length;
}

/** One line, or two where a blank or a soft hyphen allows it. @param {CanvasRenderingContext2D} ctx @param {string} name @param {number} width */
function broken(ctx, name, width) {
  const plain = name.replaceAll("\u00ad", "");
  if (ctx.measureText(plain).width <= width) return [plain];
  const at = Math.max(name.indexOf(" "), name.indexOf("\u00ad"));
  if (at < 0) return [plain];
  const soft = name[at] === "\u00ad";
  return [name.slice(0, at) + (soft ? "-" : ""), name.slice(at + 1)].map((part) =>
    part.replaceAll("\u00ad", ""),
  );
}

/**
 * The shadow of something flat that lies a little above the water.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../canvas/types.js").Box} box  what casts it
 * @param {Palette} palette
 * @param {{drop: number, radius: number, strength: number}} look  `drop`: how far below
 */
function paintShadow(ctx, { x, y, w, h }, palette, { drop, radius, strength }) {
  const shadow = boxPath({ x: x + 1, y: y + drop, w, h }, radius);
  paintPath(ctx, shadow, { fill: "--lagoon-shade", opacity: strength }, palette);
}
