import { equal, match, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { boardFor, spaceDoes, spaceName } from "../../../web/games/murano/board.js";
import { COURSE } from "../../../web/games/murano/touch/lessons.js";
import { tell, textFor } from "../../../web/games/murano/words.js";
import { openTexts, setLanguage, t } from "../../../web/i18n/index.js";
import { Guide } from "../../../web/table/guide/guide.js";

/** What the tables of Murano say in German, where the words depend on the table. */

beforeEach(async () => {
  await openTexts("murano");
  await setLanguage("de");
});

/** Without the marks around what is inserted. @param {string} text */
const plain = (text) => text.replace(/[\u2068\u2069]/gu, "").replace(/\u00a0/gu, " ");

/** @param {string} id @param {object} seen @param {object} [parts] of the table */
function lesson(id, seen, parts) {
  const table = /** @type {any} */ ({
    t,
    seen,
    ...parts,
    tapPreview: { isOn: false },
    nextName: "Jakob",
  });
  const found = COURSE.lessons(table).find((one) => one.id === id);
  ok(found);
  return new Guide(table, COURSE).wordsOf(found).text;
}

test("the guide says who chooses the island of the income", () => {
  match(lesson("income", { options: {} }), /Genommen wird die beste Insel/u);
  const chosen = lesson("income", { options: { income: "chosen" } });
  match(chosen, /Du wählst die Insel/u);
  ok(!chosen.includes("beste"), chosen);
});

test("the guide and the spaces name the prices that hold for the player", () => {
  const plainMoves = {
    moves: {
      plain: [
        { type: "buy", gold: -2 },
        { type: "search", gold: -1 },
      ],
    },
  };
  match(plain(lesson("buy", {}, plainMoves)), /kostet 2 Gold.*Für 1 Gold suchst/u);
  const own = /** @type {any} */ ({
    prices: { shop: 2, shopChoice: 1, gondolierOwn: 1, gondolierOther: 3 },
  });
  match(plain(lesson("berth", {}, { own })), /^1 Gold in deiner Farbe, 3 in/u);
  const does = spaceDoes(4, {
    t,
    own,
    seen: /** @type {any} */ ({ options: {} }),
    board: boardFor(),
  });
  equal(plain(does), "Für 2 Gold nimmst du den obersten Laden, für 1 Gold einen deiner Wahl.");
});

test("the gold of a space does not read as its price", () => {
  equal(plain(spaceName(boardFor(), 12, t)), "Feld 12 (bringt Gold)");
  equal(plain(spaceName(boardFor(), 4, t)), "Feld 4 (Laden)");
});

test("the guide speaks of the tiles that can be chosen", () => {
  const shops = lesson("search", { choice: ["shop-red"] });
  ok(shops.includes("Läden") && !shops.includes("Wappen"), shops);
  const palaces = lesson("search", { choice: ["palace-2", "palace-3"] });
  ok(palaces.includes("Wappen") && !palaces.includes("Läden"), palaces);
});

test("what is advised says what is done, with a verb and in the right case", () => {
  /** @param {string} name @param {Record<string, unknown>} args */
  const said = (name, args) =>
    plain(textFor({ says: { id: `mur-do-${name}`, args } }, { t, board: boardFor() }));
  equal(
    said("place", { no: 1, island: { island: "sacca-mattia" }, price: 2 }),
    "Gondoliere einsetzen: Gondel 1 an der Insel Sacca Mattia, für 2 Gold",
  );
  const where = { island: { island: "navagero" }, row: 3, column: 3 };
  const shop = { gained: "shop-blue" };
  equal(
    said("build", { ...where, tile: shop }),
    "Einen blauen Laden auf Navagero bauen, Reihe 3 von oben, Spalte 3 von links",
  );
  equal(
    said("build", { ...where, tile: { gained: "street" } }),
    "Eine Straße auf Navagero bauen, Reihe 3 von oben, Spalte 3 von links",
  );
  equal(said("choose", { tile: shop }), "Einen blauen Laden nehmen");
  equal(said("income-island", where), "Einkommen von Navagero nehmen");
});

test("beads of one colour are counted", () => {
  const telling = {
    id: "mur-log-produced",
    args: { points: 6, beads: { beads: ["blue", "red", "blue"] } },
  };
  const [line] = tell(/** @type {any} */ ([{ event: "produced", seat: 0, telling }]), {
    t,
    seats: [{ name: "Anna" }],
    board: boardFor(),
  });
  match(plain(line?.told.text ?? ""), /: zwei blaue und ein roter\./u);
});

test("the guide says by name whose turn is the next", () => {
  equal(lesson("done", {}), t("mur-guide-done", { next: "Jakob" }));
});
