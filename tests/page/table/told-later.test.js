import { deepEqual, equal } from "node:assert/strict";
import { afterEach, test } from "node:test";
import "../fakes/document.js";
import { framesByHand, picture } from "../fakes/frames.js";

const { Told } = await import("../../../web/table/told/told.js");

framesByHand();

const { setTimeout: real } = globalThis;
afterEach(() => {
  globalThis.setTimeout = real;
});

/** A table with a board in words that counts how often it is told. @param {boolean} focused */
function toldTable(focused = false) {
  /** @type {Record<string, string>} */
  const edges = {};
  const setProperty = (/** @type {string} */ name, /** @type {string} */ value) => {
    edges[name] = value;
  };
  const section = {
    matches: () => focused,
    style: { setProperty },
    getBoundingClientRect: () => ({ left: 900, top: 300, width: 280, height: 400 }),
  };
  const table = {
    addController() {},
    renderRoot: { querySelector: () => section },
    view: null,
    busy: false,
    game: { told: {} },
  };
  const told = new Told(/** @type {any} */ (table));
  let times = 0;
  told.tell = () => {
    told.due = false;
    times += 1;
  };
  return { told, table, edges, times: () => times };
}

/** What waits for its own task is done now. */
function tasksByHand() {
  /** @type {(() => void)[]} */
  const tasks = [];
  Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ work) => tasks.push(work) });
  return () => {
    for (const work of tasks.splice(0)) work();
  };
}

test("the board is put into words when the picture is there, once for all that has changed", () => {
  const tasks = tasksByHand();
  const { told, times } = toldTable();
  told.hostUpdated();
  told.hostUpdated();
  tasks();
  equal(times(), 0, "not before the picture");
  equal(picture(16), 1, "one picture is waited for");
  equal(times(), 0, "not in the task of the picture");
  tasks();
  equal(times(), 1);
  equal(picture(32), 0, "nothing is left to do");
});

test("who reads it has the words at once", () => {
  const reading = toldTable(true);
  reading.told.hostUpdated();
  equal(reading.times(), 1);
  // Where it is only passed by, it stands in the place of the log.
  deepEqual(Object.values(reading.edges), ["900px", "300px", "280px", "400px"]);
  const open = toldTable();
  open.told.open = true;
  open.told.hostUpdated();
  equal(open.times(), 1);
});

test("while an answer is on its way nothing is put into words; what it brings is", () => {
  const tasks = tasksByHand();
  const { told, table, times } = toldTable();
  table.busy = true;
  told.hostUpdated();
  picture(16);
  tasks();
  equal(times(), 0);
  table.busy = false;
  told.hostUpdated();
  picture(32);
  tasks();
  equal(times(), 1);
});

test("the tabulator comes to it only in one's own turn, where no button does what is asked", () => {
  class HTMLButtonElement {
    tabindex = "";
    setAttribute(/** @type {string} */ _name, /** @type {string} */ value) {
      this.tabindex = value;
    }
  }
  Object.assign(globalThis, { HTMLButtonElement });
  /** @param {{deciding: boolean, primary?: boolean, open?: boolean}} how */
  const stops = ({ deciding, primary = false, open = false }) => {
    const place = new HTMLButtonElement();
    const section = {
      matches: () => false,
      querySelector: () => place,
      querySelectorAll: (/** @type {string} */ one) => (one.includes("tabindex") ? [] : [place]),
    };
    const renderRoot = {
      querySelector: (/** @type {string} */ one) =>
        one === ".primary-press" ? (primary ? {} : null) : section,
    };
    const arrangement = { shape: "wide" };
    const table = { addController() {}, renderRoot, view: {}, arrangement, deciding };
    const told = new Told(/** @type {any} */ (table));
    told.open = open;
    told.stop(/** @type {any} */ (section));
    return place.tabindex === "0";
  };
  deepEqual(
    [
      stops({ deciding: true }),
      stops({ deciding: true, primary: true }),
      stops({ deciding: false }),
      stops({ deciding: false, open: true }),
    ],
    [true, false, false, true],
  );
});

test("the tabulator comes to the first place that is asked for, also once something was chosen", () => {
  class HTMLButtonElement {
    tabindex = "-1";
    isConnected = true;
    /** @type {{querySelector: () => unknown} | null} */
    chart = null;
    setAttribute(/** @type {string} */ _name, /** @type {string} */ value) {
      this.tabindex = value;
    }
    matches() {
      return this === asked;
    }
    closest() {
      return this.chart;
    }
  }
  Object.assign(globalThis, { HTMLButtonElement });
  const [ship, site, nearer] = [1, 2, 3].map(() => new HTMLButtonElement());
  let asked = ship;
  const section = {
    matches: () => false,
    querySelector: () => asked,
    querySelectorAll: () => [ship, site].filter((one) => one?.tabindex === "0"),
  };
  const renderRoot = {
    querySelector: (/** @type {string} */ one) => (one === ".primary-press" ? null : section),
  };
  const rest = { deciding: true, view: {}, arrangement: { shape: "wide" } };
  const table = { addController() {}, renderRoot, ...rest };
  const told = new Told(/** @type {any} */ (table));
  told.stop(/** @type {any} */ (section));
  equal(ship?.tabindex, "0");
  asked = site;
  told.stop(/** @type {any} */ (section));
  deepEqual([ship?.tabindex, site?.tabindex], ["-1", "0"]);
  // Where the player has been it goes on, in the same chart.
  if (site) site.chart = { querySelector: () => nearer };
  asked = nearer;
  Object.assign(section, { querySelector: () => ship });
  told.stop(/** @type {any} */ (section));
  equal(nearer?.tabindex, "0");
});
