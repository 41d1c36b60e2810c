import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import { setMe } from "../../../../web/core/seats/me.js";
import { anyNames, looksOf, temperament } from "../../../../web/core/seats/opponents.js";
import {
  colorsOf,
  exchange,
  freshSeat,
  givenName,
  isGiven,
  LEVELS,
  lastSeats,
  levelsFor,
  namedAnew,
  readPlayer,
  readSeats,
  recolored,
  rememberSeats,
  SYMBOLS,
  seated,
  seatsFor,
  soloSeats,
  withMe,
  withYou,
} from "../../../../web/core/seats/seats.js";
import { gameEntry, gameIds } from "../../../../web/games/index.js";
import { setLanguage } from "../../../../web/i18n/index.js";
import { LANGUAGES } from "../../../../web/i18n/languages.js";
import "../../fakes/document.js";
import { seatsOf } from "../../fakes/game.js";
import { FakeStorage } from "../../fakes/storage.js";

/** @typedef {import("../../../../web/table/types.js").SeatInfo} SeatInfo */

const TAXIS = "thurn-und-taxis";
let storage = new FakeStorage();

beforeEach(() => {
  storage = new FakeStorage();
  Object.assign(globalThis, { localStorage: storage });
  setLanguage("en");
});

/** @param {readonly SeatInfo[]} seats */
function areDifferent(seats) {
  equal(new Set(seats.map(({ color }) => color)).size, seats.length);
  equal(new Set(seats.map(({ symbol }) => symbol)).size, seats.length);
}

test("every game has four colours of its own, and an unknown one borrows some", () => {
  for (const id of gameIds()) equal(new Set(colorsOf(id)).size, 4);
  notEqual(colorsOf("murano")[0], colorsOf(TAXIS)[0]);
  deepEqual(colorsOf("chess"), gameEntry(TAXIS)?.colors);
});

test("fresh seats fill the table with different colours and symbols", () => {
  /** @type {SeatInfo[]} */
  const seats = [];
  for (const name of ["a", "b", "c", "d"]) seats.push(freshSeat(seats, name, "murano"));
  areDifferent(seats);
  deepEqual(
    seats.map(({ color }) => color),
    [...colorsOf("murano")],
  );
  deepEqual(
    seats.map(({ symbol }) => symbol),
    [...SYMBOLS],
  );
});

test("colours and symbols are exchanged with whoever had them", () => {
  const seats = seatsOf("person", "person", "person");
  const changed = exchange(seats, 0, "color", "red");
  deepEqual(
    changed.map(({ color }) => color),
    ["red", "yellow", "blue"],
  );
  deepEqual(
    exchange(changed, 1, "symbol", "circle").map(({ symbol }) => symbol),
    ["diamond", "circle", "square"],
  );
  // A free one is simply taken.
  deepEqual(
    exchange(seats, 1, "color", "green").map(({ color }) => color),
    ["blue", "green", "red"],
  );
});

test("the same people keep the place of their colour in another game", () => {
  const there = recolored(seatsOf("person", "computer"), "murano");
  deepEqual(
    there.map(({ color }) => color),
    colorsOf("murano").slice(0, 2),
  );
  deepEqual(recolored(there, TAXIS), seatsOf("person", "computer"));
});

test("seats from outside have known colours, symbols and levels only, and no two are alike", () => {
  const raw = [
    { name: "<img src=x>", color: 'red" onclick="x', symbol: "<svg>", kind: "x" },
    { name: "Ben", color: "__proto__", symbol: "constructor", kind: 5 },
    { name: 7, color: "yellow", symbol: "circle", kind: "computer", level: "grandmaster" },
    { name: " ", color: "yellow", symbol: "square", kind: "computer", level: "patrician" },
  ];
  const seats = readSeats(raw, ["a", "b", "c", ""], TAXIS);
  areDifferent(seats);
  deepEqual(
    seats.map(({ name }) => name),
    ["<img src=x>", "Ben", "c", "4"],
  );
  deepEqual(
    seats.map(({ kind }) => kind),
    ["person", "person", "person", "computer"],
  );
  for (const seat of seats) {
    ok(colorsOf(TAXIS).includes(seat.color));
    ok(SYMBOLS.includes(seat.symbol));
    const parts = [
      "color",
      "kind",
      ...(seat.kind === "computer" ? ["level"] : []),
      "name",
      "symbol",
    ];
    deepEqual(Object.keys(seat).sort(), parts);
  }
});

test("seats of the same name are told apart by a number", () => {
  /** @param {string[]} names */
  const read = (...names) => readSeats(null, names, TAXIS).map(({ name }) => name);
  deepEqual(read("Anna", "anna", "Ben", "Anna"), ["Anna", "anna (2)", "Ben", "Anna (3)"]);
  deepEqual(read("Anna (2)", "Anna", "Anna"), ["Anna (2)", "Anna", "Anna (3)"]);
  const long = "A".repeat(24);
  deepEqual(read(long, long), [long, `${long.slice(4)} (2)`]);
});

