/** What the engine says of thurn-und-taxis. Written by `build.py types` from the modules `schema` of the engine: change those. */

import type {
  GameOver,
  Observation as AnyObservation,
  Score,
  TurnBegan as AnyTurnBegan,
  TurnEnded,
} from "../../engine/schema.gen.js";

export type End =
  | "left"
  | "right"
  | "first"
  | "anew"
  | "horse";

export type LaidEnd =
  | "first"
  | "left"
  | "right";

export type LostReward =
  | "card"
  | "house";

export type Mode =
  | "each"
  | "all"
  | "none";

export type OfficialId =
  | "postillion"
  | "postmeister"
  | "amtmann"
  | "wagner";

export type Phase =
  | "take"
  | "lay"
  | "close"
  | "discard"
  | "done"
  | "over"
  | "assign"
  | "move"
  | "return"
  | "reward-card"
  | "reward-house"
  | "final-return";

export type Pile =
  | "route"
  | "hand"
  | "horses";

export type Placing =
  | "each"
  | "all";

export type RewardKind =
  | "chip"
  | "card"
  | "house"
  | "nothing";

export type Trigger =
  | "houses"
  | "carriage";

export type Verb =
  | "take"
  | "exchange"
  | "lay"
  | "close"
  | "discard"
  | "end"
  | "assign"
  | "move"
  | "joker"
  | "return"
  | "reward";

export type Wish =
  | "card"
  | "house"
  | "nothing";

export interface Took {
  event: "took";
  seat: number;
  card: string | null;
  /** `display` or `deck`. */
  from: "display" | "deck";
  /** Place in the display, from 0; else null. */
  slot: number | null;
  /** `postmeister` or null. */
  official: OfficialId | null;
  /** Where the backs of cards differ: the number on it. */
  back?: number | null;
}

export interface Refilled {
  event: "refilled";
  slot: number;
  card: string;
}

export interface Reshuffled {
  event: "reshuffled";
  /** Of cards in the new deck. */
  count: number;
}

export interface Exchanged {
  event: "exchanged";
  seat: number;
  /** Cards. */
  discarded: string[];
  official: OfficialId;
}

export interface Abandoned {
  event: "abandoned";
  seat: number;
  /** Of the route. */
  cards: string[];
}

export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  /** `first`, `left` or `right`. */
  end: LaidEnd;
  /** `postillion` or null. */
  official: OfficialId | null;
}

export interface Closed {
  event: "closed";
  seat: number;
  /** Of the route. */
  cards: string[];
  /** `each`, `all` or `none`. */
  mode: Mode;
}

export interface HousePlaced {
  event: "house";
  seat: number;
  city: string;
}

export interface TileWon {
  event: "tile";
  seat: number;
  stack: string;
  value: number | null;
}

export interface CarriageGained {
  event: "carriage";
  seat: number;
  length: number;
  /** `wagner` or null. */
  official: OfficialId | null;
}

export interface CarriageDeclined {
  event: "carriage-declined";
  seat: number;
  length: number;
}

export interface Discarded {
  event: "discarded";
  seat: number;
  cards: string[];
  /** `route` or `hand`. */
  from: Pile;
}

export interface EndTriggered {
  event: "end-triggered";
  seat: number;
  /** `houses` or `carriage`. */
  by: Trigger;
  /** Seat that has the last turn. */
  last: number;
}

export interface TurnBegan extends AnyTurnBegan {
  /** Whether the Postmeister is compulsory. */
  forced: boolean;
}

export interface Ending {
  seat: number;
  by: Trigger;
}

export interface OfficialState {
  usable: boolean;
  rule: string | null;
  /** Of the rule, for its text. */
  data: Record<string, unknown>;
}

export interface Stack {
  id: string;
  kind: string;
  values: number[];
}

export interface Tile {
  stack: string;
  value: number | null;
}

/** Where the cards of a city are, as numbers. */
export interface CityCards {
  /** In the game. */
  copies: number;
  display: number;
  /** Of everybody. */
  routes: number;
  /** As far as it is known: the own one. */
  hand: number;
  /** All others: in the deck, on the discard pile, hidden before somebody. */
  left: number;
}

/** How near a seat is to a tile for houses. */
export interface Progress {
  stack: string;
  have: number;
  needed: number;
  /** Cities, in one of each list a house is missing. */
  missing: string[][];
  /** Whether the seat has such a tile already, and so gets none again. */
  won: boolean;
}

/** Cities whose cards would join what a seat has. */
export interface Joins {
  /** Beside an end of the route. */
  route: string[];
  /** Beside a hand card that leads on from there or, without a route, beside any. */
  hand: string[];
}

