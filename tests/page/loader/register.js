/**
 * Lets Node read the modules of the page as the build reads them: `node --import ./tests/page/loader/register.js`. A text
 * that is missed fails the file in which that happened.
 */
import { register } from "node:module";

register("./hooks.js", import.meta.url);

const { error } = console;
console.error = (...words) => {
  error(...words);
  if (/^The text .* is missing/u.test(String(words[0]))) process.exitCode = 1;
};
