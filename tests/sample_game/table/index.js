/** What the page knows of this game before its table is loaded. @type {import("../../../web/table/types.js").GameEntry} */
export const entry = {
  id: "dredging",
  colors: ["blue", "yellow", "red"],
  expansions: [],
  load: async () => (await import("./module.js")).game,
};
