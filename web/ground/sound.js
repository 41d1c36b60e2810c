/** A few soft sounds, worked out by the page itself; silent unless the settings say otherwise. */

import { courseOf } from "../sound/course.js";
import { RATE, render } from "../sound/render.js";
import { getPrefs } from "./prefs.js";

/** @typedef {import("../sound/types.js").Sound} Sound */

/** @type {AudioContext | null} */
let context = null;
/** Sounds that were heard before. @type {WeakMap<Sound, AudioBuffer>} */
const heard = new WeakMap();

/**
 * Safari plays only what a touch has allowed, and stops after a call or another app: each touch allows it, or brings it back.
 */
export function watchSound() {
  for (const touch of ["pointerup", "keydown"]) {
    addEventListener(touch, wake, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (context && document.visibilityState === "visible") void revive(context);
  });
}

function wake() {
  if (getPrefs().sound !== true || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void revive(context);
}

/** @param {AudioContext} sleeping Safari calls it "interrupted" where others say "suspended" */
async function revive(sleeping) {
  if (sleeping.state === "running") return;
  try {
    await sleeping.resume();
  } catch {
    // The next touch tries again.
  }
}

/**
 * Plays the sounds of a change, one after the other.
 *
 * @template {{event: string}} E
 * @param {readonly E[]} events
 * @param {(event: E) => Sound | null} soundOf what a game sounds like
 */
export function playEvents(events, soundOf) {
  if (getPrefs().sound !== true || typeof AudioContext === "undefined") return;
  const course = courseOf(events, soundOf);
  if (course.length === 0) return;
  context ??= new AudioContext();
  // Before the first touch, or after an interruption; the browser plays it as soon as it may.
  if (context.state !== "running") void revive(context);
  for (const { at, sound } of course) play(context, sound, context.currentTime + at);
}

/** @param {AudioContext} ctx @param {Sound} sound @param {number} when */
function play(ctx, sound, when) {
  let buffer = heard.get(sound);
  if (!buffer) {
    const samples = render(sound);
    buffer = ctx.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    heard.set(sound, buffer);
  }
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(ctx.destination);
  source.start(when);
}
