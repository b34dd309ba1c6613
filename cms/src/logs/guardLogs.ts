import { isError } from '@studium/shared/stack';
import { describeError } from './describeError';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

// Next may load this module once per route; the console is wrapped once.
declare global {
  var studiumGuardsLogs: boolean | undefined;
}

/** Primitive values unchanged, errors as their facts, and a placeholder for all other objects. */
function loggable(value: unknown): unknown {
  if (isError(value)) return JSON.stringify(describeError(value));
  return typeof value === 'object' && value !== null ? '[object]' : value;
}

/**
 * Makes the console print only the facts of errors. Next and libraries print complete errors, with messages
 * and properties that quote input of a visitor or an editor.
 */
export function guardLogs(): void {
  if (globalThis.studiumGuardsLogs) return;
  globalThis.studiumGuardsLogs = true;
  for (const method of methods) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => print(...values.map(loggable));
  }
}
