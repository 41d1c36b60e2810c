/** A board as its file in the engine describes it, and what the pieces of a seat look like. */

export interface Country {
  id: string;
  name: string;
  hex: string;
  /** The stack of bonus tiles that this country counts for. */
  group?: string | null;
}

export interface City {
  id: string;
  name: string;
  country: string | null;
  x: number;
  y: number;
  /** Side of the name: n, ne, e, ... */
  label: string;
  /** Where all ways end: a church stands there that is larger than any town. */
  goal?: boolean;
  /** Another one than in the box, by the owner of a copy. */
  corrected?: boolean;
}

export interface Road {
  a: string;
  b: string;
  /** Height of its bow as a share of its length; positive bends to the left on the way from `a`. */
  bend?: number;
  /** Moves the bow towards `b` (positive) or `a`, as a share of the length. */
  lean?: number;
  provenance?: string;
}

export interface Stack {
  id: string;
  /** route, complete, allCountries, end (an unknown kind is drawn plain) */
  kind: string;
  length?: number;
  countries?: string[];
  /** Where its tiles lie, one at each, in the place of a pile. */
  cities?: string[];
  values: number[];
}

export interface Board {
  id: string;
  title: string;
  map: {
    aspect: number;
    frame: { west: number; east: number; north: number; south: number };
    node: number;
  };
  countries: Country[];
  cities: City[];
  roads: Road[];
  stacks: Stack[];
  /** Where something stands at a town, beside the town itself, at a scale: names leave it free. */
  stands?: (city: City, scale: number) => { x: number; y: number; w: number; h: number };
}

/** What a person wears: a hat and its colour, hair, the colour of the coat. */
export interface Looks {
  hat: string;
  cloth: string;
  hair: string;
  coat: string;
}

export type PieceSymbol = "circle" | "diamond" | "square" | "triangle";
export type SeatColour = "blue" | "yellow" | "red" | "green";

export interface SeatLook {
  color: SeatColour;
  symbol: PieceSymbol;
}
