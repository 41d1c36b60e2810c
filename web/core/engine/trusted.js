/**
 * The only addresses from which this page starts a script beside itself: its service worker, and workers whose code
 * lies in memory and was compared with its checksum. The browser refuses every other one (the policy of the page,
 * `require-trusted-types-for`), and this module is the only one that can allow any.
 */

/** Addresses of code in memory. @type {Set<string>} */
const own = new Set();

/** The address of the service worker; asked for late, because not every reader of this module has a document. */
const serviceWorker = () => new URL("service-worker.js", document.baseURI).href;

/**
 * Its result is a string for the caller and a trusted address for the browser.
 *
 * @type {{createScriptURL: (address: string) => string}}
 */
const policy = Reflect.get(globalThis, "trustedTypes")?.createPolicy("spieltisch", {
  createScriptURL: onlyOwn,
}) ?? { createScriptURL: onlyOwn };

/** @param {string} address */
function onlyOwn(address) {
  if (address === serviceWorker() || own.has(address)) return address;
  throw new TypeError(`${address} is no script of this page`);
}

/** @returns {string} where the service worker is, trusted */
export function serviceWorkerAddress() {
  return policy.createScriptURL(serviceWorker());
}

/**
 * Starts a worker. Code in memory has the policy of the page that starts it; a file would have none of its own.
 *
 * @param {Uint8Array<ArrayBuffer>} code compared with its checksum
 * @param {string} name
 * @returns {{worker: Worker, release: () => void}} `release` forgets the code, once the worker has begun
 */
export function startWorker(code, name) {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  own.add(address);
  const release = () => {
    own.delete(address);
    URL.revokeObjectURL(address);
  };
  try {
    return {
      worker: new Worker(policy.createScriptURL(address), { type: "module", name }),
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}
