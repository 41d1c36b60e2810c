import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../../fakes/document.js";
import { soundOf as muranoSound } from "../../../../web/games/murano/sounds.js";
import { soundOf as taxisSound } from "../../../../web/games/thurn-und-taxis/sounds.js";
import { bell, horn, paper, sound } from "../../../../web/ui/sound/instruments.js";
import {
  durationOf,
  render,
  SAMPLE_RATE_HZ,
  scheduleSounds,
} from "../../../../web/ui/sound/render.js";
import { likeness, loudness, share, strongest } from "./spectrum.js";

/** @typedef {import("../../../../web/ui/sound/types.js").Sound} Sound */

const EVENTS = JSON.parse(
  readFileSync(new URL("../../fixtures/events.json", import.meta.url), "utf8"),
);

/** What is not heard, since something else is heard at the same time or nothing happens. */
const SILENT = {
  "thurn-und-taxis": ["refilled", "turn-ended", "reward-declined"],
  murano: ["scoring-began", "turn-ended"],
};

/** @type {Record<string, (event: any) => Sound | null>} */
const GAMES = { "thurn-und-taxis": taxisSound, murano: muranoSound };

/** What sounds otherwise when there is more of it. */
const COUNTED = [1, 2, 3, 4, 5, 6].flatMap((count) => [
  { event: "produced", count },
  { event: "sold", gold: count },
]);

/** Every sound of every game, by one of the events at which it is heard. @type {Map<Sound, string>} */
const SOUNDS = new Map();
for (const [game, soundOf] of Object.entries(GAMES)) {
  const events = EVENTS[game].map((/** @type {any} */ one) => one.event);
  for (const event of [...events, ...(game === "murano" ? COUNTED : [])]) {
    const heard = soundOf(event);
    if (heard && !SOUNDS.has(heard)) SOUNDS.set(heard, `${game}: ${JSON.stringify(event)}`);
  }
}

for (const [game, soundOf] of Object.entries(GAMES)) {
  test(`of ${game} every kind of event is heard but for a few`, () => {
    const kinds = new Map();
    for (const { event } of EVENTS[game])
      kinds.set(event.event, (kinds.get(event.event) ?? false) || soundOf(event) !== null);
    const silent = [...kinds].filter(([, heard]) => !heard).map(([kind]) => kind);
    deepEqual(
      silent.sort(),
      SILENT[/** @type {keyof typeof SILENT} */ (game)].filter((kind) => kinds.has(kind)).sort(),
    );
  });
}

test("nothing happened, nothing is heard", () => {
  for (const event of ["produced", "sold", "income", "took-gold"])
    equal(muranoSound(/** @type {any} */ ({ event, count: 0, gold: 0, beads: [] })), null, event);
});

for (const [heard, of] of SOUNDS) {
  test(`it is soft, short and clean at ${of}`, () => {
    const samples = render(heard);
    const seconds = samples.length / SAMPLE_RATE_HZ;
    ok(seconds >= 0.08 && seconds < 1, `${seconds} s`);
    let [peak, sum] = [0, 0];
    for (const value of samples) {
      ok(Number.isFinite(value));
      peak = Math.max(peak, Math.abs(value));
      sum += value;
    }
    ok(peak > 0.09 && peak < 0.5, `its peak is ${peak}`);
    ok(Math.abs(sum / samples.length) < 0.002, "the middle of it is silence");
    ok(Math.abs(samples[0] ?? 1) < 0.01, "it begins at nothing");
    const last = samples.slice(-Math.round(SAMPLE_RATE_HZ * 0.004));
    ok(Math.max(...last.map(Math.abs)) < peak * 0.05, "it has faded out");
    ok(share(samples, 0, 45) < 0.05, "nothing rumbles");
    ok(share(samples, 9000, SAMPLE_RATE_HZ / 2) < 0.1, "nothing hisses");
  });
}

