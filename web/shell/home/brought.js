import { eventsOf } from "../../ui/reactive.js";
import { go, parseRoute } from "../../ui/router.js";
import { takeKept } from "../offline/brought.js";

/** @typedef {{files?: readonly {getFile(): Promise<File>}[], targetURL?: string}} Launch */

/** The record with which the app was opened, until the home page takes it. @type {File | null} */
let opened = null;
const launches = new EventTarget();

/** Hears how the installed app is opened: with a record, or by a shortcut while it is on the screen already. */
export function watchLaunches() {
  const { launchQueue } =
    /** @type {{launchQueue?: {setConsumer(take: (launch: Launch) => void): void}}} */ (globalThis);
  launchQueue?.setConsumer((launch) => void launched(launch));
}

/** @param {Launch} launch */
async function launched({ files, targetURL }) {
  const [file] = files ?? [];
  if (file) {
    opened = await file.getFile();
    go("/import");
    launches.dispatchEvent(new Event("launch"));
    return;
  }
  const { hash } = new URL(targetURL ?? location.href);
  if (parseRoute(hash).screen === "home" && hash.length > 2) go(hash.slice(1));
}

/** @returns {Promise<File | null>} the record that was shared into the page; only once */
export async function takeBrought() {
  const file = opened;
  opened = null;
  return file ?? (await takeKept().catch(() => null));
}

/** Calls back when the app was opened with a record. */
export const onLaunch = eventsOf(launches, "launch");
