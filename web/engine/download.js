import { EngineError } from "./errors.js";

/** @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile */

const BEGINNINGS = new Map([
  ["wasm", "\0asm"],
  ["zip", "PK\x03\x04"],
  ["whl", "PK\x03\x04"],
]);
const BEGINNING_LENGTH = 4;

/**
 * Begins to load one file and checks it on its way: status, first bytes, length. A broken file must not
 * reach Pyodide, which would wait for ever instead of failing.
 *
 * @param {RuntimeFile} wanted
 * @param {object} options
 * @param {string} options.base the address of the site
 * @param {boolean} options.fresh past the browser's own cache, which may hold the broken file
 * @param {(bytes: number) => void} options.onBytes told of each piece
 * @returns {{response: Promise<Response>, whole: Promise<void>}} `response` is there with the first byte,
 *   its body may be consumed while it arrives; `whole` is fulfilled once all of it came through
 */
export function download({ file, bytes }, { base, fresh, onBytes }) {
  /** @type {(error: EngineError) => void} */
  let fail = () => {};
  /** @type {() => void} */
  let succeed = () => {};
  const whole = new Promise((resolve, reject) => {
    succeed = () => resolve(undefined);
    fail = reject;
  });
  const response = begin().catch((error) => {
    fail(error);
    throw error;
  });
  // Either may fail before anybody asks for it; who asks later still hears of it.
  response.catch(() => {});
  whole.catch(() => {});
  return { response, whole: /** @type {Promise<void>} */ (whole) };

  async function begin() {
    const answer = await fetch(new URL(file, base), { cache: fresh ? "reload" : "default" }).catch(
      (error) => {
        throw unreachable(file, error);
      },
    );
    if (!answer.ok || !answer.body) {
      throw new EngineError("load-missing", `${file}: status ${answer.status}`, {
        file,
        status: answer.status,
      });
    }
    const headers = {
      "content-type": file.endsWith(".wasm") ? "application/wasm" : "application/octet-stream",
    };
    return new Response(checked(answer.body), { headers });
  }

  /**
   * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
   * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
   */
  function checked(body) {
    const reader = body.getReader();
    const beginning = BEGINNINGS.get(file.split(".").at(-1) ?? "");
    let start = "";
    let loaded = 0;
    return new ReadableStream({
      async pull(controller) {
        try {
          const { done, value } = await reader.read().catch((error) => {
            throw new EngineError("load-truncated", `${file}: ${error.message}`, {
              file,
              bytes,
              loaded,
            });
          });
          if (done) {
            if (loaded !== bytes) throw wrongLength();
            controller.close();
            succeed();
            return;
          }
          checkBeginning(value);
          loaded += value.length;
          if (loaded > bytes) throw wrongLength();
          onBytes(value.length);
          controller.enqueue(value);
        } catch (error) {
          fail(/** @type {EngineError} */ (error));
          controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });

    /** @param {Uint8Array} piece */
    function checkBeginning(piece) {
      if (start.length >= BEGINNING_LENGTH) return;
      start += String.fromCharCode(...piece.subarray(0, BEGINNING_LENGTH - start.length));
      if (start.length < BEGINNING_LENGTH) return;
      // Of scripts and JSON it is known only that they are no markup.
      if (beginning ? start === beginning : !start.startsWith("<")) return;
      throw new EngineError("load-missing", `${file}: something else is in its place`, { file });
    }

    function wrongLength() {
      return new EngineError("load-truncated", `${file}: ${loaded} of ${bytes} bytes`, {
        file,
        bytes,
        loaded,
      });
    }
  }
}

/**
 * @param {string} file
 * @param {Error} error
 */
function unreachable(file, error) {
  const id = navigator.onLine ? "load-missing" : "offline-not-cached";
  return new EngineError(id, `${file}: ${error.message}`, { file });
}