test("all sounds are equally loud to an ear, within four decibels", () => {
  const all = [...SOUNDS].map(([heard, of]) => ({ of, loud: loudness(render(heard)) }));
  all.sort((one, other) => one.loud - other.loud);
  const [softest, loudest] = [all[0], all.at(-1)];
  const apart = (loudest?.loud ?? 0) - (softest?.loud ?? 0);
  ok(apart < 4, `${apart.toFixed(1)} dB from ${softest?.of} to ${loudest?.of}`);
});

test("no two sounds are alike", () => {
  const all = [...SOUNDS].map(([heard, of]) => ({ of, like: likeness(render(heard)) }));
  ok(all.length > 50);
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      const alike = one.like.reduce((total, value, k) => total + value * (other.like[k] ?? 0), 0);
      ok(alike < 0.95, `${one.of} and ${other.of} are ${alike.toFixed(3)} alike`);
    }
});

test("a horn is held at its pitch, a bell dies away, paper has none", () => {
  const [blown, struck, slid] = [
    sound([horn(0, 440, { length: 0.6 })]),
    sound([bell(0, 880)]),
    sound([paper(0, 2000, 2000, { length: 0.3 })]),
  ].map(render);
  ok(blown && struck && slid);
  ok(Math.abs(strongest(blown) - 440) < 8);
  ok(Math.abs(strongest(struck) - 880) < 12);
  ok(share(slid, 1000, 4000) > 0.6);
  ok(share(slid, 1960, 2040) < 0.2);
  const level = (/** @type {Float32Array} */ all, /** @type {number} */ from) =>
    Math.hypot(...all.slice(from * SAMPLE_RATE_HZ, (from + 0.05) * SAMPLE_RATE_HZ));
  ok(level(blown, 0.3) > level(blown, 0.1) * 0.8);
  ok(level(struck, 0.3) < level(struck, 0.01) * 0.4);
});

test("whatever happens at once, the sounds of it together do not clip", () => {
  const most = {
    "thurn-und-taxis": [
      { event: "closed" },
      ...Array(7).fill({ event: "house" }),
      ...Array(3).fill({ event: "tile" }),
      { event: "carriage" },
      { event: "end-triggered" },
      { event: "turn-began" },
    ],
    murano: [
      { event: "sailed", red: true },
      { event: "built", sort: "special" },
      { event: "points" },
      { event: "red-ship", gold: 9 },
      { event: "end-triggered" },
      { event: "scored" },
      { event: "game-over" },
    ],
  };
  for (const [game, events] of Object.entries(most)) {
    const course = scheduleSounds(events, GAMES[game] ?? (() => null));
    const end = Math.max(...course.map(({ at, sound: one }) => at + durationOf(one)));
    const mixed = new Float32Array(Math.ceil(end * SAMPLE_RATE_HZ) + 1);
    for (const { at, sound: one } of course)
      render(one).forEach((value, i) => {
        const place = Math.round(at * SAMPLE_RATE_HZ) + i;
        mixed[place] = (mixed[place] ?? 0) + value;
      });
    const peak = mixed.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
    ok(peak < 0.95, `${game}: ${peak}`);
  }
});

test("sounds follow each other as things happened, and end soon", () => {
  const [a, b] = [sound([bell(0, 500)]), sound([bell(0, 700)])];
  const course = scheduleSounds(
    [..."aabx", ..."aaaaaaaa", ..."babababababababa"].map((event) => ({ event })),
    ({ event }) => (event === "a" ? a : event === "b" ? b : null),
  );
  deepEqual(
    course.slice(0, 4).map(({ at, sound: one }) => [Math.round(at * 100), one === a]),
    [
      [0, true],
      [12, true],
      [29, false],
      [46, true],
    ],
  );
  const run = course.slice(3).findIndex(({ sound: one }) => one === b);
  equal(run, 5, "the same one no more than five times in a row");
  ok((course.at(-1)?.at ?? 0) <= 1.5);
});
