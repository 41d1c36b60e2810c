/** In Amt und Würden: office tiles, what is given back, and what that brings. @type {import("./part.js").Part} */
export const offices = {
  id: "offices",
  present: (seen) => seen.options.offices === true,
};
