import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { ABANDON, pressKey } from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { openClosing } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";
import {
  explainMissed,
  LegalActions,
} from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { COURSE } from "../../../web/games/thurn-und-taxis/touch/lessons.js";
import { Selection } from "../../../web/games/thurn-und-taxis/touch/selection.js";
import { promptWords } from "../../../web/games/thurn-und-taxis/words.js";
import { TapPreview } from "../../../web/table/press/tap-preview.js";
import { markup } from "../fakes/drawn.js";

const BOARD = { cities: [{ id: "linz", name: "Linz" }] };

/**
 * A table at which a hand card can go to these places.
 *
 * @param {readonly string[]} ends
 * @param {object} [seen]
 */
function tableWith(ends, seen = {}) {
  /** @type {unknown[]} */
  const told = [];
  const observation = {
    taken: 1,
    laid: 0,
    display: ["passau"],
    freeCities: [],
    carriageSupply: { 3: 1 },
    ...seen,
  };
  const all = ends.map((end) => ({ type: "lay", card: "linz", end, official: null }));
  /** @type {any} */
  const table = {
    view: { observation },
    seen: observation,
    own: { hand: ["linz"], route: [], tiles: [] },
    me: 1,
    board: BOARD,
    settings: {},
    inputQueue: { waits: () => false },
    moves: new LegalActions(/** @type {any} */ (all)),
    voice: { tell: (/** @type {string} */ id) => told.push(id) },
    feedback: {
      asksFirst: () => false,
      info: (/** @type {string} */ id) => told.push(id),
      explain: (/** @type {unknown} */ meant, /** @type {string} */ at) => told.push([meant, at]),
    },
    t: (/** @type {string} */ id) => id,
    tapPreview: { shows: () => false },
    requestUpdate() {},
    closing: null,
    openCards: [],
  };
  table.selection = new Selection(table);
  const lesson = () => COURSE.lessons(table).find((one) => one.fits(table))?.id;
  return { table, told, lesson };
}

test("only a card that fits at both ends is said to do so", () => {
  const both = tableWith(["left", "right"]);
  both.table.selection.hand("linz", "hand-linz-0");
  deepEqual(both.told, ["tut-say-choose-end"]);
  equal(both.lesson(), "both-ends");
  // By the setting that asks where a card is to lie, also where there is one place only.
  const one = tableWith(["left"]);
  one.table.selection.select("linz", "hand-linz-0");
  deepEqual(one.told, ["tut-say-choose-place"]);
  equal(one.lesson(), "extend");
});

test("a town of the map offers its open card where nothing is left to ask, which a helper who must help is not", () => {
  for (const compulsory of ["postmeister", null]) {
    const { table } = tableWith([]);
    const tapGuard = { isEchoAt: () => false };
    Object.assign(table, { openCards: ["linz"], view: { observation: { compulsory } }, tapGuard });
    table.board = { cities: [{ id: "linz", name: "Linz" }], countries: [], stacks: [] };
    Object.assign(table.seen, { seats: [], cities: {} });
    table.moves.take = () => ({ type: "take", card: "linz", official: "postmeister" });
    /** @type {string[]} */
    const shown = [];
    table.feedback.show = (/** @type {{kind: string}} */ { kind }) => shown.push(kind);
    table.selection.city("linz");
    deepEqual(shown, [compulsory ? "ask" : "info"]);
  }
});

