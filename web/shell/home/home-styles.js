import screen from "../../ui/screen.css";
import { onPanels } from "../../ui/styles.js";
import styles from "./home.css";

/** The home page: a large picture on the first visit, a small one later, then the games as cards. */
export const homeStyles = [onPanels, screen, styles];
