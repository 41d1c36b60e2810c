/** Prints the size of files with Brotli at its best. Called with one JSON argument: {key: path}. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

/** @type {Record<string, string>} */
const paths = JSON.parse(process.argv[2]);
/** @type {Record<string, number>} */
const sizes = {};
for (const [key, path] of Object.entries(paths)) {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  sizes[key] = brotliCompressSync(content, { params }).length;
}
process.stdout.write(JSON.stringify(sizes));