test("arrow keys answer which end is meant, and walk on where no card waits", () => {
  const { table, told } = tableWith(["left", "right"]);
  table.own.route = ["passau", "wien"];
  table.act = (/** @type {{end: string}} */ { end }) => told.push(end);
  equal(pressKey(table, "arrowright"), false);
  for (const key of ["arrowleft", "arrowright"]) {
    table.selection.hand("linz", "hand-linz-0");
    equal(pressKey(table, "arrowdown"), false);
    equal(pressKey(table, key), true);
    table.selection.clear();
  }
  deepEqual(told.splice(0), ["tut-say-choose-end", "left", "tut-say-choose-end", "right"]);
  // Once the keyboard has been elsewhere they walk on, and no card is laid that nobody looks at.
  table.selection.hand("linz", "hand-linz-0");
  table.selection.isLeft = true;
  equal(pressKey(table, "arrowright"), false);
  table.selection.clear();
  table.selection.hand("linz", "hand-linz-0");
  equal(pressKey(table, "arrowright"), true);
  table.selection.clear();
  // Where it fits at one end only, the other one says why.
  const one = tableWith(["right"]);
  one.table.own.route = ["passau", "wien"];
  one.table.selection.select("linz", "hand-linz-0");
  equal(pressKey(one.table, "arrowleft"), true);
  equal(one.told.length, 2);
});

test("the key of the hand leads to the first card that fits, also from within the hand", () => {
  const { table } = tableWith(["left"]);
  /** @type {string[]} */
  const asked = [];
  table.focusOn = (/** @type {string} */ one) => asked.push(one) > 1;
  equal(pressKey(table, "h"), true);
  deepEqual(asked, [".hand button:not([aria-disabled])", '.hand [tabindex="0"]']);
});

test("beside the only card of a route another one goes to the right, or where somebody wants it", () => {
  const { table, told } = tableWith(["left", "right"]);
  table.settings.autoLay = true;
  table.act = (/** @type {{end: string}} */ { end }) => told.push(end);
  table.own.route = ["passau"];
  table.selection.hand("linz", "hand-linz-0");
  table.selection.place("left");
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(told.splice(0), ["right", "tut-info-choose-card", "left"]);
  // After a look elsewhere it is wanted no more.
  table.selection.clear();
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(told.splice(0), ["right"]);
  // A longer route has two ends, and who wishes to be asked is asked.
  table.own.route = ["passau", "wien"];
  table.selection.hand("linz", "hand-linz-0");
  table.selection.clear();
  table.own.route = ["passau"];
  table.settings.autoLay = false;
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(told, ["tut-say-choose-end", "tut-say-choose-end"]);
});

test("a card that may begin a route or join the team is asked about just that", () => {
  for (const ends of [
    ["first", "horse"],
    ["left", "right", "horse"],
  ]) {
    const { table, told, lesson } = tableWith(ends);
    table.selection.hand("linz", "hand-linz-0");
    deepEqual(told, ["tut-say-choose-place"]);
    equal(lesson(), "gg-where");
  }
});

test("no help is spoken of where nobody helps: the engine leaves out what an action has not", () => {
  const { table } = tableWith(["first"]);
  equal(table.selection.hasToAsk({ type: "lay", card: "linz", end: "first" }), false);
  equal(table.selection.hasToAsk({ official: "postillion" }), true);
});

test("a card of the hand that is looked at goes to the place that is tapped", () => {
  const { table, told } = tableWith(["first"]);
  table.act = (/** @type {{end: string}} */ { end }) => told.push(end);
  table.tapPreview.shown = "lay-linz";
  table.selection.lookedLast = { city: "linz", key: "hand-linz-0" };
  table.selection.place("first");
  deepEqual(told, ["first"]);
});

test("a place of the route asks for a card of the hand only where one could be laid", () => {
  const early = tableWith([]);
  early.table.selection.place("first");
  const meant = [{ type: "lay", card: "linz", end: "first", official: null }];
  deepEqual(early.told, [[meant, "end-first"]]);
  const empty = tableWith([]);
  empty.table.own.hand = [];
  empty.table.selection.place("first");
  deepEqual(empty.told, [[[{ ...meant[0], card: "passau" }], "end-first"]]);
  const now = tableWith(["first"]);
  now.table.selection.place("first");
  deepEqual(now.told, ["tut-info-choose-card"]);
});

