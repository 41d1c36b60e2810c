import { WITHOUT_PAGE } from "spieltisch:without-page";

/**
 * A page of words where there is no connection and the browser has thrown the copy away.
 *
 * @param {readonly string[]} languages that the person reads
 * @returns {Response}
 */
export function wordsWithoutPage(languages) {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WITHOUT_PAGE);
  const language = /** @type {keyof typeof WITHOUT_PAGE} */ (first ?? "en");
  const { title, text, again } = WITHOUT_PAGE[language] ?? WITHOUT_PAGE.en;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
