import { ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../../fakes/document.js";
import { paintLights } from "../../../../web/board/lagoon/scene.js";
import { EMPTY } from "../../fakes/lagoon.js";

/** A tile that is shown on its site says what it brings, by day and by night. */

const THEME = readFileSync("web/theme.css", "utf8");
const READABLE = 4.5;

/** @param {string} name @param {0 | 1} night */
function luminance(name, night) {
  const colours = THEME.match(new RegExp(`${name}: light-dark\\((.+), (.+)\\);`))?.slice(1) ?? [];
  const hex = (colours[night] ?? "").slice(1);
  const linear = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What is painted: the colour below each text, and that of the text. */
function painted() {
  /** @type {[string, string][]} */
  const found = [];
  let ground = "";
  Object.assign(globalThis, { Path2D: class {} });
  const outline = { ellipse() {}, moveTo() {}, lineTo() {}, closePath() {}, rect() {} };
  Object.assign(globalThis.Path2D.prototype, outline);
  const ctx = new Proxy(/** @type {any} */ ({}), {
    get(values, name) {
      if (name === "fill")
        return () => {
          ground = values.fillStyle;
        };
      if (name === "fillText") return () => found.push([ground, values.fillStyle]);
      return values[name] ?? (() => {});
    },
  });
  const box = { x: 0, y: 0, w: 30, h: 30 };
  const places = { cells: new Map([["1a1", { box }]]), boxOf: () => null, slots: new Map() };
  const ghost = { cell: "1a1", tile: "street-none", points: 3, opens: [] };
  const scene = {
    state: { ...EMPTY, ghost },
    places,
    palette: (/** @type {string} */ name) => name,
  };
  paintLights(ctx, /** @type {any} */ ({ ...scene, scale: 1, sheet: box }), new Map());
  return found;
}

test("the points of a tile that is looked at are readable by day and by night", () => {
  const [[ground, ink] = ["", ""]] = painted();
  for (const night of /** @type {const} */ ([0, 1])) {
    const [dark = 0, light = 0] = [ground, ink]
      .map((name) => luminance(name, night))
      .sort((a, b) => a - b);
    const contrast = (light + 0.05) / (dark + 0.05);
    ok(contrast >= READABLE, `${ink} on ${ground}: ${contrast}`);
  }
});