test("before an official helps it is asked, and what that costs is said", () => {
  const { table } = tableWith([], { courier: { costs: { postmeister: 2 } } });
  table.bubble = null;
  const second = { type: "take", card: "linz", official: "postmeister", final: true };
  table.moves = new LegalActions(/** @type {any} */ ([second]));
  table.tapPreview = { shows: () => false };
  table.feedback.show = (/** @type {unknown} */ bubble) => {
    table.bubble = bubble;
  };
  /** @type {unknown[]} */
  const done = [];
  table.act = (/** @type {unknown} */ action) => done.push(action);
  table.selection.take("linz", "card-linz");
  equal(table.bubble.text, "tut-ask-second-card tut-kf-price");
  deepEqual(done, []);
  table.selection.confirm();
  deepEqual(done, [second]);
});

test("the guide gives no route up for lost that the Postmeister may still save", () => {
  const guided = (/** @type {object[]} */ takes) => {
    const { table } = tableWith([], { laid: 0 });
    const lay = { type: "lay", card: "linz", end: "anew" };
    table.moves = new LegalActions(/** @type {any} */ ([lay, ...takes]));
    return COURSE.lessons(table)
      .find(({ id }) => id === "no-fit")
      ?.fits(table);
  };
  const helped = { type: "take", from: "deck", official: "postmeister" };
  deepEqual([guided([]), guided([helped])], [true, false]);
});

test("the guide offers the Amtmann to nobody who has to take two cards", () => {
  const guided = (/** @type {string[]} */ hand) => {
    const { table } = tableWith([], { taken: 0, round: 3, display: ["passau"] });
    Object.assign(table.own, { hand, joins: { route: [], hand: [] } });
    table.selection.armed = null;
    table.moves = new LegalActions(
      /** @type {any} */ ([{ type: "exchange", official: "amtmann" }]),
    );
    return COURSE.lessons(table)
      .find(({ id }) => id === "amtmann")
      ?.fits(table);
  };
  deepEqual([guided(["linz"]), guided([])], [true, false]);
});

test("the letters that the guide shows are those of whoever plays", () => {
  const { table } = tableWith([], { courier: { payable: [] } });
  const shows = COURSE.lessons(table).find(({ id }) => id === "kf-letters")?.shows;
  equal(shows, ".acting .letters");
});

test("the guide greets before it tells of a price, and tells of that once an official has helped", () => {
  const guided = (/** @type {Record<string, number | null>} */ costs) => {
    const take = { type: "take", card: null, official: null };
    const courier = { payable: ["amtmann"], costs };
    const { table, lesson } = tableWith([], { taken: 0, round: 1, courier });
    table.moves = new LegalActions(/** @type {any} */ ([take]));
    return lesson();
  };
  // With an empty hand the Postmeister must help, so that the others have a price from the first moment.
  equal(guided({ postmeister: 0, amtmann: 2 }), "welcome");
  equal(guided({ postmeister: null, amtmann: 2 }), "kf-price");
});

test("of the price of one more official only a player hears who can still do something", () => {
  const courier = { payable: ["amtmann"], costs: { postmeister: null } };
  const { table } = tableWith([], { courier });
  const lesson = COURSE.lessons(table).find(({ id }) => id === "kf-price");
  for (const [type, fits] of [
    ["close", true],
    ["return", false],
    ["move", false],
  ]) {
    table.moves = new LegalActions(/** @type {any} */ ([{ type }]));
    equal(lesson?.fits(table), fits, `${type}`);
  }
});

test("a first touch that only shows a card promises no more than the next one does", () => {
  for (const [official, compulsory, then] of [
    [null, null, "tut-look-take"],
    ["postmeister", "postmeister", "tut-look-take"],
    ["postmeister", null, "tut-look-take-helped"],
  ]) {
    const { table, told } = tableWith([], { compulsory });
    const take = { type: "take", card: null, official, final: true };
    table.moves = new LegalActions(/** @type {any} */ ([take]));
    table.tapPreview = {
      shows: (
        /** @type {unknown} */ _,
        /** @type {unknown} */ _id,
        /** @type {() => void} */ show,
      ) => {
        show();
        return true;
      },
    };
    table.feedback.say = (
      /** @type {string} */ text,
      /** @type {string} */ _key,
      /** @type {string[]} */ more,
    ) => told.push(text, ...more);
    table.selection.take(null, "deck");
    deepEqual(told, ["tut-look-deck", then]);
  }
});

