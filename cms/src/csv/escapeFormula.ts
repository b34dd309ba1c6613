/**
 * The first characters of a cell that a spreadsheet would execute as a formula, also in the wide forms that East
 * Asian spreadsheets accept. Plain numbers are excluded below.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const escapedFormula = /^'+[=+\-@\t\r\n＝＋－＠]/;
const number = /^-?\d+([.,]\d+)?$/;

/** Adds an apostrophe before a formula, so that a spreadsheet shows the text instead of executing it. */
export const escapeFormula = (text: string): string =>
  // An existing apostrophe before a formula gets a second one, so that unescapeFormula restores the text.
  (formula.test(text) && !number.test(text)) || escapedFormula.test(text) ? `'${text}` : text;

/** Reverts `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  escapedFormula.test(text) ? text.slice(1) : text;
