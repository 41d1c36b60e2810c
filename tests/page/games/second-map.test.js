import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { audience } from "../../../web/games/thurn-und-taxis/expansions/audience/index.js";
import { courier } from "../../../web/games/thurn-und-taxis/expansions/courier.js";
import { officials } from "../../../web/games/thurn-und-taxis/panels/market.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { markup } from "../fakes/drawn.js";

/** Which of two maps is seen where there is room for one: what was chosen by hand stays, and comes back after all else. */

Object.assign(globalThis, { HTMLElement: class {} });

/** @returns {any} */
function atTable() {
  const table = Object.create(TutTable.prototype, {
    deciding: { value: true, writable: true },
    renderRoot: { value: { querySelector: () => null } },
    requestUpdate: { value() {} },
  });
  const seen = { options: {}, phase: "take", audience: { coaches: [], rome: {}, clergy: [] } };
  const values = {
    access: "deciding",
    bubble: null,
    board: { countries: [], cities: [{ id: "ulm" }, { id: "linz" }] },
    bridge: { marked: () => [table.bubble?.place?.id ?? table.chosen].filter(Boolean) },
    closing: null,
    events: [],
    seats: [],
    t: (/** @type {string} */ id) => id,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(table, name, { value, writable: true });
  const show = (/** @type {string} */ phase, deciding = true) => {
    Object.defineProperty(table, "view", {
      value: { seat: 0, current: 0, observation: { ...seen, phase } },
      configurable: true,
    });
    table.deciding = deciding;
    audience.updated?.(table);
  };
  show("take");
  return { table, show };
}

/** @param {any} table @param {"map" | "rome"} map */
function choose(table, map) {
  const { values } = /** @type {any} */ (audience).overMap(table);
  const button = values.at(-1)[map === "rome" ? 1 : 0];
  button.values.find((/** @type {unknown} */ one) => typeof one === "function")();
}

/** @param {any} table */
const shown = (table) =>
  /second-map behind/.test(markup(audience.overMap?.(table))) ? "map" : "rome";

test("a map that was chosen by hand stays through all phases, rounds and turns of others", () => {
  const { table, show } = atTable();
  choose(table, "rome");
  const seen = ["lay", "close", "take"].map((phase) => {
    show(phase);
    return shown(table);
  });
  deepEqual(seen, ["rome", "rome", "rome"]);
  choose(table, "map");
  // A round later, in the phase in which the other one was chosen.
  show("move", false);
  equal(shown(table), "map");
  show("take");
  equal(shown(table), "map");
});

test("a panel shows the map that it needs, and afterwards the chosen one is back", () => {
  const { table, show } = atTable();
  show("move");
  equal(shown(table), "rome");
  choose(table, "map");
  show("move");
  equal(shown(table), "map");
  show("take");
  show("move");
  equal(shown(table), "rome");
  show("close");
  choose(table, "rome");
  table.closing = {};
  equal(shown(table), "map");
  table.closing = null;
  equal(shown(table), "rome");
});

test("news of the other map show it, as long as they are told and in this position only", () => {
  const { table, show } = atTable();
  audience.pulse?.(table, ["rome/verona"]);
  equal(shown(table), "rome");
  audience.pulse?.(table, []);
  equal(shown(table), "map");
  audience.pulse?.(table, ["audience-0"]);
  show("lay");
  equal(shown(table), "map");
});

test("a look at a city brings the map on which it is; Rome that is chosen afterwards stays until the next look", () => {
  const { table, show } = atTable();
  choose(table, "rome");
  table.chosen = "ulm";
  equal(shown(table), "map");
  show("lay");
  equal(shown(table), "map", "the last look wins");
  choose(table, "rome");
  equal(shown(table), "rome", "the card is still chosen");
  table.chosen = "linz";
  equal(shown(table), "map");
  choose(table, "rome");
  table.chosen = "";
  equal(shown(table), "rome");
  table.bubble = { kind: "info", place: { kind: "town", id: "verona" } };
  equal(shown(table), "rome", "a town of the second map");
});

test("after the last step one's own coach is seen where it went, until something else is done", () => {
  const { table, show } = atTable();
  show("move");
  table.events = [{ event: "coach-moved", seat: 0 }];
  show("done");
  equal(shown(table), "rome");
  choose(table, "map");
  equal(shown(table), "map");
  table.events = [{ event: "coach-moved", seat: 1 }];
  show("take");
  equal(shown(table), "map", "that of another player is told in the news");
});

test("while coaches move a look at a card shows the first map, until the next step", () => {
  const { table, show } = atTable();
  show("move");
  table.chosen = "ulm";
  equal(shown(table), "map");
  show("move");
  equal(shown(table), "rome");
});

test("what is asked between turns shows nobody's help of the turn and no prices, which are those of another player", () => {
  for (const [phase, used] of [
    ["take", true],
    ["reward-card", false],
    ["final-return", false],
  ]) {
    const seen = {
      helpers: ["wagner"],
      used: ["wagner"],
      phase,
      courier: { costs: { wagner: 1 } },
    };
    const t = (/** @type {string} */ id) => id;
    /** @type {any} */
    const table = {
      seen,
      t,
      view: { observation: seen },
      moves: { all: [] },
      selection: {},
      portrait() {},
    };
    equal(/class="seal"/.test(markup(officials(table))), used);
    equal(courier.cost?.(table, "wagner") !== null, used);
  }
});

test("who closes a route reads that coaches move for cards without a house, until all are in Rome", () => {
  const { table } = atTable();
  const said = (/** @type {number} */ houses, /** @type {string} */ town) => {
    const seen = { audience: { coaches: [{ id: "violet", town }] } };
    const own = { route: ["ulm", "linz", "graz"] };
    const closing = { houses: own.route.slice(0, houses) };
    const preview = /** @type {any} */ ({ events: [] });
    const at = /** @type {any} */ ({ board: table.board, closing, own, seen, t: table.t });
    return /tut-au-closing/.test(markup(audience.gain?.(at, preview)));
  };
  equal(said(1, "andechs"), true);
  equal(said(3, "andechs"), false, "every card has a house");
  equal(said(1, "rome"), false);
});