test("the Amtmann is told of when no open card goes with one's own", () => {
  const { table } = tableWith([], { display: ["passau", null] });
  const lesson = COURSE.lessons(table).find(({ id }) => id === "amtmann");
  table.moves = new LegalActions(/** @type {any} */ ([{ type: "exchange", official: "amtmann" }]));
  equal(lesson?.fits(table), true);
  table.own.joins = { route: ["linz"], hand: [] };
  equal(lesson?.fits(table), true);
  // Whoever has chosen the Postmeister does not think of him.
  table.selection.armed = "postmeister";
  equal(lesson?.fits(table), false);
  table.selection.armed = null;
  table.own.joins = { route: [], hand: ["passau"] };
  equal(lesson?.fits(table), false);
});

test("the last round is told of while a route can still be closed, not to whoever has just ended the game", () => {
  const { table } = tableWith([], { ending: "houses" });
  const told = COURSE.lessons(table).find(({ id }) => id === "last-round");
  for (const [type, fits] of [
    ["take", true],
    ["close", true],
    ["discard", false],
    ["return", false],
    ["end", false],
  ]) {
    table.moves = new LegalActions(/** @type {any} */ ([{ type }]));
    equal(told?.fits(table), fits, `${type}`);
  }
});

test("another press on an official puts his question away, and a hasty one asks it once more", () => {
  const { table } = tableWith(["left"]);
  /** @type {string[]} */
  const sent = [];
  table.act = (/** @type {{text: string}} */ { text }) => sent.push(text);
  table.tapGuard = { isHasty: true };
  table.feedback.insist = () => sent.push("asked once more");
  table.selection.pending = {
    action: { text: "exchange with Amtmann" },
    key: "official-amtmann",
    text: "Exchange?",
  };
  deepEqual(table.selection.question, { kind: "ask", key: "official-amtmann", text: "Exchange?" });
  table.selection.official("amtmann");
  deepEqual(sent, ["asked once more"]);
  table.tapGuard.isHasty = false;
  table.selection.official("amtmann");
  deepEqual([sent.length, table.selection.question], [1, null]);
});

test("a hasty second tap on a card does not say yes to what the first has asked", () => {
  const { table } = tableWith(["left"]);
  /** @type {string[]} */
  const sent = [];
  table.act = (/** @type {{text: string}} */ { text }) => sent.push(text);
  table.tapGuard = { isHasty: true };
  table.feedback.insist = () => sent.push("asked once more");
  const action = { type: "lay", card: "linz", text: "lay Linz with Postillion" };
  table.selection.pending = { action, key: "hand-linz-0", text: "Linz as well?" };
  table.selection.hand("linz", "hand-linz-0");
  table.tapGuard.isHasty = false;
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(sent, ["asked once more", "lay Linz with Postillion"]);
});

test("whoever is asked about one end of the route may press the other", () => {
  const { table } = tableWith([]);
  const lay = (/** @type {string} */ end) => ({
    type: "lay",
    card: "linz",
    end,
    official: "postillion",
    text: `lay Linz ${end} with Postillion`,
  });
  const [left, right] = [lay("left"), lay("right")];
  table.moves = new LegalActions(/** @type {any} */ ([left, right]));
  table.tapGuard = { isHasty: false };
  table.own.route = ["passau"];
  table.feedback.show = () => {};
  const sent = /** @type {string[]} */ ([]);
  table.act = (/** @type {{text: string}} */ { text }) => sent.push(text);
  table.selection.send(right, "hand-linz-0");
  table.selection.place("left");
  deepEqual([table.selection.pending?.action, sent], [left, []]);
  table.selection.place("left");
  deepEqual(sent, ["lay Linz left with Postillion"]);
});

