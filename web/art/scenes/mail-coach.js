import { wheel } from "../carriages.js";
import { townParts } from "../town.js";
import { flag } from "./flag.js";
import LAND from "./mail-land.svg";
import ROAD from "./mail-road.svg";
import { LARGE, mailTeam } from "./mail-team.js";
import TREES from "./mail-trees.svg";

/** @import { Part } from "../../board/canvas/drawing.js" */
/** @import { Scene, SceneLook } from "./types.js" */

/** Windows of the coach. */
const LENGTH = 5;

/** The winner's mail coach before the town, its postilion blowing the horn. @param {SceneLook} look @returns {Scene} */
export function mailCoach(look) {
  const { behind, wheels, before } = mailTeam(look, LENGTH);
  const all = [...behind, ...wheels.flatMap(([x, y, r]) => wheel(x, y, r, LARGE)), ...before];
  return {
    back: [...LAND, ...town(look), ...ROAD],
    moving: all,
    front: TREES,
  };
}

/** @param {SceneLook} look @returns {Part[]} */
function town(look) {
  return [
    { parts: townParts("landsberg", 1), x: 168, y: 147, scale: 0.9 },
    ...flag(look, 497, 110, 52, 13),
    ...flag(look, 553, 116, 52, 11),
    { parts: townParts("passau", 2), x: 590, y: 158, scale: 1.7 },
    { parts: townParts("regensburg", 3), x: 505, y: 164, scale: 2.25 },
    ...flag(look, 452, 170, 66, 17),
  ];
}
