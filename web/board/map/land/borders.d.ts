/** What the build works out of the boards of *Thurn und Taxis* (tools/node/countries.mjs). */
declare module "spieltisch:countries" {
  export interface Borders {
    /** So many arcs, the first ones, lie between countries; the others at the edge of the paper. */
    inner: number;
    /** Pieces of borders, from one point where three countries meet to the next. */
    arcs: [number, number][][];
    /** Numbers of the arcs around each country, `~number` for one that runs backwards. */
    rings: Record<string, number[][]>;
  }
  const countries: Record<string, Borders | undefined>;
  export default countries;
}