test("a chosen Postmeister waits for a second card, and whoever lays one is told that he helps no more", () => {
  const { table, told } = tableWith(["left"]);
  table.settings.autoLay = true;
  table.own.route = ["passau"];
  table.act = (/** @type {{type: string}} */ { type }) => told.push(type);
  const second = { type: "take", card: "passau", official: "postmeister", text: "take" };
  table.moves = new LegalActions(/** @type {any} */ ([second, ...table.moves.all]));
  table.selection.official("postmeister");
  equal(promptWords(table).head, "tut-say-armed-postmeister");
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(told.splice(0), ["tut-say-armed-postmeister", "tut-info-postmeister-rests"]);
  equal(table.selection.armed, null);
  // A second tap lays it.
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(told.splice(0), ["lay"]);
  // The same with a card that is drawn to its place.
  table.selection.official("postmeister");
  table.selection.place("left", { city: "linz", key: "hand-linz-0" });
  deepEqual(told.splice(0), ["tut-say-armed-postmeister", "tut-info-postmeister-rests"]);
});

test("the line says that the Postillion is chosen, until a card is, too", () => {
  const { table } = tableWith([]);
  const lays = ["left", "right"].map((end) => ({
    type: "lay",
    card: "linz",
    end,
    official: "postillion",
  }));
  table.moves = new LegalActions(/** @type {any} */ (lays));
  table.selection.official("postillion");
  equal(promptWords(table).head, "tut-say-armed-postillion");
  table.selection.hand("linz", "hand-linz-0");
  equal(promptWords(table).head, "tut-prompt-choose-helped");
});

test("whoever looks first is asked about the Postmeister by the look at the card, and by nothing else", () => {
  const { table, told } = tableWith([], { cities: {}, seats: [], options: {} });
  const second = { type: "take", card: "linz", official: "postmeister", final: true };
  table.moves = new LegalActions([/** @type {any} */ (second)]);
  table.board = { ...BOARD, roads: [], countries: [] };
  table.settings = { lookFirst: "always" };
  table.guide = { isOn: false, memory: { known: new Set(["look-first"]) } };
  table.tapGuard = { byFinger: true, isDouble: false, isHasty: false };
  table.tapPreview = new TapPreview(table);
  table.feedback.say = (
    /** @type {string} */ _seen,
    /** @type {string} */ _key,
    /** @type {string[]} */ more,
  ) => told.push(...more);
  table.act = (/** @type {{card: string}} */ { card }) => told.push(`takes ${card}`);
  // Chosen by the official or not: the first tap looks, the second one takes.
  for (const [armed, words] of [
    [null, "tut-look-take-helped"],
    ["postmeister", "tut-look-take"],
  ]) {
    table.selection.armed = armed;
    table.selection.take("linz", "card-linz");
    equal(table.selection.armed, armed);
    table.selection.take("linz", "card-linz");
    deepEqual(told.splice(0), [words, "takes linz"]);
    table.selection.clear();
  }
});

test("whoever looks first sees a card of the hand before it is laid, as an open one before it is taken", () => {
  const courier = { costs: { postillion: 2 } };
  for (const [official, words, more] of /** @type {const} */ ([
    [null, "tut-look-lay", { courier }],
    ["postillion", "tut-look-lay-helped", {}],
    // It says what the help costs.
    ["postillion", "tut-look-lay-helped tut-kf-price", { courier }],
  ])) {
    const { table, told } = tableWith([], { cities: {}, seats: [], options: {}, ...more });
    const lay = { type: "lay", card: "linz", end: "left", official };
    table.moves = new LegalActions([/** @type {any} */ (lay)]);
    table.own.route = ["passau"];
    table.board = { ...BOARD, roads: [], countries: [] };
    table.settings = { lookFirst: "always", autoLay: true };
    table.guide = { isOn: false, memory: { known: new Set(["look-first"]) } };
    table.tapGuard = { byFinger: true, isDouble: false, isHasty: false };
    table.tapPreview = new TapPreview(table);
    table.feedback.say = (
      /** @type {string} */ _seen,
      /** @type {string} */ _key,
      /** @type {string[]} */ more,
    ) => told.push(...more);
    table.act = (/** @type {{card: string}} */ { card }) => told.push(`lays ${card}`);
    table.selection.hand("linz", "hand-linz-0");
    table.selection.hand("linz", "hand-linz-0");
    deepEqual(told, [words, "lays linz"]);
  }
});

