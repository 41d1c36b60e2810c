import {
  air,
  bell,
  call,
  coin,
  glass,
  grit,
  paper,
  sound,
  soundOfEvent,
  string,
  thump,
  tower,
  water,
  wood,
} from "../../ui/sound/instruments.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("../../ui/sound/types.js").Sound} Sound */

/** An oar dips in and comes out again; the red ship has a bell. */
const OARS = sound([water(0, 380, 900), water(0.36, 420, 1050, { volume: 0.8 })]);
const SHIP_BELL = sound([
  water(0, 380, 900, { volume: 0.8 }),
  bell(0.08, 987.8, { volume: 1.2 }),
  bell(0.3, 987.8),
]);

/** Coins counted onto the table, by their number. */
const GOLD = [1, 2, 3, 4, 5, 6].map((count) =>
  sound(
    Array.from({ length: count }, (_, i) => coin(i * 0.08, 2349 * (1 + 0.045 * ((i * 3) % 5)))),
  ),
);

/** Beads laid down one by one, each a step higher; every number ends on the same tone. */
const BEADS = [1318.5, 1568, 1760, 2093, 2349.3].map((_, last, tones) =>
  sound([
    // The furnace.
    air(0, 260, 420, { length: 0.5, volume: 1.4 }),
    ...tones.slice(-last - 1).map((tone, i) => glass(0.16 + i * 0.09, tone, { length: 0.42 })),
  ]),
);

/** By the kind of building. @type {Record<string, Sound>} */
const BUILT = {
  street: sound([grit(0, 1500, 700), thump(0.05, 120), grit(0.14, 1400, 800), thump(0.19, 110)]),
  glass: sound([
    thump(0, 98),
    wood(0.07, 420),
    air(0.1, 300, 700, { length: 0.45, volume: 2.4 }),
    glass(0.34, 1567.98, { volume: 0.5 }),
  ]),
  shop: sound([thump(0, 124), wood(0.1, 494), wood(0.2, 587), bell(0.28, 1568, { volume: 0.5 })]),
  // A broken chord on the lute, as high as the house.
  palace: sound([
    thump(0, 87),
    ...[196, 246.9, 293.7, 392, 493.9].map((tone, i) => string(0.08 + i * 0.07, tone)),
    bell(0.38, 987.8, { volume: 0.5 }),
  ]),
  special: sound([
    thump(0, 82),
    ...[220, 277.2, 329.6, 440, 554.4, 659.3].map((tone, i) => string(0.08 + i * 0.06, tone)),
    tower(0.42, 440, { volume: 0.7 }),
  ]),
};

/** Character cards sound like silk rather than paper. */
const CARDS = sound([0, 0.15, 0.3].map((at) => paper(at, 700, 1500, { length: 0.2 })));

/** @type {import("../../ui/sound/types.js").Sounds<GameEvent>} */
const SOUNDS = {
  sailed: ({ red }) => (red ? SHIP_BELL : OARS),
  passed: gold,
  "took-gold": gold,
  bought: sound([coin(0, 2093), thump(0.08, 150), grit(0.08, 1100, 600, { volume: 0.6 })]),
  // Tiles of clay on each other.
  searched: sound(
    [0, 0.08, 0.16, 0.24].flatMap((at, i) => [
      grit(at, 1500, 1200, { length: 0.06, volume: 0.6 }),
      wood(at, 880 - 60 * i),
    ]),
  ),
  looked: CARDS,
  recruited: sound([
    paper(0, 2600, 1500, { length: 0.1, volume: 0.7 }),
    string(0.06, 440),
    string(0.16, 554.4),
  ]),
  declined: sound([paper(0, 1500, 700, { length: 0.18 })]),
  // The gondolier calls at the corner of the canal.
  placed: sound([
    call(0, 329.6, { length: 0.16 }),
    call(0.17, 440, { length: 0.36, to: 415.3 }),
    water(0.3, 420, 800, { volume: 0.5 }),
  ]),
  hired: sound([call(0, 392, { length: 0.34, to: 440 }), coin(0.3, 2217)]),
  dismissed: sound([call(0, 392, { length: 0.3, to: 329.6 }), water(0.24, 700, 380)]),
  drew: sound([grit(0, 1300, 900, { length: 0.14 }), wood(0.1, 300)]),
  built: ({ sort }) => BUILT[sort] ?? null,
  "saw-specials": CARDS,
  special: sound([
    paper(0, 2400, 1300, { length: 0.1, volume: 0.7 }),
    bell(0.08, 659.3),
    bell(0.2, 830.6),
  ]),
  points: sound([bell(0, 880), bell(0.1, 1318.5)]),
  income: gold,
  produced: ({ count }) => BEADS[Math.min(count, BEADS.length) - 1] ?? null,
  sold: gold,
  "red-ship": gold,
  // The stock is empty: a hollow crate.
  empty: sound([wood(0, 262, { length: 0.2 }), thump(0, 98, { length: 0.3, volume: 0.7 })]),
  "end-triggered": sound([tower(0, 293.7), tower(0.42, 293.7)]),
  "scoring-began": null,
  scored: sound([523.25, 659.26, 783.99, 1046.5].map((tone, i) => string(i * 0.075, tone))),
  unused: sound([string(0, 246.9), string(0.16, 207.7)]),
  "turn-began": sound([
    string(0, 659.26, { length: 0.4 }),
    string(0.07, 659.26, { length: 0.4, volume: 0.7 }),
  ]),
  "turn-ended": null,
  // A mandolin under the arcades, and the bells of San Donato.
  "game-over": sound([
    ...[392, 493.9, 587.3, 784, 987.8, 784, 1174.7].map((tone, i) => string(i * 0.07, tone)),
    tower(0.42, 392, { volume: 0.9 }),
    tower(0.42, 587.3, { volume: 0.5 }),
  ]),
};

/** @param {{gold: number}} event @returns {Sound | null} */
function gold({ gold: count }) {
  return GOLD[Math.min(count, GOLD.length) - 1] ?? null;
}

/** @param {GameEvent} event */
export function soundOf(event) {
  return soundOfEvent(SOUNDS, event) ?? null;
}
