/** How games are kept in the browser. */

import type { Action, GameRecord, HintNote, OptionValues, View } from "../engine/types.js";
import type { Player, SeatInfo } from "../../table/types.js";

export interface GameStatus {
  current: number | null;
  round: number;
  over: boolean;
  winners: number[];
}

/** A costly decision of an analysis that is to be decided once more: what was done, what was better, and by how many per cent. */
export interface Lesson {
  action: string;
  /** The whole decision that began with `action`, in words of the engine. */
  done?: Action;
  better: string;
  cost: number;
  /** With `better`, 0 to 1: as it was told, of a position as playouts found it. */
  chance?: number;
  /** Of a position to solve: what it is about. Its `action` is the best of the wrong ones. */
  task?: string;
  /** How many positions come after this one, where there is an end to them. */
  left?: number;
  /** Other actions that are as good as `better`. */
  alike?: string[];
  /** What came of `better` and of `action` in games that were played on; the engine reads it. */
  course?: Record<string, unknown>;
}

/** The moment of another game from which one began. */
export interface Origin {
  id: string;
  step: number;
  /** As long as nothing was done since. */
  lesson?: Lesson;
}

/** Who sat at a seat before somebody else took it over, and up to which step. */
export type Sat = Player & { seat: number; until: number };

/** Several games of the same people one after the other: the id of the first one, and which of them it is, from 1. */
export interface Series {
  id: string;
  number: number;
  /** It is the best of so many games; left out where it has no end. */
  of?: 3 | 5;
}

/** A table of a tournament: which round and which table of it, from 0. */
export interface Bout {
  id: string;
  round: number;
  table: number;
}

/** One kept game, exactly as it is written to the browser's storage. */
export interface SavedGame {
  version: number;
  id: string;
  game: string;
  title: string;
  record: GameRecord;
  seats: SeatInfo[];
  created: number;
  updated: number;
  revision: string;
  view: View | null;
  /** Of `view`; a save from before there were sums has none. */
  sum?: string;
  /** From which states this one was made (lineage.js); a save from before there were lineages has none. */
  line?: string;
  /** Another course of a game that goes on under the first part of this one's id; "older": from an older state of one. */
  second?: boolean | "older";
  /** The places in the record of actions that one press did together with the one before; left out where there are none. */
  joined?: number[];
  /** What hints said, for the next one and for the analysis; left out where there was none. */
  hints?: HintNote[];
  /** Who sat where before, the earliest first; left out where no seat has changed hands. */
  sat?: Sat[];
  /** It counts in no statistics: it began from a moment of another game, or came here when it was over; "off": it ended while none were kept. */
  study?: true | "off";
  /** The day whose deal it is. */
  daily?: string;
  /** The moment of another game from which it began. */
  origin?: Origin;
  /** It began here from that moment, and nobody has done anything with it: it goes when it is left. */
  trial?: true;
  /** Left out for a first game. */
  series?: Series;
  /** Of a tournament. */
  bout?: Bout;
  status: GameStatus;
}

export interface BrokenSave {
  key: string;
  text: string;
  reason: "unreadable" | "newer";
  /** How many later entries of the journal could not be joined to the game. */
  lost?: number;
  /** That has been read at the table. */
  read?: boolean;
}

/** One save of a running game as the journal keeps it: small, whatever the length of the game. */
export interface Entry {
  id: string;
  /** The number at the front of `revision`. */
  number: number;
  revision: string;
  /** The revision that this one follows. */
  previous: string;
  /** How many of the actions before stay. */
  keep: number;
  /** The actions after those. */
  add: string[];
  /** As in `SavedGame`, of those that were added. */
  joined?: number[];
  updated: number;
  status: GameStatus;
}

/** Where a game stands: among the kept ones, put aside, or removed for good. */
export type Place = "kept" | "deleted" | "gone";

/** What the journal knows of a game without reading it. */
export interface Head {
  id: string;
  number: number;
  revision: string;
  place: Place;
  /** The number with which the whole game was last written. */
  base: number;
  /** Of a game that is gone: which states of it are. */
  line?: string | undefined;
}

/** An entry that cannot be used; it stays until a person removes it. */
export type Aside = BrokenSave;

export type SaveProblem = "full" | "blocked";
/** What the player is told. "slow": a write takes too long; "memory": the last moves are not on the disk. */
export type Trouble = SaveProblem | "slow" | "memory";
/** A conflict: another tab has kept the game since. */
export type SaveResult = { ok: true } | { ok: false; problem: SaveProblem | "conflict" };

/** What a finished game leaves behind for the statistics; it never changes, but that the par of a deal and what an analysis finds are added. */
export interface Result {
  id: string;
  /** What all copies of the game have in common; a result from before that was noted has none. */
  deal?: string;
  /** When the game ended, in milliseconds. */
  when: number;
  game: string;
  options: OptionValues;
  rounds: number;
  series?: Series;
  bout?: Bout;
  seats: ResultSeat[];
  /** The day whose deal it was. */
  day?: string;
  /** With so many hints. */
  hinted?: number;
  /** Of that deal, once it is worked out. */
  par?: number;
}

/**
 * A costly decision: what it was about, as positions to solve are called, what it cost in per cent, and the kind of mistake; with
 * its place in the game, what was better, and the chance with that, unless it was found before these were kept.
 */
export interface Lost {
  task: string;
  cost: number;
  way?: string;
  step?: number;
  round?: number;
  better?: string;
  chance?: number;
}

/** `given`: a person whose name was the default one; `achieved`: the ids of a person's achievements; `lost`: as an analysis found; `parts`: what the points came from. */
export type ResultSeat = Player & {
  name: string;
  points: number;
  rank: number;
  given?: true;
  achieved?: string[];
  lost?: Lost[];
  parts?: Record<string, number>;
};

/** How a position was solved: with the first answer, with a later one, or not yet. */
export type Answer = "found" | "later" | "missed";

/** What is known of a position to solve. */
export interface Solution {
  id: string;
  when: number;
  answer: Answer;
}

/** A tournament of up to twelve people at several tables, as it was drawn: by round and table their places in `people`. */
export interface Tournament {
  id: string;
  when: number;
  game: string;
  people: string[];
  rounds: number[][][];
  /** What every table begins with besides the usual rules; none where it was drawn before there were any. */
  options?: OptionValues;
}

/** What belongs to whoever plays on this device: a name, a badge, corrections of a printed game. It may change. */
export interface Own {
  id: string;
  when: number;
  own: unknown;
}

/** What is kept between games besides the games themselves. */
export type Note = Result | Solution | Tournament | Own;

/** A result that was deleted. */
export interface GoneResult {
  id: string;
  deal?: string;
  version: number;
  number: number;
  gone: true;
}

/** A result as it lies in both stores; of two under one id the one with the higher number counts. */
export type Kept = (Note & { version: number; number: number }) | GoneResult;
