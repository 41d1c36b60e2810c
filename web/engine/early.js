/** The first script of the page: it lets the engine load while the rest of the page still arrives. */
import { warmUp } from "./client.js";

warmUp();
