/** Something the person at the terminal can mend: shown as its message alone, without a stack. */
export class Problem extends Error {}

/** Of what a command printed, the end; the reason is seldom further up. */
const LAST_LINES = 40;

/** A command that ended badly: shown with the last lines it printed. */
export class CommandFailed extends Problem {
  /**
   * @param {string} what failed, in words and without a full stop
   * @param {string} how it ended, as in `Child`; told when the command itself said nothing
   * @param {string[]} output the lines it printed
   */
  constructor(what, how, output) {
    const told = output.filter((line) => line.trim()).slice(-LAST_LINES);
    super(told.length ? [`${what}:`, ...told].join('\n  ') : `${what}; it ${how}.`);
    this.how = how;
  }
}

/**
 * @param {unknown} error
 * @param {...string} codes such as `ENOENT`
 */
export function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
