/** @typedef {import("../shell/offline/copy.js").CopyState} CopyState */

/** Time in milliseconds after which no answer is expected; a whole copy is read in a second or two. */
const PATIENCE = 60_000;

/**
 * Asks the service worker to look through the copy for playing offline, and to mend it.
 *
 * @param {boolean} deep reads every file; else only asks whether it is there
 * @returns {Promise<CopyState | null>} null where there is no copy
 */
export async function checkedCopy(deep) {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage({ type: "CHECK", deep }, [port2]);
  });
}
