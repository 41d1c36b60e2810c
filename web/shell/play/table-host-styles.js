import { onPanels } from "../../ui/page-styles.js";
import styles from "./table-host.css";

/** The frame around a table: a slim bar above, notices, the table itself, the log at its side. */
export const hostStyles = [onPanels, styles];
