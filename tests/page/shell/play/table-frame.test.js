import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { markup, press } from "../../fakes/drawn.js";
import { seatsOf, sessionWith } from "../../fakes/game.js";

Object.assign(globalThis, {
  navigator: { hardwareConcurrency: 4 },
  window: { addEventListener() {}, setTimeout() {} },
});
const { getPrefs, setPrefs } = await import("../../../../web/core/settings/prefs.js");
const { store } = await import("../../../../web/core/storage/store.js");
const { t } = await import("../../../../web/i18n/index.js");
const { endSoundOffer, tableBar } = await import("../../../../web/shell/play/table-frame.js");

/** @type {string[]} */
let heard = [];

beforeEach(() => {
  heard = [];
  setPrefs({ sound: "ask", animationSpeed: "off", language: "en" });
});

/** @param {any} session @param {boolean} [isPossible] a hint can be asked for */
function barOf(session, isPossible = true) {
  const play = (/** @type {readonly {event: string}[]} */ events) =>
    heard.push(...events.map(({ event }) => event));
  const game = {
    session: Object.assign(session, { levels: ["master"] }),
    replay: null,
    recap: null,
    play,
  };
  return tableBar(
    /** @type {any} */ ({}),
    /** @type {any} */ (game),
    /** @type {any} */ ({ hints: { isPossible, isOpen: false }, coach: { note: null } }),
  );
}

/** The tools of the bar from the right, each by its name or as "away". @param {unknown} bar */
function toolsOf(bar) {
  const tools = markup(bar).split('role="toolbar"')[1] ?? "";
  const each =
    /<(?:button|span)\s[^>]*?class="button[^"]*?(away)?"(?:[^>]*?data-part="?bar-([\w-]+))?/gu;
  return [...tools.matchAll(each)].map(([, away, name]) => name ?? away).reverse();
}

async function opened() {
  const { session } = sessionWith(seatsOf("person"));
  await session.open();
  return session;
}

test("the bar names a round once, and how a series stands", async () => {
  const session = await opened();
  const { round = 0 } = session.view?.observation ?? {};
  const headOf = (/** @type {object} */ more) => {
    session.keeper.saved = /** @type {any} */ ({ ...session.saved, ...more });
    return markup(barOf(session)).split("<h1>")[1]?.split("</h1>")[0] ?? "";
  };
  const said = t("bar-round", { round }).toLowerCase();
  const times = (/** @type {string} */ text) => text.toLowerCase().split(said).length - 1;
  equal(times(headOf({ title: "A game" })), 1);
  equal(times(headOf({ title: t("study-round", { round }) })), 1);
  equal(headOf({ title: "A game" }).includes("bar-series"), false);
  const inSeries = headOf({ series: { id: "s", number: 2, of: 3 } });
  ok(inSeries.includes(t("series-game", { number: 2, of: 3 })), inSeries);
});

test("the bar says at once that a game does not count any more, and why", async () => {
  const session = await opened();
  for (let i = 0; i < 2; i += 1) await session.act(["stay"]);
  const headOf = () => markup(barOf(session)).split("<h1>")[1]?.split("</h1>")[0] ?? "";
  equal(headOf().includes("bar-uncounted"), false);
  const { seat } = session.history[0] ?? {};
  const sat = [{ seat, until: 1, kind: "computer", level: "merchant" }];
  session.keeper.saved = /** @type {any} */ ({ ...session.saved, sat });
  ok(headOf().includes(t("bar-uncounted")));
});

test("whoever is at the turn, a tool of the bar stands where it always does", async () => {
  const session = await opened();
  await session.act(["stay"]);
  setPrefs({ sound: false });
  const own = toolsOf(barOf(session));
  deepEqual(own.slice(-3), ["replay", "players-menu", "hint"]);
  setPrefs({ sound: "ask" });
  session.phase = "computer";
  const computers = toolsOf(barOf(session, false));
  equal(computers.indexOf("players-menu"), own.indexOf("players-menu"));
  equal(computers.at(-1), "sound");
  equal(computers.filter((name) => name === "away").length, 2);
});

test("a game that goes on from a finished one leads back to it as long as that is kept", async () => {
  const session = await opened();
  const bar = () => toolsOf(barOf(session));
  store.load = (id) =>
    id === "finished" ? /** @type {any} */ ({ id, status: { over: true } }) : null;
  for (const [id, isThere] of /** @type {const} */ ([
    ["finished", true],
    ["gone", false],
  ])) {
    session.keeper.saved = /** @type {any} */ ({ ...session.saved, origin: { id, step: 3 } });
    equal(bar().includes("origin"), isThere, id);
  }
});

test("at the first table sounds are offered; one press switches them on and lets one be heard", async () => {
  const session = await opened();
  ok(press(barOf(session), "bar-sound"));
  equal(getPrefs().sound, true);
  deepEqual(heard, ["turn-began"]);
});

test("sounds are offered once, and to no player behind a curtain", async () => {
  const session = await opened();
  for (const sound of [true, false]) {
    setPrefs({ sound });
    equal(press(barOf(session), "bar-sound"), false);
  }
  setPrefs({ sound: "ask" });
  const { session: two } = sessionWith(seatsOf("person", "person"));
  await two.open();
  equal(two.phase, "curtain");
  equal(press(barOf(two), "bar-sound"), false);
});

test("sounds are not offered again after a table at which something was played", async () => {
  const session = await opened();
  endSoundOffer(session);
  equal(getPrefs().sound, "ask");
  await session.act(["stay"]);
  endSoundOffer(session);
  equal(getPrefs().sound, false);
});

test("the sign for sounds says whether they are on, and stays as long as the table", async () => {
  const session = await opened();
  const sign = () => {
    const drawn = markup(barOf(session)).split('data-part="bar-sound"');
    return drawn.length < 2 ? "gone" : /aria-pressed=(\w+)/u.exec(drawn.join(""))?.[1];
  };
  equal(sign(), "false");
  press(barOf(session), "bar-sound");
  equal(sign(), "true");
  press(barOf(session), "bar-sound");
  deepEqual([sign(), getPrefs().sound], ["false", false]);
});
