import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import { boardFor } from "../../../web/games/murano/board.js";
import "../fakes/document.js";
import {
  besideIsland,
  counted,
  countedCard,
} from "../../../web/games/murano/panels/counted-card.js";
import { ownPanel } from "../../../web/games/murano/panels/players.js";
import { markup } from "../fakes/drawn.js";

/** The end of Murano, character by character. */

/** @param {string} card @param {number} seat @param {number | null} gondola @returns {any} */
const step = (card, seat, gondola) => ({
  seat,
  part: "characters",
  points: gondola === null ? 0 : 8,
  telling: {
    id: "mur-count-character",
    args: { card: { character: card } },
    focus:
      gondola === null
        ? []
        : [
            { kind: "island", id: "san-donato" },
            { kind: "gondola", id: String(gondola) },
          ],
  },
});
const STEPS = [step("shop-grey", 1, null), step("shop-red", 0, 3), step("shop-blue", 0, 4)];

/** @param {string} card @returns {any} */
const scored = (card) => ({
  card,
  values: {},
  now: { points: 8, island: "san-donato", by: "there", rule: null },
  most: { points: 8, island: "san-donato" },
  scored: { island: "san-donato", points: 8 },
});

/** @param {number} at */
const shown = (at) =>
  counted(
    /** @type {any} */ ({
      phase: "over",
      options: {},
      gondolas: [3, 4].map((no) => ({ no, seat: 0, used: true })),
      seats: [
        { characterCount: 2, characters: [scored("shop-red"), scored("shop-blue")] },
        { characterCount: 1, characters: [{ ...scored("shop-grey"), scored: null }] },
      ],
    }),
    STEPS,
    at,
  );

/** @param {any} seen @returns {any} */
const tableWith = (seen) => ({
  t: (/** @type {string} */ id, /** @type {object} */ words) =>
    words ? `${id} ${JSON.stringify(words)}` : id,
  arrangement: { shape: "wide" },
  board: boardFor(),
  me: 0,
  seats: [
    { color: "white", symbol: "circle" },
    { color: "brown", symbol: "square" },
  ],
  view: { observation: seen, scores: null },
  seen,
  own: {
    ...seen.seats[0],
    gold: 0,
    points: 0,
    gondoliers: { hand: 0, supply: 0 },
    counts: {},
    beads: {},
    specials: [],
  },
});

test("one's own cards say nothing of their points before they are counted", () => {
  const said = (/** @type {number} */ at) => {
    const drawn = markup(ownPanel(tableWith(shown(at)), false));
    return ["shop-red", "shop-blue"].map((card) =>
      Boolean(drawn.split(`own-card-${card}`)[1]?.split("</button>")[0]?.includes("San Donato")),
    );
  };
  deepEqual([0, 1, 2].map(said), [
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("a gondolier goes ashore with the card that is counted", () => {
  const ashore = (/** @type {number} */ at) => shown(at).gondolas.map(({ used }) => used);
  deepEqual([0, 1, 2].map(ashore), [
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("each character is turned over on the board, also a rival's that scores nothing", () => {
  match(markup(countedCard(tableWith(shown(0)))), /seat-brown.*data-card=shop-grey/s);
  match(markup(countedCard(tableWith(shown(2)))), /seat-white.*data-card=shop-blue/s);
  equal(shown(0).counting?.seat, 1);
  ok(
    !markup(countedCard(tableWith({ ...shown(0), counting: undefined }))).includes("counted-card"),
  );
});

test("the card leaves its island to be seen where there is room beside it", () => {
  const frame = { left: 100, top: 50, width: 900, height: 500 };
  const size = { width: 200, height: 150 };
  for (const left of [110, 400, 780]) {
    const island = { left, top: 100, width: 180, height: 150 };
    const card = besideIsland(size, island, frame);
    ok(card.left >= left + 180 || card.left + 200 <= left, `${card.left} beside ${left}`);
    ok(card.left >= 100 && card.left + 200 <= 1000 && card.top >= 50);
  }
});
