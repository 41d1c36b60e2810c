/** What the Inn adds to the shapes of the table. */
import "../types.js";

declare module "../types.js" {
  interface Officials {
    wirt: true;
  }
  interface Verbs {
    rest: true;
  }
  interface SeatState {
    rests?: number;
  }
}
