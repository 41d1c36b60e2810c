import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { findings, tables } from "spieltisch:rulebook";
import { engineService } from "../../../../web/core/engine/service.js";
import { openTexts, setLanguage } from "../../../../web/i18n/index.js";
import { bookOf } from "../../../../web/shell/copy/corrections.js";
import { madeBlock, table } from "../../../../web/shell/rules/blocks.js";
import { markup } from "../../fakes/drawn.js";
import { FakeStorage } from "../../fakes/storage.js";

/** What the lists of the rule book say when it is opened from a game with a patch: what is corrected, and all that follows from it. */

const TAXIS = "thurn-und-taxis";
// biome-ignore format: a table
/** One correction of each kind that a list shows: its table, its place, what stands there, and what is read in which row. @type {[string, string, unknown, string, RegExp][]} */
const LISTED = [
  ["cities-north", "north/cities/halle/name", "Hall", "Hall", /^Hall\|Preußen/u],
  ["cities-north", "north/cities/halle/name", "Hall", "Leipzig", /\bHall\b(?!e)/u],
  ["cities-north", "north/cities/halle/country", "sachsen", "Halle", /\|Sachsen/u],
  ["cities-north", "north/cities/halle/country", null, "Halle", /\|free imperial/u],
  ["cities-north", "north/roads/cassel-hannover", true, "Hannover", /Cassel/u],
  ["cities-north", "north/roads/amsterdam-groningen", false, "Groningen", /^(?!.*Amsterdam)/u],
  ["cities-south", "south/cities/ulm/name", "Ulmen", "Sigmaringen", /Ulmen/u],
  ["stacks-south", "south/stacks/baden/values", [4, 2], "Baden", /\|4, 2$/u],
  ["carriages", "south/carriages/3/points", 9, "3", /\|9$/u],
  ["remoteness", "north/cities/dresden/name", "Drezden", "3", /Drezden/u],
  ["letters", "courier/constants/costPerExtraOfficial/value", 5, "3", /^3\|10\|/u],
  ["offices", "offices/tiles/wagner/count/3", 7, "Wagner", /\|2\|7\|4$/u],
  ["rewards", "offices/rewards/1/reward", "chip", "1", /chip/u],
  ["coaches", "audience/carriages/violet/start", "tuttlingen", "violet", /Tuttlingen/u],
  ["coaches", "audience/towns/mailand/name", "Mediolanum", "violet", /Mediolanum/u],
  ["coaches", "audience/carriages/violet/countries", ["polen"], "violet", /^(?!.*Baden)/u],
  ["ranks", "audience/ranks/kardinal/points", 7, "cardinal", /\|7$/u],
  ["ways", "audience/towns/genua/exits", ["parma"], "Genua", /\|Parma/u],
  ["characters", "murano/characters/shop-red/label", { de: "9 je Laden", en: "9 per shop" }, "1", /\|9 per shop/u],
  ["characters", "murano/characters/palace/rule", { kind: "per", what: "glass", points: 4 }, "14", /4 points per glass factory/u],
  ["characters", "murano/islands/navagero/name", "Navagera", "33", /Navagera/u],
  ["specials", "murano/specials/hafen/name", { de: "Tor", en: "Gate" }, "Gate", /./u],
  ["specials", "murano/specials/maklerhaus/effect", { kind: "choicePrice", gold: 7, tiles: ["shop"] }, "broker", /7 gold: shop/u],
  ["ring", "murano/ring/spaces/1/action", "gondolier", "1", /gondolier/iu],
  ["ring", "murano/ring/spaces/1/anchor", true, "1", /\|yes/iu],
];

/** @param {string} place @param {unknown} value */
function bookWith(place, value) {
  const game = place.startsWith("murano") ? "murano" : TAXIS;
  return bookOf(game, { patch: JSON.stringify({ name: "Ours", changes: { [place]: value } }) });
}

/** The text of each row. @param {unknown} drawn */
function rowsOf(drawn) {
  return markup(drawn)
    .split("<tr>")
    .slice(2)
    .map((row) =>
      row
        .split(/<t[hd][^>]*>/u)
        .slice(1)
        .map((cell) =>
          cell
            .replace(/<[^>]*>|[\u2066-\u2069]|°/gu, "")
            .replace(/\s+/gu, " ")
            .trim(),
        )
        .join("|"),
    );
}

/** @param {string[]} rows @param {string} name */
function rowOf(rows, name) {
  return rows.find((row) => new RegExp(`^${name}(?!\\w)`, "iu").test(row)) ?? "";
}

Object.assign(globalThis, { location: { href: "https://example.org/" } });
await openTexts("rules");
engineService.call = async () => /** @type {any} */ ([]);

for (const [of, place, value, row, wanted] of LISTED) {
  test(`${of}: ${place} is as the game has it, in the row of ${row}`, async () => {
    await setLanguage("en");
    const ours = rowsOf(table(tables[of] ?? {}, String));
    const book = (await bookWith(place, value))();
    const own = rowsOf(table(book.tables[of] ?? {}, book.ruled));
    equal(own.length, ours.length);
    ok(wanted.test(rowOf(own, row)), rowOf(own, row));
    ok(!ours.includes(rowOf(own, row)), "ours says the same");
  });
}

test("what a game has corrected is no reconstruction any more", async () => {
  const made = (/** @type {typeof findings} */ found) => markup(madeBlock(found.north ?? []));
  ok(/Fulda/u.test(made(findings)));
  const fulda = findings.north?.find(
    ({ what, grade }) => what === "cities" && grade === "reconstruction",
  );
  const book = (await bookWith("north/cities/fulda/name", "Fulde"))();
  const left = book.findings.north?.find(
    ({ what, grade }) => what === "cities" && grade === "reconstruction",
  );
  equal(left?.count, Number(fulda?.count) - 1);
  const cell = book.tables["cities-north"]?.rows.find(([name]) => name === "Fulde");
  ok(cell, "it bears no ring");
});

test("all else stays as it is, and so does the book of another game", async () => {
  const book = (await bookWith("south/cities/ulm/name", "Ulmen"))();
  const other = Object.keys(tables).filter((of) => of !== "cities-south");
  for (const of of other) equal(JSON.stringify(book.tables[of]), JSON.stringify(tables[of]), of);
});

test("what was corrected or confirmed bears no ring, and the book names the corrections", async () => {
  const [corrected, confirmed] = ["no-glass", "palaces-equal-shops"].map(
    (id) => `murano/characters/${id}/rule`,
  );
  engineService.call = async () =>
    /** @type {any} */ ([{ place: corrected }, { place: confirmed }]);
  Object.assign(globalThis, { localStorage: new FakeStorage() });
  localStorage.setItem(
    "spieltisch:copy:murano",
    JSON.stringify({ same: [confirmed, "murano/x/y"] }),
  );
  const book = (await bookWith(String(corrected), { kind: "per", what: "glass", points: 4 }))();
  equal(book.name, "Ours");
  const rows = book.tables.characters?.rows.map(([first]) => JSON.stringify(first)) ?? [];
  for (const no of [20, 28]) equal(rows[no - 1], `${no}`);
  equal(rows[21], '{"made":22}');
});
