/** Written by `build.py types`, from the English texts. */
interface Texts {
  "dre-actions-end": string;
  "dre-actions-take": string;
  "dre-beads": string;
  "dre-do-take": string;
  "dre-help-end": string;
  "dre-help-end-text": string;
  "dre-help-last": string;
  "dre-help-take": string;
  "dre-help-take-text": string;
  "dre-key-take": string;
  "dre-log-took": string;
  "dre-log-turn": string;
  "dre-prompt-done": string;
  "dre-prompt-take": string;
  "dre-region-canal": string;
  "dre-secret": string;
  "dre-taken": string;
  "game-dredging": string;
  "game-dredging-about": string;
  "option-beads": string;
  "option-beads-12": string;
  "option-beads-20": string;
  "option-beads-help": string;
  "rule-DR-001": string;
  "rule-DR-002": string;
  "rule-DR-003": string;
  "rule-DR-004": string;
  "rule-DR-005": string;
  "rule-DR-006": string;
  "score-part-last": string;
}
