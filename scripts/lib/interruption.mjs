import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** How a shell reads the end by each signal: 128 + the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** A second Ctrl-C sooner than this is the same one: npm repeats the terminal's signal. */
const SAME_KEYSTROKE_MS = 1000;

/** How often to look whether npm, which started us, is still there. */
const NPM_CHECK_MS = 1000;

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
  abortWithNpm();
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

/** npm that is killed with SIGKILL passes no signal on: its end counts as that of the terminal. */
function abortWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmAtPresent();
  const timer = setInterval(() => {
    if (npmAtPresent() === npm) return;
    clearInterval(timer);
    process.emit('SIGHUP', 'SIGHUP');
  }, NPM_CHECK_MS);
  timer.unref();
}

/** The process id of npm: our parent's, or that of the shell between us, which some systems keep. */
function npmAtPresent() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    const [, parent] = /^Name:\s*(?:sh|dash|bash)$.*^PPid:\s*(\d+)$/ms.exec(status) ?? [];
    return Number(parent ?? process.ppid);
  } catch {
    return process.ppid;
  }
}

/** Resolves at the interruption. */
export function interruption() {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve(undefined);
    else interrupted.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
