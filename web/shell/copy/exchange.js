import { engineService } from "../../core/engine/service.js";
import { NAME_LIMIT, notesIn } from "../../core/settings/own-copy.js";
import { linkOf, parseImport, sharing } from "../../core/storage/files/import-export.js";
import { unpacked } from "../../core/storage/files/sealed.js";
import { isObject, parsed } from "../../core/storage/loose.js";

/**
 * Corrections of what is printed, as a file or in a link: the patch, so that the project can take it over as it is, and
 * beside it what its owner noted.
 *
 * @typedef {import("./facts.js").Fact} Fact
 * @typedef {import("../../core/engine/schema.gen.d.ts").PatchProblem} Problem
 * @typedef {{game: string, name: string, changes: Record<string, unknown>, notes: Record<string, string>, same: string[]}} Theirs
 */

/** More than any patch has, with line breaks, and all notes. */
const LONGEST = 120_000;
/** So many characters has no game. */
const LONGEST_FILE = 2_000_000;

/** Why a file is not taken over. */
export class Refused extends Error {
  /** @param {"long" | "form" | "link" | "played" | "game" | "problems"} id @param {readonly Problem[]} [problems] */
  constructor(id, problems = []) {
    super(id);
    this.id = id;
    this.problems = problems;
  }
}

/**
 * @param {string} game
 * @param {{name: string, changes: Record<string, unknown>, draft?: boolean}} patch that the engine accepted, a draft, or one without changes
 * @param {{notes: Record<string, string>, same?: readonly string[]}} beside
 * @returns {{name: string, text: string, shared: ReturnType<typeof sharing>}} its file, without its ending
 * @internal
 */
export function fileOf(game, patch, { notes, same = [] }) {
  const hasNotes = Object.keys(notes).length > 0;
  const data = { ...patch, ...(hasNotes && { notes }), ...(same.length > 0 && { same }) };
  const name = `${game}-${data.name}`.replace(/[^\p{L}\p{N}-]+/gu, "_");
  const text = `${JSON.stringify(data, null, 1)}\n`;
  return { name, text, shared: sharing(name, text) };
}

/**
 * The file of a draft as well, without what can stand nowhere; null where there is nothing.
 *
 * @param {string} game
 * @param {string} name
 * @param {import("../../core/settings/own-copy.js").Draft} draft
 * @param {readonly Problem[]} problems
 */
export function draftFile(game, name, draft, problems) {
  const { changes, checked, notes, same } = draft;
  if (checked) return fileOf(game, JSON.parse(checked.patch), draft);
  const wrong = problems.flatMap(({ id, place }) => (id === "value" ? place : []));
  const left = Object.entries(changes).filter(([place]) => !wrong.includes(place));
  if (left.length + Object.keys(notes).length + same.length === 0) return null;
  const patch = { name, changes: Object.fromEntries(left) };
  return fileOf(game, left.length > 0 ? { ...patch, draft: true } : patch, draft);
}

/** @param {string} game @param {string} text of its file @returns {Promise<string | null>} null where it would be too long */
export function linkTo(game, text) {
  return linkOf(JSON.stringify(JSON.parse(text)), location.href, `copy/${game}`);
}

/**
 * Reads a text from outside. Nothing in it is used before the engine has accepted all of it.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, readonly Fact[]>} facts of all games
 * @returns {Promise<Theirs>}
 * @throws {Refused}
 */
export async function readCopy(text, facts) {
  // A game carries what it is played on.
  const played = await parseImport(text, [...facts.keys()]).catch(() => null);
  const { patch: carried } = /** @type {any} */ (played?.record.options ?? {});
  if (played && !carried) throw new Refused("played");
  const value = parsed(played ? carried : text);
  if (!isObject(value) || !isObject(value.changes)) throw new Refused("form");
  const { notes: noted, same: found, draft, ...patch } = value;
  const confirmed = [found ?? []].flat().map(String);
  const [first = ""] = [value.changes, notesIn(noted)].flatMap(Object.keys).concat(confirmed);
  const folder = `${first.split("/", 1)[0]}/`;
  const game = [...facts.keys()].find((id) =>
    facts.get(id)?.some(({ place }) => place.startsWith(folder)),
  );
  if (game === undefined) throw new Refused("game");
  const notes = Object.fromEntries(
    Object.entries(notesIn(noted)).filter(([thing]) =>
      facts.get(game)?.some(({ place }) => place.startsWith(`${thing}/`)),
    ),
  );
  const places = new Set(facts.get(game)?.map(({ place }) => place));
  const same = confirmed.filter((place) => places.has(place));
  // The engine does not see the name of notes alone.
  if (Object.keys(value.changes).length === 0)
    return { game, name: String(value.name ?? "").slice(0, NAME_LIMIT), changes: {}, notes, same };
  /** @type {import("../../core/engine/schema.gen.d.ts").PatchVerdict} */
  const { problems, checked } = await engineService.call("patchCheck", {
    game,
    patch: JSON.stringify(patch),
  });
  // Whatever stands in a draft could stand there by itself.
  const isDraft =
    draft === true && problems.every(({ id }) => !["form", "place", "value"].includes(id));
  if (checked === null && (!isDraft || problems.some(({ place }) => place === "")))
    throw new Refused("problems", problems);
  const { name, changes } = checked ? JSON.parse(checked.patch) : patch;
  return { game, name, changes, notes, same };
}

/** @param {Blob} file @returns {Promise<string>} @throws {Refused} */
export async function textOfFile(file) {
  if (file.size > LONGEST_FILE) throw new Refused("long");
  return file.text();
}

/** @param {string} code in a link @returns {Promise<string>} @throws {Refused} */
export async function textOfLink(code) {
  const text = await unpacked(code, LONGEST);
  if (text === null) throw new Refused("link");
  return text;
}
