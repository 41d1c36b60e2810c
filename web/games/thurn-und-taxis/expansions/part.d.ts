import type { CSSResult, TemplateResult, nothing } from "lit";
import type { Part as Drawing } from "../../../board/canvas/drawing.js";
import type { PostMap } from "../../../board/map/index.js";
import type { MapState } from "../../../board/map/types.js";
import type { TextId } from "../../../i18n/ids.js";
import type { DrawnBoard } from "../../../table/drawn-board.js";
import type { Lesson } from "../../../table/guide/course.js";
import type { ToldChart } from "../../../table/told/types.js";
import type { Words } from "../words.js";
import type { IconName } from "../panels/pictures.js";
import type { TutTable } from "../table.js";
import type {
  Action,
  Board,
  End,
  GameEvent,
  Observation,
  OfficialId,
  Preview,
  SeatState,
  Translate,
} from "../types.js";

export type Shown = TemplateResult | typeof nothing | (TemplateResult | typeof nothing)[];

/** What one expansion brings to the board and its words; every member may be left out. */
export interface BoardPart {
  /** The board that these options bring, in the place of the base game's; the same object for the same choice. */
  board?(options: Record<string, string | boolean | number>, base: Board): Board | null;
  /** Names of the texts for stacks of a kind that the base game does not have. */
  stacks?: Record<string, { name: TextId; about: TextId }>;
  /** Names of the texts for cities without a country, on the board that it brings. */
  landless?(board: Board): { one: TextId; several: TextId } | null;
  /** Numbers on face and back of the cards. */
  marks?: readonly Mark[];
}

/** A number on face and back of the cards: how it is drawn and told, and where backs can be seen. */
export interface Mark {
  icon: IconName;
  /** 0 on a card without it. */
  of(card: string): number;
  name(city: string, mark: number, t: Translate): string;
  words(card: string, mark: number, t: Translate): string;
  deckWords(deck: string, mark: number, t: Translate): string;
  ofDeck(seen: Observation): number;
  ofHand(state: SeatState): readonly number[];
}

/** A place beside the route where a card can be laid: the end of its actions, and names of texts. */
export interface Aside {
  end: End;
  fits: TextId;
  question: TextId;
}

/** What flies over the table to the player who has won it: an icon from a city, or a copy of a part of the table. */
export type Prize = { city: string; icon: IconName } | { part: string };

/** What an expansion adds to the board in words. */
export interface ToldPart {
  /** In the charts of the cities: its heading, and what it says of a city. */
  column?(table: TutTable): { head: string; cell(city: string): string };
  /** Of boards of its own; made once for each view. */
  charts?(table: TutTable): ToldChart[];
  /** Ids of places in them where a tap is a move now. */
  live?(table: TutTable): string[];
}

/**
 * What one expansion adds to the table. The table asks all of them and names none; every member
 * but the first two may be left out.
 */
export interface Part {
  id: string;
  /** True if the game on the table is played with it. */
  present(seen: Observation): boolean;

  /**
   * The portraits of officials that come with it, in a square of 100. Their words are `tut-official-<id>`,
   * `tut-official-does-<id>`, and what is said when their help is asked for: `tut-ask-<id>` where it is one action,
   * `tut-say-armed-<id>` where a card is to be chosen; `tut-closing-<id>` is the switch of one who helps to close a route.
   */
  portraits?: Partial<Record<OfficialId, () => Drawing[]>>;
  /** Places beside the route where a card can be laid. */
  asides?: readonly Aside[];

