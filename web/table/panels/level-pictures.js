import { badgePicture } from "../../art/badges.js";
import { picture } from "../../art/drawn.js";
import { personParts } from "../../art/pieces.js";
import { badge } from "../../core/results/badge.js";
import { aloneAt } from "../../core/seats/me.js";
import { looksOfName, personOfLevel } from "../../core/seats/opponents.js";

/** @typedef {readonly import("../types.js").SeatInfo[]} Seats */

/** Whose badge is worn by whoever plays alone at a table, at the seat of that person. @param {Seats} seats @param {number} seat */
export const wornAt = (seats, seat) => (aloneAt(seats) === seat ? badge() : null);

/** That badge. @param {Seats} seats @param {number} seat */
export function wornBadge(seats, seat) {
  const level = wornAt(seats, seat);
  return level && badgePicture(level);
}

/** The face of who stands for a level. @param {import("../../core/engine/types.js").LevelId} level */
export function levelFace(level) {
  const looks = looksOfName(personOfLevel(level));
  return looks && picture("0 0 48 52", "face", () => personParts(looks), level);
}