test("seats that are missing, or no list at all, come from the names of the players", () => {
  for (const value of [undefined, null, "seats", {}, [null, 3]]) {
    const seats = readSeats(value, ["Anna", "Ben"], TAXIS);
    deepEqual(
      seats.map(({ name }) => name),
      ["Anna", "Ben"],
    );
    areDifferent(seats);
  }
});

test("a computer is one only with a level that is known by that very text", () => {
  deepEqual(readPlayer({ kind: "computer", level: "merchant" }), {
    kind: "computer",
    level: "merchant",
  });
  for (const raw of [
    {},
    { kind: "computer" },
    { kind: "computer", level: "grandmaster" },
    { kind: "computer", level: { toString: () => "apprentice" } },
    { kind: "computer", level: ["merchant"] },
    { kind: ["computer"], level: "merchant" },
    { level: "merchant" },
  ]) {
    deepEqual(readPlayer(raw), { kind: "person" });
  }
});

test("whoever sits down takes over name, colour and symbol, and no level stays behind", () => {
  const [, computer] = /** @type {[SeatInfo, SeatInfo]} */ (seatsOf("person", "computer"));
  deepEqual(seated(computer, { kind: "person" }), {
    name: "Ben",
    color: "yellow",
    symbol: "diamond",
    kind: "person",
  });
});

test("where a game has no computers, people sit at all seats", () => {
  equal(levelsFor(undefined), LEVELS);
  deepEqual(levelsFor(/** @type {any} */ ({ computers: false })), []);
  const seats = seatsOf("person", "computer");
  equal(seatsFor(seats, LEVELS), seats);
  deepEqual(
    seatsFor(seats, []).map(({ kind }) => kind),
    ["person", "person"],
  );
});

test("the people of the last game are there again, in the colours of this one", () => {
  deepEqual(lastSeats(TAXIS), []);
  rememberSeats(seatsOf("person", "computer"));
  deepEqual(lastSeats(TAXIS), seatsOf("person", "computer"));
  deepEqual(
    lastSeats("murano").map(({ color }) => color),
    colorsOf("murano").slice(0, 2),
  );
});

test("last seats that are damaged, or of no game, are none", () => {
  rememberSeats(seatsOf("person", "person"));
  const [key = ""] = Object.keys(storage);
  for (const text of ["", "{", "null", "{}", "[]", "[{}]", "[1,2,3,4,5]"]) {
    storage.setItem(key, text);
    deepEqual(lastSeats(TAXIS), [], text);
  }
  storage.full = true;
  rememberSeats(seatsOf("person", "person"));
});

test("given names are different from all others at the table, and known as given", () => {
  equal(givenName({ kind: "person" }, 1, []), givenName({ kind: "person" }, 1, ["somebody"]));
  const first = givenName({ kind: "person" }, 1, []);
  const second = givenName({ kind: "person" }, 1, [first.toUpperCase()]);
  notEqual(second, first);
  ok([first, second].every((name) => isGiven({ kind: "person", name })));
  const merchant = givenName({ kind: "computer", level: "merchant" }, 1, []);
  const another = givenName({ kind: "computer", level: "merchant" }, 4, [merchant]);
  notEqual(another, merchant);
  for (const name of [merchant, another]) {
    ok(isGiven({ kind: "computer", level: "merchant", name }));
    // Somebody may really be called so.
    ok(!isGiven({ kind: "person", name }));
  }
});

test("computers are other people in the next game, unless they were given another name", () => {
  const player = /** @type {const} */ ({ kind: "computer", level: "merchant" });
  const [first, second] = seatsOf("computer", "computer");
  ok(first && second);
  const games = Array.from({ length: 12 }, () => {
    rememberSeats([
      { ...first, name: givenName(player, 1, []) },
      { ...second, name: "Rex" },
    ]);
    return lastSeats(TAXIS);
  });
  ok(new Set(games.map(([seat]) => seat?.name)).size > 1);
  ok(games.every(([seat, other]) => seat && isGiven(seat) && other?.name === "Rex"));
});

test("no two computers of a table look alike, whatever they are called", () => {
  for (let game = 0; game < 20; game += 1) {
    const seats = soloSeats(TAXIS, "merchant", 3).map((seat, i) =>
      i === 3 ? { ...seat, name: "Rex" } : seat,
    );
    const looks = [1, 2, 3].map((seat) => JSON.stringify(looksOf(seats, seat)));
    equal(new Set(looks).size, 3);
    ok(looks.every((look) => look.includes("hat")));
  }
});

test("a computer is told by level and temperament, the weakest by its weakness", async () => {
  await setLanguage("en");
  const temper = { temper: "hurries", weakness: "forgets-tiles" };
  /** @param {import("../../../../web/table/types.js").Player} player @param {typeof temper} [drawn] */
  const told = (player, drawn) => temperament(player, drawn).replace(/[\u2066-\u2069]/gu, "");
  equal(told({ kind: "computer", level: "merchant" }, temper), "Merchant, in a hurry");
  const apprentice = told({ kind: "computer", level: "apprentice" }, temper);
  equal(apprentice, "Apprentice, forgets the bonus tiles");
  equal(told({ kind: "computer", level: "patrician" }), "Patrician");
  equal(told({ kind: "person" }, temper), "");
});

