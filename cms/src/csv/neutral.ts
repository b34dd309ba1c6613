/** A cell that a spreadsheet would run as a formula; a plain number is none. */
const formula = /^[=+\-@\t\r]/;
const number = /^-?\d+([.,]\d+)?$/;

/** A text that a spreadsheet shows and never runs: an apostrophe goes before a formula. */
export const neutral = (text: string): string =>
  // An apostrophe that is there already gets another, so that reading takes the right one away.
  (formula.test(text) && !number.test(text)) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;

/** The text as it was before `neutral`. */
export const unneutral = (text: string): string =>
  /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
