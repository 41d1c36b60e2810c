/** The page that many hosts show for an address that is not there, by its name: 404.html. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { wordsByLanguage } from "./texts.mjs";

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * @param {string} root
 * @param {string} out
 * @param {string | null} address where the site will be; without it the link leads to the folder of whatever was looked for
 * @param {boolean} unfinished
 */
export function writeNotFound(root, out, address, unfinished) {
  const home = address ? new URL(address).pathname : "./";
  /** @type {Record<string, {title: string, text: string, home: string}>} */
  const words = wordsByLanguage(root, "not-found.json", unfinished);
  const parts = Object.entries(words).map(
    ([language, said]) =>
      `<section lang="${language}"><h1>${said.title}</h1><p>${said.text}</p><p><a href="${home}">${said.home}</a></p></section>`,
  );
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Spieltisch: 404</title>
${parts.join("\n")}
</html>
`;
  writeFileSync(path.join(out, "404.html"), page);
}
