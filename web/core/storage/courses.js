/**
 * The lineage of a game: which revisions it was made from. It tells a later state of one course, however short (a step may
 * have been taken back), from a second course of the same game. As text, runs of revisions that one tab wrote in a row:
 * "1-7.12-5-80-3 8-9.201-7-7-41".
 *
 * @typedef {{from: number, to: number, tab: string}} Run
 */

/** So many runs are remembered; of what is older the records are compared. */
const LONGEST = 64;

/** A lineage that is longer was not written here. */
export const LONGEST_LINE = 4000;

/**
 * How often a game was saved before that revision and with it. It orders the states of one course, whatever the clock says.
 *
 * @param {string} revision a number, a dot, and which tab wrote it
 * @returns {number} 0 for a game that was never saved
 */
export function numberOf(revision) {
  const number = Number.parseInt(revision, 10);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/**
 * @param {string | undefined} line
 * @param {string} revision
 * @returns {boolean} whether that revision is in the lineage
 */
export function knows(line, revision) {
  const one = runOf(revision);
  return one !== null && runsOf(line).some((run) => isIn(run, one));
}

/**
 * @param {...(string | undefined)} parts lineages, and single revisions
 * @returns {string} a lineage in which all of them are
 */
export function lineOf(...parts) {
  /** @type {Run[]} */
  const joined = [];
  for (const run of parts.flatMap(runsOf).sort((a, b) => a.from - b.from || a.to - b.to)) {
    const same = joined.find(({ tab, to }) => tab === run.tab && run.from <= to + 1);
    if (same) same.to = Math.max(same.to, run.to);
    else joined.push({ ...run });
  }
  const latest = joined.sort((a, b) => a.to - b.to).slice(-LONGEST);
  return latest.map(({ from, to, tab }) => `${from}-${to}.${tab}`).join(" ");
}

/** @param {string | undefined} text @returns {Run[]} */
function runsOf(text) {
  return (text ?? "").split(" ").flatMap((part) => {
    const [, from = "", to = "", tab = ""] = /^(\d+)-(\d+)\.(\S+)$/u.exec(part) ?? [];
    return tab ? [{ from: Number(from), to: Number(to), tab }] : (runOf(part) ?? []);
  });
}

/** @param {string} revision @returns {Run | null} null for one that is not written as ours are */
function runOf(revision) {
  const number = numberOf(revision);
  const tab = /^\d+\.(\S+)$/u.exec(revision)?.[1];
  return number > 0 && tab ? { from: number, to: number, tab } : null;
}

/** @param {Run} run @param {Run} one */
function isIn(run, one) {
  return run.tab === one.tab && run.from <= one.from && one.to <= run.to;
}

/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * One copy of a game as a store has it.
 *
 * @typedef {{game: SavedGame, place: Exclude<Place, "gone">}} Copy
 */

/**
 * What is to be kept of a game. `shown` under its id, null where nothing is; `seconds`: other courses of it, each to be kept as
 * a game of its own, under the id that it has here.
 *
 * @typedef {{shown: Copy | null, seconds: Copy[]}} Verdict
 */

/**
 * What two copies of a game are to each other: `before` and `after` as states of one course, `apart` as two of its courses.
 *
 * @typedef {"same" | "before" | "after" | "apart"} Relation
 */

/**
 * What a copy is to another one. The lineage says it: whichever was made from the other comes after it. Where neither was, or
 * it is unknown, one that holds all that was done in the other does. A number alone never says anything, but between
 * copies in which the same was done.
 *
 * @param {SavedGame} one
 * @param {SavedGame} other
 * @returns {Relation}
 */
export function relation(one, other) {
  if (one.revision !== "" && one.revision === other.revision) return "same";
  if (knows(one.line, other.revision)) return "after";
  if (knows(other.line, one.revision)) return "before";
  const done = byRecord(one, other);
  if (done !== "same") return done;
  return numberOf(one.revision) < numberOf(other.revision) ? "before" : "after";
}

/**
 * What was done in a game, compared with what was done in another one.
 *
 * @param {SavedGame} one
 * @param {SavedGame} other
 * @returns {Relation}
 */
export function byRecord(one, other) {
  const [first, second] = [one, other].map(({ record }) =>
    Array.isArray(record.actions) ? record.actions : [],
  );
  const [here = [], there = []] = [first, second];
  const shorter = Math.min(here.length, there.length);
  const isPrefix = here.slice(0, shorter).every((action, i) => action === there[i]);
  if (!isPrefix || headerOf(one) !== headerOf(other)) return "apart";
  if (here.length === there.length) return "same";
  return here.length > there.length ? "after" : "before";
}

/**
 * @param {SavedGame} game
 * @param {readonly SavedGame[]} others
 * @returns {{game: SavedGame, is: "same" | "before" | "after"} | null} a state of the same course, and what the game is to it:
 *   the same one, else one in which all of it was done and more, else the latest of which it has all
 */
export function kinOf(game, others) {
  const latestFirst = [...others].sort((one, other) => (byRecord(one, other) === "after" ? -1 : 1));
  for (const is of /** @type {const} */ (["same", "before", "after"])) {
    const kin = latestFirst.find((one) => byRecord(game, one) === is);
    if (kin) return { game: kin, is };
  }
  return null;
}

/**
 * Decides what becomes of a game of which there are copies.
 *
 * @param {readonly Copy[]} elsewhere copies in any order
 * @param {object} about
 * @param {string} about.tab which tab decides: it signs what it writes anew
 * @param {{revision: string, line?: string | undefined} | null} [about.gone] that the game was removed for good
 * @param {Copy | null} [about.theirs] what the database has, where that is told apart from the others
 * @param {SavedGame | null} [about.played] the copy that is being played here: it stays where it is
 * @returns {Verdict}
 */
export function decide(elsewhere, { tab, gone = null, theirs = null, played = null }) {
  const copies = theirs ? [...elsewhere, besideAside(theirs, elsewhere)] : elsewhere;
  const left = copies.flatMap((copy) => afterRemoval(copy, gone));
  /** @type {Copy | null} */
  let shown = null;
  /** @type {Copy[]} */
  let seconds = [];
  for (const copy of left) {
    if (!shown) {
      shown = copy;
      continue;
    }
    const is = relation(copy.game, shown.game);
    const takes = is === "apart" ? goesFirst(copy, shown, played) : is === "after";
    if (is === "apart") seconds.push(takes ? shown : copy);
    if (takes) shown = copy;
  }
  const chosen = shown;
  if (!chosen) return { shown, seconds };
  seconds = seconds.filter(({ game }) => relation(game, chosen.game) === "apart");
  const others = left.map(({ game }) => game).filter((game) => game !== chosen.game);
  const known = [...others, ...(gone ? [gone] : [])];
  return {
    shown: known.every((one) => isSettled(chosen.game, one))
      ? chosen
      : { ...chosen, game: following(chosen.game, tab, known) },
    seconds: seconds.map(({ game, place }) => ({ game: secondOf(game), place })),
  };
}

/**
 * What the database has of a game, beside what is elsewhere. One that was put aside while the database did not answer stays put
 * aside, with whatever that has of it; the database itself takes nothing that does not know what it has.
 *
 * @param {Copy} theirs
 * @param {readonly Copy[]} others
 * @returns {Copy}
 */
function besideAside(theirs, others) {
  const isAside = others.length > 0 && others.every(({ place }) => place === "deleted");
  const isKnown = others.some(({ game }) => knows(theirs.game.line, game.revision));
  return isAside && !isKnown ? { ...theirs, place: "deleted" } : theirs;
}

/**
 * The next state of a game, after it and after whatever else is known under its id.
 *
 * @param {SavedGame} game
 * @param {string} tab
 * @param {readonly {revision: string, line?: string | undefined}[]} [known]
 * @param {number} [given] the highest number that was given under its id, for whatever state
 * @returns {SavedGame}
 */
export function following(game, tab, known = [], given = 0) {
  const all = [game, ...known];
  const highest = Math.max(given, ...all.map(({ revision }) => numberOf(revision)));
  const revision = `${highest + 1}.${tab}`;
  const lines = all.flatMap(({ revision: own, line }) => [line, own]);
  return { ...game, revision, line: lineOf(...lines, revision) };
}

/**
 * Another course of a game as a game of its own. Its id follows from the course, so one that is found twice is kept once.
 *
 * @param {SavedGame} game
 * @returns {SavedGame}
 */
export function secondOf(game) {
  const mark = game.revision.replace(/\W+/gu, "-");
  return { ...game, id: `${rootOf(game.id).slice(0, 32)}-${mark.slice(0, 31)}`, second: true };
}

/** @param {string} id @returns {string} the one that all courses of a game have in common */
export function rootOf(id) {
  return id.split("-", 1)[0] ?? id;
}

/**
 * @param {Copy} copy
 * @param {{revision: string, line?: string | undefined} | null} gone
 * @returns {Copy[]} nothing of what was removed for good; of one of which that is unknown, a copy that is put aside
 */
function afterRemoval(copy, gone) {
  if (!gone || knows(copy.game.line, gone.revision)) return [copy];
  if (knows(gone.line, copy.game.revision)) return [];
  const isOlder = !gone.line && numberOf(copy.game.revision) <= numberOf(gone.revision);
  return [isOlder ? { ...copy, place: "deleted" } : copy];
}

/**
 * @param {Copy} copy
 * @param {Copy} shown
 * @param {SavedGame | null} played
 * @returns {boolean} whether this course has the place under the id rather than the other one
 */
function goesFirst(copy, shown, played) {
  if (played) return copy.game === played;
  if (copy.place !== shown.place) return copy.place === "kept";
  return numberOf(copy.game.revision) > numberOf(shown.game.revision);
}

/** @param {SavedGame} game @param {{revision: string}} one @returns {boolean} whether the game says by itself that it comes after that */
function isSettled(game, one) {
  return game.revision === one.revision || knows(game.line, one.revision);
}

/** @param {Pick<SavedGame, "record">} game all of a record but what was done */
export function headerOf({ record }) {
  return JSON.stringify(
    Object.entries({ ...record, actions: 0 }).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
