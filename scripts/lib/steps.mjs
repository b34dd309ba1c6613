/**
 * Where the steps are printed. A benchmark prints its measurements to stdout, and its steps to stderr.
 *
 * @type {NodeJS.WriteStream}
 */
let out = process.stdout;

/** Milliseconds between two updates of the progress: in place on a terminal, elsewhere as a new line. */
const UPDATE_MS = { terminal: 200, lines: 10_000 };

/** @typedef {(progress: string) => void} OnProgress */

/** @param {NodeJS.WriteStream} stream */
export function printTo(stream) {
  out = stream;
}

/** @param {string} line */
export function print(line) {
  out.write(`${out.isTTY ? '\r\x1b[K' : ''}${line}\n`);
}

/** @param {string} title of a step that had nothing to do */
export function printUnchanged(title) {
  print(`${doneMark()} ${title} unchanged`);
}

/**
 * Runs one step of a long command, prints it with a tick and its seconds, and returns its result.
 *
 * @template T
 * @param {string} title
 * @param {(onProgress: OnProgress) => Promise<T>} work
 * @param {(result: T) => string} [describe] its text is shown beside the tick
 * @param {number} [seconds] that the step takes on two processors, for people who wait
 * @returns {Promise<T>}
 */
export async function step(title, work, describe = () => '', seconds) {
  const started = Date.now();
  const { onProgress, end } = showProgress(title, started, seconds);
  try {
    const result = await work(onProgress);
    const words = [doneMark(), title, describe(result), secondsSince(started), 's'];
    print(words.filter(Boolean).join(' '));
    return result;
  } catch (error) {
    print(`${out.isTTY ? '✗' : 'FAILED'} ${title} ${secondsSince(started)} s`);
    throw error;
  } finally {
    end();
  }
}

const doneMark = () => (out.isTTY ? '✓' : 'ok');

/** The title of the step that uses the progress line, when several run at the same time. */
let shown = '';

/**
 * Says that a step begins, and shows the last line that it has reported until it ends.
 *
 * @param {string} title
 * @param {number} started
 * @param {number} [seconds]
 */
function showProgress(title, started, seconds) {
  const expected = seconds === undefined ? '' : `about ${seconds} s`;
  if (!out.isTTY) print(`.. ${[title, expected].filter(Boolean).join(', ')}`);
  let progress = '';
  function update() {
    if (out.isTTY) {
      shown ||= title;
      if (shown !== title) return;
      const time = [`${secondsSince(started)} s`, expected].filter(Boolean).join(' of ');
      const line = `… ${title} ${time}  ${progress}`;
      out.write(`\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}`);
    } else if (progress) {
      print(`.. ${title}: ${progress}`);
      progress = '';
    }
  }
  const timer = setInterval(update, out.isTTY ? UPDATE_MS.terminal : UPDATE_MS.lines);
  update();
  return {
    onProgress: (/** @type {string} */ line) => {
      progress = line.trim() || progress;
    },
    end: () => {
      clearInterval(timer);
      if (shown === title) shown = '';
    },
  };
}

/** @param {number} started */
function secondsSince(started) {
  const seconds = (Date.now() - started) / 1000;
  return seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0);
}
