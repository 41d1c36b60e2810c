import { getPrefs, setPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */

/**
 * Sounds are offered at the first table of a device, by a button that is in nobody's way.
 *
 * @param {GameSession} session
 * @param {object} by
 * @param {(events: readonly import("../../core/engine/types.js").GameEvent[]) => void} by.play
 * @param {(toast: import("../../ui/toasts.js").Toast) => void} by.tell
 * @returns {(() => void) | null} switches them on and lets one be heard; null where nothing is to be asked
 */
export function soundOffer({ phase }, { play, tell }) {
  const isOffered = getPrefs().sound === "ask" && (phase === "playing" || phase === "computer");
  if (!isOffered) return null;
  return () => {
    setPrefs({ sound: true });
    tell({
      text: t("sound-on"),
      action: { label: t("undo"), run: () => setPrefs({ sound: false }) },
    });
    play([{ event: "turn-began" }]);
  };
}

/** Whoever has played at a table and did not want them is not asked again. @param {GameSession | null} session */
export function endSoundOffer(session) {
  const played = (session?.history.length ?? 0) > 0;
  if (played && getPrefs().sound === "ask") setPrefs({ sound: false });
}
