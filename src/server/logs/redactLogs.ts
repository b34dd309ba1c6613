import { describeError, isError } from './describeError';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

declare global {
  var studiumLogsRedacted: boolean | undefined;
}

/** Returns text unchanged, an error as its description, and any other object as a placeholder. */
function toLoggable(value: unknown): unknown {
  if (isError(value)) return describeError(value);
  return typeof value === 'object' && value !== null ? '[object]' : value;
}

/** Makes the console print errors without their messages, because Next prints the errors of pages itself. */
export function redactLogs(): void {
  if (globalThis.studiumLogsRedacted) return;
  globalThis.studiumLogsRedacted = true;
  for (const method of methods) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => print(...values.map(toLoggable));
  }
}
