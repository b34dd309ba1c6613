import { describeError, isError } from './describeError';
import { logError } from './logError';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

// Next may load this module once per route; the console is wrapped once.
declare global {
  var studiumGuardsLogs: boolean | undefined;
}

/** Text as it is, an error by its facts, and of any other object nothing. */
function loggable(value: unknown): unknown {
  if (isError(value)) return JSON.stringify(describeError(value));
  return typeof value === 'object' && value !== null ? '[object]' : value;
}

/**
 * Makes the console print errors by their facts alone. Next and libraries print whole errors, with
 * messages and properties that quote what a visitor or an editor sent.
 */
export function guardLogs(): void {
  if (globalThis.studiumGuardsLogs) return;
  globalThis.studiumGuardsLogs = true;
  for (const method of methods) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => print(...values.map(loggable));
  }
}

/** Ends the program when something was thrown that nothing catches, as Node does, but says less of it. */
export function exitOnUncaught(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      logError(event, error);
      process.exit(1);
    });
}