test("a card of the hand that is let go beside every place is told where it can go, or why nowhere", () => {
  const fits = tableWith(["left"]);
  explainMissed(fits.table, "linz", "hand-linz-0");
  deepEqual(fits.told, ["tut-info-drop-lay"]);
  const unfit = tableWith(["anew"]);
  unfit.table.own.route = ["wien"];
  explainMissed(unfit.table, "linz", "hand-linz-0");
  equal(unfit.told.length, 1);
  deepEqual(unfit.told[0], [
    ["left", "right"].map((end) => ({ type: "lay", card: "linz", end, official: null })),
    "hand-linz-0",
  ]);
});

test("whoever is asked to give up a route reads first why the card does not fit it", () => {
  /** @type {(ends: string[], route: string[]) => string} */
  const asked = (ends, route) => {
    const { table } = tableWith(ends);
    Object.assign(table.own, { route });
    table.board = { countries: [], cities: ["linz", "passau"].map((id) => ({ id, name: id })) };
    table.countryId = () => "";
    table.cardImages = { images: undefined };
    return markup(ABANDON.window(table, () => {}, table.moves.anew("linz")));
  };
  match(asked(["anew"], ["passau"]), /tut-abandon-unfit.*tut-abandon-text/s);
  match(asked(["anew"], ["passau", "linz"]), /tut-abandon-laid.*tut-abandon-text/s);
  doesNotMatch(asked(["anew", "left"], ["passau"]), /tut-abandon-(unfit|laid)/);
});

test("whoever says no keeps the route where a card can go on, and else chooses another card", () => {
  /** @type {(...lays: [card: string, end: string][]) => string | undefined} */
  const refused = (...lays) => {
    const { table } = tableWith([]);
    const all = lays.map(([card, end]) => ({ type: "lay", card, end, official: null }));
    table.moves = new LegalActions(/** @type {any} */ (all));
    table.countryId = () => "";
    table.cardImages = { images: undefined };
    const shown = markup(ABANDON.window(table, () => {}, table.moves.anew("linz")));
    return /data-part=abandon-no[^>]*>([\w-]+)/u.exec(shown)?.[1];
  };
  equal(refused(["linz", "anew"], ["passau", "anew"], ["passau", "left"]), "tut-abandon-no");
  equal(refused(["linz", "anew"], ["passau", "anew"]), "tut-abandon-other");
  equal(refused(["linz", "anew"]), "tut-cancel");
});

test("only a route that would be lost is asked about, and none where that is switched off", () => {
  /** @type {(confirmAbandon: boolean, end: string) => boolean} */
  const asks = (confirmAbandon, end) =>
    ABANDON.asks(/** @type {any} */ ({ settings: { confirmAbandon } }), { type: "lay", end });
  deepEqual([asks(true, "anew"), asks(true, "left"), asks(false, "anew")], [true, false, false]);
});

test("a press on the button of a new route that comes too late is answered, also with an empty hand", () => {
  const { table, told } = tableWith([]);
  table.tooLate = () => told.push("too late");
  table.selection.toggleAnew();
  table.own.hand = [];
  table.selection.toggleAnew();
  deepEqual(told, [[{ type: "lay", card: "linz", end: "anew" }, "btn-anew"], "too late"]);
});

test("a card that was looked at lies there again once something else is answered", () => {
  const { table } = tableWith(["left"], { cities: {}, seats: [], options: {} });
  table.own.route = ["passau"];
  table.board = { ...BOARD, roads: [], countries: [] };
  table.settings = { autoLay: true, lookFirst: "always" };
  table.guide = { memory: { known: new Set(), learn() {} } };
  table.tapPreview = new TapPreview(table);
  table.bubble = null;
  table.feedback.say = (/** @type {string} */ _text, /** @type {string} */ key) => {
    table.bubble = { key };
  };
  const { selection } = table;
  selection.hand("linz", "hand-linz-0");
  deepEqual(selection.chosen, { city: "linz", key: "hand-linz-0" });
  table.bubble = { key: "card-passau" };
  equal(selection.looked, null);
  equal(selection.chosen, null);
});