export interface BaseSeatState {
  /** Cards; null for others. */
  hand: string[] | null;
  /** Number of cards. */
  handCount: number;
  /** Cards, left to right. */
  route: string[];
  /** Cities, in board order. */
  houses: string[];
  /** Houses left. */
  supply: number;
  /** Length of the largest carriage, 0 for none. */
  carriage: number;
  /** Lengths of all carriages owned. */
  carriages: number[];
  /** Length of the next one; null after the last. */
  nextCarriage: number | null;
  /** `{"stack": "route-5", "value": 2}` as won; the value is null for others. */
  tiles: Tile[];
  /** For each stack of tiles for houses: `{"stack": "baden", "have": 2, "needed": 3, "missing": [["freiburg"]], "won": false}`. */
  progress: Progress[];
  /** Null for others. */
  joins: Joins | null;
  /** If the game ended now; null for others where tiles lie face down. */
  score: Score | null;
  /** The same as far as it lies open for everybody. */
  openScore: Score;
}

/** What was done in the turn so far. */
export interface Turn {
  taken: number;
  laid: number;
  forced: boolean;
  closed: boolean;
  used: OfficialId[];
  ending: Ending | null;
}

export interface BaseObservation extends Turn, AnyObservation {
  /** Id of the board. */
  board: string;
  /** Whose observation it is; null shows everything, -1 what lies open. */
  seat: number | null;
  phase: Phase;
  /** The official who has to help in this turn, null for none. */
  compulsory: OfficialId | null;
  /** Ids of the officials in the game, in their order. */
  helpers: OfficialId[];
  /** For the seat that is to decide, by official: `{"usable": false, "rule": "TT-204", "data": {}}`, rule and data as from `why_not`; else null. */
  officials: Record<string, OfficialState> | null;
  display: (string | null)[];
  /** Number of cards. */
  deck: number;
  /** Number of cards. */
  discard: number;
  /** Cards that may be kept when a route was closed. */
  keep: number;
  /** Cards that have to be discarded now. */
  surplus: number;
  /** In board order `{"id": "route-5", "kind": "route", "values": [2, 1]}`, the next tile first. */
  stacks: Stack[];
  /** Carriages left, by length. */
  carriageSupply: Record<string, number>;
  /** Cards by city: `{"copies": 3, "display": 1, "routes": 1, "hand": 0, "left": 1}`. */
  cities: Record<string, CityCards>;
  /** See below. */
  seats: SeatState[];
}

export interface BaseAction {
  text: string;
  type: Verb;
  card: string | null;
  end: End | null;
  official: OfficialId | null;
  houses: string[] | null;
  mode: Mode | null;
  declined: boolean;
  /** Of a closing: the ways of placing that its houses belong to. */
  modes?: Placing[];
  /** Of an offer: whether it turns up something hidden, so that undo cannot cross it. */
  final?: boolean;
}

/** Tiles of one rank, and whose they are. */
export interface RankTiles {
  rank: string;
  seats: number[];
}

export interface Assigned {
  event: "assigned";
  seat: number;
  /** Null as `clergy`. */
  ranks: string[] | null;
}

export interface CoachMoved {
  event: "coach-moved";
  seat: number;
  coach: string;
  /** Town that it left. */
  origin: string;
  town: string;
  /** Whether it was one. */
  joker: boolean;
}

export interface CoachArrived {
  event: "coach-arrived";
  coach: string;
  /** What it brought, `{"rank": "kardinal", "seats": [0, 1]}`. */
  tiles: RankTiles[];
  /** What that replaced. */
  gone: RankTiles[];
}

export interface Coach {
  id: string;
  town: string;
  riders: number;
}

export interface AudienceState {
  /** `{"id": "blue", "town": "chur", "riders": 3}`. */
  coaches: Coach[];
  /** As in a position. */
  rome: Record<string, number[]>;
  /** As in a position. */
  jokers: number;
  /** Null for others, and for oneself without the option `audience-aid`. */
  clergy: (string[] | null)[];
  /** For each seat whether it has distributed. */
  assigned: boolean[];
  /** By coach. */
  cards: Record<string, number>;
}

export interface AudienceObservation {
  audience: AudienceState;
}

export interface AudienceAction {
  /** Of a distribution: the rank for each coach. */
  ranks?: string[];
  coach?: string;
  town?: string;
}

export interface LetterTaken {
  event: "letter";
  seat: number;
  city: string;
}

export interface LettersPaid {
  event: "letters-paid";
  seat: number;
  count: number;
  official: OfficialId;
}

