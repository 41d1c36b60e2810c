import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../../fakes/document.js";
import { printed as murano } from "../../../../web/games/murano/printed.js";
import { printed as taxis } from "../../../../web/games/thurn-und-taxis/printed.js";
import { openTexts, setLanguage } from "../../../../web/i18n/index.js";
import {
  noRoad,
  partsOf,
  splitPlace,
  usedValues,
  Words,
  withNew,
} from "../../../../web/shell/copy/facts.js";
import { field, numbersOf } from "../../../../web/shell/copy/fields.js";
import { nearest, roadOf } from "../../../../web/shell/copy/road-map.js";

/** @typedef {import("../../../../web/shell/copy/facts.js").Fact} Fact */

/**
 * The words that the rules of a game's cards use.
 *
 * @param {readonly Fact[]} facts
 * @returns {Map<string, Set<string>>} by key: `what`, `colour`, `owner`
 */
function vocabularyOf(facts) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  /** @param {unknown} value */
  const look = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (typeof one === "string") found.set(key, (found.get(key) ?? new Set()).add(one));
      look(one);
    }
  };
  for (const { place, kind, value } of facts)
    if (kind === "rule" && place.endsWith("/rule")) look(value);
  return found;
}

/** @param {string} place @param {string} kind @param {unknown} value @param {string} [grade] @returns {Fact} */
const fact = (place, kind, value, grade = "reconstruction") => ({
  ...noRoad(place),
  kind,
  value,
  grade,
  high: 9,
  most: 2,
});
const FACTS = [
  fact("north/cities/halle/name", "text", "Halle"),
  fact("north/cities/halle/country", "text", "preussen"),
  fact("north/cities/berlin/name", "text", "Berlin"),
  fact("north/cities/berlin/country", "text", "sachsen"),
  fact("north/roads/berlin-halle", "switch", true),
  fact("north/stacks/preussen/values", "numbers", [3, 2]),
];
/** Everything that can be corrected, in the words of the data. */
const FILE = "py/spieltisch/murano/boards/murano.json";
const DATA = JSON.parse(readFileSync(new URL(`../../../../${FILE}`, import.meta.url), "utf8"));

test("a place is split into its file, part, item and aspect", () => {
  deepEqual(splitPlace("north/cities/halle/name"), {
    file: "north",
    part: "north-cities",
    item: "halle",
    aspect: "name",
  });
  deepEqual(splitPlace("north/roads/berlin-halle"), {
    file: "north",
    part: "north-roads",
    item: "berlin-halle",
    aspect: "roads",
  });
  deepEqual(splitPlace("murano/ring/spaces/4/anchor"), {
    file: "murano",
    part: "murano-ring",
    item: "4",
    aspect: "anchor",
  });
  // The numbers of an office tile belong to its official.
  deepEqual(splitPlace("offices/tiles/wagner/count/3"), {
    file: "offices",
    part: "offices-tiles",
    item: "wagner",
    aspect: "3",
  });
});

test("facts stand together by what they are about", () => {
  const parts = partsOf(FACTS);
  deepEqual(
    parts.map(({ id, items }) => [id, items.map((item) => item.facts.length)]),
    [
      ["north-cities", [2, 2]],
      ["north-roads", [1]],
      ["north-stacks", [1]],
    ],
  );
});

test("a road that only the draft has is a fact that there is none", () => {
  const all = withNew(FACTS, { "north/roads/halle-ulm": true, "north/cities/halle/name": "Hall" });
  equal(all.length, FACTS.length + 1);
  deepEqual(all.at(-1)?.value, false);
});

test("facts are said in words", async () => {
  await setLanguage("en");
  await openTexts("copy");
  const words = new Words(FACTS, taxis, {});
  const [, country, , , road, stack] = FACTS;
  equal(words.item("north/roads/berlin-halle"), "Berlin – Halle");
  equal(words.item("north/stacks/preussen/values"), "Preußen");
  equal(words.item("offices/tiles/wagner/count/3"), "Wagner");
  equal(words.word("aspect", "3"), "For three");
  equal(words.value(country ?? fact("", "", 0), "preussen"), "Preußen");
  equal(words.value(road ?? fact("", "", 0), false), "there is no road");
  equal(words.value(stack ?? fact("", "", 0), [3, 2]), "3, 2");
  deepEqual(usedValues(FACTS, "north/cities/halle/country"), ["preussen", "sachsen"]);
});

