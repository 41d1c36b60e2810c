import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { boardFor } from "../../../web/games/murano/board.js";
import "../fakes/document.js";
import { LagoonBridge } from "../../../web/games/murano/lagoon-bridge.js";
import { ghostOf } from "../../../web/games/murano/lagoon-state.js";
import { characterCard } from "../../../web/games/murano/panels/character-card.js";
import { Foresight } from "../../../web/games/murano/touch/foresight.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { markup } from "../fakes/drawn.js";

/** What a tile would bring is told on its site before it is put there. */

/** @param {string} tile @param {string} place @returns {any} */
const build = (tile, place) => ({ type: "build", tile, place, text: `build ${tile} ${place}` });

const FORESEEN = [
  { id: "mur-foreseen-points", args: { points: 2 }, focus: [] },
  {
    id: "mur-foreseen-card",
    args: { card: { character: "glass" }, before: 4, after: 6 },
    focus: [],
  },
  { id: "mur-foreseen-open", args: { count: 1 }, focus: [{ kind: "cell", id: "2c1" }] },
];

/** @type {any} */
let table;

beforeEach(() => {
  const t = (/** @type {string} */ id, /** @type {object} */ words) =>
    words ? `${id} ${JSON.stringify(words)}` : id;
  table = {
    t,
    ctx: {
      asked: /** @type {string[]} */ ([]),
      preview(/** @type {string} */ text) {
        this.asked.push(text);
        return Promise.resolve({ foreseen: FORESEEN });
      },
    },
    seats: [],
    board: boardFor(),
    bubble: null,
    moves: new LegalActions([build("glass", "2c3"), build("palace-1", "2c3")]),
    seen: { islands: [], street: null },
    settings: {},
    tapGuard: { byFinger: true },
    feedback: {
      show: (/** @type {any} */ bubble) => {
        table.bubble = bubble;
      },
    },
    requestUpdate() {},
    enlarged: null,
  };
  table.foresight = new Foresight(table);
  table.bridge = Object.assign(new LagoonBridge(table), { sizeOf: () => 28, tip() {} });
  table.selection = new Selection(table);
});

/** Lets answers arrive. */
const answered = () => new Promise((done) => setTimeout(done));

test("the question on a site says what would come of it, and the tile is seen there", async () => {
  table.selection.tile = "glass";
  table.selection.cell("2c3");
  deepEqual(table.bubble.more, []);
  await answered();
  deepEqual(table.ctx.asked, ["build glass 2c3"]);
  deepEqual(
    table.bubble.more.map((/** @type {string} */ line) => line.split(" ")[0]),
    ["mur-foreseen-points", "mur-foreseen-card", "mur-foreseen-open"],
  );
  equal(table.bubble.text.split(" ")[0], "mur-look-site");
  deepEqual(ghostOf(table), { cell: "2c3", tile: "glass", points: 2, opens: ["2c1"] });
  deepEqual(table.foresight.cards, { glass: 6 });
  table.selection.clear();
  equal(ghostOf(table), null);
  deepEqual(table.foresight.lines, []);
});

test("the question on a gondola says what would come of it, and pointing elsewhere changes nothing of that", async () => {
  const place = /** @type {any} */ ({ type: "place", gondola: 1, gold: -5, text: "place 1" });
  table.moves = new LegalActions([place]);
  table.selection.gondola(1);
  table.bridge.point({ kind: "cell", id: "2c3" });
  await answered();
  deepEqual(table.ctx.asked, ["place 1"]);
  equal(table.bubble.text.split(" ")[0], "mur-look-berth");
  equal(table.bubble.more.length, 3);
});

test("a mouse sees it by pointing, and no longer when it has left", async () => {
  table.selection.tile = "palace-1";
  table.bridge.point({ kind: "cell", id: "2c3" });
  await answered();
  equal(ghostOf(table)?.tile, "palace-1");
  table.bridge.point(null);
  equal(ghostOf(table), null);
});

test("as long as several tiles could come there, none is shown", () => {
  table.bridge.point({ kind: "cell", id: "2c3" });
  equal(ghostOf(table), null);
  deepEqual(table.ctx.asked, []);
});

test("a late answer about another site is dropped", async () => {
  table.selection.tile = "glass";
  table.bridge.point({ kind: "cell", id: "2c3" });
  table.bridge.point(null);
  await answered();
  deepEqual([table.foresight.told, ghostOf(table)], [[], null]);
});

test("one's own card says what it would bring then", () => {
  const seen = { phase: "build", options: {} };
  const worth = /** @type {any} */ ({
    now: { points: 4, island: "san-donato", by: "there", rule: null },
    most: { points: 4, island: "san-donato" },
    scored: null,
    foreseen: 6,
  });
  const drawn = markup(
    characterCard(/** @type {any} */ ({ ...table, seen, me: 0 }), "glass", { small: true, worth }),
  );
  match(drawn, /<b>4 → 6<\/b>/);
});

test("on a card no comma stands alone, so that none begins a line", () => {
  for (const { id } of table.board.characters) {
    const drawn = markup(
      characterCard(/** @type {any} */ ({ ...table, me: 0 }), id, { small: true }),
    );
    doesNotMatch(drawn, /<\/i><i>,<\/i>/);
  }
});
