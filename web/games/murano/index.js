import { openTexts } from "../../i18n/index.js";

/** What the page knows of this game before its table is loaded. @type {import("../../table/types.js").GameEntry} */
export const entry = {
  id: "murano",
  colors: ["white", "brown", "orange", "grey"],
  expansions: [],
  rules: "murano",
  position: async () => (await import("./position.js")).picture,
  positions: async () => (await import("./positions.json")).default,
  album: () => import("./album.js"),
  printed: async () => {
    const [{ printed }] = await Promise.all([import("./printed.js"), openTexts("murano")]);
    return printed;
  },
  load: async () => {
    const [{ game }] = await Promise.all([import("./table.js"), openTexts("murano")]);
    return game;
  },
};
