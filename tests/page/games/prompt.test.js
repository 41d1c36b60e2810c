import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { boardFor as lagoonBoard } from "../../../web/games/murano/board.js";
import "../fakes/document.js";
import { quietWords } from "../../../web/games/murano/panels/act-bar.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { promptWords as murPrompt } from "../../../web/games/murano/words.js";
import { LegalActions as TutMoves } from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { promptWords as tutPrompt } from "../../../web/games/thurn-und-taxis/words.js";
import { GameTable } from "../../../web/table/game-table.js";
import { finalPoints } from "../../../web/table/panels/players.js";
import { hasTurnButtons, restingWords } from "../../../web/table/panels/prompt.js";

/** A text as its id. @param {string} id */
const t = (id) => id;

/**
 * What Murano asks.
 *
 * @param {string} phase
 * @param {object[]} actions
 * @param {object} [seen]
 * @param {object} [own]
 * @param {{site?: string, tile?: string | null, aim?: number}} [chosen]
 * @param {(id: string, words?: object) => string} [say]
 */
function murano(phase, actions, seen = {}, own = {}, chosen = {}, say = t) {
  const selection = { passing: false, ship: null, aim: null, site: null, ...chosen };
  const moves = new LegalActions(/** @type {any} */ (actions));
  const table = {
    view: {},
    board: lagoonBoard(),
    deciding: true,
    events: [],
    moves,
    selection,
    seen: { phase, ...seen },
    own,
    tapGuard: { byKeys: false },
    t: say,
  };
  const { head, more } = murPrompt(/** @type {any} */ (table));
  return { head, more, quiet: quietWords(/** @type {any} */ (table)) };
}

test("where a space would bring nothing, it is said what a space without a tick means", () => {
  const sails = [{ type: "sail", from: 1, to: 2, text: "sail 1 2" }];
  const way = { usable: true, price: 0, moves: [[1, 2]] };
  for (const idle of [false, true]) {
    /** @type {any} */
    let args;
    const seen = { reach: [way, { ...way, idle }] };
    murano("sail", sails, seen, {}, {}, (id, words) => {
      if (id === "mur-prompt-sail-more") args = words;
      return id;
    });
    equal(args.idle, idle ? "yes" : "no");
  }
});

/**
 * What Thurn und Taxis asks.
 *
 * @param {object[]} actions
 * @param {object} [seen]
 * @param {string[]} [route]
 * @param {"anew" | null} [armed]
 * @param {{city: string} | null} [selected]
 * @param {boolean} [isOn] the first press only shows what cannot be taken back
 */
function taxis(actions, seen = {}, route = ["ulm"], armed = null, selected = null, isOn = false) {
  const moves = new TutMoves(/** @type {any} */ (actions));
  const observation = { taken: 0, laid: 0, ...seen };
  const table = {
    view: { observation },
    seen: observation,
    deciding: true,
    closing: null,
    selection: { armed, selected },
    tapPreview: { isOn },
    board: { cities: [{ id: "linz", name: "Linz" }] },
    own: { route },
    moves,
    t,
  };
  return tutPrompt(/** @type {any} */ (table));
}

const END = { type: "end" };
const DRAW = { type: "draw", stack: 1 };
const BUILD = { type: "build", tile: "glass", place: "2c3" };

test("what the help of an official costs is said where it is offered", () => {
  const courier = { costs: { amtmann: 2, postmeister: 1, postillion: 2 } };
  const take = { type: "take", card: "ulm" };
  const exchange = { type: "exchange", official: "amtmann" };
  equal(taxis([take, exchange]).more, "tut-prompt-or-exchange");
  equal(taxis([take, exchange], { courier }).more, "tut-prompt-or-exchange tut-kf-price");
  const lay = { type: "lay", card: "ulm", end: "left" };
  const second = { ...take, official: "postmeister" };
  equal(taxis([lay, second], { courier }).more, "tut-prompt-or-second tut-kf-price");
  const another = { ...lay, official: "postillion" };
  // Behind "or end the turn" it would read as the price of that.
  const { head, more } = taxis([another, END], { courier });
  deepEqual([head, more], ["tut-prompt-postillion-end", "tut-kf-price"]);
  equal(
    taxis([another, END], { courier: { costs: { postillion: 0 } } }).head,
    "tut-prompt-postillion-end",
  );
});

test("with nothing left but the end of the turn the board is not to be touched", () => {
  deepEqual(murano("done", [END]), { head: "mur-prompt-done", more: "", quiet: "mur-act-end" });
  equal(murano("act", [{ type: "place", gondola: 1 }]).quiet, "mur-act-touch");
  equal(murano("choose", [{ type: "choose", tile: "shop-red" }]).quiet, "");
});

test("whoever discards in a last turn is not told of a next route", () => {
  const discard = { type: "discard", card: "ulm" };
  equal(taxis([discard]).more, "tut-prompt-discard-more");
  equal(taxis([discard], { ending: { seat: 0, by: "carriage" } }).more, "tut-prompt-discard-last");
});

