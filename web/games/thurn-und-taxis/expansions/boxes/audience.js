import drawing from "./audience.svg";

/** Die Audienz. @type {import("../../../../table/types.js").Expansion} */
export const audience = {
  id: "audience",
  option: "audience",
  on: true,
  off: false,
  lid: () => drawing,
};
