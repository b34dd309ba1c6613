import { Problem } from './problem.mjs';

/** How a shell reads the end by each signal: 128 + the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** A second Ctrl-C sooner than this is the same one: npm repeats the terminal's signal. */
const SAME_KEYSTROKE_MS = 1000;

const controller = new AbortController();

/** Aborted when the person at the terminal, or the system, wants an end. */
export const interrupted = controller.signal;

/** The exit code that tells a shell which signal ended us. */
export let exitCodeOfSignal = 0;

/**
 * Turns SIGINT, SIGTERM and SIGHUP into an abort of `interrupted`.
 *
 * @param {() => void} lostPatience called when the signal comes again while things are being stopped
 */
export function listenForSignals(lostPatience) {
  let since = 0;
  for (const [name, code] of Object.entries(EXIT_CODES)) {
    process.on(name, () => {
      if (!interrupted.aborted) {
        since = Date.now();
        exitCodeOfSignal = code;
        controller.abort(new Problem('Stopped.'));
      } else if (Date.now() - since > SAME_KEYSTROKE_MS) {
        lostPatience();
      }
    });
  }
}

/** Resolves at the interruption. */
export function interruption() {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve(undefined);
    else interrupted.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
