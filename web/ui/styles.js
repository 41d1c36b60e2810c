import base from "./base.css";
import buttons from "./buttons.css";
import fields from "./fields.css";
import panels from "./panels.css";

/** What most elements need, by what is in them. */
export const onPanels = [base, buttons, panels];
export const withFields = [base, buttons, fields];
export const formed = [base, buttons, fields, panels];
