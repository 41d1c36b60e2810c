/** What a drawn board says in words: charts of places, each of which answers as it does to a touch on the board. */

/** A place of the board. Pressing it does what touching it on the board does. */
export interface ToldPlace {
  /** Unique on its board. */
  id: string;
  words: string;
  press(): void;
}

/** Words, a place, or several places side by side. */
export type ToldCell = string | ToldPlace | readonly ToldPlace[];

export interface ToldChart {
  /** Unique on its board. */
  id: string;
  title: string;
  /** What is to be said of all of it. */
  notes?: readonly string[];
  /** What else can be asked of all of it. */
  tools?: readonly ToldPlace[];
  /** One for each column, the first for that of the rows' names. */
  head: readonly string[];
  /** Cells in the order of the columns; the first one names the row. */
  rows: readonly (readonly ToldCell[])[];
}

/** A drawn board in words. Charts are made once for each view; what can be chosen follows every touch. */
export interface ToldGame<T> {
  charts(table: T): readonly ToldChart[];
  /** Ids of places where a touch is a move now. */
  live(table: T): Iterable<string>;
  /** Ids of places that are half chosen. */
  chosen?(table: T): Iterable<string>;
}
