/** When a picture of the memory is taken: once for each build, when the page is at rest (docs/decisions/091). */

import { fromPlain } from "../errors.js";
import { launch, pictureName, siteAddress } from "../launch.js";
import { hasRoom, pictureState } from "./kept.js";

/** Idle time of the engine, in milliseconds, after which the picture is taken. */
const REST = 8_000;

/**
 * Takes the picture once the engine has been at rest for a while, unless there is one.
 *
 * @param {EventTarget & {lastAsked: number, state: {phase: string}}} service the engine of the page
 * @param {() => Promise<void>} [take]
 */
export function takePictureAtRest(service, take = takePicture) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = service.state.phase === "ready" ? setTimeout(look, REST) : undefined;
  };
  const look = () => {
    if (performance.now() - service.lastAsked < REST) return wait();
    service.removeEventListener("change", wait);
    // Without one the next start only takes longer.
    whenIdle(() => void take().catch((error) => console.debug("no picture is kept:", error)));
  };
  service.addEventListener("change", wait);
  wait();
}

/** @param {() => void} task */
function whenIdle(task) {
  // Safari knows no such callback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task);
  else task();
}

/** How the picture of this page is. */
export async function pictureHere() {
  const state = await pictureState(siteAddress(), pictureName());
  return state === "none" && !(await hasRoom()) ? "no-room" : state;
}

/** Takes the picture in a worker of its own, unless there is one or no room for it. */
async function takePicture() {
  if ((await pictureHere()) !== "none") return;
  const { worker, answer } = await launch(
    { name: "picture", fresh: false, picture: true },
    (remote, site, onProgress) => remote.takePicture(site, onProgress),
  );
  worker.terminate();
  const { bytes, failure } = answer;
  if (failure) throw fromPlain(failure);
  performance.mark("picture-kept", { detail: { bytes } });
}
