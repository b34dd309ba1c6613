import { readFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** The exit code for each signal, by the shell's convention: 128 + the signal's number. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** A second signal within this time is no second Ctrl-C, because npm repeats the terminal's signal. */
const SAME_KEYSTROKE_MS = 1000;

/** Milliseconds between two checks whether npm, which started this process, still runs. */
const NPM_CHECK_MS = 1000;

const controller = new AbortController();

/** Aborted when the person at the terminal or the system stops this command. */
export const interrupted = controller.signal;

/** Resolves when the command is interrupted. */
export const untilInterrupted = new Promise((resolve) => {
  interrupted.addEventListener('abort', resolve, { once: true });
});

/** The exit code that shows the shell which signal ended this command. */
export let exitCodeOfSignal = 0;

/**
 * Turns SIGINT, SIGTERM and SIGHUP into an abort of `interrupted`.
 *
 * @param {() => void} onSecondSignal called when a signal arrives again during the shutdown
 */
export function listenForSignals(onSecondSignal) {
  let firstAt = 0;
  abortWhenNpmEnds();
  for (const [name, code] of Object.entries(EXIT_CODES)) {
    process.on(name, () => {
      if (!interrupted.aborted) {
        firstAt = Date.now();
        exitCodeOfSignal = code;
        controller.abort(new Problem('Stopped.'));
      } else if (Date.now() - firstAt > SAME_KEYSTROKE_MS) {
        onSecondSignal();
      }
    });
  }
}

/** Treats the end of npm as a SIGHUP, because an npm that is killed with SIGKILL forwards no signal. */
function abortWhenNpmEnds() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = findNpmPid();
  const timer = setInterval(() => {
    if (findNpmPid() === npm) return;
    clearInterval(timer);
    process.emit('SIGHUP', 'SIGHUP');
  }, NPM_CHECK_MS);
  timer.unref();
}

/** Returns the process id of npm: our parent, or the parent of the shell that some systems add. */
function findNpmPid() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    const [, parent] = /^Name:\s*(?:sh|dash|bash)$.*^PPid:\s*(\d+)$/ms.exec(status) ?? [];
    return Number(parent ?? process.ppid);
  } catch {
    return process.ppid;
  }
}
