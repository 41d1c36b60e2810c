/** The words of the board file of Murano as the drawing needs them, and of the state that the table hands in. */

import type { PieceSymbol } from "../../art/types.js";

export type { Box, Point } from "../canvas/types.js";

export interface Gondola {
  no: number;
  colour: string;
  /** Column and row in the lagoon. */
  cell: number[];
}

export interface Island {
  id: string;
  name: string;
  no: number;
  /** Numbers of players with whom it can be built on. */
  players: number[];
  /** Column and row of its grid in the lagoon. */
  origin: number[];
  /** Rows of S (street), B (building) and . (nothing). */
  grid: string[];
  gondolas: Gondola[];
  /** Where its name flies; above where nothing is said. */
  flag?: "above" | "below";
}

export interface Space {
  no: number;
  action: string;
  anchor: boolean;
  /** left, bottom, right or top */
  edge: string;
}

/** The board as its file has it. */
export interface BoardFile {
  id: string;
  islands: Island[];
  stackIsland: { id: string; name: string; origin: number[]; size: number[] };
  ring: { spaces: Space[] };
  playerColours: { id: string }[];
}

/** The board as it lies on a screen. */
export interface LagoonBoard extends BoardFile {
  /** Size of the water in building spaces; `side`, `depth`: of the quays at left and right, and above and below. */
  lagoon: { cols: number; rows: number; side: number; depth: number };
}

export interface SeatLook {
  color: string;
  symbol: PieceSymbol;
}

/** How a space of the ring stands out. */
export interface SpaceLight {
  kind: "open" | "chosen" | "here";
  /** Gold for the ships, null: nothing to say. */
  price: number | null;
  /** It would bring nothing. */
  idle?: boolean;
  ships?: number;
}

export interface Place {
  kind: "space" | "ship" | "island" | "gondola" | "cell" | "stock" | "pile";
  /** Of a ship: the space at which it lies. */
  id: string;
}

export interface LagoonState {
  /** `lit`: chosen; `ready`: may be chosen. */
  ships: { space: number; red: boolean; lit?: boolean; ready?: boolean }[];
  seats: SeatLook[];
  /** Tile by cell. */
  streets: Record<string, string>;
  /** By cell. */
  buildings: Record<string, { tile: string; owner: number | null }>;
  /** Free building spaces beside a street. */
  open: string[];
  /** Gondolas with a gondolier. */
  placed: Record<number, { seat: number; used: boolean }>;
  /** Colour of the four gondolas of each island, in their order. */
  gondolaColours: string[];
  /** Tiles left by sort. */
  stock: Record<string, number>;
  pile: { character: number; special: number };
  /** Left in the bag. */
  beads: number;
  /** Sorts whose stock is used up. */
  empty: string[];
  /** The last round has begun. */
  ending: boolean;
  /** By number of the space. */
  spaces: Record<number, SpaceLight>;
  /** Ships that would sail, in order. */
  journeys: number[][];
  /** Cells that may be chosen. */
  sites: string[];
  /** Gondolas that may be chosen, with their price. */
  berths: Record<number, number>;
  /** A tile that is looked at before it is built, with its points and the building spaces that it would open. */
  ghost: {
    cell: string;
    tile: string;
    points: number;
    opens: string[];
  } | null;
  /** To mark with a hexagon where words speak of them; what is chosen, is advised, or is news among others, with a rim. */
  marks: (Place & { chosen?: boolean; hinted?: boolean; quiet?: boolean })[];
  /** Places of the next steps that are advised, in order. */
  steps: Place[];
}
