import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { DrawnBoard } from "../../../web/table/drawn-board.js";

/** What a browser would tell of the theme of the page. */
const page = { dataset: /** @type {Record<string, string>} */ ({}) };
Object.assign(globalThis, {
  document: { documentElement: page },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
});

class Board {
  /** @param {string} theme */
  constructor(theme) {
    this.theme = theme;
    /** @type {[object, number | undefined][]} */
    this.states = [];
    this.gone = false;
  }

  /** @param {object} state @param {number} [time] */
  setState(state, time) {
    this.states.push([state, time]);
  }

  /** @param {string} theme */
  setTheme(theme) {
    this.theme = theme;
  }

  destroy() {
    this.gone = true;
  }
}

/** @param {string} name @returns {HTMLElement} */
const place = (name) => /** @type {any} */ ({ name });
/** @type {Board[]} */
let made = [];
let undone = 0;
/** @type {DrawnBoard<Board>} */
let drawn;

beforeEach(() => {
  made = [];
  undone = 0;
  drawn = new DrawnBoard((_place, theme) => {
    const board = new Board(theme);
    made.push(board);
    return {
      board,
      undos: [
        () => {
          undone += 1;
        },
      ],
    };
  });
});

test("a state is handed over once, the first one without motion", () => {
  const here = place("here");
  drawn.update(here, "two", { lit: 1 }, 300);
  drawn.update(here, "two", { lit: 1 }, 300);
  drawn.update(here, "two", { lit: 2 }, 300);
  equal(made.length, 1);
  deepEqual(drawn.board?.states, [
    [{ lit: 1 }, 0],
    [{ lit: 2 }, 300],
  ]);
});

test("another place or another kind makes another board, and the old one is let go", () => {
  page.dataset.theme = "dark";
  const here = place("here");
  drawn.update(here, "two", { lit: 1 });
  drawn.update(here, "four", { lit: 1 });
  drawn.update(place("there"), "four", { lit: 1 });
  deepEqual(
    made.map(({ gone, theme, states }) => [gone, theme, states.length]),
    [
      [true, "dark", 1],
      [true, "dark", 1],
      [false, "dark", 1],
    ],
  );
  drawn.destroy();
  equal(drawn.board, null);
  equal(undone, 3);
});
