/** What the frame and the table of a game know of each other. */

import type { Scene, SceneLook } from "../art/scenes/types.js";
import type { Part } from "../board/canvas/drawing.js";
import type { Box } from "../board/canvas/types.js";
import type {
  Action,
  ActionParts,
  Counting,
  GameEvent,
  HistoryStep,
  LevelId,
  OptionValue,
  OptionValues,
  Place,
  Preview,
  Reason,
  Refusal,
  View,
} from "../core/engine/types.js";
import type { Prefs } from "../core/settings/kept-prefs.js";
import type { Translate } from "../i18n/ids.js";
import type { Sound } from "../ui/sound/types.js";
import type { Course } from "./guide/course.js";
import type { Thinking } from "./panels/thinking.js";
import type { ToldGame } from "./told/types.js";

export type SeatColor =
  | ("blue" | "yellow" | "red" | "green")
  | ("white" | "brown" | "orange" | "grey");

export type SeatSymbol = "circle" | "diamond" | "square" | "triangle";

/** Who decides at a seat. */
export type Player = { kind: "person" } | { kind: "computer"; level: LevelId };

/** What marks a seat on the table. */
export interface SeatLook<C = SeatColor> {
  name: string;
  color: C;
  symbol: SeatSymbol;
}

export type SeatInfo = SeatLook & Player;

export interface DescribedEvent {
  text: string;
  focus: { kind: string; id: string }[];
  /** Words of the text that name a place of the board. */
  spots?: { word: string; place: { kind: string; id: string } }[];
}

export type { Translate };

/** What the frame around a table answers. */
export interface TableContext<E = GameEvent> {
  /** Of an action that was legal its text is known. */
  whyNot(meant: ActionParts | string): Promise<Refusal | null>;
  /** What an action is called. */
  called(action: any): string;
  preview(text: string): Promise<Preview<E> | null>;
  /** What players did, as the log tells it. */
  describe(events: readonly E[]): string[];
  /** Opens the rules page at a rule, when the frame has one. */
  showRule?(rule: string): void;
}

/** The shapes that differ from game to game. */
export interface TableTypes {
  view: View<any, any>;
  event: { event: string; seat?: number };
  seat: SeatLook<any>;
  board: unknown;
  moves: { readonly all: readonly any[]; readonly end?: { text: string } | null; readonly isDone?: boolean };
  selection: Selection;
  dialog: { kind: string };
  drawer: string;
}

/**
 * What the person at a table may do: nothing yet, since the engine or the person is still on the way; look on; look at
 * earlier moments of the game; or act, if it is their turn.
 */
export type Access = "starting" | "watching" | "replaying" | "deciding";

/** What the frame around a table hands to it. */
export interface Shown<T extends TableTypes> {
  view: T["view"] | null;
  seats: T["seat"][];
  settings: Prefs;
  access: Access;
  /** The engine is at work for the table. */
  busy: boolean;
  /** The frame speaks, so that the guide of the table is silent. */
  outspoken: boolean;
  /** What is best is asked and not told: a position is being solved. */
  isRiddle: boolean;
  isLaid: boolean;
  isDaily: boolean;
  /** Puts the advice away, or calls it off while it is thought over; null without any. */
  closeHint: (() => void) | null;
  events: T["event"][];
  history: HistoryStep<T["event"]>[];
  ctx: TableContext<T["event"]>;
  /** The computer at its turn. */
  thinking: Thinking | null;
  /** The action that is advised, to be marked. */
  hinted: T["view"]["actions"][number] | null;
  /** Where it and the steps after it are on the board, in order. */
  line: Place[];
}

/** What a person has begun to choose and not yet sent. */
export interface Selection {
  /** A choice is half made. */
  readonly open: boolean;
  /** What was asked beside a touched thing and has no answer yet. */
  readonly question?: import("./frame/bubble.js").Bubble | null;
  /** Forgets half-made choices. */
  clear(): void;
  /** Forgets also what stays open from one position to the next. */
  stop?(): void;
  /** Forgets what was only shown on the board: a refusal comes. */
  drop?(): void;
  /** The question beside a touched thing was answered with yes. */
  confirm(): void;
}

/** What a question to the person at the table says: a headline, and a second line where there is more to say. */
export interface Prompt {
  head: string;
  more: string;
}

/** What a table asks of its drawn board; all boxes are places on the screen. */
export interface Bridge {
  /** Null when the place is out of view. */
  boxOf(place: any): DOMRect | null;
  /** The places that the next press may go to. */
  liveSpots(): DOMRect[];
  /** The places that a bubble should not cover. */
  readSpots(): DOMRect[];
  /** The neighbours of a place that is asked about. */
  around?(place: any): DOMRect[];
  readonly drawn: { destroy(): void };
}

/** What is asked before an action that gives something away; yes calls `goOn`, and no closes the window. */
export interface Question<T> {
  asks(table: T, action: any): boolean;
  window(table: T, goOn: () => void, action: any): unknown;
}

