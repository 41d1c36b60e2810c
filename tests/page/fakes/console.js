import { afterEach, beforeEach } from "node:test";

/**
 * What the console is told while a test of this group runs, in the place of the console itself.
 *
 * @param {"warn" | "error"} kind
 * @returns {string[]} the list, empty at the beginning of each test
 */
export function consoleLines(kind) {
  const { [kind]: plain } = console;
  /** @type {string[]} */
  const lines = [];
  beforeEach(() => {
    lines.length = 0;
    console[kind] = (...words) => lines.push(words.join(" "));
  });
  afterEach(() => {
    console[kind] = plain;
  });
  return lines;
}
