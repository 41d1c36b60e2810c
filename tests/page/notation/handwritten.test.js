// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source text.
import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import { handwritten, sources, verbs } from "./handwritten.js";

/** As it was once written in the page, place by place. */
const BY_HAND = [
  'explain("end turn", "prompt");',
  "explain(`take ${name}${second}`, key);",
  'const text = "lay " + name;',
  'const help = laid > 0 ? " with Postillion" : "";',
  "explain(`close ${draft.mode} ${names.join(' ')}`, key);",
  "whyNot(`${moving.type} ${moving.coach} ${town}`);",
  "explain(`${passing ? 'pass' : 'sail'} ${from}-${to}`, 'map');",
  "const text = ['reward', 'house', city].join(' ');",
  "html`<button @click=${() => explain(`keep ${card}`, key)}></button>`;",
];

/** What only looks like it. */
const ELSEWISE = [
  'const found = actions.filter(({ type }) => type === "take");',
  'explain({ type: "lay", card, end: "left" }, key);',
  'html`<p>take ${count}</p><span class=\'place ${on ? "lit" : ""}\'></span>`;',
  "t(`tut-do-take-${kind}`, { city });",
  "const rest = texts.join(' ');",
  "// take Ulm",
  'const key = "close-each";',
];

test("the verbs are those of all games and expansions", () => {
  for (const verb of ["take", "close", "reward", "assign", "joker", "sail", "end"])
    ok(verbs.has(verb), verb);
});

test("an action that is written by hand is found, wherever it stands", () => {
  const texts = Object.fromEntries(BY_HAND.map((text, number) => [`${number}.js`, text]));
  const places = handwritten(texts).map((place) => Number.parseInt(place, 10));
  deepEqual(places, [...BY_HAND.keys()]);
});

test("parts of actions, words for people and class names are no notation", () => {
  deepEqual(
    handwritten(Object.fromEntries(ELSEWISE.map((text, number) => [`${number}.js`, text]))),
    [],
  );
});

test("nothing in the page writes actions: it names their parts, and the engine writes", () => {
  const texts = sources();
  ok(Object.keys(texts).length > 100);
  deepEqual(handwritten(texts), []);
});
