import { deepEqual, ok, throws } from "node:assert/strict";
import { test } from "node:test";
import { partsOf } from "../../../tools/node/drawings.mjs";
import { inPaint } from "../../../web/art/paints.js";
import { ellipse, roundedBox } from "../../../web/board/canvas/drawing.js";

const KNOWN = new Set(["--art-ink", "--seat-red"]);
const STROKES = new URL("../../../web/board/canvas/drawing.js", import.meta.url).href;
const INK = "var(--art-ink, #2a1a0f)";
const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" fill="none" stroke-linecap="round" stroke-linejoin="round">`;

/** The parts of a drawing with this in it. @param {string} inside */
async function drawn(inside) {
  const parts = partsOf(`${HEAD}\n  <title>Something</title>\n${inside}\n</svg>\n`, KNOWN);
  const text = `import { ellipse, roundedBox } from "${STROKES}";export default ${parts}`;
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;
}

test("each element of a drawing is a part, with all that it is painted with", async () => {
  const inside = `<!-- a house -->
    <path d="M1 2L3 4Z" fill="${INK}" stroke="var(--seat-red, #b51718)" stroke-width="1.3" />
    <circle cx="5" cy="6" r="2" stroke="${INK}" stroke-dasharray="2.6 2" opacity="0.5"/>
    <ellipse cx="5" cy="6" rx="2" ry="3" fill="${INK}"/>
    <rect x="1" y="2" width="30" height="40" fill="${INK}"/>
    <rect x="1" y="2" width="30" height="40" rx="3" fill="${INK}"/>`;
  deepEqual(await drawn(inside), [
    { d: "M1 2L3 4Z", fill: "--art-ink", stroke: "--seat-red", width: 1.3 },
    { d: ellipse(5, 6, 2), stroke: "--art-ink", dash: "2.6 2", opacity: 0.5 },
    { d: ellipse(5, 6, 2, 3), fill: "--art-ink" },
    { d: roundedBox(1, 2, 30, 40), fill: "--art-ink" },
    { d: roundedBox(1, 2, 30, 40, 3), fill: "--art-ink" },
  ]);
});

test("a group that lies elsewhere moves its parts; any other one only keeps them together", async () => {
  const line = `<path d="M0 0H1" stroke="${INK}"/>`;
  const part = { d: "M0 0H1", stroke: "--art-ink" };
  deepEqual(
    await drawn(`<g>${line}<g transform="translate(1 -2.5) scale(0.5)">${line}${line}</g></g>
      <g transform="translate(3 4) rotate(-14)">${line}</g>`),
    [
      part,
      { parts: [part, part], x: 1, y: -2.5, scale: 0.5 },
      { parts: [part], x: 3, y: 4, scale: 1, turn: -14 },
    ],
  );
});

/** What is refused, and what is said of it. @type {Record<string, [string, RegExp]>} */
const REFUSED = {
  "an element that no list of parts can say": [`<text x="1" y="2">A</text>`, /line 3: <text>/],
  "an attribute that nobody paints": [
    `\n<path d="M0 0" transform="scale(2)"/>`,
    /line 4: <path>: transform is not known/,
  ],
  "a colour of its own": [`<path d="M0 0" fill="#123456"/>`, /fill is no colour/],
  "a colour that the theme does not have": [
    `<path d="M0 0" fill="var(--art-pink, #ff00ff)"/>`,
    /fill is no colour/,
  ],
  "a colour that a viewer would not know": [
    `<path d="M0 0" fill="var(--art-ink)"/>`,
    /fill is no colour/,
  ],
  "what is no number": [`<circle cx="1" cy="2" r="1px"/>`, /r is no number/],
  "what is no path": [`<path d="0 0L1 1"/>`, /d is no path/],
  "an outline of which something is missing": [`<circle cx="1" cy="2"/>`, /r is missing/],
  "a group that is painted": [`<g opacity="0.5"></g>`, /a transform and nothing else/],
  "a group that leans": [`<g transform="skewX(3)"></g>`, /transform is/],
  "a style": ["<style>path { fill: red }</style>", /line 3/],
  "an end too many": ["</svg>", /something after the end/],
  "an end too few": ["<g>", /does not end/],
};

for (const [what, [inside, said]] of Object.entries(REFUSED))
  test(`a drawing with ${what} is refused`, () => {
    throws(() => partsOf(`${HEAD}\n\n${inside}</svg>`, KNOWN), said);
  });

test("a drawing has a box, and lines as the canvas draws them", () => {
  for (const [one, other] of [
    [`viewBox="0 0 64 48"`, ""],
    [`viewBox="0 0 64 48"`, `viewBox="0 0 64"`],
    [` stroke-linejoin="round"`, ""],
    [`fill="none"`, `fill="red"`],
    [`fill="none"`, `fill="none" width="64"`],
  ])
    throws(() => partsOf(`${HEAD.replace(one ?? "", other ?? "")}</svg>`, KNOWN), /line 1: <svg>/);
});

test("what is drawn in red is shown in any colour of a seat", async () => {
  const red = await drawn(`<g transform="translate(1 2)">
    <path d="M0 0H1" fill="var(--seat-red, #b51718)" stroke="${INK}"/></g>`);
  deepEqual(JSON.parse(JSON.stringify(inPaint(red, "--seat-blue"))), [
    { parts: [{ d: "M0 0H1", fill: "--seat-blue", stroke: "--art-ink" }], x: 1, y: 2, scale: 1 },
  ]);
  ok(JSON.stringify(red).includes("--seat-red"));
});
