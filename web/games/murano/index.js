/** What the page knows of this game before its table is loaded. @type {import("../../table/types.js").GameEntry} */
export const entry = {
  id: "murano",
  colors: ["white", "brown", "orange", "grey"],
  prefs: ["confirmTurns", "brownSquares", "shownPrices", "logMarks", "shortRules"],
  expansions: [],
  load: async () => (await import("./module.js")).game,
};
