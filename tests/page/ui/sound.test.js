import { deepEqual, equal } from "node:assert/strict";
import { mock, test } from "node:test";
import "../fakes/document.js";
import { FakeStorage } from "../fakes/storage.js";

/** What a browser lets sound: nothing before a touch, and nothing after an interruption. */
class FakeAudio {
  /** @type {FakeAudio[]} */
  static made = [];
  static allowed = true;

  constructor() {
    this.state = "suspended";
    this.currentTime = 0;
    this.destination = {};
    this.played = 0;
    FakeAudio.made.push(this);
  }

  async resume() {
    if (!FakeAudio.allowed) throw new DOMException("not now", "InvalidStateError");
    this.state = "running";
  }

  createBuffer() {
    return { copyToChannel() {} };
  }

  createBufferSource() {
    const audio = this;
    return {
      buffer: null,
      connect: (/** @type {any} */ next) => next,
      start() {
        audio.played += 1;
      },
    };
  }

  async suspend() {
    this.state = "suspended";
  }
}

const page = new EventTarget();
const view = Object.assign(new EventTarget(), { visibilityState: "visible" });
Object.assign(globalThis, {
  localStorage: new FakeStorage(),
  AudioContext: FakeAudio,
  addEventListener: page.addEventListener.bind(page),
});
Object.assign(document, {
  addEventListener: view.addEventListener.bind(view),
  visibilityState: "visible",
});
const { setPrefs } = await import("../../../web/core/settings/prefs.js");
const { playEvents, watchSound } = await import("../../../web/ui/sound.js");

const TONE = {
  at: 0,
  length: 0.1,
  volume: 1,
  pitch: 440,
  overtones: /** @type {const} */ ([[1, 1, 1]]),
  attack: 0.01,
  held: 0,
};
const SOUND = { parts: [TONE] };
const playOne = () => playEvents([{ event: "laid" }], () => SOUND);

mock.timers.enable({ apis: ["setTimeout"] });
const settled = async () => {
  for (let turn = 0; turn < 9; turn += 1) await null;
};
const touched = () => page.dispatchEvent(new Event("pointerup"));

test("silent as long as nobody wants sound; then the first touch allows it, and one after an interruption again", async () => {
  watchSound();
  setPrefs({ sound: true });
  playOne();
  deepEqual(FakeAudio.made, [], "before a touch it would only be complained about");
  setPrefs({ sound: false });
  touched();
  playOne();
  deepEqual(FakeAudio.made, []);
  setPrefs({ sound: true });
  touched();
  await settled();
  const [audio] = FakeAudio.made;
  equal(audio?.state, "running");
  playOne();
  equal(audio?.played, 1);
  // A call comes in; while it lasts the browser refuses.
  Object.assign(audio ?? {}, { state: "interrupted" });
  FakeAudio.allowed = false;
  touched();
  await settled();
  equal(audio?.state, "interrupted");
  FakeAudio.allowed = true;
  touched();
  await settled();
  equal(audio?.state, "running");
  // The page comes back into view.
  Object.assign(audio ?? {}, { state: "interrupted" });
  view.dispatchEvent(new Event("visibilitychange"));
  await settled();
  equal(audio?.state, "running");
  equal(FakeAudio.made.length, 1);
});

test("while nothing sounds the device rests, and the next sound wakes it", async () => {
  const [audio] = FakeAudio.made;
  playOne();
  await settled();
  mock.timers.tick(2050);
  equal(audio?.state, "running", "it has not quite ended");
  mock.timers.tick(100);
  equal(audio?.state, "suspended");
  touched();
  view.dispatchEvent(new Event("visibilitychange"));
  await settled();
  equal(audio?.state, "suspended", "a touch alone makes no sound");
  playOne();
  await settled();
  equal(audio?.state, "running");
  equal(audio?.played, 3);
  mock.timers.tick(2200);
  equal(audio?.state, "suspended");
});
