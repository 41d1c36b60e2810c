/** What a template draws, looked into without a document. */

/**
 * Presses a part of what is drawn.
 *
 * @param {any} drawn a template
 * @param {string} name of the part
 * @returns {boolean} whether it is there
 */
export function press(drawn, name) {
  if (Array.isArray(drawn)) return drawn.some((one) => press(one, name));
  if (!drawn?.strings) return false;
  const { strings, values } = drawn;
  for (const [i, value] of values.entries()) {
    const [before, after] = [strings[i], strings[i + 1]];
    const [, quote, part] = /data-part=("?)([^"]*)$/.exec(before) ?? [];
    if (part !== undefined && part + value + (quote && after.split('"', 1)[0]) === name)
      return click(values.slice(i), strings.slice(i));
    if (before.includes(`data-part="${name}"`)) return click(values.slice(i), strings.slice(i));
    if (press(value, name)) return true;
  }
  return false;
}

/** @param {any[]} values @param {readonly string[]} strings */
function click(values, strings) {
  values[strings.findIndex((one) => one.endsWith("@click="))]();
  return true;
}

/**
 * What is drawn as one text: markup, and what is inserted.
 *
 * @param {any} drawn
 * @returns {string}
 */
export function markup(drawn) {
  if (Array.isArray(drawn)) return drawn.map(markup).join("");
  // What a directive like `keyed` draws comes last.
  if (drawn?._$litDirective$) return markup(drawn.values.at(-1));
  if (!drawn?.strings)
    return ["string", "number", "boolean"].includes(typeof drawn) ? `${drawn}` : "";
  return drawn.strings
    .map((/** @type {string} */ text, /** @type {number} */ i) => text + markup(drawn.values[i]))
    .join("");
}
