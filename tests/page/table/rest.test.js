import { deepEqual } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../../web/", import.meta.url);
/** What moves as long as something is on its way, and is gone afterwards. */
const WHILE_STARTING = ["shell/frame/start.css"];

test("nothing moves for ever: a table at rest asks the device for no picture", () => {
  const found = readdirSync(WEB, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css)$/u.test(name))
    .filter((name) =>
      /animation[^;{]*\binfinite\b/u.test(readFileSync(new URL(name, WEB), "utf8")),
    );
  deepEqual(found, WHILE_STARTING);
});