/** @param {string} text without the marks around what was inserted */
const plain = (text) => text.replace(/[\u2066-\u2069]/gu, "").replaceAll("\u00a0", " ");

test("the rules of cards are said in words, and those beyond them as they are written", async () => {
  await setLanguage("en");
  await openTexts("copy");
  const words = new Words([], murano, {});
  const rule = fact("murano/characters/palace/rule", "rule", {});
  const said = (/** @type {unknown} */ value) => plain(words.value(rule, value));
  equal(said({ kind: "per", what: "shop", colour: "red", points: 4 }), "4 points per red shop");
  equal(
    said({ kind: "if", points: 12, all: [{ test: "sole", what: "glass" }] }),
    "12 points with no other owner of glass factories than you",
  );
  for (const { rule: printed } of DATA.characters) ok(!said(printed).includes("{"), said(printed));
  for (const value of [
    { kind: "if" },
    { kind: "per" },
    { kind: "sum", parts: 3 },
    {},
    { kind: "if", all: [null] },
  ])
    equal(typeof said(value), "string");
  equal(said({ kind: "other", points: 1 }), '{"kind":"other","points":1}');
});

test("the text of a card is the game's own, and follows its rule", async () => {
  await setLanguage("de");
  await openTexts("copy");
  const place = "murano/characters/palace";
  const rule = { kind: "per", what: "shop", owner: "own", colour: "red", points: 4 };
  const said = (/** @type {Record<string, unknown>} */ changes) =>
    plain(murano.text?.(`${place}/label`, changes) ?? "");
  equal(said({}), "3 Punkte für jeden Palast");
  equal(said({ [`${place}/rule`]: rule }), "4 Punkte für jeden eigenen roten Laden");
  const equals = { test: "equal", min: 1, of: [{ what: "palace" }, { what: "shop" }] };
  equal(
    said({ [`${place}/rule`]: { kind: "if", points: 10, all: [equals] } }),
    "10 Punkte bei gleich vielen Palästen und Läden, mindestens je 1",
  );
  // Words of one language only leave the other one to the rule.
  const label = { de: "3 Punkte für jeden Palast", en: "4 for a palace" };
  const four = { kind: "per", what: "palace", points: 4 };
  const both = { [`${place}/rule`]: four, [`${place}/label`]: label };
  equal(said(both), "4 Punkte für jeden Palast");
  await setLanguage("en");
  equal(said(both), "4 for a palace");
});

test("every thing and every word of the cards has a name, in every language", async () => {
  const rules = DATA.characters.map((/** @type {any} */ one) =>
    fact(`murano/characters/${one.id}/rule`, "rule", one.rule),
  );
  const vocabulary = vocabularyOf(rules);
  for (const language of /** @type {const} */ (["de", "en"])) {
    await setLanguage(language);
    await openTexts("copy");
    const words = new Words(rules, murano, {});
    for (const { id, label } of DATA.characters) {
      const place = `murano/characters/${id}`;
      equal(plain(murano.text?.(`${place}/label`, {}) ?? ""), label[language], id);
    }
    for (const key of ["what", "colour", "owner", "test", "kind"])
      for (const word of vocabulary.get(key) ?? [])
        if (!["sum", "perKind"].includes(word))
          ok(words.word(key, word) !== word || language === "en", `${key} ${word}`);
    for (const part of ["prices", "gains"])
      for (const id of Object.keys(DATA[part]))
        ok(words.item(`murano/${part}/${id}/value`) !== id, `${part} ${id}`);
    for (const { id } of DATA.actions) ok(words.word("action", id) !== id, id);
  }
});

test("numbers are read from what was typed, and anything else is left as it is", () => {
  deepEqual(numbersOf("4 3, 2;1"), [4, 3, 2, 1]);
  equal(numbersOf("4 x"), "4 x");
  equal(numbersOf("4.5"), "4.5");
});

