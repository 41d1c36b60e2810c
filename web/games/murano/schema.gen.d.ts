/** What the engine says of murano. Written by `build.py types` from the modules `schema` of the engine: change those. */

import type {
  GameOver,
  Observation as AnyObservation,
  Score,
  TurnBegan as AnyTurnBegan,
  TurnEnded,
} from "../../engine/schema.gen.js";

export type BeadColour =
  | "red"
  | "green"
  | "blue";

export type BuildingSort =
  | "glass"
  | "shop"
  | "palace"
  | "special";

export type Colour =
  | "red"
  | "blue"
  | "grey";

export type Helper =
  | "there"
  | "hand";

export type Phase =
  | "offer"
  | "sail"
  | "act"
  | "choose"
  | "character"
  | "build"
  | "street"
  | "special"
  | "sell"
  | "place"
  | "assign"
  | "done"
  | "over";

export type Sort =
  | "street"
  | "glass"
  | "shop"
  | "palace"
  | "special";

export type Verb =
  | "sail"
  | "pass"
  | "take"
  | "buy"
  | "search"
  | "choose"
  | "look"
  | "keep"
  | "decline"
  | "place"
  | "draw"
  | "build"
  | "income"
  | "produce"
  | "sell"
  | "hire"
  | "dismiss"
  | "score"
  | "end";

export interface Sailed {
  event: "sailed";
  seat: number;
  from: number;
  to: number;
  red: boolean;
  price: number;
  /** Others, by the lighthouse. */
  passed: boolean;
}

export interface Passed {
  event: "passed";
  seat: number;
  gold: number;
}

export interface GoldTaken {
  event: "took-gold";
  seat: number;
  gold: number;
}

export interface Bought {
  event: "bought";
  seat: number;
  sort: Sort;
  /** Null for others if the sort is secret. */
  tile: string | null;
  price: number;
  /** `top` or `stock`. */
  from: "top" | "stock";
}

export interface Searched {
  event: "searched";
  seat: number;
  sort: Sort;
  price: number;
  /** Null for others. */
  tiles: string[] | null;
}

export interface Looked {
  event: "looked";
  seat: number;
  count: number;
  /** Null for others. */
  cards: string[] | null;
}

export interface Recruited {
  event: "recruited";
  seat: number;
  /** Null for others. */
  card: string | null;
  price: number;
}

export interface Declined {
  event: "declined";
  seat: number;
}

export interface Placed {
  event: "placed";
  seat: number;
  gondola: number;
  island: string;
  price: number;
}

export interface Hired {
  event: "hired";
  seat: number;
  price: number;
}

export interface Dismissed {
  event: "dismissed";
  seat: number;
  gold: number;
}

export interface Drew {
  event: "drew";
  seat: number;
  stack: number;
  tile: string;
}

export interface Built {
  event: "built";
  seat: number;
  sort: Sort;
  tile: string;
  place: string;
  island: string;
  points: number;
}

export interface SawSpecials {
  event: "saw-specials";
  seat: number;
  count: number;
  /** Null for others. */
  cards: string[] | null;
}

export interface SpecialKept {
  event: "special";
  seat: number;
  card: string;
}

export interface PointsWon {
  event: "points";
  seat: number;
  points: number;
  /** Special building card. */
  by: string;
}

export interface Income {
  event: "income";
  seat: number;
  /** Null if nothing was earned. */
  island: string | null;
  gold: number;
  bonus: number;
}

export interface Produced {
  event: "produced";
  seat: number;
  count: number;
  points: number;
  beads: BeadColour[];
}

export interface Sold {
  event: "sold";
  seat: number;
  count: number;
  /** Null if workshops alone. */
  colour: BeadColour | null;
  jokers: number;
  gold: number;
  bonus: number;
}

export interface RedShip {
  event: "red-ship";
  seat: number;
  gold: number;
}

export interface UsedUp {
  event: "empty";
  sort: Sort;
}