  /** What is asked now, also while another player decides (no moves); null leaves the line to the others. */
  prompt?(table: TutTable): { head: string; more: string } | null;
  /** A panel over the lower edge of the table, for a decision that needs one. */
  sheet?(table: TutTable): Shown;
  /**
   * What undo takes back first, since it is only half chosen there: its last step, or as a whole, as Escape does; null when
   * nothing is.
   */
  leaveDraft?(table: TutTable, whole: boolean): (() => void) | null;
  /** What the panel still waits for, and beside which part of it that is said; null while there is none. */
  asks?(table: TutTable): { text: string; at: string } | null;
  /** Lies inside the region of the map, over or beside it. */
  overMap?(table: TutTable): Shown;
  /** In the heading of the route, in the place of the next carriage: what the route still needs. */
  goal?(table: TutTable): TemplateResult | null;
  /** Before the own route. */
  beside?(table: TutTable): Shown;
  /** The least width of that, in rem. */
  besideRem?(own: SeatState): number | null;
  /** Where a place of a board of its own is on the screen; null for places of the others. */
  boxOf?(table: TutTable, place: { kind: string; id: string }): DOMRect | null;
  /** Boxes on the screen of what a tap means something for now, on a board of its own. */
  liveSpots?(table: TutTable): DOMRect[];
  /** A board of its own, of which an answer covers as little as can be. */
  drawn?(table: TutTable): DrawnBoard<PostMap>;
  /** What lies on the map besides. */
  onMap?(table: TutTable): MapState;
  /** What the board says in words besides. */
  told?: ToldPart;
  /** In the place of the own carriages; null leaves it to them. */
  carriages?(table: TutTable): Shown | null;
  /** In the closing panel, what the route brings besides. */
  gain?(table: TutTable, preview: Preview): Shown;
  /** In the closing panel, what taking or leaving the carriage means besides. */
  declined?(table: TutTable): string | null;
  /** In the place of the button that ends the turn, while the turn waits for a decision. */
  turn?(table: TutTable): Shown;
  /** On an official's portrait; the words join the button's name. */
  official?(table: TutTable, id: string): { shown: Shown; words: string } | null;
  /** What the help of an official costs now, in words; null where it costs nothing. */
  cost?(table: TutTable, id: string): string | null;
  /** In a player's box of public things. */
  player?(table: TutTable, state: SeatState, seat: number): Shown;

  /** This action takes a card of the display or (card null) the deck: it is lit and tapped there. */
  picks?(action: Action): boolean;
  /** Cities that answer to a tap now; null leaves the map to the others. */
  lit?(table: TutTable): string[] | null;
  /** A tap on a city of the map; true when it meant something here. */
  city?(table: TutTable, city: string): boolean;

  /** Groups of the list of all actions, each named by the text `tut-actions-<group>`. */
  groups?: readonly string[];
  /** The parts of the table with which an action is made, by their names; null when it is not of this expansion. */
  hintOn?(action: Action, table: TutTable): string[] | null;
  /** Shows advice that cannot be taken back in its panel; false when it is shown there already, or is none. */
  fillIn?(action: Action, table: TutTable): boolean;
  /** What is heard of its events: of the type `Sounds`, for all of them. */
  sounds?: Readonly<Record<string, unknown>>;
  /** A thing of the expansion in sentences; null for a kind that is not known here. */
  name?(kind: string, id: any, words: Words): string | null;
  /** Where an event takes its card when that is out of sight afterwards: the selector of the place. */
  destination?(table: TutTable, event: GameEvent): string | null;
  /** What an event brings to its player, and where it comes from. */
  prize?(event: GameEvent): Prize | null;
  /** In the help, names of texts `tut-help-<name>`: in the place of those of the base game, and besides. */
  help?(table: TutTable): { instead?: { officials?: string; end?: string }; more: string[] };
  /** What the guide teaches about it. */
  lessons?: readonly Omit<Lesson<TutTable>, "fits">[];
  /** The moments for its lessons, by their ids. */
  moments?: Record<string, Lesson<TutTable>["fits"]>;
  styles?: CSSResult | CSSResult[];
  /** After the table was drawn: a canvas (a second map) keeps in step. */
  updated?(table: TutTable): void;
  /** Shows places that a line of the log tells of; those of the map are shown already. */
  pulse?(table: TutTable, ids: string[]): void;
  /** The table leaves the page. */
  removed?(table: TutTable): void;
}
