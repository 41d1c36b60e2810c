import { deepEqual, equal, notEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { boardOfWays } from "../../../web/board/map/ways/ways.js";
import * as murano from "../../../web/games/murano/board.js";
import { boardFor, cityName } from "../../../web/games/thurn-und-taxis/board.js";
import {
  rankName,
  townName,
  waysOf,
} from "../../../web/games/thurn-und-taxis/expansions/audience/coaches.js";
import { openTexts, setLanguage } from "../../../web/i18n/index.js";
import { effective, patched } from "../../../web/table/patch.js";

/** What a game is played on when its options carry a patch: the same board as the engine's. */

/** @param {Record<string, unknown>} changes */
const patchOf = (changes) => JSON.stringify({ name: "Our copy", changes });
/** @param {string} id @param {unknown} [args] */
const t = (id, args) => `${id} ${JSON.stringify(args)}`;

test("cities and roads are those of the patch, and those of the box without one", () => {
  const patch = patchOf({
    "north/cities/halle/name": "Hall",
    "north/roads/amsterdam-berlin": true,
    "north/roads/amsterdam-groningen": false,
  });
  const board = boardFor({ board: "north", patch });
  const names = board.roads.map(({ a, b }) => [a, b].sort().join("-"));
  equal(cityName(board, "halle"), "Hall");
  // The table marks them.
  deepEqual(
    board.cities.flatMap(({ id, corrected }) => (corrected ? id : [])),
    ["halle"],
  );
  const own = board.roads.filter(({ provenance }) => provenance === "corrected");
  deepEqual(
    own.map(({ a, b }) => [a, b]),
    [["amsterdam", "berlin"]],
  );
  equal(names.includes("amsterdam-berlin"), true);
  equal(names.includes("amsterdam-groningen"), false);
  equal(boardFor({ board: "north", patch }), board);
  equal(cityName(boardFor({ board: "north" }), "halle"), "Halle");
});

test("the southern board keeps its edition", () => {
  const patch = patchOf({ "south/carriages/3/points": 9 });
  const board = boardFor({ edition: "first-edition", patch });
  equal(board.carriages.find(({ length }) => length === 3)?.points, 9);
  notEqual(board, boardFor({ patch }));
  deepEqual(
    board.stacks.map(({ id }) => id),
    boardFor({ edition: "first-edition" }).stacks.map(({ id }) => id),
  );
});

/** @param {Record<string, unknown>} [changes] @returns {any} */
const lagoonOf = (changes) => murano.boardFor(changes ? { patch: patchOf(changes) } : {});

test("a corrected card says its own words, at each of two tables its own", () => {
  const label = { de: "7 je blauer Laden", en: "7 per blue shop" };
  const place = "murano/characters/shop-red/label";
  const other = { de: "8 je blauer Laden", en: "8 per blue shop" };
  const tables = [lagoonOf({ [place]: label }), lagoonOf({ [place]: other }), lagoonOf()];
  const said = tables.map((board) =>
    murano.characterText(board, "shop-red", /** @type {any} */ (t)),
  );
  equal(Object.values(label).includes(said[0] ?? ""), true);
  equal(Object.values(other).includes(said[1] ?? ""), true);
  equal(said[2], murano.characterText(lagoonOf(), "shop-red", /** @type {any} */ (t)));
  equal(said[2]?.startsWith("mur-character-shop-red"), true);
});

test("a corrected rule is told as it is, where the printed sentence would be false", async () => {
  await openTexts("murano");
  setLanguage("en");
  const told = /** @type {any} */ (t);
  const bare = (/** @type {string} */ text) =>
    text.replace(/[\u2066-\u2069]/gu, "").replace(/\s/gu, " ");
  const rule = (/** @type {object} */ one) =>
    murano.characterText(lagoonOf({ "murano/characters/shop-red/rule": one }), "shop-red", told);
  const printed = lagoonOf().characters.find((/** @type {any} */ { id }) => id === "shop-red").rule;
  const turned = Object.fromEntries(Object.entries(printed).reverse());
  equal(rule({ ...turned, points: 9 }), 'mur-character-shop-red {"points":9}');
  equal(bare(rule({ kind: "per", what: "glass", points: 4 })), "4 points per glass factory");
  const special = (/** @type {any} */ board) => murano.specialText(board, "maklerhaus", told);
  const effect = { kind: "choicePrice", gold: 7, tiles: ["shop"] };
  const corrected = special(lagoonOf({ "murano/specials/maklerhaus/effect": effect }));
  equal(bare(corrected), "a tile of your choice costs 7 gold: shop");
  equal(special(lagoonOf()).startsWith("mur-special-maklerhaus-does"), true);
});

test("islands and spaces of two tables are each table's own", () => {
  const tables = [lagoonOf({ "murano/islands/navagero/name": "Navagerio" }), lagoonOf()];
  deepEqual(
    tables.map((board) => murano.islandName(board, "navagero")),
    ["Navagerio", "Navagero"],
  );
  const turned = lagoonOf({ "murano/ring/spaces/1/action": "gold" });
  equal(murano.actionOf(turned, 1), "gold");
});

test("ways, ranks and towns of an expansion are those of the game's patch", () => {
  const board = boardFor({
    patch: patchOf({
      "audience/towns/luzern/name": "Altdorf",
      "audience/towns/luzern/exits": ["como"],
      "audience/ranks/moench/name": { de: "Abt", en: "abbot" },
      "audience/ranks/moench/points": 9,
    }),
  });
  const luzern = waysOf(board).towns.find(({ id }) => id === "luzern");
  deepEqual([luzern?.name, luzern?.exits], ["Altdorf", ["como"]]);
  equal(townName(board, "luzern"), "Altdorf");
  equal(["Abt", "abbot"].includes(rankName(board, "moench", /** @type {any} */ (t))), true);
  equal(townName(boardFor(), "luzern"), "Luzern");
  equal(waysOf(boardFor({ edition: "first-edition", patch: board.patch ?? "" })), waysOf(board));
  const { roads } = boardOfWays(waysOf(board));
  deepEqual(
    roads.flatMap(({ a, b, bend }) => (a === "luzern" ? [[b, bend]] : [])),
    [["como", -0.08]],
  );
});

test("a game of an older revision is played on the data of its time", () => {
  const before = [{ "south/cities/ulm/name": "Ulme" }, { "south/cities/ulm/name": "Ulmen" }];
  const names = ["1", "2", "3"].map(
    (revision) => JSON.parse(effective({ revision }, before) || '{"changes": {}}').changes,
  );
  deepEqual(names, [before[0], before[1], {}]);
  const own = patchOf({ "south/cities/ulm/name": "Olm" });
  equal(effective({ patch: own, revision: "3" }, before), own);
  deepEqual(JSON.parse(effective({ patch: own }, before)).changes, {
    "south/cities/ulm/name": "Olm",
  });
});

test("only what the owner of a copy has corrected is marked, not what an older revision had", () => {
  const place = "x/cities/ulm/name";
  const data = () => ({ cities: [{ id: "ulm", name: "Ulm" }] });
  const before = [{ [place]: "Ulma" }];
  const marked = (/** @type {Record<string, string>} */ options) =>
    /** @type {any} */ (patched(data(), "x", effective(options, before))).cities[0].corrected ??
    false;
  equal(marked({ revision: "1" }), false);
  const own = JSON.stringify({ name: "", changes: { [place]: "Ulum" } });
  equal(marked({ revision: "1", patch: own }), true);
});
