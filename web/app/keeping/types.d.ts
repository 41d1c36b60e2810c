/** How games are kept in the browser. */

import type { GameRecord, View } from "../../engine/types.js";
import type { SeatInfo } from "../../table/types.js";

export interface GameStatus {
  current: number | null;
  round: number;
  over: boolean;
  winners: number[];
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
  status: GameStatus;
}

export interface BrokenSave {
  key: string;
  text: string;
  reason: "unreadable" | "newer";
}

export type SaveProblem = "full" | "blocked" | "conflict";
export type SaveResult = { ok: true } | { ok: false; problem: SaveProblem };
