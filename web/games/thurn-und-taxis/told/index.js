import { answersOf } from "../expansions/index.js";
import { cities } from "./cities.js";
import { stacks } from "./stacks.js";

/** The map in words, for those who do not see it, with the maps of expansions. @type {import("../../../table/told/types.js").ToldGame<import("../table.js").TutTable>} */
export const told = {
  charts: (table) => [
    ...cities(table),
    stacks(table),
    ...answersOf(table, (part) => part.told?.charts?.(table)).flat(),
  ],

  live: (table) => [
    ...(table.deciding ? table.bridge.lit().map((city) => `city-${city}`) : []),
    ...answersOf(table, (part) => part.told?.live?.(table)).flat(),
  ],

  chosen: ({ closing }) => (closing?.houses ?? []).map((city) => `city-${city}`),
};
