import { describeError, isError } from './describeError';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

declare global {
  var studiumGuardsLogs: boolean | undefined;
}

/** Text as it is, an error by its facts, and of any other object nothing. */
function loggable(value: unknown): unknown {
  if (isError(value)) return describeError(value);
  return typeof value === 'object' && value !== null ? '[object]' : value;
}

/** Makes the console print errors by their facts alone: Next prints those of pages with their messages. */
export function guardLogs(): void {
  if (globalThis.studiumGuardsLogs) return;
  globalThis.studiumGuardsLogs = true;
  for (const method of methods) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => print(...values.map(loggable));
  }
}