test("a second card that nobody helps to lay is refused as the second one first, then for what the help costs", () => {
  const words = (/** @type {object} */ seen, /** @type {string[]} */ ends = []) => {
    const { table } = tableWith(ends, { laid: 1, closed: false, ...seen });
    /** @type {unknown[]} */
    const first = [];
    table.feedback.explain = (/** @type {unknown[]} */ ...given) => first.push(given[3]);
    table.selection.hand("passau", "hand-passau-0");
    table.selection.place("first", { city: "passau", key: "hand-passau-0" });
    explainMissed(table, "passau", "hand-passau-0");
    return first;
  };
  deepEqual(words({}), new Array(3).fill("tut-info-laid"));
  deepEqual(words({ laid: 0 }), new Array(3).fill(""));
  deepEqual(words({ closed: true }), new Array(3).fill(""));
  // Another card could be laid, so it lies with this one.
  deepEqual(words({}, ["left"]), new Array(3).fill(""));
});

test("a question raised by dragging is answered by the card or its place, as one raised by a tap", () => {
  for (const again of ["card", "place", "drag"]) {
    const { table, told } = tableWith([], { compulsory: null });
    const help = { type: "lay", card: "linz", end: "left", official: "postillion" };
    table.moves = new LegalActions(/** @type {any} */ ([help]));
    table.own.route = ["passau", "wien"];
    table.tapGuard = { isHasty: false };
    table.bubble = null;
    table.settings.autoLay = true;
    table.feedback.show = (/** @type {{kind: string}} */ { kind }) => told.push(kind);
    table.act = (/** @type {{end: string}} */ { end }) => told.push(`laid ${end}`);
    const card = { city: "linz", key: "hand-linz-0" };
    const { selection } = table;
    selection.place("left", card);
    if (again === "card") selection.hand(card.city, card.key);
    else if (again === "place") selection.place("left");
    else selection.place("left", card);
    deepEqual(told, ["ask", "laid left"], again);
  }
});

test("a tap on the town of a card that waits for its place asks again where it is to lie", () => {
  const { table, told } = tableWith(["left", "right"]);
  Object.assign(table, { tapGuard: { isEchoAt: () => false, isDouble: false }, bubble: null });
  table.own.route = ["passau", "wien"];
  table.selection.select("linz", "hand-linz-0");
  table.selection.city("linz");
  deepEqual(told, ["tut-say-choose-end", "tut-say-choose-end"]);
  equal(table.selection.selected?.city, "linz");
});

test("where a second tap lays a card, one that fits at both ends stays chosen and asks for its end", () => {
  for (const isOn of [false, true]) {
    const { table, told } = tableWith(["left", "right"]);
    Object.assign(table.tapPreview, { isOn });
    for (let tap = 0; tap < 2; tap += 1) table.selection.hand("linz", "hand-linz-0");
    deepEqual(told, new Array(isOn ? 2 : 1).fill("tut-say-choose-end"));
    equal(table.selection.selected?.city, isOn ? "linz" : undefined);
  }
});

test("the place of a card that is looked at does not ask once more about help of which the look has told", () => {
  const { table } = tableWith([], { compulsory: null });
  const help = { type: "lay", card: "linz", end: "left", official: "postillion" };
  table.moves = new LegalActions(/** @type {any} */ ([help]));
  const done = laidAt(table);
  lookedAt(table);
  table.selection.place("left");
  deepEqual(done, ["left"]);
});

test("where a chosen card goes is asked with the official who helps and what that costs, and not once more", () => {
  const { table } = tableWith([], { compulsory: null, courier: { costs: { postillion: 2 } } });
  const helped = { type: "lay", card: "linz", official: "postillion" };
  table.moves = new LegalActions(
    /** @type {any} */ (["left", "right"].map((end) => ({ ...helped, end }))),
  );
  const done = laidAt(table);
  table.selection.hand("linz", "hand-linz-0");
  deepEqual(promptWords(table), { head: "tut-prompt-choose-helped", more: "tut-kf-price" });
  table.selection.place("right");
  deepEqual(done, ["right"]);
});

