import drawing from "./courier.svg";

/** Der Kurier der Fürstin. @type {import("../../../../table/types.js").Expansion} */
export const courier = {
  id: "courier",
  option: "courier",
  on: true,
  off: false,
  lid: () => drawing,
};
