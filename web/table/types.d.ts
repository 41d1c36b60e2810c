/** What the frame and the table of a game know of each other. */

import type { Part } from "../canvas/drawing.js";
import type {
  ActionInfo,
  GameEvent,
  LevelId,
  OptionValue,
  OptionValues,
  Reason,
} from "../engine/types.js";

export type SeatColor =
  | ("blue" | "yellow" | "red" | "green")
  | ("white" | "brown" | "orange" | "grey");
/** A setting of a table that is switched on or off. */
export type TablePref =
  | ("confirmTurns" | "autoLay" | "confirmAbandon" | "showHouseSets")
  | ("brownSquares" | "shownPrices" | "logMarks" | "shortRules");

export type SeatSymbol = "circle" | "diamond" | "square" | "triangle";

/** Who decides at a seat. */
export type Player = { kind: "person" } | { kind: "computer"; level: LevelId };

export type SeatInfo = { name: string; color: SeatColor; symbol: SeatSymbol } & Player;

export interface DescribedEvent {
  text: string;
  focus: { kind: string; id: string }[];
}

export type Translate = (id: string, args?: Record<string, string | number | Date>) => string;

/** An expansion as the pages show it: the option that brings it into the game, and with which value. */
export interface Expansion {
  id: string;
  option: string;
  on: OptionValue;
  off: OptionValue;
}

/** What the page knows of a game before its table is loaded. */
export interface GameEntry {
  /** As in the engine. */
  id: string;
  /** Of the seats, in the order in which they are given out. */
  colors: readonly SeatColor[];
  /** Settings that change how the table asks and what it shows; also offered when a game is set up. */
  prefs: readonly TablePref[];
  /** In the order in which their boxes stand on the shelf; known here, since there may be no engine yet. */
  expansions: readonly Expansion[];
  /** The picture on the lid of an expansion's box, in a square of 100. */
  lids: Readonly<Record<string, () => Part[]>>;
  /** Loads the table: a `GameModule`. */
  load(): Promise<unknown>;
}

/** What a game's module offers to the frame. */
export interface GameModule {
  id: string;
  tag: string;
  /** Where its rules begin in the rule book, if not at the front. */
  rules?: string;
  define(): void;
  board(options: OptionValues): unknown;
  describe(
    event: GameEvent,
    context: { t: Translate; seats: SeatInfo[]; board: unknown },
  ): DescribedEvent | null;
  /** A legal action in words. */
  textFor(action: ActionInfo, context: { t: Translate; board: unknown }): string;
  /** Why an action is good, in words; empty for an unknown reason. */
  reasonFor(reason: Reason, context: { t: Translate; board: unknown; seats: SeatInfo[] }): string;
}
