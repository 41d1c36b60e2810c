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
