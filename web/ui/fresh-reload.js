/**
 * Fetches every script of the page past the browser's cache, which may hold one that is not what it should be, and
 * loads the page anew.
 */
export async function reloadFresh() {
  const list = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(list);
  await Promise.allSettled(Object.keys(integrity).map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}