test("a game alone has the person first, and as many computers as were wanted", () => {
  rememberSeats(seatsOf("computer", "person"));
  const seats = soloSeats("murano", "patrician", 3);
  deepEqual(
    seats.map(({ kind }) => kind),
    ["person", "computer", "computer", "computer"],
  );
  areDifferent(seats);
  equal(new Set(seats.map(({ name }) => name)).size, 4);
  Object.assign(globalThis, { localStorage: new FakeStorage() });
  ok(soloSeats("murano", "apprentice", 1).every(isGiven));
});

test("a name that was typed for an evening does not become the name of who plays alone", () => {
  rememberSeats(seatsOf("person", "person"));
  const nameOf = () => soloSeats(TAXIS, "messenger", 1)[0]?.name;
  const { name } = withYou(soloSeats(TAXIS, "messenger", 1))[0] ?? {};
  equal(name, "You");
  setMe("Zoe");
  equal(nameOf(), "Zoe");
});

test("names that nobody chose are those of the language, chosen ones stay", async () => {
  const [first, second, third] = seatsOf("person", "person", "computer");
  ok(first && second && third);
  const seats = [
    { ...first, name: givenName(first, 1, []) },
    { ...second, name: "Zoe" },
    { ...third, name: givenName(third, 3, []) },
  ];
  const given = seats.map(isGiven);
  deepEqual(given, [true, false, true]);
  await setLanguage("de");
  const named = namedAnew(seats, given);
  deepEqual(named.map(isGiven), given);
  equal(named[1]?.name, "Zoe");
  equal(new Set(named.map(({ name }) => name)).size, 3);
  notEqual(named[0]?.name, seats[0]?.name);
});

test("a computer with the name of a method has the looks of an opponent", () => {
  const looks = looksOf([{ name: "constructor" }], 0);
  equal(typeof looks?.hat, "string");
});

test("opponents are drawn by one lot each, so that every order is as likely", () => {
  /** @param {(count: number) => number} lotOf */
  const drawnBy = (lotOf) => {
    let count = 0;
    const next = () => {
      count += 1;
      return lotOf(count) / 1000;
    };
    mock.method(Math, "random", next);
    const drawn = anyNames();
    mock.restoreAll();
    equal(count, drawn.length);
    return drawn;
  };
  const names = drawnBy((count) => count);
  deepEqual(
    drawnBy((count) => 999 - count),
    names.toReversed(),
  );
});

test("the only person of a game, without a name of one's own, is whoever plays on this device, in games of any language", () => {
  /** @param {string[]} names */
  const shown = (...names) => withYou(readSeats(alone, names, TAXIS)).map(({ name }) => name);
  const alone = [{ kind: "person" }, { kind: "computer", level: "merchant" }];
  for (const name of ["Player 1", "Person 1", "You", "Du"])
    deepEqual(shown(name, "Magdalena"), ["You", "Magdalena"], name);
  deepEqual(shown("Ida", "Magdalena"), ["Ida", "Magdalena"]);
  const both = [freshSeat([], "Player 1", TAXIS), freshSeat([], "Player 2", TAXIS)];
  deepEqual(withYou(both), both);
  const left = alone.map(() => alone[1]);
  const handed = (/** @type {string[]} */ ...names) =>
    withYou(readSeats(left, names, TAXIS)).map(({ name }) => name);
  deepEqual(handed("Magdalena", "Du"), ["Magdalena", "You"], "a computer has taken over");
  deepEqual(handed("Magdalena", "Ida"), ["Magdalena", "Ida"]);
  setMe("Ada");
  setMe("Ben");
  deepEqual(shown("Person 1", "Magdalena"), ["Ada", "Magdalena"]);
});

test("languages know the default names by which games of another one are recognised", () => {
  for (const [id, { unnamed = [] }] of Object.entries(LANGUAGES)) {
    const text = readFileSync(
      new URL(`../../../../web/i18n/${id}/app.ftl`, import.meta.url),
      "utf8",
    );
    const [seat, you] = unnamed;
    ok(text.includes(`\nseat-default = ${seat} { $number }\n`), id);
    ok(text.includes(`\nseat-you = ${you}\n`), id);
  }
});

test("whoever plays on this device sits in the first place with a default name, once", () => {
  const seats = [freshSeat([], "Player 1", TAXIS), freshSeat([], "Player 2", TAXIS)];
  const names = () => withMe(seats).map(({ name }) => name);
  deepEqual(names(), ["Player 1", "Player 2"]);
  setMe("Ada");
  deepEqual(names(), ["Ada", "Player 2"]);
  seats[1] = { ...freshSeat([], "Ada", TAXIS) };
  deepEqual(names(), ["Player 1", "Ada"]);
});
