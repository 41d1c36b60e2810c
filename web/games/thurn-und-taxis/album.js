import medal from "../../art/carriages/medal.svg";
import shield from "../../art/carriages/shield.svg";
import horn from "../../art/horn.svg";
import { FOOT, landmark, townParts } from "../../art/town.js";
import { boardFor } from "./board.js";

/** @typedef {import("../../table/types.js").Stamp} Stamp */

/** The town's landmark, as on the map. @param {string} id @returns {Pick<Stamp, "id" | "box" | "parts">} */
function townOf(id) {
  const known = landmark(id);
  const [w, h] = known ? [known.w, known.h] : [62, 36];
  const box = `${-w / 2 - 3} ${-h - 3} ${w + 6} ${h + 6 + FOOT}`;
  return { id: `town-${id}`, box, parts: () => known?.parts ?? townParts(id, 3) };
}

/**
 * The towns of all boards, and what is a feat.
 *
 * @param {readonly import("../../table/types.js").Expansion[]} expansions any of which may bring a board
 * @returns {Stamp[]}
 */
export function stamps(expansions) {
  const base = new Set(boardFor({}).cities.map(({ id }) => id));
  const choices = [{}, ...expansions.map(({ option, on }) => ({ [option]: on }))];
  const cities = new Map(
    choices.flatMap((options) => boardFor(options).cities.map(({ id, name }) => [id, name])),
  );
  return [
    ...[...cities].map(([id, name]) => ({ ...townOf(id), name, isFar: !base.has(id) })),
    { id: "long-route", box: "0 0 44 30", parts: () => horn },
    { id: "all-countries", box: "86 3 30 36", parts: () => medal },
    { id: "denial", box: "0 0 42 45", parts: () => shield },
  ];
}
