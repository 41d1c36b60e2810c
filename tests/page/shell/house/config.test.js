import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { FakeStorage } from "../../fakes/storage.js";

const { judged } = await import("../../../../web/shell/house/config.js");
const { house, isHidden, keepsNames, onHouse, takeHouse } = await import(
  "../../../../web/core/settings/house.js"
);
const { spokenLanguage } = await import("../../../../web/core/settings/kept-prefs.js");
const { lastSeats, rememberSeats } = await import("../../../../web/core/seats/seats.js");

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new FakeStorage() });
  takeHouse({});
});

/** @param {object} value */
const faultsOf = (value) =>
  judged(JSON.stringify(value)).faults.map(({ id, key }) => `${key}: ${id}`);

test("everything that a house may wish is understood", () => {
  const wishes = {
    name: "Café Rose",
    language: "de",
    theme: "dark",
    imprint: "Café Rose, Hauptstraße 1",
    imprintLink: "https://cafe.example/impressum",
    resetAfter: 20,
    keepNames: false,
    positions: "club/positions-2.json",
    hide: ["murano", "import", "settings"],
  };
  deepEqual(judged(JSON.stringify(wishes)), { house: wishes, faults: [] });
  deepEqual(judged("{}"), { house: {}, faults: [] });
});

test("the example in the documents is right, and its table names every entry", () => {
  const page = readFileSync(new URL("../../../../docs/table-tablet.md", import.meta.url), "utf8");
  const [, example = ""] = /```json\n(.*?)```/su.exec(page) ?? [];
  const { house: wishes, faults } = judged(example);
  deepEqual([Object.keys(wishes).length, faults], [7, []]);
  const [{ id, allowed } = { id: "", allowed: "" }] = judged('{"?": 1}').faults;
  deepEqual(
    [id, [...page.matchAll(/^\| `(\w+)`/gmu)].map(([, key]) => key)],
    ["unknown", allowed.split(", ")],
  );
});

/** @type {[string, unknown, string][]} */
const WRONG = [
  ["naem", "Café", "unknown"],
  ["name", "", "text"],
  ["name", "x".repeat(201), "text"],
  ["name", 7, "text"],
  ["language", "tlh", "choice"],
  ["theme", "auto", "choice"],
  ["imprintLink", "javascript:alert(1)", "address"],
  ["imprintLink", "data:text/html,hello", "address"],
  ["imprintLink", 7, "address"],
  ["resetAfter", 0, "minutes"],
  ["resetAfter", 1, "minutes"],
  ["resetAfter", "20", "minutes"],
  ["resetAfter", 2.5, "minutes"],
  ["resetAfter", 1441, "minutes"],
  ["keepNames", "no", "yes-no"],
  ["positions", "https://elsewhere.example/positions.json", "file"],
  ["positions", "//elsewhere.example/positions.json", "file"],
  ["positions", "../positions.json", "file"],
  ["positions", "positions.js", "file"],
  ["positions", ["positions.json"], "file"],
  ["hide", "murano", "choice"],
  ["hide", ["chess"], "choice"],
  ["hide", ["murano", "thurn-und-taxis"], "all-games"],
];
for (const [key, entry, id] of WRONG) {
  test(`${key} ${JSON.stringify(entry).slice(0, 30)} is named, and counts for nothing`, () => {
    const { house: rest, faults } = judged(JSON.stringify({ [key]: entry, theme2: 1 }));
    deepEqual(rest, {});
    equal(faults[0]?.id, id);
    deepEqual(faultsOf({ [key]: entry }), [`${key}: ${id}`]);
  });
}

test("an imprint may lie on the web, beside the page, or be written to", () => {
  for (const imprintLink of ["imprint.html", "../../impressum/", "mailto:me@cafe.example"])
    deepEqual(faultsOf({ imprintLink }), []);
});

test("what is wrong leaves the rest as it is; a file that cannot be read wishes nothing", () => {
  const { house: rest, faults } = judged('{"theme": "dark", "resetAfter": -1}');
  deepEqual([rest, faults.map(({ key }) => key)], [{ theme: "dark" }, ["resetAfter"]]);
  const inherited = judged('{"__proto__": {"x": 1}, "constructor": 1, "theme": "dark"}');
  deepEqual(inherited.house, { theme: "dark" });
  deepEqual(
    inherited.faults.map(({ id }) => id),
    ["unknown", "unknown"],
  );
  for (const [text, id] of [
    ['{"name": "Café"', "json"],
    ["", "json"],
    ["[]", "object"],
    ["null", "object"],
  ])
    deepEqual(
      judged(text ?? "").faults.map((fault) => fault.id),
      [id],
    );
});

test("what was read is kept for the next start, told once, and forgotten with the file", () => {
  let told = 0;
  const stop = onHouse(() => {
    told += 1;
  });
  equal(takeHouse({ name: "Café", hide: ["solo"] }), true);
  equal(takeHouse({ name: "Café", hide: ["solo"] }), false);
  equal(told, 1);
  equal(house().name, "Café");
  deepEqual([isHidden("solo"), isHidden("import")], [true, false]);
  equal(JSON.parse(localStorage.getItem("spieltisch:house") ?? "").name, "Café");
  takeHouse({});
  equal(localStorage.getItem("spieltisch:house"), null);
  stop();
});

test("the language of the house is spoken until somebody chooses one", () => {
  takeHouse({ language: "de" });
  equal(spokenLanguage("auto"), "de");
  equal(spokenLanguage("en"), "en");
});

test("names are not offered to strangers, unless the house wants it", () => {
  const seats = ["Anna", "Bernd"].map((name, i) => ({
    name,
    color: /** @type {const} */ (["blue", "red"])[i] ?? "blue",
    symbol: /** @type {const} */ (["circle", "diamond"])[i] ?? "circle",
    kind: /** @type {const} */ ("person"),
  }));
  rememberSeats(seats);
  equal(lastSeats("thurn-und-taxis").length, 2);
  for (const wishes of [{ name: "Café" }, { resetAfter: 30 }]) {
    takeHouse(wishes);
    equal(keepsNames(), false);
    deepEqual(lastSeats("thurn-und-taxis"), []);
  }
  takeHouse({ name: "Verein", keepNames: true });
  equal(lastSeats("thurn-und-taxis").length, 2);
});
