import base from "../../ui/base.css";
import styles from "./rulebook.css";

/** A book page: text in a readable width, rule ids in the margin, contents at the side. */
export const rulebookStyles = [base, styles];
