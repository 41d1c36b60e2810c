import screen from "../../ground/screen.css";
import { formed } from "../../ground/styles.js";
import styles from "./new-game.css";

/** The sheets on which a new game is set up, one below the other, with the button that begins it. */
export const newGameStyles = [formed, screen, styles];