/** What a table is told of its game. */
export interface TableGame<T extends TableTypes> {
  /** How the ids of its texts begin: `tut` for `tut-end-turn`. */
  words: string;
  /** The board that belongs to a set of options; the same object for the same options. */
  board(options?: OptionValues): T["board"];
  /** Sorts the legal actions into the places where a person looks for them. */
  moves(actions: readonly T["view"]["actions"][number][]): T["moves"];
  /** Without it nothing is ever half chosen: each touch sends an action. */
  selection?(table: any): T["selection"];
  /** What is asked now. */
  prompt(table: any): Prompt;
  /** Why something is not possible, in words. */
  refusal(
    refusal: Refusal,
    words: { t: Translate; board: T["board"]; seats: readonly { name: string }[] },
  ): string;
  /** Put before an action in this order, as far as each has something to ask. */
  questions?: readonly Question<any>[];
  /** The keys of this game besides those of every table; true when the key meant something here. */
  key?(table: any, key: string): boolean;
  /** What the drawn board says in words, where there is one. */
  told?: ToldGame<any>;
  /** A player has something that counts and lies face down for the others. Without it everybody may. */
  hides?(seat: any): boolean;
  /** The lessons of the guide, where there is one. */
  course?: Course<any>;
}

/** An expansion as the pages show it: the option that brings it into the game, and with which value. */
export interface Expansion {
  id: string;
  option: string;
  on: OptionValue;
  off: OptionValue;
  /** The picture on the lid of its box, in a square of 100. */
  lid(): Part[];
}

/** What the page knows of a game before its table is loaded. */
export interface GameEntry {
  /** As in the engine. */
  id: string;
  /** Of the seats, in the order in which they are given out. */
  colors: readonly SeatColor[];
  /** In the order in which their boxes stand on the shelf; known here, since there may be no engine yet. */
  expansions: readonly Expansion[];
  /** Loads the table: a `GameModule`. */
  load(): Promise<unknown>;
  /** Loads what draws a kept game as it stands; a game without it shows its picture. */
  position?(): Promise<PositionPicture>;
  /** Loads its positions to solve, as `spieltisch.arena.positions` has written them. */
  positions?(): Promise<unknown>;
  /** Loads what stands in its album: `stamps`. */
  album?(): Promise<{ stamps(expansions: readonly Expansion[]): Stamp[] }>;
  /** Loads words for what is printed, which the owner of a box can correct. */
  printed?(): Promise<Printed>;
  /** The chapter of the rule book with which its rules begin. */
  rules?: string;
}

/** Words for what is printed; undefined where the game has none of its own. */
export interface Printed {
  /** What an item of a part ("north-stacks") is called. */
  item(part: string, id: string): string | undefined;
  /** What a word of the data means ("country", "preussen"). */
  value(aspect: string, value: string): string | undefined;
  /** What a game says of a card with these changes, at the place of its text. */
  text?(place: string, changes: Record<string, unknown>): string | undefined;
  /** Where the rule of a card is tried out, drawn. */
  sample?(sample: PrintedSample): unknown;
  /** A map on which the things of a part ("north-roads") are found, with what is corrected. */
  map?(part: string, changes: Record<string, unknown>): PrintedMap | undefined;
}

/** An island as the engine made it up, and what a card brings there (`cards/sample.py`). */
export interface PrintedSample {
  island: string;
  buildings: Record<string, { tile: string; owner: number | null }>;
  streets: Record<string, string>;
  /** Customers and beads, as terms of the cards. */
  counts: { what: string; colour: string; count: number }[];
  points: number;
  seed: number;
}

/** A drawn map on which cities can be touched, or the places of a ring. */
export interface PrintedMap {
  picture: unknown;
  /** Width by height. */
  ratio: number;
  /** The middle of each, as parts of width and height; and its size, if it has one. */
  spots: { id: string; x: number; y: number; w?: number; h?: number }[];
}

/** What stays of a game besides its points: an achievement of the engine, drawn in `box`; without a name it has one by its id. */
export interface Stamp {
  id: string;
  name?: string;
  /** It cannot be won on the usual board. */
  isFar?: boolean;
  box: string;
  parts(): import("../board/canvas/drawing.js").Part[];
}

/** A kept game as everybody may see it. */
export interface KeptPosition {
  view: View;
  seats: SeatInfo[];
  options: OptionValues;
}

/** Draws the board as it stands; `large` where there is room for more than colours. */
export type PositionPicture = (
  position: KeptPosition,
  large: boolean,
) => { box: Box; parts: Part[] };

/** What a game's module offers to the frame. */
export interface GameModule {
  id: string;
  tag: string;
  /** What the page knows by its tag from when the game is first needed. */
  element: CustomElementConstructor;
  board(options: OptionValues): unknown;
  /** What happened in sentences, as its log tells it, each with the event that it begins with. */
  tell(
    events: readonly GameEvent[],
    context: { t: Translate; seats: SeatInfo[]; board: unknown },
  ): { event: GameEvent; told: DescribedEvent }[];
  /** A legal action in words. */
  textFor(action: Action, context: { t: Translate; board: unknown }): string;
  /** Why an action is good, in words; empty for an unknown reason. */
  reasonFor(reason: Reason, context: { t: Translate; board: unknown; seats: SeatInfo[] }): string;
  /** Roughly where on the board an action is, by name; nothing where it is nowhere. */
  where?(action: Action, context: { t: Translate; board: unknown }): string | undefined;
  /** What to show of an advised action where that is more than the action by itself. */
  advice?(action: Action, following?: readonly Action[]): Action;
  /** What lies on the table while a step of the end is told, without what is still to come. */
  counted?(observation: View["observation"], steps: Counting["steps"], at: number): View["observation"];
  /** How much of the goal of the guided first game a seat has reached at its end. */
  firstGoal?(observation: View["observation"], seat: number): string;
  /** The picture at the end of a game, for its winner. */
  scene?(winner: SceneLook): Scene;
  /** What is heard of an event; a game without it is silent. */
  soundOf?(event: GameEvent): Sound | null;
}
