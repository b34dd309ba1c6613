import { closeSync, fstatSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { hasCode } from './problem.mjs';

/** Together with the files before it, a log takes at most 50 MB. */
const DEFAULT_LIMITS = { bytes: 10_000_000, files: 5 };

/**
 * Opens a log, after what it holds already, and returns the function that writes a line to it. A full
 * log becomes `<file>.1`, the one before it `<file>.2` and so on; the oldest is deleted.
 *
 * Each line is on the disk's side before the function returns: no line waits in memory, and none is
 * lost when the files change places. It never throws. Lines that a full disk refuses are lost.
 *
 * @param {string} file
 * @param {{ bytes: number, files: number }} [limits] of one file; and how many there are
 * @returns {(line: string) => void}
 * @throws when the file cannot be opened at all
 */
export function openLog(file, { bytes, files } = DEFAULT_LIMITS) {
  let log = openSync(file, 'a');
  let size = fstatSync(log).size;
  let isBroken = false;

  function rotate() {
    // Where this fails the old file goes on, and it is tried again after as many bytes.
    size = 0;
    for (let age = files - 1; age > 0; age -= 1) moveIfThere(nameOf(age - 1), nameOf(age));
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
    // A write that failed may have left half a line.
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
function moveIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
