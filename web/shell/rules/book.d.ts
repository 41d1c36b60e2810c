/** What the build works out of the outline of the rule book and of the data files (tools/node/rulebook.mjs). */
declare module "spieltisch:rulebook" {
  type TextRest<Prefix extends string> = import("../../i18n/ids.js").TextRest<Prefix>;

  /** `label`: the ids as a reader wants them. */
  export type Block = { ids: string[]; label: string } & (
    | { kind: "rule" | "example" }
    | { kind: "table" | "made" | "picture"; of: string }
  );
  export type Section = { id: string; blocks: Block[] };
  export type Chapter = { id: string; sections: Section[] };

  /** Words, a text of the page, or a name in each language. */
  export type Words =
    | string
    | number
    | { say: string; args?: Record<string, string | number> }
    | { de: string; en: string };
  /** Several things with commas between, the rule of a card, what bears a ring because it is our own, what is set in italics, or words. */
  export type Cell = Cell[] | { made: Cell } | { leaning: Cell } | { rule: object } | Words;
  export type Head = TextRest<"rules-col-">;
  /** `numbers`: all cells but the first of a row are short numbers; `made`: it says what the ring means. */
  export type Table = { heads: Head[]; rows: Cell[][]; numbers: boolean; made: boolean };

  /**
   * What of the data is not the printed game: made up to fill a gap, or following from what is known. `what` names its
   * text, `rules-made-<what>`; there are `total` of the kind.
   */
  export type Finding = {
    what: string;
    grade: "reconstruction" | "inferred";
    items: Words[];
    count: number;
    total: number;
  };

  type Part = import("../../board/canvas/drawing.js").Part;
  /** A part of a picture, or a drawing of the page (its name, and which of these) with its place. */
  export type Painted = Part | { draw: string; x: number; y: number; scale: number; turn?: number };
  export type Picture = { height: number; parts: Painted[] };

  export const chapters: readonly Chapter[];
  /** Every place that an address can name: chapters, sections and rules. */
  export const places: readonly string[];
  export type Tables = Record<string, Table | undefined>;
  export type Findings = Record<string, Finding[] | undefined>;
  export const tables: Tables;
  export const findings: Findings;
  export const pictures: Record<string, Picture | undefined>;
}

/** The data files behind the book with their provenance, and by game what is otherwise in older revisions of them. */
declare module "spieltisch:printed" {
  export const data: import("../copy/data.js").Data;
  export const before: Record<string, Record<string, unknown>[] | undefined>;
}
