import { t } from "../../i18n/index.js";
import people from "./level-people.json" with { type: "json" };
import opponents from "./opponents.json" with { type: "json" };

/** Looks of the opponents as whom computers play, by name. @type {Record<string, import("../../art/types.js").Looks>} */
const OPPONENTS = opponents;
const NAMES = Object.keys(OPPONENTS);

/** @returns {string[]} the names of all opponents who stand for no level, in random order: whoever does has only that one */
export function anyNames() {
  const free = NAMES.filter((name) => !Object.values(people).includes(name));
  const drawn = free.map((name) => ({ name, lot: Math.random() }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ name }) => name);
}

/** @param {string} name */
export function isOpponent(name) {
  return Object.hasOwn(OPPONENTS, name);
}

/**
 * The looks of a computer: those of its name, or of a name that is not at the table.
 *
 * @param {readonly {name: string}[]} seats
 * @param {number} seat
 */
export function looksOf(seats, seat) {
  const names = seats.map(({ name }) => name);
  const others = NAMES.filter((name) => !names.includes(name));
  const name = names[seat] ?? "";
  return OPPONENTS[(isOpponent(name) ? name : others[seat]) ?? ""];
}

/**
 * Level and temperament of a computer in words; empty for a person.
 *
 * @param {import("../../table/types.js").Player | undefined} player
 * @param {import("../engine/types.js").Temper | undefined} temper
 */
export function temperament(player, temper) {
  if (player?.kind !== "computer") return "";
  return t("opponent", { level: player.level, temper: "", weakness: "", ...temper });
}

/** Who stands for a level on the ladder. @param {import("../engine/types.js").LevelId} level */
export function personOfLevel(level) {
  return people[level];
}

/** The looks of an opponent. @param {string} name */
export function looksOfName(name) {
  return OPPONENTS[name];
}