test("nobody is asked to draw a street where none can be drawn", () => {
  const build = { space: 3 };
  equal(murano("act", [DRAW, BUILD], build).head, "mur-prompt-act-build");
  equal(murano("act", [BUILD], build).head, "mur-prompt-act-build-tile");
  equal(murano("act", [DRAW], build).head, "mur-prompt-act-build-draw");
});

test("of a building that is half chosen, the other half is asked for", () => {
  const both = [DRAW, BUILD, { ...BUILD, tile: "palace" }];
  /** @param {{site?: string, tile?: string | null}} chosen @param {object[]} actions */
  const head = (chosen, actions = both) => murano("act", actions, { space: 3 }, {}, chosen).head;
  equal(head({ site: "2c3" }), "mur-prompt-build-what");
  equal(head({ site: "2c3" }, [DRAW, BUILD]), "mur-prompt-act-build");
  equal(head({ tile: "palace" }), "mur-prompt-build-where");
  equal(head({ tile: null }), "mur-prompt-street");
  // A finger has only shown the site, and the tile was chosen before.
  equal(head({ site: "2c3", tile: "palace" }), "mur-prompt-build-where");
});

test("another space that is chosen after a ship has sailed is asked about with its price, as the first one is", () => {
  const sail = { type: "sail", from: 1, to: 2 };
  const reach = { reach: [{ space: 2, price: 3, moves: [[1, 2]] }], space: 16 };
  for (const phase of ["sail", "act"]) {
    const asked = murano(phase, [sail], reach, {}, { aim: 2 });
    equal(asked.head, "mur-prompt-aim", phase);
    equal(asked.more, "mur-prompt-aim-more", phase);
  }
});

test("no more tiles are promised than the engine offers", () => {
  const own = { counts: { glass: 1 } };
  equal(murano("build", [END], { more: 2 }, own).head, "mur-prompt-done");
  /** @type {unknown[]} */
  const told = [];
  const say = (/** @type {string} */ id, /** @type {any} */ args) => void told.push(id, args?.left);
  const selection = { passing: false, ship: null, aim: null };
  for (const actions of [
    [BUILD, END],
    [DRAW, BUILD, END],
  ]) {
    const moves = new LegalActions(/** @type {any} */ (actions));
    const seen = { phase: "build", more: 2 };
    murPrompt(
      /** @type {any} */ ({ view: {}, deciding: true, moves, selection, seen, own, t: say }),
    );
  }
  deepEqual(
    told.filter((one) => typeof one === "number"),
    [1, 2],
  );
});

test("only what can be paid is asked for", () => {
  const top = { type: "buy", sort: "shop" };
  const search = { type: "search", sort: "shop" };
  equal(murano("act", [top, search], { space: 4 }).head, "mur-prompt-act-shop");
  equal(murano("act", [top], { space: 4 }).head, "mur-prompt-act-shop-top");
  equal(murano("act", [search], { space: 4 }).head, "mur-prompt-act-shop-choice");
  const keep = { type: "keep", card: "01" };
  equal(murano("character", [keep, { type: "decline" }]).head, "mur-prompt-character");
  equal(murano("character", [{ type: "decline" }]).head, "mur-prompt-character-none");
  const pass = { type: "pass", from: 1, to: 2 };
  equal(murano("sail", [pass]).head, "mur-prompt-sail-none");
  const sail = { type: "sail", from: 1, to: 2 };
  const dear = { reach: [{ usable: true, price: 2, moves: [[1, 2]] }] };
  deepEqual(murano("sail", [sail, pass], dear), {
    head: "mur-prompt-sail",
    more: "",
    quiet: "mur-act-touch",
  });
});

test("the Postmeister is named where he helps, and not while he is grey", () => {
  const first = { type: "take", card: "ulm", official: null };
  const deck = { type: "take", card: null, official: null };
  const helped = { type: "take", card: "ulm", official: "postmeister" };
  const lay = { type: "lay", card: "ulm", end: "left", official: null };
  equal(taxis([first, deck], { forced: true }).head, "tut-prompt-forced");
  const second = { forced: true, taken: 1 };
  equal(taxis([helped], second).head, "tut-prompt-second-helped");
  equal(taxis([lay, helped]).more, "tut-prompt-or-second");
  equal(taxis([lay, first]).more, "");
});

test("where the first press only shows a card it is said that the second one plays it", () => {
  const lay = { type: "lay", card: "linz", end: "left" };
  const take = { type: "take", card: "ulm", final: true };
  const exchange = { type: "exchange", official: "amtmann" };
  const told = (/** @type {object[]} */ actions, /** @type {boolean} */ isOn) =>
    taxis(actions, {}, ["ulm"], null, null, isOn).more;
  deepEqual([told([lay], true), told([lay], false)], ["tut-prompt-look-first", ""]);
  equal(told([take, exchange], true), "tut-prompt-look-first tut-prompt-or-exchange");
  equal(told([{ ...take, final: false }], true), "");
  // A card that gives up the route asks first.
  equal(told([{ ...lay, end: "anew" }], true), "");
});

