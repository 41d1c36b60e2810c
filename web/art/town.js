import { polygon, round } from "../board/canvas/drawing.js";
import { hash, seededRandom } from "../board/canvas/random.js";

/** @import { Part } from "../board/canvas/drawing.js" */

const INK = { stroke: "--map-town-ink", width: 1 };

/** @param {Part[]} out @param {number} x @param {number} w @param {number} h */
function gableHouse(out, x, w, h) {
  const roof = w * 0.62;
  out.push(
    {
      d: polygon([
        [x, 0],
        [x, -h],
        [x + w / 2, -h - roof],
        [x + w, -h],
        [x + w, 0],
      ]),
      fill: "--map-town-wall",
      ...INK,
    },
    {
      d: polygon([
        [x + w / 2, 0],
        [x + w / 2, -h - roof],
        [x + w, -h],
        [x + w, 0],
      ]),
      fill: "--map-town-shade",
    },
    {
      d: polygon(
        [
          [x - 1, -h + 0.6],
          [x + w / 2, -h - roof - 0.6],
          [x + w + 1, -h + 0.6],
        ],
        false,
      ),
      stroke: "--map-town-roof-shade",
      width: 2,
    },
    {
      d: `M${round(x + w * 0.3)} ${round(-h * 0.62)}v${round(h * 0.3)}M${round(x + w * 0.7)} ${round(-h * 0.62)}v${round(h * 0.3)}`,
      stroke: "--map-town-ink",
      width: 1.1,
    },
  );
}

/** A wall that stands on the ground. @param {number} x @param {number} w @param {number} h @returns {Part} */
function wall(x, w, h) {
  const corners = polygon([
    [x, 0],
    [x, -h],
    [x + w, -h],
    [x + w, 0],
  ]);
  return { d: corners, fill: "--map-town-wall", ...INK };
}

/** @param {Part[]} out @param {number} x @param {number} w @param {number} h */
function longHouse(out, x, w, h) {
  const roof = h * 0.95;
  const lean = Math.min(4, w * 0.2);
  out.push(
    wall(x, w, h),
    {
      d: polygon([
        [x - 0.8, -h],
        [x + lean, -h - roof],
        [x + w - lean, -h - roof],
        [x + w + 0.8, -h],
      ]),
      fill: "--map-town-roof",
      ...INK,
    },
    {
      d: polygon([
        [x + w * 0.55, -h],
        [x + w * 0.6, -h - roof],
        [x + w - lean, -h - roof],
        [x + w + 0.8, -h],
      ]),
      fill: "--map-town-roof-shade",
    },
    {
      d: `M${round(x + w * 0.25)} ${round(-h * 0.65)}v2.4M${round(x + w * 0.5)} ${round(-h * 0.65)}v2.4M${round(x + w * 0.75)} ${round(-h * 0.65)}v2.4`,
      stroke: "--map-town-ink",
      width: 1.1,
    },
  );
}

/** @param {Part[]} out @param {number} x @param {number} w @param {number} h @param {"spire" | "onion" | "cap"} top */
function tower(out, x, w, h, top) {
  const mid = x + w / 2;
  out.push(
    wall(x, w, h),
    {
      d: polygon([
        [x + w * 0.58, 0],
        [x + w * 0.58, -h],
        [x + w, -h],
        [x + w, 0],
      ]),
      fill: "--map-town-shade",
    },
    {
      d: `M${round(mid)} ${round(-h * 0.82)}v3M${round(mid)} ${round(-h * 0.5)}v2.4`,
      stroke: "--map-town-ink",
      width: 1.4,
    },
  );
  if (top === "spire") {
    const tip = -h - w * 2.3;
    out.push(
      {
        d: polygon([
          [x - 0.8, -h],
          [mid, tip],
          [x + w + 0.8, -h],
        ]),
        fill: "--map-town-spire",
        ...INK,
      },
      {
        d: `M${round(mid)} ${round(tip)}v-4M${round(mid - 1.6)} ${round(tip - 2.4)}h3.2`,
        stroke: "--map-town-ink",
        width: 0.9,
      },
    );
  } else if (top === "onion") {
    const r = w * 0.66;
    const d = `M${round(x + 0.5)} ${round(-h)}C${round(x - r * 0.75)} ${round(-h - r * 0.7)} ${round(mid - r * 0.5)} ${round(-h - r * 1.3)} ${round(mid)} ${round(-h - r * 2.3)}C${round(mid + r * 0.5)} ${round(-h - r * 1.3)} ${round(x + w + r * 0.75)} ${round(-h - r * 0.7)} ${round(x + w - 0.5)} ${round(-h)}Z`;
    out.push(
      { d, fill: "--map-town-spire", ...INK },
      {
        d: `M${round(mid)} ${round(-h - r * 2.3)}v-4M${round(mid - 1.5)} ${round(-h - r * 2.3 - 2.4)}h3`,
        stroke: "--map-town-ink",
        width: 0.9,
      },
    );
  } else {
    out.push({
      d: polygon([
        [x - 1, -h],
        [x + w * 0.3, -h - w * 0.8],
        [x + w * 0.7, -h - w * 0.8],
        [x + w + 1, -h],
      ]),
      fill: "--map-town-roof",
      ...INK,
    });
  }
}

