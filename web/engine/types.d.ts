/** The shapes that travel between the engine and the page. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type OptionValue = string | boolean | number;

/** One option of a game's rules, as the engine announces it. */
export interface RuleOption {
  id: string;
  values: OptionValue[];
  default: OptionValue;
  module: string;
}

/** Choices that cannot all stand together, and the rule that says so. */
export interface OptionConflict {
  rule: string;
  choices: OptionValues;
}

export interface GameInfo {
  id: string;
  name: string;
  players: number[];
  options: RuleOption[];
  conflicts: OptionConflict[];
  /** Whether computers can play, advise and look back. */
  computers: boolean;
}

export type OptionValues = Record<string, OptionValue>;

export interface Tile {
  stack: string;
  value: number | null;
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}

export interface SeatObservation {
  hand: string[] | null;
  handCount: number;
  route: string[];
  houses: string[];
  tiles: Tile[];
  score: Score | null;
  [more: string]: unknown;
}

export interface Observation {
  format: number;
  game: string;
  options: OptionValues;
  players: string[];
  seat: number | null;
  round: number;
  start: number;
  current: number | null;
  phase: string;
  ending: { seat: number; by: string; last?: number } | null;
  seats: SeatObservation[];
  [more: string]: unknown;
}

export interface ActionInfo {
  text: string;
  type: string;
  [more: string]: unknown;
}

/**
 * An action as somebody names it: by its parts, never by its notation, which the engine alone writes. It is the plainest
 * action that has them, legal or not.
 */
export interface ActionParts {
  type: string;
  text?: never;
  [part: string]: unknown;
}

export interface RankRow {
  seat: number;
  rank: number;
  total: number;
  tieBreak: boolean;
}

/** What a seat is shown; a game's table knows more of the observation `O` and of the actions `A`. */
export interface View<O = Observation, A = ActionInfo> {
  game: string;
  seat: number | null;
  current: number | null;
  step: number;
  over: boolean;
  observation: O;
  actions: A[];
  undo: { steps: number; blocked: string | null };
  scores: Score[] | null;
  ranking: RankRow[] | null;
  winners: number[] | null;
  verdict: Verdict | null;
}

/** How a game came out between the first two. */
export interface Verdict {
  seat: number;
  total: number;
  margin: number;
  /** By points, by which tie-break, or not at all. */
  how: "points" | "next" | "owner" | "shared";
  /** The seats with as many points as the first. */
  tied: number[];
  /** The seat of the end tile, where there is one. */
  owner: number | null;
  /** Of the score, in this game. */
  parts: string[];
}

export interface GameEvent {
  event: string;
  seat?: number;
  [more: string]: unknown;
}

export interface HistoryStep<E = GameEvent> {
  step: number;
  seat: number;
  /** Null for an action that nobody may see again before the end. */
  text: string | null;
  events: E[];
}

/** Why an action is not legal. */
export interface Refusal {
  rule: string;
  data: Record<string, unknown>;
}

/** What an action would bring. */
export interface Preview<E = GameEvent> {
  events: E[];
  before: Score;
  /** Null where nobody can foresee it. */
  after: Score | null;
  gain: number | null;
}

export interface ScoreStep {
  step: number;
  totals: number[];
}

/** The record itself belongs to the engine; the frame only keeps it. */
export type GameRecord = { [key: string]: Json };

/** The levels of the computer players, the same for every game. */
export type LevelId = "apprentice" | "messenger" | "merchant" | "patrician";

/** Why an action is good, in the game's own terms; the game's table has words for the id. */
export interface Reason {
  id: string;
  data: Record<string, unknown>;
}

/** One action that was weighed; `chance` of winning from 0 to 1. */
export interface Option {
  text: string;
  /** Null where nothing was tried. */
  chance: number | null;
  reasons: Reason[];
}

/** Advice to the person to move; the options are the best ones, best first. */
export interface Hint {
  action: ActionInfo;
  reasons: Reason[];
  options: Option[];
}

/** A decision that cost chances of winning; `step` is the position before it. */
export interface Costly {
  step: number;
  seat: number;
  action: ActionInfo;
  chance: number;
  better: ActionInfo;
  betterChance: number;
  reasons: Reason[];
}

/** What a finished game looks like afterwards; chances of all seats from 0 to 1. */
export interface Analysis {
  done: boolean;
  progress: number;
  chances: { step: number; chances: number[] }[];
  costly: Costly[];
}

/** A level as the engine announces it; times in milliseconds. */
export interface LevelInfo {
  id: LevelId;
  order: number;
  searches: boolean;
  decisionMs: number;
  turnMs: number;
}

export interface EngineProgress {
  stage: "download" | "start" | "engine";
  loaded: number;
  total: number;
  file?: string;
}

/** What the frame needs of the engine's client. */
export interface EngineClient {
  call(method: string, params: object): Promise<unknown>;
  dispose(): void;
}
