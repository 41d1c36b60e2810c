/** The words of a board file as the drawing needs them, and of the state that the table hands to the map. */

import type { SeatLook } from "../../art/types.js";
import type { Point } from "../canvas/types.js";

/** Points lie x to the east, y to the south, with a map height of 1000. */
export type { Box, Point } from "../canvas/types.js";
export type {
  Board,
  City,
  Country,
  PieceSymbol,
  Road,
  SeatColour,
  SeatLook,
  Stack,
} from "../../art/types.js";

export interface MapState {
  /** Seats with a house, by city. */
  houses?: Record<string, number[]>;
  /** The route under construction of the current seat. */
  route?: string[];
  /** Whose route that is (0 when left out). */
  routeSeat?: number;
  otherRoutes?: { seat: number; cities: string[] }[];
  /** What is left of each stack, top first. */
  stacks?: { id: string; values: number[] }[];
  /** Tiles of a stack that still lie at cities. */
  tilesAt?: { stack: string; cities: string[] };
  /** Letters lying at a city. */
  letters?: Record<string, number>;
  /** How many cards of a town lie open and in the hand; `joins`: one of them joins the route, at once or after the hand. */
  cards?: Record<string, { open: number; hand: number; joins: "route" | "hand" | null }>;
  /** Towns that may be chosen now. */
  lit?: string[];
  /** Towns to ring. */
  marked?: string[];
  /** They are what a hint advises. */
  advised?: boolean;
  /** Towns that count for what is told, with those who have a house there. */
  counting?: { city: string; isMissing: boolean; seats: number[] }[];
  /** Cities of the next steps that are advised, in order. */
  steps?: string[];
  /** Houses that would be placed. */
  preview?: { city: string; seat: number }[];
  seats?: SeatLook[];
}

export interface Terrain {
  rivers: { name: string; width: number; course: Point[] }[];
  lakes: { name: string; shore: Point[] }[];
  /** Rings that reach beyond the sheet. */
  seas?: { name: string; shore: Point[] }[];
  ranges: { name: string; height: number; spread: number; step: number; spine: Point[] }[];
  woods: { name: string; at: Point; spread: number; trees: number }[];
}
