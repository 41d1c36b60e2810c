/** The shapes that the table of Thurn und Taxis reads: what the engine says and what the frame hands in. */

import type { Preview as EnginePreview, Score, Tile, View as EngineView } from "../../engine/types.js";
import type { Board as MapBoard, City as MapCity, Country as MapCountry } from "../../map/types.js";
import type { SeatLook, TableSettings, Translate } from "../../table/types.js";

export type { Translate };

/** The board as the map draws it, with what the table reads besides. */
export type City = MapCity;

export type Country = MapCountry;

export interface Board extends MapBoard {
  edition?: string;
  cities: City[];
  carriages: { length: number; points: number }[];
  variants: { id: string; stack: string; countries: string[] }[];
}

/** The officials that the table knows by name; an expansion adds its own to this interface in a file of types. */
export interface Officials {
  postillion: true;
  postmeister: true;
  amtmann: true;
  wagner: true;
}
export type OfficialId = keyof Officials;
export type End = "left" | "right" | "first" | "anew" | "horse";

/** The words with which actions begin; an expansion may add its own, as with `Officials`. */
export interface Verbs {
  take: true;
  exchange: true;
  lay: true;
  close: true;
  discard: true;
  end: true;
  return: true;
  reward: true;
  assign: true;
  move: true;
  joker: true;
}

export interface Action {
  text: string;
  type: keyof Verbs;
  card: string | null;
  end: End | null;
  official: OfficialId | null;
  houses: string[] | null;
  mode: "each" | "all" | "none" | null;
  declined: boolean;
  /** Of a closing: the ways of placing that its houses belong to. */
  modes?: ("each" | "all")[];
  /** Of a reward. */
  reward?: "card" | "house" | "nothing";
  /** Of a return: the officials whose tiles go back. */
  officials?: OfficialId[];
  /** Of a distribution: the rank for each coach. */
  ranks?: string[];
  /** Of a step to Rome. */
  coach?: string;
  town?: string;
}

export type { Tile };

export interface SeatState {
  hand: string[] | null;
  handCount: number;
  route: string[];
  houses: string[];
  supply: number;
  carriage: number;
  /** Lengths of all carriages owned. */
  carriages: number[];
  nextCarriage: number | null;
  tiles: Tile[];
  score: Score | null;
  offices?: Record<string, number>;
  chips?: number;
  /** Of a team: the horses on each card before the player, its cards, and all horses together. */
  horses?: number[];
  horseCards?: string[] | null;
  strength?: number;
  /** Whether the team is too weak for the route. */
  weak?: boolean;
  handHorses?: number[];
}

export interface OfficialState {
  usable: boolean;
  rule: string | null;
  /** Of the rule, for its text. */
  data: Record<string, unknown>;
}

export interface Observation {
  options: Record<string, string | boolean | number>;
  players: string[];
  seat: number | null;
  round: number;
  start: number;
  current: number | null;
  phase:
    | ("take" | "lay" | "close" | "discard" | "done" | "over")
    | ("return" | "reward-card" | "reward-house" | "final-return" | "assign" | "move");
  taken: number;
  laid: number;
  forced: boolean;
  /** The official who has to help in this turn. */
  compulsory: OfficialId | null;
  closed: boolean;
  used: OfficialId[];
  ending: { seat: number; by: "houses" | "carriage"; last?: number } | null;
  /** The officials in the game, in the order in which they are shown. */
  helpers: OfficialId[];
  officials: Partial<Record<OfficialId, OfficialState>> | null;
  display: (string | null)[];
  deck: number;
  discard: number;
  /** Cards that may be kept after closing, and how many have to go now. */
  keep: number;
  surplus: number;
  stacks: { id: string; kind: string; values: number[] }[];
  carriageSupply: Record<string, number>;
  seats: SeatState[];
  offices?: {
    stacks: Record<string, number>;
    queue: number[] | null;
    /** The official whose tiles are gone. */
    empty: string | null;
    /** What so many tiles bring, while they are given back. */
    rewards: { returned: number; reward: string }[] | null;
  };
  audience?: AudienceState;
  rider?: number;
  freeCities?: string[];
  deckHorses?: number | null;
  horseLimit?: number;
  courier?: CourierState;
}

export interface CourierState {
  letters: number[];
  owned: number;
  owner: number | null;
  figure: boolean;
  price: number;
  /** Letters for the help of each official now; null once he has helped. */
  costs: Partial<Record<string, number | null>>;
  /** Officials whose letters the active player has. */
  payable: string[];
  cities: string[];
}

export interface AudienceState {
  coaches: { id: string; town: string; riders: number }[];
  rome: Record<string, number[]>;
  clergy: (string[] | null)[];
  assigned: boolean[];
  cards: Record<string, number>;
  jokers: number;
}

export type View = EngineView<Observation, Action>;

export interface GameEvent {
  event: string;
  seat?: number;
  card?: string | null;
  cards?: string[];
  city?: string;
  count?: number;
  discarded?: string[];
  from?: string;
  slot?: number | null;
  end?: string;
  official?: OfficialId | null;
  mode?: string;
  stack?: string;
  value?: number | null;
  length?: number;
  by?: string;
  last?: number;
  round?: number;
  forced?: boolean;
  winners?: number[];
  officials?: string[];
  reward?: "card" | "house";
  left?: number;
  coach?: string;
  town?: string;
  joker?: boolean;
  tiles?: { rank: string; seats: number[] }[];
  horses?: number;
  back?: number | null;
  gone?: { rank: string; seats: number[] }[];
}

export interface SeatInfo extends SeatLook<"blue" | "yellow" | "red" | "green"> {}

export interface Settings extends TableSettings {
  autoLay: boolean;
  confirmAbandon: boolean;
  showHouseSets: boolean;
}

export type Preview = EnginePreview<GameEvent>;
