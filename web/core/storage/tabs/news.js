/** @typedef {import("../store.js").Store} Store */
/** @typedef {Pick<BroadcastChannel, "postMessage" | "onmessage">} Channel */

/**
 * Where the last state of a game was kept: `localStorage` tells other tabs itself, the database and the page do not.
 *
 * @typedef {object} News
 * @property {string} id
 * @property {"shelf" | "journal" | "page"} place "page": nowhere but in the page that tells it
 */

/**
 * Tells other tabs where each state is kept, and follows what they tell. A tab that begins asks for what only pages have.
 *
 * @param {Store} store
 * @param {Channel | null} [channel]
 */
export function shareNews(store, channel = openChannel()) {
  if (!channel) return;
  const tell = (/** @type {News | "ask"} */ news) => channel.postMessage(news);
  store.addEventListener("saved", (event) => tell(/** @type {CustomEvent<News>} */ (event).detail));
  channel.onmessage = ({ data }) => {
    if (data !== "ask") void hear(store, data);
    else for (const id of store.where.unsaved.keys()) tell({ id, place: "page" });
  };
  tell("ask");
}

/** @returns {Channel | null} null where the browser has none: localStorage tells other tabs what it has */
function openChannel() {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spieltisch");
}

/** @param {Store} store @param {News} news */
async function hear(store, { id, place }) {
  const { elsewhere } = store.where;
  if (place === "page") elsewhere.add(id);
  else elsewhere.delete(id);
  if (place === "journal") await store.follow(id).catch((error) => console.warn(error));
  store.dispatchEvent(new CustomEvent("elsewhere", { detail: id }));
}
