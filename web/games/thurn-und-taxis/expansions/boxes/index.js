import { audience } from "./audience.js";
import { courier } from "./courier.js";
import { glory } from "./glory.js";
import { offices } from "./offices.js";

/**
 * The expansions in the order in which their boxes stand on the shelf, each with the option that
 * brings it into the game and the picture on its lid. Kept apart from what they add to the table: the home page needs only
 * this.
 *
 * @type {readonly import("../../../../table/types.js").Expansion[]}
 */
export const boxes = [glory, courier, offices, audience];
