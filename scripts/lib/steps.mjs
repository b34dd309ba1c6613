const TICK = { done: '✓', failed: '✗', running: '…' };
const PLAIN = { done: 'ok', failed: 'FAILED', running: '..' };

/** Milliseconds between two updates of the progress line on a terminal. */
const FRAME_MS = 200;

/** Without a terminal, progress is printed as a new line, at most once in this time. */
const LINE_EVERY_MS = 10_000;

/**
 * @callback OnProgress reports the progress of a step
 * @param {string} progress
 */

/**
 * Creates the steps of a long command, each printed with a tick and its seconds.
 *
 * @param {NodeJS.WriteStream} [out]
 */
export function createSteps(out = process.stdout) {
  const marks = out.isTTY ? TICK : PLAIN;

  /** @param {string} line */
  const print = (line) => out.write(`${out.isTTY ? '\r\x1b[K' : ''}${line}\n`);

  return {
    print,

    /**
     * Runs one step and returns its result.
     *
     * @template T
     * @param {string} title
     * @param {(onProgress: OnProgress) => Promise<T>} work
     * @param {(result: T) => string} [describe] its text is shown beside the tick
     * @returns {Promise<T>}
     */
    async run(title, work, describe = () => '') {
      const started = Date.now();
      const live = out.isTTY ? liveLine(out, title, started) : plainLines(print, title);
      try {
        const result = await work(live.onProgress);
        const words = [marks.done, title, describe(result), secondsSince(started), 's'];
        print(words.filter(Boolean).join(' '));
        return result;
      } catch (error) {
        print(`${marks.failed} ${title} ${secondsSince(started)} s`);
        throw error;
      } finally {
        live.end();
      }
    },

    /**
     * Prints a step that had nothing to do.
     *
     * @param {string} title
     */
    reportUnchanged(title) {
      print(`${marks.done} ${title} unchanged`);
    },
  };
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** The title of the step that uses the progress line, when several run at the same time. */
let shown = '';

/**
 * @param {NodeJS.WriteStream} out
 * @param {string} title
 * @param {number} started
 */
function liveLine(out, title, started) {
  let progress = '';
  const draw = () => {
    shown ||= title;
    if (shown !== title) return;
    const line = `${TICK.running} ${title} ${secondsSince(started)} s  ${progress}`;
    out.write(`\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}`);
  };
  const timer = setInterval(draw, FRAME_MS);
  draw();
  return {
    onProgress: /** @type {OnProgress} */ (line) => (progress = line.trim()),
    end() {
      clearInterval(timer);
      if (shown === title) shown = '';
    },
  };
}

/**
 * @param {(line: string) => void} print
 * @param {string} title
 */
function plainLines(print, title) {
  let last = Date.now();
  return {
    onProgress: /** @type {OnProgress} */ (
      (line) => {
        if (!line.trim() || Date.now() - last < LINE_EVERY_MS) return;
        last = Date.now();
        print(`${PLAIN.running} ${title}: ${line.trim()}`);
      }
    ),
    end: () => {},
  };
}

/** @param {number} started */
function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0);
}
