/** The copy of the site with which the page works offline: whether all of it is there, and as it should be. */

/**
 * @typedef {object} CopyFile
 * @property {string} url where it is fetched
 * @property {string} key where it is kept
 * @property {string} integrity its checksum, as a script tag has it
 *
 * @typedef {{files: number, bad: number, mended: number}} CopyState `bad`: files that were missing or altered
 */

/** So many files are read at a time. */
const AT_A_TIME = 4;

/**
 * Looks through the copy and fetches anew what is not right.
 *
 * @param {Pick<Cache, "match" | "put">} cache
 * @param {readonly CopyFile[]} files
 * @param {boolean} deep reads every file; else only asks whether it is there
 * @param {typeof fetch} [get]
 * @returns {Promise<CopyState>}
 */
export async function checkCopy(cache, files, deep, get = fetch) {
  const bad = [];
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const good = await Promise.all(some.map((file) => isGood(cache, file, deep)));
    bad.push(...some.filter((_, i) => !good[i]));
  }
  let mended = 0;
  for (const file of bad) if (await mend(cache, file, get)) mended += 1;
  return { files: files.length, bad: bad.length, mended };
}

/** @param {Pick<Cache, "match">} cache @param {CopyFile} file @param {boolean} deep */
async function isGood(cache, { key, integrity }, deep) {
  const kept = await cache.match(key);
  if (!kept || !deep) return kept !== undefined;
  try {
    return (await checksum(await kept.arrayBuffer())) === integrity;
  } catch {
    return false; // Its body cannot be read.
  }
}

/** @param {Pick<Cache, "put">} cache @param {CopyFile} file @param {typeof fetch} get */
async function mend(cache, { url, key, integrity }, get) {
  try {
    const fresh = await get(url, { integrity, cache: "reload", credentials: "same-origin" });
    if (!fresh.ok) return false;
    await cache.put(key, fresh);
    return true;
  } catch {
    return false; // Offline, or the host has another version by now: the next visit tries again.
  }
}

/**
 * @param {ArrayBuffer} bytes
 * @returns {Promise<string>} as a script tag has it
 */
export async function checksum(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}
