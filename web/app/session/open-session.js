import { engineService } from "../../engine/service.js";
import { forgetAnnouncements } from "../../ground/announcer.js";
import { askToPersist } from "../keeping/persist.js";
import { store } from "../keeping/store.js";
import { TabClaim } from "../keeping/tabs/tab-claim.js";
import { GameSession } from "./game-session.js";

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