export interface EndTriggered {
  event: "end-triggered";
  seat: number;
  sorts: Sort[];
  /** Seat that has the last turn. */
  last: number;
}

export interface TurnBegan extends AnyTurnBegan {
  /** Whether it is the seat's last turn. */
  last: boolean;
}

export interface ScoringBegan {
  event: "scoring-began";
  seat: number;
}

export interface CardScored {
  event: "scored";
  seat: number;
  card: string;
  island: string;
  gondola: number;
  points: number;
}

export interface Unused {
  event: "unused";
  seat: number;
  /** Of gondoliers without a card. */
  count: number;
  points: number;
}

export interface Ending {
  /** That triggered the end. */
  seat: number;
  /** That were used up. */
  sorts: Sort[];
  /** Seat of the last turn. */
  final: number | null;
}

export interface Ship {
  space: number;
  red: boolean;
  moved: boolean;
}

export interface Reach {
  space: number;
  action: string;
  /** The fewest ships that bring one there, `[[3, 4], [2, 3]]`, or null. */
  moves: number[][] | null;
  /** The actions that move them, as texts. */
  sails: string[] | null;
  /** The action that is done there unasked, as a text: what brings gold where nothing is to be chosen. */
  follows: string | null;
  /** Gold for them, or null. */
  price: number | null;
  /** Least gold for the action, null if impossible. */
  need: number | null;
  usable: boolean;
  rule: string | null;
  /** Why not. */
  data: Record<string, unknown>;
}

export interface Stock {
  street: number[];
  glass: number;
  shop: number;
  palace: number;
  special: number;
}

export interface Pile {
  character: number;
  special: number;
}

export interface Building {
  tile: string;
  sort: Sort;
  owner: number | null;
}

/** What character cards count on an island. */
export interface IslandCount {
  buildings: number;
  /** Buildings by sort, whoever built them. */
  sorts: Record<BuildingSort, number>;
  /** By colour. */
  shops: Record<Colour, number>;
  /** On palaces. */
  crests: number;
  /** By seat: buildings with the seat's marker, by sort. */
  owned: Record<BuildingSort, number>[];
}

export interface IslandState {
  id: string;
  no: number;
  streets: Record<string, string>;
  buildings: Record<string, Building>;
  /** Free building spaces beside a street. */
  open: string[];
  customers: Record<Colour, number>;
  /** What character cards count there. */
  count: IslandCount;
}

export interface GondolaState {
  no: number;
  colour: string;
  island: string;
  seat: number | null;
  used: boolean;
}

export interface Gondoliers {
  hand: number;
  supply: number;
  placed: number;
}

export interface SpecialState {
  card: string;
  /** Helps now. */
  active: boolean;
  /** A workshop that was sold. */
  spent: boolean;
}

export interface Scoring {
  island: string;
  points: number;
}

/** What a card brings at most, for itself alone. */
export interface Most {
  points: number;
  island: string | null;
  by: Helper | null;
}

/** What a card brings now, in the best assignment of all own cards. */
export interface Now extends Most {
  rule: string | null;
}

export interface Worth {
  now: Now;
  most: Most;
}

export interface OwnCharacter extends Worth {
  card: string;
  /** Points by island, now. */
  values: Record<string, number>;
  scored: Scoring | null;
}

/** What others see of a card that was scored. */
export interface TurnedUp {
  card: string;
  values: null;
  scored: Scoring;
}

export interface Assignment extends Scoring {
  card: string;
}

export interface Best {
  cards: Assignment[];
  /** What carries it out in the final scoring, in this order, the last one ends the turn; as texts of actions. */
  actions: string[];
  unused: number;
  total: number;
  /** What ending the scoring now would give away. */
  lost: number;
}

export interface Prices {
  glass: number;
  shop: number;
  palace: number;
  special: number;
  shopChoice: number;
  palaceChoice: number;
  gondolierOwn: number;
  gondolierOther: number;
  hire: number;
  /** That is gained. */
  dismiss: number;
  /** That is gained. */
  gold: number;
}

