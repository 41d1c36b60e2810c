import {
  bell,
  grit,
  horn,
  paper,
  sound,
  soundOfEvent,
  string,
  thump,
  tower,
  wood,
} from "../../ui/sound/instruments.js";
import { firstKnown } from "./expansions/index.js";

const SLIDE = sound([paper(0, 1700, 3200, { length: 0.13 })]);
const FLICK = sound([paper(0, 2800, 4200, { length: 0.07 }), wood(0.05, 900, { volume: 0.35 })]);

/** The sounds of the base game. @type {import("../../ui/sound/types.js").Sounds<import("./types.js").BaseEvent>} */
const SOUNDS = {
  // A card is drawn off the table; from the deck it comes with a flick.
  took: ({ from }) => (from === "deck" ? FLICK : SLIDE),
  refilled: null,
  reshuffled: sound(
    [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at) => paper(at, 2600, 3400, { length: 0.07 })),
  ),
  exchanged: sound(
    [0, 0.06, 0.12, 0.18].map((at) => paper(at, 3000 - at * 5000, 2400, { length: 0.09 })),
  ),
  abandoned: sound([string(0, 293.7), string(0.13, 220), paper(0.16, 1800, 700, { length: 0.22 })]),
  // The card lies on the wood.
  laid: sound([
    paper(0, 1500, 900, { length: 0.06, volume: 0.8 }),
    wood(0.05, 330),
    thump(0.05, 140),
  ]),
  // Hooves on cobbles.
  closed: sound(
    [0, 0.13, 0.32, 0.45].flatMap((at, i) => [
      wood(at, i % 2 === 0 ? 620 : 780),
      thump(at, i % 2 === 0 ? 150 : 190, { volume: 0.5 }),
    ]),
  ),
  house: sound([
    thump(0, 132),
    wood(0.004, 540, { volume: 0.7 }),
    grit(0, 900, 500, { volume: 0.4 }),
  ]),
  tile: sound([bell(0, 783.99), bell(0.09, 1174.7, { volume: 0.8 })]),
  // The post horn, from afar.
  carriage: sound([
    horn(0, 392, { length: 0.16 }),
    horn(0.15, 523.25, { length: 0.16 }),
    horn(0.3, 659.26, { length: 0.42 }),
  ]),
  "carriage-declined": sound([horn(0, 261.6, { length: 0.3 })]),
  discarded: sound([paper(0, 2400, 1100, { length: 0.16 })]),
  "end-triggered": sound([tower(0, 329.6), tower(0.42, 261.6)]),
  "turn-began": sound([bell(0, 587.3, { length: 0.4 })]),
  "turn-ended": null,
  "game-over": sound([
    horn(0, 392, { length: 0.18 }),
    horn(0.17, 523.25, { length: 0.18 }),
    horn(0.34, 659.26, { length: 0.18 }),
    horn(0.51, 783.99, { length: 0.45 }),
    horn(0.51, 523.25, { length: 0.45, volume: 0.6 }),
    horn(0.51, 659.26, { length: 0.45, volume: 0.6 }),
  ]),
};

/** The sound of an event, of the base game or of an expansion. @param {import("./types.js").GameEvent} event */
export function soundOf(event) {
  return soundOfEvent(SOUNDS, event) ?? firstKnown((part) => soundOfEvent(part.sounds, event));
}
