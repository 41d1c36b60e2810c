import type { Thinking } from "../../table/panels/thinking.js";
import type { Action, ActionParts, GameEvent, HistoryStep, View } from "../../core/engine/types.js";
import type { SeatInfo, Translate } from "../../table/types.js";
import type { Prefs } from "../../core/settings/prefs.js";

/** What every game's table element understands. */
export interface TableElement extends HTMLElement {
  /** How many things are open on it, one over the other. */
  readonly opened: number;
  /** Leaves the innermost of them. */
  stepBack(): boolean;
  addController(controller: import("lit").ReactiveController): void;
  view: View | null;
  events: GameEvent[];
  history: HistoryStep[];
  seats: SeatInfo[];
  settings: Readonly<Prefs>;
  busy: boolean;
  readOnly: boolean;
  /** The engine or a person is on the way. */
  starting: boolean;
  /** Something else speaks, so that the guide is silent. */
  outspoken: boolean;
  t: Translate;
  /** The computer at its turn. */
  thinking: Thinking | null;
  /** The action that is advised, to be marked. */
  hinted: Action | null;
  ctx: {
    whyNot(parts: ActionParts): Promise<any>;
    preview(text: string): Promise<any>;
    showRule(id: string): void;
  };
  requestUpdate(): void;
  removeController(controller: import("lit").ReactiveController): void;
  readonly updateComplete: Promise<boolean>;
  /** Lights places of the board for a moment. */
  pulse?(places: readonly { kind: string; id: string }[]): void;
  /** Whether the guide's greeting comes as soon as nothing else speaks. */
  readonly greets?: boolean;
  /** Whether nothing is drawn because an answer is to come at once. */
  readonly isStill?: boolean;
  /** Whether the keyboard is in the board in words. */
  readonly isRead?: boolean;
  /** Puts the keyboard where a turn begins, with a ring if keys are used; says whether that is there. */
  focusTurn?(byKeys: boolean): boolean;
  addEventListener(
    type: "table-act",
    listener: (event: CustomEvent<{ actions: readonly string[] }>) => void,
  ): void;
  addEventListener(
    type: "table-undo",
    listener: (event: CustomEvent<{ steps: number | "turn" }>) => void,
  ): void;
  addEventListener(
    type: "table-pref",
    listener: (event: CustomEvent<Partial<Prefs>>) => void,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
