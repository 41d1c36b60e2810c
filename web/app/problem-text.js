import { hasText, t } from "../i18n/index.js";
import { errorParts } from "./engine-service.js";

/**
 * An error of the engine as a sentence for people. The id chooses the text; refused actions also
 * name their rule.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function problemText(error) {
  const { id, data } = errorParts(error);
  const reason = /** @type {{rule?: string, data?: Record<string, string>}} */ (
    data["reason"] && typeof data["reason"] === "object" ? data["reason"] : data
  );
  if (id === "undo-refused") return undoText(String(data["reason"] ?? "start"));
  if (reason.rule) {
    const rule = `rule-${reason.rule.toLowerCase()}`;
    const words = [`refusal-${reason.rule.toLowerCase()}`, rule, `rule-${reason.rule}`].find(hasText);
    return words
      ? t("error-illegal-action-because", { because: t(words, textArgs(reason.data)), rule: reason.rule })
      : t("error-illegal-action-rule", { rule: reason.rule });
  }
  return hasText(`error-${id}`) ? t(`error-${id}`, textArgs(data)) : t("error-unknown", { id });
}

/**
 * Why a step cannot be taken back.
 *
 * @param {string} reason "revealed", "turn" or "start"
 * @returns {string}
 */
export function undoText(reason) {
  return hasText(`undo-blocked-${reason}`) ? t(`undo-blocked-${reason}`) : t("undo-blocked-start");
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
  for (const [key, value] of Object.entries(data ?? {})) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  return args;
}
