import amtmann from "../../art/portraits/amtmann.svg";
import audience from "./expansions/boxes/audience.svg";
import courier from "./expansions/boxes/courier.svg";
import glory from "./expansions/boxes/glory.svg";
import offices from "./expansions/boxes/offices.svg";

/** The Amtmann, and the tiles that he brings. */
const officesLid = () => [{ parts: amtmann, x: 14, y: -6, scale: 0.84 }, ...offices];

/** What the page knows of this game before its table is loaded. @type {import("../../table/types.js").GameEntry} */
export const entry = {
  id: "thurn-und-taxis",
  colors: ["blue", "yellow", "red", "green"],
  expansions: [
    { id: "glory", option: "board", on: "north", off: "south", lid: () => glory },
    { id: "courier", option: "courier", on: true, off: false, lid: () => courier },
    { id: "offices", option: "offices", on: true, off: false, lid: officesLid },
    { id: "audience", option: "audience", on: true, off: false, lid: () => audience },
  ],
  rules: "base",
  position: async () => (await import("./position.js")).drawPosition,
  positions: async () => (await import("./positions.json")).default,
  album: () => import("./album.js"),
  printed: async () => (await import("./printed.js")).printed,
  load: async () => (await import("./table.js")).game,
};
