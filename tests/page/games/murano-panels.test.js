import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { buildingParts } from "../../../web/art/murano/figures.js";
import { stamps } from "../../../web/games/murano/album.js";
import { boardFor, specialText } from "../../../web/games/murano/board.js";
import { characterCard, worthWords } from "../../../web/games/murano/panels/character-card.js";
import { openPlayer, ownPanel, playerBoxes } from "../../../web/games/murano/panels/players.js";
import { sheet } from "../../../web/games/murano/panels/sheets.js";
import { windows } from "../../../web/games/murano/panels/windows.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { markup, press } from "../fakes/drawn.js";

/** Panels of Murano: each says what is true of whom it shows. */

/** @param {object} parts @returns {any} */
const tableWith = (parts) => ({
  get windows() {
    return {
      open: (/** @type {object} */ dialog) => {
        this.dialog = dialog;
      },
    };
  },
  board: boardFor(),
  deciding: true,
  folded: false,
  /** @type {any} */
  dialog: null,
  arrangement: { shape: "wide" },
  guide: { lesson: null },
  game: {},
  seats: [
    { color: "red", symbol: "circle" },
    { color: "blue", symbol: "square" },
  ],
  me: 0,
  own: null,
  moves: new LegalActions([]),
  nameOf: () => "Ben",
  word: (/** @type {string} */ id) => id,
  t: (/** @type {string} */ id, /** @type {object} */ words) =>
    words ? `${id} ${JSON.stringify(words)}` : id,
  ...parts,
});

test("the artist's workshop says that it scores only where it does", () => {
  /** @param {object} [options] */
  const scores = (options) =>
    specialText(
      boardFor(),
      "kuenstlerwerkstatt-2",
      /** @type {any} */ ((/** @type {string} */ _id, /** @type {any} */ words) => words.scores),
      /** @type {any} */ (options),
    );
  equal(scores({}), "yes");
  equal(scores({ "no-workshop-scoring": true }), "no");
  equal(scores(), "no");
});

test("what somebody else has is not called one's own", () => {
  const seat = {
    specials: [{ card: "bank", active: true, spent: false }],
    gondoliers: { hand: 0, supply: 0 },
    counts: {},
    beads: {},
    characterCount: 0,
    characters: null,
  };
  const seen = { seats: [seat, seat], gondolas: [], options: {}, phase: "sail" };
  const drawn = markup(openPlayer(tableWith({ seen, view: { observation: seen } }), 1));
  ok(drawn.includes("mur-player-specials") && !drawn.includes("mur-own-specials"));
});

test("what a person has bears a colour, and a name while nothing is to be decided", () => {
  const own = { gondoliers: {}, counts: {}, beads: {}, specials: [] };
  const seats = [{}, { color: "blue", name: "Ben" }];
  /** @param {boolean} deciding */
  const panel = (deciding) =>
    markup(ownPanel(tableWith({ deciding, me: 1, own, seats, seen: {}, view: {} }), true));
  match(panel(false), /class="tray own seat-blue" data-whose=Ben/);
  match(panel(true), /class="tray own seat-blue" data-whose= /);
});

test("a tile that cannot be built says why in the phase of the turn", () => {
  const own = {
    gondoliers: {},
    counts: {},
    beads: {},
    specials: [],
    tiles: { glass: 1, palace: 1 },
  };
  const moves = new LegalActions([/** @type {any} */ ({ type: "build", tile: "palace" })]);
  /** @type {string[]} */
  const picked = [];
  const selection = { tile: "palace", pickTile: (/** @type {string} */ one) => picked.push(one) };
  const seen = { phase: "place" };
  const table = tableWith({ own, moves, selection, seats: [{}], seen, view: {} });
  const drawn = markup(ownPanel(table, true));
  const [glass = "", palace = ""] = drawn.split("mur-tile-palace");
  ok(glass.includes(`mur-own-no-site {"phase":"place"}`));
  ok(palace.includes("held-palace") && !palace.includes("mur-own-no-site"));
  // That which can be built is chosen there as under the board.
  press(ownPanel(table, true), "held-palace");
  deepEqual(picked, ["palace"]);
  match(drawn, /data-part=held-palace aria-pressed=true/);
  ok(!/held-glass aria-pressed/.test(drawn));
});

