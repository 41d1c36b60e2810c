/** The data files of the engine, as far as the rule book shows them; `provenance` says where an item comes from (docs/boards.md). */

type Provenance = string | undefined;
export type Names = { de: string; en: string };

interface City {
  id: string;
  name: string;
  country: string | null;
  provenance: Provenance;
  countryProvenance?: string;
  horsesProvenance?: string;
}

interface Stack {
  id: string;
  kind: string;
  length?: number;
  countries?: string[];
  values: number[];
  provenance: Provenance;
}

interface Country {
  id: string;
  name: string;
  hex: string;
  provenance: Provenance;
  colourProvenance?: string;
}

type Constants = Record<string, { value: unknown; provenance: Provenance }>;

export interface Board {
  id: string;
  countries: Country[];
  cities: City[];
  roads: { a: string; b: string; provenance: Provenance }[];
  stacks: Stack[];
  constants: Constants;
  carriages?: { length: number; points: number }[];
  freeCities?: { name: Names; hex: string };
  alternatives?: {
    horsesByRemoteness: { values: Record<string, number>; provenance: Provenance };
  };
}

export interface Ways {
  towns: {
    id: string;
    name: string;
    exits?: string[];
    provenance: Provenance;
    exitsProvenance?: string;
  }[];
  carriages: {
    id: string;
    hex: string;
    countries: string[];
    start: string;
    start2p: string;
    provenance: Provenance;
    startProvenance?: string;
  }[];
  ranks: {
    id: string;
    name: Names;
    points: number;
    provenance: Provenance;
    nameProvenance?: string;
  }[];
  constants: Constants;
}

export interface Data {
  south: Board;
  north: Board;
  audience: Ways;
  offices: {
    tiles: { official: string; count: Record<string, number> }[];
    rewards: { returned: number; reward: string }[];
  };
  courier: {
    priceList: { officials: number }[];
    constants: Record<
      "freeOfficialsPerTurn" | "costPerExtraOfficial" | "costWithCourier",
      { value: number }
    >;
  };
  murano: {
    characters: {
      id: string;
      no: number;
      island?: string;
      rule: { points?: number };
      label: Names;
      provenance?: string;
    }[];
    specials: { id: string; name: Names; effect: object; provenance?: string }[];
    islands: { id: string; name: string }[];
    ring: { spaces: { no: number; action: string; anchor?: boolean; provenance?: string }[] };
  };
}
