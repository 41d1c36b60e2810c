import { boxes } from "./expansions/boxes.js";

/** What the page knows of this game before its table is loaded. @type {import("../../table/types.js").GameEntry} */
export const entry = {
  id: "thurn-und-taxis",
  colors: ["blue", "yellow", "red", "green"],
  prefs: ["confirmTurns", "autoLay", "confirmAbandon", "showHouseSets", "cardMarks", "shortRules"],
  expansions: boxes,
  rules: "base",
  position: async () => (await import("./position.js")).drawPosition,
  load: async () => (await import("./module.js")).game,
};