test("in the final scoring nobody is said to have the last turn still before him", () => {
  const last = { seat: 0, sorts: ["shop"], final: 1 };
  const shown = (/** @type {string} */ phase) => {
    const seen = { seats: [], last, phase };
    return markup(playerBoxes(tableWith({ seen, view: { over: false, observation: seen } })));
  };
  ok(shown("sail").includes("mur-last-round"));
  ok(!shown("assign").includes("mur-last-round"));
});

test("a special building to choose from opens as a character does, to be read alone", () => {
  const seen = { phase: "special", choice: ["bank", "werft"], options: {}, seats: [], islands: [] };
  const table = tableWith({ seen });
  const drawn = markup(sheet(table));
  ok(drawn.includes("mur-special-bank-does") && drawn.includes("keep-bank"));
  ok(press(sheet(table), "offered-bank"));
  const shown = markup(windows(table));
  ok(shown.includes("mur-special-bank-does") && shown.includes("open-specials"));
});

test("what waits while it is folded away is shown as what it is", () => {
  /** @param {string} phase @param {string[]} choice */
  const sign = (phase, choice) => {
    const seen = { phase, choice, options: {}, islands: [] };
    const drawn = markup(sheet(tableWith({ seen, folded: true })));
    return drawn.slice(drawn.indexOf("sheet-fold"), drawn.indexOf("mur-sheet-unfold"));
  };
  const signs = [sign("character", []), sign("special", ["bank"]), sign("choose", ["shop-red"])];
  equal(new Set(signs).size, signs.length);
});

test("an island whose income can be chosen is chosen by a touch of anything on it", () => {
  /** @type {string[]} */
  const sent = [];
  /** @param {string} island @returns {any} */
  const income = (island) => ({ type: "income", island, text: `income ${island}` });
  const table = tableWith({
    moves: new LegalActions([income("sacca-mattia"), income("san-donato")]),
    tapGuard: { isEchoAt: () => false, isDouble: false },
    inputQueue: { waits: () => false },
    act: (/** @type {any} */ { text }) => sent.push(text),
  });
  const selection = new Selection(table);
  selection.touch(/** @type {any} */ ({ kind: "cell", id: "2b2" }));
  selection.touch(/** @type {any} */ ({ kind: "island", id: "sacca-mattia" }));
  selection.touch(/** @type {any} */ ({ kind: "gondola", id: "5" }));
  deepEqual(sent, ["income san-donato", "income sacca-mattia", "income san-donato"]);
});

test("in the window of all characters each one opens, as it does where it is offered", () => {
  const printed = boardFor();
  const characters = printed.characters.filter(({ id }) => id === "shop-red");
  const seen = { absent: [], options: {}, pile: { character: 9 } };
  const board = { ...printed, characters };
  const table = tableWith({ board, seen, history: [], dialog: { kind: "characters" } });
  ok(press(windows(table), "offered-shop-red"));
  deepEqual(table.dialog, { kind: "card", card: "shop-red" });
});

test("a card whose points come all at once says how far it is, and what it lacks", () => {
  const nothing = { points: 0, island: null, by: null };
  const lacks = { island: null, met: 3, of: 4, missing: [{ what: "palace" }] };
  const worth = /** @type {any} */ ({ now: { ...nothing, rule: "MU-921" }, most: nothing, lacks });
  const table = tableWith({ seen: { phase: "act" } });
  const large = markup(characterCard(table, "navagero-mixed", { worth }));
  // Its points are no part of what it has.
  const said =
    '<span>mur-card-zero mur-card-lacks {"island":"","met":3,"of":4,"missing":"mur-sign ';
  ok(large.includes(said), large);
  const small = markup(characterCard(table, "navagero-mixed", { worth, small: true }));
  ok(small.includes('mur-card-lacks-short {"met":3,"of":4}'), small);
  // Beside what a tile would bring nothing is said to be wanting.
  const foreseen = markup(
    characterCard(table, "navagero-mixed", { worth: { ...worth, foreseen: 5 } }),
  );
  ok(foreseen.includes("0 → 5") && !foreseen.includes("mur-card-lacks"), foreseen);
});

