const TICK = { done: '✓', failed: '✗', running: '…' };
const PLAIN = { done: 'ok', failed: 'FAILED', running: '..' };

/** How often the running line is drawn anew on a terminal. */
const FRAME_MS = 200;

/** Without a terminal, progress is a new line, and at most one in this time. */
const LINE_EVERY_MS = 10_000;

/**
 * @callback Say tells how far a step is
 * @param {string} progress
 */

/**
 * The steps of a long command, each told with a tick and its seconds.
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
     * Does one step and hands on what came of it.
     *
     * @template T
     * @param {string} title
     * @param {(say: Say) => Promise<T>} work
     * @param {(result: T) => string} [inWords] shown beside the tick
     * @returns {Promise<T>}
     */
    async run(title, work, inWords = () => '') {
      const started = Date.now();
      const live = out.isTTY ? liveLine(out, title, started) : plainLines(print, title);
      try {
        const result = await work(live.say);
        const words = [marks.done, title, inWords(result), secondsSince(started), 's'];
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
     * A step that had nothing to do.
     *
     * @param {string} title
     */
    unchanged(title) {
      print(`${marks.done} ${title} unchanged`);
    },
  };
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** Of steps that run at the same time, the one that has the terminal's line. */
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
    say: /** @type {Say} */ (line) => (progress = line.trim()),
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
    say: /** @type {Say} */ (
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
