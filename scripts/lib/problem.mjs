/** An error that the person at the terminal can fix: only its message is shown, without a stack. */
export class Problem extends Error {}

/** How many of a command's last lines are shown; the reason is rarely further up. */
const LAST_LINES = 40;

/** A command that failed: shown with the last lines that it printed. */
export class CommandFailed extends Problem {
  /**
   * @param {string} what failed, as a sentence without a full stop
   * @param {string} failure how it ended, see children.mjs; shown when the command printed nothing
   * @param {string[]} output the lines it printed
   */
  constructor(what, failure, output) {
    const lines = output.filter((line) => line.trim()).slice(-LAST_LINES);
    super(lines.length ? [`${what}:`, ...lines].join('\n  ') : `${what}; it ${failure}.`);
    this.failure = failure;
  }
}

/**
 * @param {unknown} error
 * @param {...string} codes such as `ENOENT`
 */
export function hasCode(error, ...codes) {
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  return codes.includes(String(code));
}
