import { Thinkers } from "../engine/thinkers.js";

/** The thinking engines of this page. */
export const thinkers = new Thinkers();
