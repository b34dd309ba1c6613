/** Matches a cell that a spreadsheet would execute as a formula. Plain numbers are excluded below. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+([.,]\d+)?$/;

/** Adds an apostrophe before a formula, so that a spreadsheet shows the text instead of executing it. */
export const escapeFormula = (text: string): string =>
  // An existing apostrophe before a formula gets a second one, so that unescapeFormula restores the text.
  (formula.test(text) && !number.test(text)) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;

/** Reverts `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
