import type { Part } from "../../board/canvas/drawing.js";
import type { PieceSymbol } from "../types.js";

/** Whose scene it is. */
export interface SceneLook {
  /** Of a seat of any game. */
  color: string;
  symbol: PieceSymbol;
  /** The paint of the coach, where it is another one. */
  coach?: string | undefined;
}

/**
 * A picture of 640 by 200 for the end of a game. What matters stands in its middle 440, since a narrow place shows no
 * more; what moves comes in from the left, once.
 */
export interface Scene {
  back: Part[];
  moving: Part[];
  front: Part[];
}
