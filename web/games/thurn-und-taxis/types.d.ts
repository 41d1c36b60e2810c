/** The shapes that the table of Thurn und Taxis reads: what the engine says and what the frame hands in. */

import type {
  Preview as EnginePreview,
  View as EngineView,
} from "../../core/engine/types.js";
import type { Action, GameEvent, Observation, OfficialId } from "./schema.gen.js";
import type { Board as MapBoard, City as MapCity, Country as MapCountry } from "../../board/map/types.js";
import type { SeatLook, Translate } from "../../table/types.js";

export type { Translate };
export type * from "./schema.gen.js";

/** The board as the map draws it, with what the table reads besides. */
export type City = MapCity;

export type Country = MapCountry;

export interface Board extends MapBoard {
  edition?: string;
  /** What was changed in the data files. */
  patch?: string;
  cities: City[];
  carriages: { length: number; points: number }[];
  variants: { id: string; stack: string; countries: string[] }[];
}

export type View = EngineView<Observation, Action>;

export interface SeatInfo extends SeatLook<"blue" | "yellow" | "red" | "green"> {}

export type Preview = EnginePreview<GameEvent>;