test("a press on the map means the nearest city, and a road begins with the first of the alphabet", () => {
  const map = {
    picture: null,
    ratio: 2,
    spots: [
      { id: "ulm", x: 0.2, y: 0.5 },
      { id: "linz", x: 0.5, y: 0.2 },
    ],
  };
  equal(nearest(map, { x: 0.3, y: 0.4 }), "ulm");
  // Twice as wide as high: what is beside is farther away than what is below.
  equal(nearest(map, { x: 0.4, y: 0.5 }), "linz");
  equal(nearest({ ...map, spots: [] }, { x: 0, y: 0 }), "");
  equal(roadOf("ulm", "linz"), "linz-ulm");
});

test("the maps know the cities and draw corrected roads", () => {
  const one = taxis.map?.("north-roads", { "north/roads/amsterdam-berlin": true });
  ok(
    one && one.spots.length > 20 && one.spots.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1),
  );
  equal(taxis.map?.("north-stacks", {}), undefined);
  equal(murano.map?.("murano-ring", {})?.spots.length, 18);
});

test("a refusal says what could stand there, and names a card by its number", async () => {
  await setLanguage("en");
  await openTexts("copy");
  const place = "north/cities/halle/horses";
  const label = {
    ...fact("murano/characters/shop/label", "texts", { de: "2 je Laden", en: "2 per shop" }),
    no: 15,
  };
  const rule = fact("murano/characters/shop/rule", "rule", {});
  const facts = [...FACTS, fact(place, "numbers", [1, 2, 3]), label, rule];
  const words = new Words(facts, taxis, { "north/cities/halle/name": "Berlin" });
  const said = (/** @type {string} */ id, /** @type {string} */ at) =>
    words.problem({ id, place: at }).replace(/[\u2066-\u2069]/gu, "");
  ok(
    /Halle, Horses: here stand one to 2 numbers from 0 to 9/u.test(said("value", place)),
    said("value", place),
  );
  ok(/Halle.*“Berlin”/u.test(said("same", "north/cities/halle/name")));
  ok(/No\. 15: 2 per shop/u.test(said("vocabulary", rule.place)));
  ok(/Northern map: cities: atlantis/u.test(said("place", "north/cities/atlantis/name")));
  ok(/40/u.test(said("name", "")));
  equal(words.city("north", "halle"), "Berlin");
  const half = { de: "3 je Laden", en: "2 per shop" };
  equal(words.value(label, half), "German: 3 je Laden");
  // A card of a city bears its new name, a refusal of that name the one in the box.
  equal(words.item("north/cities/halle/country"), "Berlin");
  const road = "north/roads/berlin-halle";
  const cut = words.problem({ id: "apart", place: road, cities: ["Halle", "Emden"] });
  equal(plain(cut), "Berlin – Berlin: Halle and Emden are cut off.");
});

test("the field of a text begins with what the card says by now", async () => {
  await setLanguage("en");
  await openTexts("copy");
  const [card] = DATA.characters;
  const at = `murano/characters/${card.id}`;
  const label = fact(`${at}/label`, "texts", card.label);
  const rule = { kind: "per", what: "shop", colour: "red", points: 7 };
  /** @param {Record<string, unknown>} changes */
  const fields = (changes) => {
    const words = new Words([label], murano, changes);
    const value = changes[label.place] ?? label.value;
    const change = () => {};
    const made = field({ fact: label, value, words, facts: [label], forms: {}, change });
    return textsIn(made).filter((text) => text !== label.place);
  };
  ok(!fields({}).includes("7 points per red shop"));
  ok(fields({}).includes(card.label.de));
  const ruled = fields({ [`${at}/rule`]: rule });
  ok(ruled.includes("7 points per red shop"));
  for (const old of [card.label.de, card.label.en]) ok(!ruled.includes(old), old);
  const own = { de: "7 je rotem Laden", en: card.label.en };
  const both = fields({ [`${at}/rule`]: rule, [label.place]: own });
  ok(both.includes("7 points per red shop") && both.includes(own.de));
});

/** @param {any} made a template, or what stands in one @returns {string[]} the texts in it */
function textsIn(made) {
  if (Array.isArray(made)) return made.flatMap(textsIn);
  if (typeof made === "string") return [made];
  return made?.values ? textsIn(made.values) : [];
}
