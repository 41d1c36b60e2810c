/** What is alike for every game. Written by `build.py types` from the modules `schema` of the engine: change those. */

export type Blocked =
  | "start"
  | "turn"
  | "revealed";

export type How =
  | "points"
  | "next"
  | "owner"
  | "shared";

export type LevelId =
  | "apprentice"
  | "messenger"
  | "merchant"
  | "patrician";

/** An event as those know it who know no game. */
export interface GameEvent {
  event: string;
  seat?: number;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  round: number;
}

export interface TurnEnded {
  event: "turn-ended";
  seat: number;
}

/** What everybody understands of it; a game has more to say. */
export interface EndTriggered {
  event: "end-triggered";
  seat: number;
  /** What did it, where a game knows several ways. */
  by?: string;
}

export interface GameOver {
  event: "game-over";
  winners: number[];
}

/** One option of a game's rules. */
export interface RuleOption {
  id: string;
  values: (string | boolean)[];
  default: string | boolean;
  module: string;
}

/** Choices that cannot all stand together, and the rule that says so. */
export interface OptionConflict {
  rule: string;
  choices: Record<string, string | boolean>;
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

export interface GameRecord {
  format: number;
  game: string;
  players: string[];
  options: Record<string, string | boolean>;
  seed?: number;
  /** In the place of a seed: where it begins. */
  position?: Record<string, unknown>;
  actions: string[];
}

/** What every observation begins with. */
export interface Observation {
  format: number;
  game: string;
  options: Record<string, string | boolean>;
  board: string;
  players: string[];
  seat: number | null;
  round: number;
  start: number;
  turn: number;
  current: number | null;
  phase: string;
}

/** An action as those know it who know no game. */
export interface Action {
  text: string;
  type: string;
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}

export interface RankRow {
  seat: number;
  rank: number;
  total: number;
  tieBreak: boolean;
  /** That decides among equals, where a game counts it. */
  gold?: number;
}

/** How a game came out between the first two. */
export interface Verdict {
  seat: number;
  total: number;
  margin: number;
  /** By points, by which tie-break, or not at all. */
  how: How;
  /** The seats with as many points as the first. */
  tied: number[];
  /** The seat of the end tile, where there is one. */
  owner: number | null;
  /** Of the score, in this game. */
  parts: string[];
}

/** How many own steps can be taken back, and what stands against more. */
export interface Undo {
  steps: number;
  blocked: Blocked;
}

/** What a seat is shown. */
export interface View<O = Observation, A = Action> {
  game: string;
  seat: number | null;
  current: number | null;
  /** How many actions led here. */
  step: number;
  /** How many there are in all. */
  steps: number;
  /** Whether the end was triggered, so that the last turns are played. */
  ending: boolean;
  over: boolean;
  observation: O;
  actions: A[];
  undo: Undo;
  scores: Score[] | null;
  ranking: RankRow[] | null;
  winners: number[] | null;
  verdict: Verdict | null;
}

/** The answer to whoever begins or loads. */
export interface Shown<O = Observation, A = Action> {
  view: View<O, A>;
  record: GameRecord;
}

export interface HistoryStep<E = GameEvent> {
  step: number;
  seat: number;
  /** Null for an action that nobody may see again before the end. */
  text: string | null;
  events: E[];
}

/** The answer to whoever looks at the table. */
export interface Looked<O = Observation, A = Action, E = GameEvent> {
  view: View<O, A>;
  /** What these eyes have not heard of yet. */
  history: HistoryStep<E>[];
}

/** An error of the engine. */
export interface Problem {
  id: string;
  message: string;
  data: Record<string, unknown>;
}

export interface Refused {
  /** Which action of those that were asked for. */
  index: number;
  error: Problem;
}

/** The answer to whoever acts or takes back: it is as long for a late action as for the first. */
export interface Changed<O = Observation, A = Action, E = GameEvent> {
  view: View<O, A>;
  /** What everybody may see; null where `view` is that. */
  open: View<O, A> | null;
  /** How many actions of the record stand as before. */
  kept: number;
  /** Those that come after them. */
  actions: string[];
  /** What these eyes have not heard of yet. */
  history: HistoryStep<E>[];
  /** The first of several actions that was not possible; null when all were carried out. */
  refused: Refused | null;
}

export interface ScoreStep {
  step: number;
  totals: number[];
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

/** Where a table stands that was brought to a record. */
export interface Followed {
  step: number;
  current: number | null;
}

/** A level of the computer players; times in milliseconds. */
export interface LevelInfo {
  id: LevelId;
  order: number;
  searches: boolean;
  decisionMs: number;
  turnMs: number;
}

/** Why an action is good, in the game's own terms; the game's table has words for the id. */
export interface Reason {
  id: string;
  data: Record<string, unknown>;
}

/** One action that was weighed. */
export interface Considered {
  text: string;
  /** Of winning, from 0 to 1; null where too little was tried, and where it is about as good as the best one. */
  chance: number | null;
  /** Whether it is about as good as the best one: what differs is within the luck of the deals that were tried. */
  even: boolean;
  reasons: Reason[];
}

/** Advice to the person to move. */
export interface Hint<A = Action> {
  action: A;
  reasons: Reason[];
  /** The best ones, best first. */
  options: Considered[];
}

/** How far a computer is with its thoughts. */
export interface Thought<A = Action> {
  step: number;
  seat: number;
  level: LevelId;
  done: boolean;
  progress: number;
  playouts: number;
  action: string | null;
  /** For each action how often it was tried, and what that brought in all. */
  tally: [string, number, number][] | null;
  /** For whoever asked for one. */
  hint?: Hint<A> | null;
}

/** What several workers have found together. */
export interface Decision {
  action: string;
}

export interface Chances {
  step: number;
  /** Of all seats, from 0 to 1. */
  chances: number[];
}

/** A decision that cost chances of winning. */
export interface Costly<A = Action> {
  /** The position before it. */
  step: number;
  /** The last step of its turn, which tells decisions of one turn. */
  turn: number;
  seat: number;
  action: A;
  chance: number;
  better: A;
  betterChance: number;
  reasons: Reason[];
}

/** What a finished game looks like afterwards. */
export interface Analysis<A = Action> {
  done: boolean;
  progress: number;
  chances: Chances[];
  costly: Costly<A>[];
}
