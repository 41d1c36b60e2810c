/** So long, in milliseconds, a worker of an earlier version is asked that does not know the question. */
const SILENT = 3000;

/**
 * Whether a service worker has another version than the page: a browser whose copy was cleared installs the same one again.
 *
 * @param {Pick<ServiceWorker, "postMessage"> | undefined} worker
 * @param {string} build of this page
 * @returns {Promise<boolean>} one that does not answer may have another
 */
export function hasOtherVersion(worker, build) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (/** @type {boolean} */ isOther) => {
      clearTimeout(timer);
      port1.close();
      resolve(isOther);
    };
    const timer = setTimeout(() => end(true), SILENT);
    port1.onmessage = ({ data }) => end(data !== build);
    if (worker) worker.postMessage({ type: "BUILD" }, [port2]);
    else end(true);
  });
}