test("an arrow key lays a card that waits for its end, and walks on from one that was only looked at", () => {
  for (const isLooked of [false, true]) {
    const { table } = tableWith(["left", "right"]);
    const done = laidAt(table);
    if (isLooked) lookedAt(table);
    else table.selection.hand("linz", "hand-linz-0");
    equal(pressKey(table, "arrowright"), !isLooked);
    deepEqual(done, isLooked ? [] : ["right"]);
  }
});

test("a card that is chosen anew takes the arrow keys again, which walk once the keyboard has left it", () => {
  const { table } = tableWith(["left", "right"]);
  const done = laidAt(table);
  table.selection.hand("linz", "hand-linz-0");
  table.selection.isLeft = true;
  equal(pressKey(table, "arrowleft"), false);
  lookedAt(table);
  table.selection.hand("linz", "hand-linz-0");
  equal(pressKey(table, "arrowleft"), true);
  deepEqual(done, ["left"]);
});

/** Notes where cards are laid. @param {any} table */
function laidAt(table) {
  /** @type {string[]} */
  const done = [];
  table.act = (/** @type {{end: string}} */ { end }) => done.push(end);
  return done;
}

/** A hand card whose first tap has only shown where it lies. @param {any} table */
function lookedAt({ tapPreview, selection }) {
  tapPreview.shown = "lay-linz";
  selection.selected = null;
  selection.lookedLast = { city: "linz", key: "hand-linz-0" };
}

test("of a second card that may be taken the guide speaks only to those who need not take it", () => {
  const lesson = (/** @type {boolean} */ forced) => {
    const { table } = tableWith([], { taken: 1, round: 2, forced });
    table.moves = new LegalActions(
      /** @type {any} */ ([{ type: "take", card: null, official: "postmeister" }]),
    );
    return COURSE.lessons(table)
      .find(({ id }) => id === "postmeister")
      ?.fits(table);
  };
  equal(lesson(false), true);
  equal(lesson(true), false);
});

test("closing while it is still asked about a card says so above the question, which stays: undo takes back only that", () => {
  const { table, told } = tableWith([]);
  const pending = { action: {}, key: "hand-linz-0", text: "" };
  table.selection.pending = pending;
  table.feedback.insist = (/** @type {unknown} */ once) => told.push(once);
  openClosing(table);
  deepEqual(told, ["tut-info-left-open"]);
  equal(table.selection.pending, pending);
  table.selection.clear();
  openClosing(table);
  deepEqual(told[1], [{ type: "close" }, "btn-close"]);
});

test("a question about one card puts away the other one that waits for its place", () => {
  const { table, told } = tableWith(["left", "right"]);
  table.board = {
    cities: [
      { id: "linz", name: "Linz" },
      { id: "graz", name: "Graz" },
    ],
  };
  table.feedback.show = (/** @type {{kind: string}} */ { kind }) => told.push(kind);
  table.act = (/** @type {{card: string}} */ { card }) => told.push(card);
  table.view = { observation: { compulsory: null } };
  const official = "postillion";
  table.moves = new LegalActions(
    /** @type {any} */ ([
      { type: "lay", card: "linz", end: "left", official },
      { type: "lay", card: "linz", end: "right", official },
      { type: "lay", card: "graz", end: "left", official },
    ]),
  );
  table.own.route = ["passau", "wien"];
  table.settings.autoLay = true;
  table.selection.hand("linz", "hand-linz-0");
  equal(table.selection.selected?.city, "linz");
  table.selection.hand("graz", "hand-graz-0");
  deepEqual([told.at(-1), table.selection.selected], ["ask", null]);
  table.tapGuard = { isHasty: false };
  table.selection.place("left");
  equal(told.at(-1), "graz");
});
