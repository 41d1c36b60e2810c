/** A record that was shared into the app: the service worker takes it, and the page finds it here. */

const KEPT = "spieltisch-brought";
const RECORD = "record";
const NAME = "X-Name";

/**
 * Keeps what a share brings, and leads to the page that asks what to do with it.
 *
 * @param {Request} request as the manifest describes it: a file, or text
 * @param {string} base the address of the site
 * @returns {Promise<Response>}
 */
export async function keepBrought(request, base) {
  try {
    const form = await request.formData();
    const found = form.get(RECORD) || form.get("text");
    if (found) {
      const name = found instanceof File ? found.name : "";
      const kept = new Response(found, { headers: { [NAME]: encodeURIComponent(name) } });
      await (await caches.open(KEPT)).put(RECORD, kept);
    }
  } catch (error) {
    // The dialogue opens without it, and a file can be chosen there.
    console.warn("share", error);
  }
  return Response.redirect(new URL("#/import", base).href, 303);
}

/** @returns {Promise<File | null>} what was shared and not taken yet; it is forgotten here */
export async function takeKept() {
  const cache = await globalThis.caches?.open(KEPT);
  const kept = await cache?.match(RECORD);
  if (!kept) return null;
  await cache.delete(RECORD);
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME) ?? ""));
}

/** Forgets what was shared and never taken. */
export async function forgetKept() {
  await globalThis.caches?.delete(KEPT);
}