export interface SeatState {
  /** Of the pieces. */
  colour: string;
  /** Number. */
  gold: number;
  /** On the track. */
  points: number;
  gondoliers: Gondoliers;
  /** Gondoliers on gondolas who have not served a card yet, by island. */
  unused: Record<string, number>;
  /** By colour. */
  beads: Record<BeadColour, number>;
  /** Tiles before the player, by sort. */
  counts: Record<Sort, number>;
  /** The same by tile; null for others. */
  tiles: Record<string, number> | null;
  specials: SpecialState[];
  /** Number of cards. */
  characterCount: number;
  /** Price of the next one. */
  nextCharacter: number;
  /** Each `card`, `values` (points by island, now), `scored` (null, or `island` and `points`), `now` and `most` (see below); null for others, who show what they scored. */
  characters: OwnCharacter[] | TurnedUp[] | null;
  /** The best assignment of the cards that are left: `cards` (each `card`, `island`, `points`), `actions` that carry it out in the final scoring, `unused` gondoliers, `total`, and what is `lost` by ending now; null for others. */
  best: Best | null;
  /** Gold that income would bring, by island. */
  income: Record<string, number>;
  /** Most factories that may produce. */
  produces: number;
  /** Beads that workshops count as in a sale. */
  jokers: number;
  prices: Prices;
  /** If the game ended now, with the best assignment: `total` and `parts` (`track`, `characters`, `gondoliers`); null for others. */
  score: Score | null;
  /** The same as far as it lies open for everybody: cards that are not turned up bring nothing. */
  openScore: Score;
}

export interface Observation extends AnyObservation {
  /** Id of the board. */
  board: string;
  /** Whose observation it is. */
  seat: number | null;
  phase: Phase;
  last: Ending | null;
  ships: Ship[];
  space: number | null;
  /** Ships moved in this turn. */
  sailed: number;
  /** Gold for the next ship, null when none can be moved. */
  nextShip: number | null;
  reach: Reach[] | null;
  /** Numbers; of streets for both stacks. */
  stock: Stock;
  /** Number left in both stacks. */
  streets: number;
  /** Sorts that are used up. */
  empty: Sort[];
  pile: Pile;
  bag: Record<BeadColour, number>;
  /** The street that waits to be built. */
  street: string | null;
  /** Tiles built in this turn. */
  tiles: number;
  /** Tiles that a build action may build at most. */
  limit: number;
  /** Tiles that may still be built in this turn's action. */
  more: number;
  /** Number in the bag. */
  beads: number;
  /** What the seat that is to decide chooses among, null for others. */
  choice: string[] | null;
  /** In the phase `character`: the cards of `choice` as in `characters` of a seat, each counted beside the own ones; else null. */
  offered: OwnCharacter[] | null;
  /** Characters that are not in the game with so many players. */
  absent: string[];
  /** The tile that may be built at once; for others only its sort. */
  bought: string | null;
  islands: IslandState[];
  gondolas: GondolaState[];
  seats: SeatState[];
}

export interface PlainAction {
  text: string;
  type: Verb;
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
}

/** An action that a view offers. */
export interface Action extends PlainAction {
  /** Whether it turns up something hidden, so that undo cannot cross it. */
  final: boolean;
  /** By how much the gold changes at once: what is paid is negative. */
  gold: number;
  /** By how much the place on the track changes at once; of scoring a card, what it brings. */
  points: number;
}

export type GameEvent =
  | Sailed
  | Passed
  | GoldTaken
  | Bought
  | Searched
  | Looked
  | Recruited
  | Declined
  | Placed
  | Hired
  | Dismissed
  | Drew
  | Built
  | SawSpecials
  | SpecialKept
  | PointsWon
  | Income
  | Produced
  | Sold
  | RedShip
  | UsedUp
  | EndTriggered
  | TurnBegan
  | TurnEnded
  | ScoringBegan
  | CardScored
  | Unused
  | GameOver;
