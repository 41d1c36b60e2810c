import { inked } from "../../../../art/paints.js";

/** The Inn. @type {import("../../../../table/types.js").Expansion} */
export const inn = { id: "inn", option: "inn", on: true, off: false, lid };

/** A house by the road. */
function lid() {
  return [inked("M20 90V52L50 28 80 52V90Z", "--art-paper", 1.6)];
}