test("a card says where there is too much for it, in words where a sign would be missing", () => {
  const now = { points: 0, island: null, by: null, rule: "MU-615" };
  const lacks = { island: "san-donato", met: 4, of: 3, missing: [] };
  const worth = /** @type {any} */ ({ now, most: now, lacks });
  const table = tableWith({ seen: { phase: "assign" } });
  for (const small of [false, true]) {
    const drawn = markup(characterCard(table, "few-red-blue", { worth, small }));
    const said = 'mur-card-lacks {"island":"San Donato: ","met":4,"of":3,"missing":"none"}';
    ok(drawn.includes(`mur-card-zero ${said}`), drawn);
  }
});

test("what a gondolier in hand could bring is not said to be had now", () => {
  const now = { points: 2, island: "san-donato", by: "hand", rule: null };
  const worth = /** @type {any} */ ({ now, most: now, lacks: null });
  const table = tableWith({ seen: { phase: "act" } });
  const large = markup(characterCard(table, "shop", { worth }));
  ok(/<b>0<\/b>\s+<span>mur-card-zero mur-card-why {"rule":"MU-919"/.test(large), large);
  ok(/mur-card-most-short {"by":"none"}[\s\S]*<b>2<\/b><span>San Donato/.test(large), large);
  const small = markup(characterCard(table, "shop", { worth, small: true }));
  ok(small.includes('mur-card-by-hand {"points":"2","island":"San Donato"}'), small);
});

test("while a position is solved no card says what it would bring, and what is scored stays so", () => {
  const now = { points: 8, island: "navagero", by: "hand", rule: null };
  const worth = /** @type {any} */ ({ card: "shop", now, most: now, lacks: null, values: {} });
  for (const isRiddle of [true, false]) {
    const own = { characters: [worth], characterCount: 1, specials: [], unused: {} };
    const seen = { phase: "act", islands: [], absent: [], options: {}, pile: { character: 9 } };
    const table = tableWith({ isRiddle, own, seen, history: [] });
    const drawn = ["card", "characters"].map((kind) =>
      markup(windows(Object.assign(table, { dialog: { kind, card: "shop" } }))),
    );
    drawn.push(markup(characterCard(table, "shop", { worth, small: true })));
    drawn.push(worthWords(table, worth));
    for (const one of drawn)
      equal(/character-brings|mur-worth|mur-card-now/.test(one), !isRiddle, one);
    const scored = { points: 4, island: "navagero" };
    ok(
      markup(characterCard(table, "shop", { worth: { ...worth, scored } })).includes("card-scored"),
    );
  }
});

test("a card that can score no more says so instead of what it lacks", () => {
  const now = { points: 0, island: null, by: null, rule: "MU-921" };
  const lacks = { island: null, met: 1, of: 4, missing: [{ what: "palace" }] };
  const worth = /** @type {any} */ ({ now, most: now, lacks, barred: true });
  for (const small of [false, true]) {
    const drawn = markup(
      characterCard(tableWith({ seen: { phase: "act" } }), "navagero-mixed", { worth, small }),
    );
    ok(drawn.includes('mur-card-zero mur-card-why {"rule":"barred"'), drawn);
  }
});

test("a palace of which the crests are not known is not pictured with one", () => {
  const [unknown, one] = ["palace", "palace-1"].map((id) => JSON.stringify(buildingParts(id)));
  ok(unknown && unknown !== one);
});

test("the stamp of each island shows the shape of that island", () => {
  const islands = stamps().filter(({ id }) => id.startsWith("island-"));
  const shapes = islands.map(({ parts }) => {
    const corners = parts().map((part) =>
      ("d" in part ? (part.d.match(/\d+/g) ?? []) : []).slice(0, 2).map(Number),
    );
    const [left = 0, top = 0] = corners[0] ?? [];
    return `${corners.map(([x = 0, y = 0]) => [x - left, y - top])}`;
  });
  equal(new Set(shapes).size, boardFor().islands.length);
});
