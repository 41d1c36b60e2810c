/** A place in the units of a drawing: x to the right, y downwards. */
export type Point = [number, number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
