/** The shapes that the table of Murano reads: what the engine says and what the frame hands in. */

import type { View as EngineView } from "../../core/engine/types.js";
import type { Place } from "../../core/engine/types.js";
import type * as engine from "./schema.gen.js";
import type { Action, BeadColour, Colour } from "./schema.gen.js";
import type { BoardFile } from "../../board/lagoon/types.js";
import type { Bubble } from "../../table/frame/bubble.js";
import type { SeatLook, Translate } from "../../table/types.js";

export type { Translate };
export type * from "./schema.gen.js";

/** What a condition counts. */
export interface Counted {
  what: string;
  colour?: Colour | BeadColour;
  owner?: "own" | "others";
  points?: number;
}

export interface Test {
  test: "atMost" | "atLeast" | "each" | "equal" | "sole" | "most";
  value?: number;
  min?: number;
  what?: string;
  of?: Counted[];
}

export interface CharacterRule {
  kind: "per" | "sum" | "if" | "perKind";
  points?: number;
  what?: string;
  colour?: Colour | BeadColour;
  parts?: Counted[];
  all?: Test[];
  of?: Counted[];
}

export interface Character {
  no: number;
  id: string;
  island?: string;
  rule: CharacterRule;
  label: { de: string; en: string };
  /** Another one than in the box, by the owner of a copy. */
  corrected?: boolean;
}

export interface Special {
  no: number;
  id: string;
  name: { de: string; en: string };
  effect: Record<string, unknown>;
}

export interface Board extends BoardFile {
  characters: Character[];
  specials: Special[];
  constants: Record<string, { value: number | boolean | string }>;
}

/** A card of one's own; while the end is counted it may be still to come. */
export interface OwnCharacter extends engine.OwnCharacter {
  coming?: boolean;
}

/** What is seen; while the end is counted also which character is told, null for none. */
export interface Observation extends engine.Observation {
  counting?: { seat: number; card: string; focus: Place[] } | null;
}

export type View = EngineView<Observation, Action>;

export interface SeatInfo extends SeatLook<string> {}

/** What is half chosen. */
export interface Draft {
  /** One ship is to be moved and nothing else. */
  passing: boolean;
  /** The space of the ship whose goal comes next. */
  ship: number | null;
  /** The space that waits for a second tap. */
  aim: number | null;
  /** The tile to build; null is the drawn street. */
  tile: string | null | undefined;
  /** The site that waits for its tile. */
  site: string | null;
  /** The gondola that waits for a second tap. */
  berth: number | null;
  /** What is asked about beside its button. */
  pending: Action | null;
  /** Beside the site, the gondola or the button. */
  question: Bubble | null;
}
