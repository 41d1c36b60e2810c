/** The shapes that travel between the engine and the page: the engine declares them, this adds what is the page's own. */

import type { OptionConflict, RuleOption } from "./schema.gen.js";

export type * from "./schema.gen.js";

export type OptionValue = RuleOption["default"];
export type OptionValues = OptionConflict["choices"];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * An action as the page names it: by its parts, never by its notation, which the engine alone writes. It is the plainest
 * action that has them, legal or not.
 */
export interface ActionParts {
  type: string;
  text?: never;
  [part: string]: unknown;
}

/** The record itself belongs to the engine; the frame only keeps it, also what came from somewhere else. */
export type GameRecord = { [key: string]: Json };

export interface EngineProgress {
  stage: "download" | "start" | "engine";
  loaded: number;
  total: number;
  file?: string;
}

/** What the frame needs of the engine's client. */
export interface EngineClient {
  call(method: string, params: object): Promise<unknown>;
  dispose(): void;
}