test("a card is asked for where it can be taken, and laid where it fits", () => {
  const open = { type: "take", card: "ulm", official: null };
  const deck = { type: "take", card: null, official: null };
  equal(taxis([open, deck]).head, "tut-prompt-take");
  equal(taxis([open]).head, "tut-prompt-take-display");
  equal(taxis([deck]).head, "tut-prompt-take-deck");
  const left = { type: "lay", card: "ulm", end: "left", official: null };
  const right = { ...left, end: "right" };
  equal(taxis([left, right]).head, "tut-prompt-extend");
  equal(taxis([left]).head, "tut-prompt-extend-left");
  equal(taxis([right]).head, "tut-prompt-extend-right");
});

test("nothing says that all is done while the Postillion may help, also where only one line is shown", () => {
  const helped = { type: "lay", card: "ulm", end: "left", official: "postillion" };
  const close = { type: "close", houses: [] };
  equal(taxis([END]).head, "tut-prompt-end");
  equal(taxis([END, helped]).head, "tut-prompt-postillion-end");
  equal(taxis([END, close]).head, "tut-prompt-close-or-end");
  equal(taxis([END, close, helped]).head, "tut-prompt-postillion-close-or-end");
});

test("whoever has chosen a card with several places is asked for the place", () => {
  const left = { type: "lay", card: "linz", end: "left", official: null };
  const both = [left, { ...left, end: "right" }];
  const selected = { city: "linz" };
  /** @param {object[]} actions */
  const head = (actions) => taxis(actions, {}, ["ulm"], null, selected).head;
  equal(head(both), "tut-say-choose-end");
  equal(head([left]), "tut-say-choose-place");
  const helped = both.map((lay) => ({ ...lay, official: "postillion" }));
  equal(head([...helped, END]), "tut-prompt-choose-helped");
});

test("whoever has chosen to begin anew is asked for the card", () => {
  const left = { type: "lay", card: "ulm", end: "left", official: null };
  const actions = [left, { ...left, end: "anew" }];
  equal(taxis(actions).head, "tut-prompt-extend-left");
  deepEqual(taxis(actions, {}, ["linz"], "anew"), {
    head: "tut-say-anew",
    more: "tut-prompt-anew-more",
  });
});

test("after the end the players' points are the final ones", () => {
  const scores = [{ total: 31 }, { total: 44 }];
  equal(finalPoints(/** @type {any} */ ({ view: { over: true, scores } }), 1), 44);
  equal(finalPoints(/** @type {any} */ ({ view: { over: false, scores: null } }), 1), null);
});

test("whoever only looks on has no buttons for a turn", () => {
  equal(hasTurnButtons(/** @type {any} */ ({ readOnly: true, view: { over: false } })), false);
  equal(hasTurnButtons(/** @type {any} */ ({ readOnly: false, view: { over: true } })), false);
  equal(hasTurnButtons(/** @type {any} */ ({ readOnly: false, view: { over: false } })), true);
});

test("nobody is told to be watching while the engine is still on its way", () => {
  /** @param {object} of */
  const said = (of) => {
    const table = { view: { over: false, current: 0 }, word: t, nameOf: () => "Anna", ...of };
    return restingWords(/** @type {any} */ (table))?.head;
  };
  equal(said({ readOnly: true, starting: true }), "prompt-waiting");
  equal(said({ readOnly: true, starting: false }), "prompt-watching");
  equal(said({ readOnly: true, access: "replaying" }), "prompt-waiting");
});

test("nobody is told to be watching whose own turn is about to come, nor asked before it has", () => {
  /** @type {string[]} */
  const told = [];
  /** @param {object} of @returns {any} */
  const at = (of) =>
    Object.create(GameTable.prototype, {
      view: { value: { over: false, current: 0, seat: 0 } },
      readOnly: { value: true },
      starting: { value: false },
      moves: { value: { all: [] } },
      word: { value: t },
      nameOf: { value: () => "Anna" },
      outspoken: { value: false },
      voice: { value: { ask: () => told.push("asked") } },
      focusTask: { value() {} },
      ...of,
    });
  const coming = at({ busy: { value: true } });
  equal(restingWords(coming)?.head, "prompt-waiting");
  coming.tellChange();
  deepEqual(told, []);
  const watching = at({ busy: { value: false } });
  equal(restingWords(watching)?.head, "prompt-watching");
  watching.tellChange();
  deepEqual(told, ["asked"]);
});

test("a panel that opens asks for the keyboard", () => {
  let isAsked = false;
  const focusTask = () => (isAsked = true);
  GameTable.prototype.tellChange.call(/** @type {any} */ ({ voice: { ask() {} }, focusTask }));
  equal(isAsked, true);
});

test("the keyboard that has lost its place goes to the answer that confirms", () => {
  const asked = (/** @type {object | null} */ bubble) => {
    const focused = /** @type {string[]} */ ([]);
    const focusOn = (/** @type {string} */ selector) => focused.push(selector) > 0;
    const table = { bubble, focusOn, focusTask: () => false, windows: { isOpen: false } };
    GameTable.prototype.focusSomewhere.call(/** @type {any} */ (table));
    return focused[0];
  };
  equal(asked({ kind: "ask" }), '[data-part="ask-yes"]');
  equal(asked({ kind: "info" }), "button.glow");
});
