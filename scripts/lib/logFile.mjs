import { closeSync, fstatSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { hasCode } from './problem.mjs';

/** A log and its older files take at most 50 MB. */
const DEFAULT_LIMITS = { bytes: 10_000_000, files: 5 };

/**
 * Opens a log for appending and returns the function that writes a line to it. A full log is renamed to
 * `<file>.1`, the one before it to `<file>.2` and so on; the oldest is deleted.
 *
 * The function writes synchronously, so that no line waits in memory or is lost when the files are
 * renamed. It never throws. Lines that do not fit on a full disk are lost.
 *
 * @param {string} file
 * @param {{ bytes: number, files: number }} [limits] the size of one file, and the number of files
 * @returns {(line: string) => void}
 * @throws when the file cannot be opened
 */
export function openLog(file, { bytes, files } = DEFAULT_LIMITS) {
  let log = openSync(file, 'a');
  let size = fstatSync(log).size;
  let isBroken = false;

  function rotate() {
    // If this fails, the old file stays in use, and the next attempt follows after as many bytes.
    size = 0;
    for (let age = files - 1; age > 0; age -= 1) renameIfExists(nameOf(age - 1), nameOf(age));
    const next = openSync(file, 'a');
    closeSync(log);
    log = next;
    size = fstatSync(log).size;
  }

  /** @param {number} age */
  const nameOf = (age) => (age === 0 ? file : `${file}.${age}`);

  /** @param {() => void} work */
  function attempt(work) {
    try {
      work();
      return true;
    } catch (error) {
      if (!isBroken) console.error(`The log ${file} cannot be written: ${String(error)}`);
      return false;
    }
  }

  return (line) => {
    // A failed write may have left half a line.
    const text = Buffer.from(`${isBroken ? '\n' : ''}${line}\n`);
    if (size > 0 && size + text.length > bytes) attempt(rotate);
    isBroken = !attempt(() => writeFileSync(log, text));
    size += text.length;
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfExists(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
