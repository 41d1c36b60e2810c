import { errorParts } from "../core/engine/service.js";
import { hasText, t } from "../i18n/index.js";

/**
 * An error of the engine as a sentence for people. The id chooses the text; a refused action also
 * names its rule. (Why a move on the table is not possible is explained by the table itself.)
 *
 * @param {unknown} error
 * @returns {string}
 */
export function problemText(error) {
  const { id, data } = errorParts(error);
  const undo = `undo-blocked-${data.reason}`;
  if (id === "undo-refused") return t(hasText(undo) ? undo : "undo-blocked-start");
  if (id === "illegal-action" && data.rule) {
    return t("error-illegal-action-rule", { rule: String(data.rule) });
  }
  if (id === "bad-record" && typeof data.index === "number") {
    return t("error-bad-record-at", { number: data.index + 1 });
  }
  return hasText(`error-${id}`) ? t(`error-${id}`, textArgs(data)) : t("error-unknown", { id });
}

/**
 * Begins something on a page, once: meanwhile it is `starting`, and what goes wrong is its `problem`.
 *
 * @param {{starting: boolean, problem: string}} page
 * @param {() => Promise<unknown>} begin
 */
export async function starting(page, begin) {
  if (page.starting) return;
  page.starting = true;
  page.problem = "";
  try {
    await begin();
  } catch (error) {
    page.problem = problemText(error);
  } finally {
    page.starting = false;
  }
}

/**
 * Only plain values can be put into a text.
 *
 * @param {unknown} data
 * @returns {Record<string, string | number>}
 */
function textArgs(data) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [key, value] of Object.entries(data ?? {}))
    if (typeof value === "string" || typeof value === "number") args[key] = value;
  return args;
}
