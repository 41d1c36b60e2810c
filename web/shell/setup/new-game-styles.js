import screen from "../../ui/screen.css";
import { formed } from "../../ui/styles.js";
import styles from "./new-game.css";

/** The sheets on which a new game is set up, one below the other, with the button that begins it. */
export const newGameStyles = [formed, screen, styles];
