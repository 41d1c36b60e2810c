/** Die Audienz: the second map, the clergy, and the coaches on their way. @type {import("./part.js").Part} */
export const audience = {
  id: "audience",
  present: (seen) => seen.options.audience === true,
};
