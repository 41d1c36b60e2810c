/**
 * Drawings of the page are .svg files that any browser shows (docs/art.md). A module that imports one gets the list of
 * parts of web/board/canvas/drawing.js: `import horn from "./horn.svg"`; or a whole folder of web/, by the names of its files:
 * `import hats from "spieltisch:drawings/art/murano/hats"`. Whatever these lists cannot say is refused here.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a module imports for a whole folder, before the folder's path below web/. */
export const FOLDER = "spieltisch:drawings/";
/** Files of drawings; those of web/icons stay files. */
export const DRAWING = /(?<!\/web\/icons\/.*)\.svg$/;

/** One thing after the other: white space, a comment, a title, or a tag with its attributes. */
const NEXT =
  /\s+|<!--[\s\S]*?-->|<title>[^<]*<\/title>|<(?<end>\/?)(?<name>\w+)(?<given>(?:\s+[\w-]+="[^"]*")*)\s*(?<closed>\/?)>/uy;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/gu;
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const NUMBERS = new RegExp(`^${NUMBER}(?: ${NUMBER})*$`, "u");
const PATH = /^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]*$/u;
const PAINT = /^var\((?<token>--[\w-]+), #[0-9a-f]{6,8}\)$/u;
const MOVED = new RegExp(
  `^translate\\((?<x>${NUMBER}) (?<y>${NUMBER})\\)(?: rotate\\((?<turn>${NUMBER})\\))?(?: scale\\((?<scale>${NUMBER})\\))?$`,
  "u",
);

/** What stands in the first tag of each drawing, besides its box: how the canvas draws, too. */
const ROOT = {
  xmlns: "http://www.w3.org/2000/svg",
  fill: "none",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

/** The outline of each element, as the text of a module, of its attributes. @type {Record<string, {needs: string[], may?: string[], d: (at: Record<string, string>) => string}>} */
const OUTLINES = {
  path: { needs: ["d"], d: ({ d }) => JSON.stringify(d) },
  circle: { needs: ["cx", "cy", "r"], d: ({ cx, cy, r }) => `ellipse(${cx},${cy},${r})` },
  ellipse: {
    needs: ["cx", "cy", "rx", "ry"],
    d: ({ cx, cy, rx, ry }) => `ellipse(${cx},${cy},${rx},${ry})`,
  },
  rect: {
    needs: ["x", "y", "width", "height"],
    may: ["rx"],
    d: ({ x, y, width, height, rx = "0" }) => `roundedBox(${x},${y},${width},${height},${rx})`,
  },
};

/** How it is painted: the attribute, and the property of a part. */
const PAINTED = {
  fill: "fill",
  stroke: "stroke",
  "stroke-width": "width",
  opacity: "opacity",
  "stroke-dasharray": "dash",
};

/**
 * Names the colours of the theme.
 *
 * @param {string} root
 */
function colours(root) {
  const theme = readFileSync(path.join(root, "web/theme.css"), "utf8");
  return new Set([...theme.matchAll(/^\s*(--[\w-]+): (?:light-dark\()?#/gmu)].map((one) => one[1]));
}

/**
 * Reads a drawing, and returns its parts as the text of an expression.
 *
 * @param {string} text of the file
 * @param {Set<string | undefined>} known colours
 * @returns {string}
 * @throws {Error} where something stands that is no part of a drawing
 */
export function partsOf(text, known) {
  /** Parts of what is open: the drawing, and the groups in it. @type {{parts: string[], place: string | null}[]} */
  const open = [];
  let done = "";
  NEXT.lastIndex = 0;
  while (NEXT.lastIndex < text.length) {
    const at = NEXT.lastIndex;
    const refuse = (/** @type {string} */ why) =>
      new Error(`line ${text.slice(0, at).split("\n").length}: ${why}`);
    const { end, name, given, closed } = NEXT.exec(text)?.groups ?? {};
    if (NEXT.lastIndex === 0) throw refuse("not a tag, a title or a comment");
    if (!name) continue;
    if (done) throw refuse("something after the end");
    if (end) {
      const { parts, place } = open.pop() ?? { parts: [], place: null };
      const list = `[${parts.join()}]`;
      if (open.length === 0) done = list;
      else open.at(-1)?.parts.push(place ? `{parts:${list},${place}}` : `...${list}`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...(given ?? "").matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    );
    try {
      if (name === "svg" && open.length === 0) open.push({ parts: [], place: rootOf(attributes) });
      else if (name === "g" && !closed) open.push({ parts: [], place: placeOf(attributes) });
      else if (open.length > 0 && closed) open.at(-1)?.parts.push(partOf(name, attributes, known));
      else throw new Error("does not belong here");
    } catch (error) {
      throw refuse(`<${name}>: ${/** @type {Error} */ (error).message}`);
    }
  }
  if (!done) throw new Error("it does not end");
  return done;
}

/** @param {Record<string, string>} attributes */
function rootOf({ viewBox, ...others }) {
  if (!NUMBERS.test(viewBox ?? "") || viewBox?.split(" ").length !== 4)
    throw new Error("viewBox needs four numbers");
  for (const [key, value] of Object.entries({ ...others, ...ROOT }))
    if (others[key] !== value || !(key in ROOT)) throw new Error(`${key} of a drawing is fixed`);
  return null;
}

/** Where a group lies; one that lies nowhere else only keeps parts together. @param {Record<string, string>} attributes */
function placeOf({ transform, ...others }) {
  if (Object.keys(others).length > 0) throw new Error("a group has a transform and nothing else");
  if (transform === undefined) return null;
  const found = MOVED.exec(transform)?.groups;
  if (!found) throw new Error("transform is translate(x y), rotate(degrees), scale(number)");
  const { x, y, scale = "1", turn } = found;
  return `x:${x},y:${y},scale:${scale}${turn ? `,turn:${turn}` : ""}`;
}

/** @param {string} name @param {Record<string, string>} attributes @param {Set<string | undefined>} known */
function partOf(name, attributes, known) {
  const outline = OUTLINES[name];
  if (!outline) throw new Error("is not known");
  const { needs, may = [], d } = outline;
  const missed = needs.find((key) => !(key in attributes));
  if (missed) throw new Error(`${missed} is missing`);
  const paints = Object.entries(attributes).flatMap(([key, value]) => {
    const property = PAINTED[/** @type {"fill"} */ (key)];
    if (!property && !needs.includes(key) && !may.includes(key))
      throw new Error(`${key} is not known`);
    if (key !== "fill" && key !== "stroke") {
      if (!(key === "d" ? PATH : NUMBERS).test(value))
        throw new Error(`${key} is no ${key === "d" ? "path" : "number"}`);
      return property ? [`${property}:${property === "dash" ? JSON.stringify(value) : value}`] : [];
    }
    const token = PAINT.exec(value)?.groups?.token;
    if (!token || !known.has(token)) throw new Error(`${key} is no colour of web/theme.css`);
    return [`${property}:"${token}"`];
  });
  return `{${[`d:${d(attributes)}`, ...paints].join()}}`;
}

/**
 * The text of the module of a drawing, or of a folder of drawings.
 *
 * @param {string} root
 * @param {string} what path of a file, or what a module imports for a folder
 * @param {(file: string) => string} address by which a module imports a file
 */
export function drawingModule(root, what, address) {
  const imported = (/** @type {string} */ file) => JSON.stringify(address(path.join(root, file)));
  if (what.startsWith(FOLDER)) {
    const folder = `web/${what.slice(FOLDER.length)}`;
    const files = readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith(".svg"))
      .sort();
    return [
      ...files.map((file, i) => `import drawing${i} from ${imported(`${folder}/${file}`)};`),
      `export default {${files.map((file, i) => `"${file.slice(0, -4)}": drawing${i}`)}};`,
    ].join("\n");
  }
  try {
    const parts = partsOf(readFileSync(what, "utf8"), colours(root));
    const strokes = imported("web/board/canvas/drawing.js");
    return `import { ellipse, roundedBox } from ${strokes};\nexport default ${parts};`;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(`${what.slice(path.join(root, "/").length)}, ${message}`);
  }
}

/**
 * Lets a module import drawings.
 *
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
export function drawings(root) {
  const moduleOf = (/** @type {string} */ what) => ({
    contents: drawingModule(root, what, (file) => file),
    loader: /** @type {const} */ ("js"),
    resolveDir: root,
  });
  return {
    name: "drawings",
    setup(bundler) {
      const filter = new RegExp(`^${FOLDER}`);
      bundler.onResolve({ filter }, (found) => ({ path: found.path, namespace: "drawings" }));
      bundler.onLoad({ filter, namespace: "drawings" }, (found) => moduleOf(found.path));
      bundler.onLoad({ filter: /\.svg$/ }, ({ path: file }) =>
        DRAWING.test(file) ? moduleOf(file) : undefined,
      );
    },
  };
}
