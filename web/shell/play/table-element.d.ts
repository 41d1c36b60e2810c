import type { Action } from "../../core/engine/types.js";
import type { Shown, TableTypes } from "../../table/types.js";
import type { Prefs } from "../../core/settings/prefs.js";

/** What every game's table element understands. */
export interface TableElement extends HTMLElement {
  readonly view: Shown<TableTypes>["view"];
  /** Shows what the frame around it has to show, and is drawn anew. */
  show(shown: Partial<Shown<TableTypes>>): void;
  /** What lies open on it. */
  readonly feedback: {
    /** Answers a press beside the part of the table that has this name. */
    say(text: string, key: string): void;
    /** Tells beside it what has changed, for a moment. */
    note(text: string, key: string): void;
  };
  readonly windows: {
    /** How many things Back leaves one after the other. */
    readonly depth: number;
    /** Leaves the innermost of them. */
    leave(): boolean;
  };
  /** Knows whether it has said what to do in the decision after a step. */
  readonly guide: { isLed(step: number): boolean };
  addController(controller: import("lit").ReactiveController): void;
  requestUpdate(): void;
  removeController(controller: import("lit").ReactiveController): void;
  readonly updateComplete: Promise<boolean>;
  /** Lights places of the board for a moment; many of them quietly. */
  pulse?(places: readonly { kind: string; id: string }[], quiet?: boolean): void;
  /** The guide greets as soon as nothing else speaks. */
  readonly greets?: boolean;
  /** Nothing is drawn, because an answer is to come at once. */
  readonly isStill?: boolean;
  /** The keyboard is in the board in words. */
  readonly isRead?: boolean;
  /** Puts the keyboard where a turn begins, with a ring if keys are used; false where there is no such place. */
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
  /** Does what was advised, if it is still legal. */
  follow(action: Action): void;
}
