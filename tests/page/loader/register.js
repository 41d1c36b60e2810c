/** Lets Node read the modules of the page as the build reads them: `node --import ./tests/page/loader/register.js`. */
import { register } from "node:module";

register("./hooks.js", import.meta.url);