export interface CourierTaken {
  event: "courier";
  /** That takes the figure. */
  seat: number;
}

export interface CourierState {
  /** As in a position. */
  letters: number[];
  /** As in a position. */
  owned: number;
  /** As in a position. */
  owner: number | null;
  /** Whether it is in the game. */
  figure: boolean;
  /** Letters for each further official. */
  price: number;
  /** By official, letters for his help now, null if he has helped in this turn. */
  costs: Record<string, number | null>;
  /** Officials whose letters the active player has. */
  payable: OfficialId[];
  /** Where a letter still lies. */
  cities: string[];
}

export interface CourierObservation {
  courier: CourierState;
}

export interface Harnessed {
  event: "harnessed";
  seat: number;
  /** Null for others. */
  card: string | null;
  /** On it. */
  horses: number;
  /** `postillion` or null. */
  official: OfficialId | null;
}

/** With horses only. */
export interface HorseDeck {
  /** Horses on the back of the deck's top card, null without a deck. */
  deckHorses?: number | null;
  /** How many horse cards a player may have. */
  horseLimit?: number;
}

export interface GloryObservation extends HorseDeck {
  /** Seat that has the rider figure, to the right of the start player. */
  rider: number;
  /** Free cities without a house. */
  freeCities: string[];
}

/** With horses only. */
export interface GlorySeatState {
  /** Numbers on the horse cards. */
  horses?: number[];
  /** The horse cards; null for others. */
  horseCards?: string[] | null;
  /** The team: horse cards and the two horses of the carriage. */
  strength?: number;
  /** Whether the team is too weak for the own route. */
  weak?: boolean;
  /** Numbers on the backs of the hand cards, in the order of `hand`; left out for others with the option `hide-horses`. */
  handHorses?: number[];
}

export interface OfficeTileTaken {
  event: "office-tile";
  seat: number;
  official: OfficialId;
  /** Tiles on the stack. */
  left: number;
}

export interface ReturnRound {
  event: "return-round";
  /** That begins. */
  seat: number;
}

export interface Returned {
  event: "returned";
  seat: number;
  officials: OfficialId[];
}

export interface ChipWon {
  event: "chip";
  seat: number;
}

export interface RewardLost {
  event: "reward-lost";
  seat: number;
  /** `card` or `house`: there is none to be had. */
  reward: LostReward;
}

export interface RewardDeclined {
  event: "reward-declined";
  seat: number;
}

export interface Reward {
  returned: number;
  reward: RewardKind;
}

export interface OfficesState {
  /** As in a position. */
  stacks: Record<string, number>;
  /** As in a position. */
  queue: number[] | null;
  /** The official without a tile, who calls for a return round. */
  empty: string | null;
  /** While tiles are given back, what so many of them bring: `{"returned": 2, "reward": "card"}`; else null. */
  rewards: Reward[] | null;
}

export interface OfficesObservation {
  offices: OfficesState;
}

export interface OfficesSeatState {
  /** Office tiles, by official. */
  offices: Record<string, number>;
  /** Chips. */
  chips: number;
}

export interface OfficesAction {
  /** Of a return: whose tiles go back. */
  officials?: OfficialId[];
  reward?: Wish;
}

export interface SeatState
  extends BaseSeatState,
    Partial<GlorySeatState>,
    Partial<OfficesSeatState> {}

export interface Observation
  extends BaseObservation,
    Partial<AudienceObservation>,
    Partial<CourierObservation>,
    Partial<GloryObservation>,
    Partial<OfficesObservation> {}

export interface Action
  extends BaseAction,
    Partial<AudienceAction>,
    Partial<OfficesAction> {}

export type BaseEvent =
  | Took
  | Refilled
  | Reshuffled
  | Exchanged
  | Abandoned
  | Laid
  | Closed
  | HousePlaced
  | TileWon
  | CarriageGained
  | CarriageDeclined
  | Discarded
  | EndTriggered
  | TurnEnded
  | TurnBegan
  | GameOver;

export type AudienceEvent =
  | Assigned
  | CoachMoved
  | CoachArrived;

export type CourierEvent =
  | LetterTaken
  | LettersPaid
  | CourierTaken;

export type GloryEvent =
  | Harnessed;

export type OfficesEvent =
  | OfficeTileTaken
  | ReturnRound
  | Returned
  | ChipWon
  | RewardLost
  | RewardDeclined;

export type GameEvent =
  | BaseEvent
  | AudienceEvent
  | CourierEvent
  | GloryEvent
  | OfficesEvent;
