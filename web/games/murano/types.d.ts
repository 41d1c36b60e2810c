/** The shapes that the table of Murano reads: what the engine says and what the frame hands in. */

import type { Score, View as EngineView } from "../../engine/types.js";
import type { LagoonBoard } from "../../lagoon/types.js";
import type { SeatLook, TableSettings, Translate } from "../../table/types.js";

export type { Translate };

export type Colour = "red" | "blue" | "grey";
export type BeadColour = "red" | "green" | "blue";
export type Sort = "street" | "glass" | "shop" | "palace" | "special";

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
}

export interface Special {
  no: number;
  id: string;
  name: { de: string; en: string };
}

export interface Board extends LagoonBoard {
  characters: Character[];
  specials: Special[];
  constants: Record<string, { value: number | boolean | string }>;
}

export interface Action {
  text: string;
  type:
    | ("sail" | "pass" | "take" | "buy" | "search" | "choose" | "look" | "keep" | "decline")
    | ("place" | "draw" | "build" | "income" | "produce" | "sell" | "hire" | "dismiss")
    | ("score" | "end");
  from: number | null;
  to: number | null;
  sort: Sort | null;
  tile: string | null;
  place: string | null;
  island: string | null;
  gondola: number | null;
  count: number | null;
  colour: BeadColour | null;
  jokers: number | null;
  card: string | null;
  stack: number | null;
  /** By how much the gold changes at once: what is paid is negative. */
  gold: number;
  /** By how much the place on the track changes at once; of scoring a card, what it brings. */
  points: number;
}

/** With whom a card is served: somebody on a gondola of the island, somebody in hand, nobody. */
export type Servant = "there" | "hand" | null;

/** What a card brings now, in the best assignment of all own cards, and at most, for itself alone. */
export interface Worth {
  now: { points: number; island: string | null; by: Servant; rule: string | null };
  most: { points: number; island: string | null; by: Servant };
}

export interface OwnCharacter extends Worth {
  card: string;
  values: Record<string, number>;
  scored: { island: string; points: number } | null;
}

export interface SeatState {
  colour: string;
  gold: number;
  points: number;
  gondoliers: { hand: number; supply: number; placed: number };
  /** Gondoliers on gondolas who have not served a card yet, by island. */
  unused: Record<string, number>;
  beads: Record<BeadColour, number>;
  counts: Record<string, number>;
  tiles: Record<string, number> | null;
  specials: { card: string; active: boolean; spent: boolean }[];
  characterCount: number;
  nextCharacter: number;
  characters: OwnCharacter[] | null;
  best: {
    total: number;
    cards: { card: string; island: string; points: number }[];
    unused: number;
  } | null;
  income: Record<string, number>;
  produces: number;
  score: Score | null;
}

export interface Reach {
  space: number;
  action: string;
  moves: [number, number][] | null;
  price: number;
  need: number | null;
  usable: boolean;
  rule: string | null;
  data: Record<string, unknown>;
}

export interface IslandState {
  id: string;
  no: number;
  streets: Record<string, string>;
  buildings: Record<string, { tile: string; sort: Sort; owner: number | null }>;
  open: string[];
  customers: Record<Colour, number>;
}

export interface Observation {
  options: Record<string, string | boolean | number>;
  players: string[];
  seat: number | null;
  round: number;
  start?: number;
  turn: number;
  current: number | null;
  phase:
    | ("offer" | "sail" | "act" | "choose" | "character" | "build" | "street" | "special")
    | ("sell" | "place" | "assign" | "done" | "over");
  last: { seat: number; sorts: Sort[]; final: number } | null;
  ships: { space: number; red: boolean; moved: boolean }[];
  space: number | null;
  sailed: number;
  nextShip: number;
  reach: Reach[] | null;
  stock: Record<string, number> & { street: number[] };
  streets: number;
  empty: Sort[];
  pile: { character: number; special: number };
  bag: Record<BeadColour, number>;
  beads: number;
  street: string | null;
  more: number;
  choice: string[] | null;
  offered: OwnCharacter[] | null;
  bought: string | null;
  absent: string[];
  islands: IslandState[];
  gondolas: { no: number; colour: string; island: string; seat: number | null; used: boolean }[];
  seats: SeatState[];
}

export type View = EngineView<Observation, Action>;

export interface GameEvent {
  event: string;
  seat?: number;
  from?: number | string;
  to?: number;
  red?: boolean;
  price?: number;
  passed?: boolean;
  gold?: number;
  sort?: Sort;
  sorts?: Sort[];
  tile?: string | null;
  tiles?: string[] | null;
  count?: number;
  card?: string | null;
  cards?: string[] | null;
  gondola?: number;
  island?: string | null;
  place?: string;
  points?: number;
  by?: string;
  bonus?: number;
  beads?: BeadColour[];
  colour?: BeadColour | null;
  jokers?: number;
  last?: number | boolean;
  round?: number;
  stack?: number;
  winners?: number[];
}

export interface SeatInfo extends SeatLook<string> {}

export interface Settings extends TableSettings {
  brownSquares?: boolean;
  shownPrices?: boolean;
  logMarks?: boolean;
}