/** @param {Part[]} out @param {number} half @param {number} h */
function townWall(out, half, h) {
  let d = `M${-half} 1.5V${-h}`;
  const teeth = Math.round(half / 2.4);
  const step = (2 * half) / (2 * teeth + 1);
  for (let i = 0; i <= 2 * teeth; i++) {
    d += `h${round(step)}`;
    if (i < 2 * teeth) d += i % 2 === 0 ? "v1.8" : "v-1.8";
  }
  d += "V1.5Z";
  out.push(
    { d, fill: "--map-town-wall", ...INK },
    {
      d: `M${round(half * 0.2)} 1.5V${-h + 2}H${half}V1.5Z`,
      fill: "--map-town-shade",
      opacity: 0.8,
    },
    { d: `M-3 1.5V-2.6A3 3 0 0 1 3 -2.6V1.5Z`, fill: "--map-town-ink" },
  );
}

/**
 * A small town in profile, as old maps show it. It stands about the origin; the same name always gives the same town.
 *
 * @param {string} name
 * @param {1 | 2 | 3} size
 * @returns {Part[]}
 */
export function townParts(name, size) {
  const random = seededRandom(hash(name));
  const tops = /** @type {const} */ (["spire", "onion", "spire", "cap"]);
  const top = tops[Math.floor(random() * 3)];
  const flip = random() < 0.5 ? -1 : 1;
  const jitter = () => (random() - 0.5) * 2.4;
  /** @type {Part[]} */
  const out = [];
  /** @param {number} x @param {number} w */
  const at = (x, w) => (flip > 0 ? x : -x - w);
  if (size === 1) {
    tower(out, at(-6, 7.5), 7.5, 20 + jitter(), top);
    longHouse(out, at(-1, 14), 14, 7.5 + jitter() * 0.5);
    gableHouse(out, at(-17, 9.5), 9.5, 8);
    longHouse(out, at(-9, 11), 11, 5);
    gableHouse(out, at(8, 8), 8, 6);
  } else if (size === 2) {
    tower(out, at(-3, 8), 8, 25 + jitter(), top);
    longHouse(out, at(3, 15), 15, 11 + jitter());
    tower(out, at(-19, 6.5), 6.5, 15 + jitter(), "cap");
    gableHouse(out, at(-14, 11), 11, 11);
    gableHouse(out, at(13, 9.5), 9.5, 9 + jitter());
    longHouse(out, at(-24, 10), 10, 6);
    townWall(out, 23, 6.5);
  } else {
    tower(out, at(-10, 7.5), 7.5, 27, top);
    tower(out, at(-1, 7.5), 7.5, 27, top);
    longHouse(out, at(4, 17), 17, 14 + jitter());
    tower(out, at(20, 7), 7, 19 + jitter(), random() < 0.5 ? "spire" : "cap");
    gableHouse(out, at(-23, 11.5), 11.5, 12 + jitter());
    gableHouse(out, at(-13, 10), 10, 9);
    gableHouse(out, at(10, 11), 11, 10);
    tower(out, at(-30, 7), 7, 12, "cap");
    townWall(out, 29, 7);
  }
  return out;
}
