import { deepEqual, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * How colours arrive without one kind of cones, in linear light: Machado, Oliveira and Fernandes, "A physiologically-based
 * model for simulation of color vision deficiency" (2009), all of it missing.
 *
 * @type {Record<string, readonly [Vector, Vector, Vector]>}
 */
const EYES = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** @typedef {readonly [number, number, number]} Vector */

/** Two colours nearer than this in OKLab are easily taken for each other on small houses. */
const APART = 0.11;
/** A mark on its colour, as a ratio of contrast. */
const MARKED = 3;
const SETS = [
  ["blue", "yellow", "red", "green"],
  ["white", "brown", "orange", "grey"],
];

const theme = readFileSync(new URL("../../../../web/theme.css", import.meta.url), "utf8");

/** A colour by day and by night, in linear light. @param {string} name @returns {Vector[]} */
function colours(name) {
  const [, value = ""] = new RegExp(`--seat-${name}: ([^;]+);`, "u").exec(theme) ?? [];
  const found = [...value.matchAll(/#([0-9a-f]{6})/gu)].map(([, hex = ""]) => linear(hex));
  const [day, night = day] = found;
  ok(day && night, name);
  return [day, night];
}

/** @param {string} hex @returns {Vector} */
function linear(hex) {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const one = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** @param {Vector} row @param {Vector} colour */
const times = (row, colour) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];

/** @param {readonly [Vector, Vector, Vector]} rows @param {Vector} colour @returns {Vector} */
function seen(rows, colour) {
  const [r = 0, g = 0, b = 0] = rows.map((row) => Math.min(1, Math.max(0, times(row, colour))));
  return [r, g, b];
}

/** @param {Vector} colour @returns {Vector} */
function oklab(colour) {
  const l = Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const m = Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const s = Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], colour));
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    times([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    times([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ];
}

for (const [kind, rows] of Object.entries(EYES)) {
  test(`the colours of four players are told apart: ${kind}`, () => {
    for (const set of SETS) {
      for (const half of [0, 1]) {
        const all = set.map((name) => oklab(seen(rows, colours(name)[half] ?? [0, 0, 0])));
        for (const [index, one] of all.entries()) {
          for (const [other, two] of all.entries()) {
            if (other <= index) continue;
            const far = Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
            ok(far >= APART, `${set[index]} and ${set[other]}, ${half}: ${far.toFixed(3)}`);
          }
        }
      }
    }
  });
}

test("the mark of a seat stands out from its colour by day and by night", () => {
  /** @param {Vector} colour */
  const light = (colour) => times([0.2126, 0.7152, 0.0722], colour) + 0.05;
  for (const name of SETS.flat()) {
    for (const half of [0, 1]) {
      const [ground, ink] = [name, `${name}-ink`].map((one) =>
        light(colours(one)[half] ?? [0, 0, 0]),
      );
      const ratio = Math.max(ground ?? 1, ink ?? 1) / Math.min(ground ?? 1, ink ?? 1);
      ok(ratio >= MARKED, `${name}, ${half}: ${ratio.toFixed(1)}`);
    }
  }
});

test("at the edge of a box a seat has its colour for lines, since white wood is lost on paper", () => {
  const web = new URL("../../../../web/", import.meta.url);
  const sheets = readdirSync(web, { recursive: true }).filter((file) => file.endsWith(".css"));
  const lost = sheets.filter((file) =>
    /border-inline-start[^;]*var\(--seat[,)]/u.test(readFileSync(new URL(file, web), "utf8")),
  );
  ok(sheets.length > 0);
  deepEqual(lost, []);
});
