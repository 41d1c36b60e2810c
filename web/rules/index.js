/** The rule book, loaded when somebody wants to read it. */

import deBase from "../i18n/de/rules-base.ftl";
import deBaseShort from "../i18n/de/rules-base-short.ftl";
import deExpansions from "../i18n/de/rules-expansions.ftl";
import deFrame from "../i18n/de/rules-frame.ftl";
import deMurano from "../i18n/de/rules-murano.ftl";
import deMuranoShort from "../i18n/de/rules-murano-short.ftl";
import enBase from "../i18n/en/rules-base.ftl";
import enBaseShort from "../i18n/en/rules-base-short.ftl";
import enExpansions from "../i18n/en/rules-expansions.ftl";
import enFrame from "../i18n/en/rules-frame.ftl";
import enMurano from "../i18n/en/rules-murano.ftl";
import enMuranoShort from "../i18n/en/rules-murano-short.ftl";
import { addTexts } from "../i18n/index.js";
import "../i18n/murano.js";
import "./rulebook.js";

addTexts({
  de: [deFrame, deBase, deExpansions, deMurano, deMuranoShort, deBaseShort],
  en: [enFrame, enBase, enExpansions, enMurano, enMuranoShort, enBaseShort],
});
