import { picture } from "../../art/drawn.js";
import { personParts } from "../../art/pieces.js";
import { looksOfName, personOfLevel } from "../../core/seats/opponents.js";

/** The face of who stands for a level. @param {import("../../core/engine/types.js").LevelId} level */
export function levelFace(level) {
  const looks = looksOfName(personOfLevel(level));
  return looks && picture("0 0 48 52", "face", () => personParts(looks), level);
}
