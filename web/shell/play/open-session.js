import { engineService } from "../../core/engine/service.js";
import { GameSession } from "../../core/session/game-session.js";
import { askToPersist } from "../../core/storage/device.js";
import { store } from "../../core/storage/store.js";
import { TabClaim } from "../../core/storage/tabs/tab-claim.js";
import { forgetAnnouncements } from "../../ui/announcer.js";

/**
 * @param {string} id
 * @returns {GameSession} of a game that is kept on this device, at the engine of this page
 */
export function sessionOf(id) {
  return new GameSession(id, {
    store,
    persist: askToPersist,
    engine: engineService,
    claim: new TabClaim(id),
    isHidden: () => document.hidden,
    hush: forgetAnnouncements,
    // Whoever plays can do nothing about it; the tests of the page fail on it.
    fault: (error) => console.error(error),
  });
}
