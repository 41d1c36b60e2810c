import deMurano from "./de/murano.ftl";
import deGuide from "./de/murano-guide.ftl";
import enMurano from "./en/murano.ftl";
import enGuide from "./en/murano-guide.ftl";
import { addTexts } from "./index.js";

/** The words of Murano, for its table and for the rule book; whoever comes first adds them. */
addTexts({ de: [deMurano, deGuide], en: [enMurano, enGuide] });
