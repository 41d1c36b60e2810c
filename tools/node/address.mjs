/** What needs a whole address: those who show a link to this page somewhere else take no relative one. */

/** Tags that say an address which is shown elsewhere: `og:image`, `og:url`, `twitter:image`. */
const SHOWN_ELSEWHERE =
  /(<meta (?:property|name)="(?:og|twitter):(?:image|url)" content=")([^"]*)"/g;

/**
 * The page with whole addresses: in the tags that are shown elsewhere, and as the one true address.
 *
 * @param {string} page
 * @param {string} address where the site will be, with a slash at its end
 */
export function withAddress(page, address) {
  const whole = (/** @type {string} */ relative) =>
    new URL(relative, address).href.replaceAll("&", "&amp;");
  const own = `<link rel="canonical" href="${whole("")}">`;
  const said = /property="og:url"/.test(page)
    ? own
    : `${own}\n    <meta property="og:url" content="${whole("")}">`;
  return page
    .replaceAll(SHOWN_ELSEWHERE, (_, tag, relative) => `${tag}${whole(relative)}"`)
    .replace("</title>", `</title>\n    ${said}`);
}
