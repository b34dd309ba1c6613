import { isError } from '@studium/shared/stack';
import { requestId } from '../requestId';
import { describeError } from './describeError';
import { notePrinted } from './notePrinted';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

declare global {
  var studiumConsolePrepared: boolean | undefined;
}

/** Returns text unchanged, an error as its description, and any other object as a placeholder. */
function toLoggable(value: unknown): unknown {
  if (isError(value)) return describeError(value);
  return typeof value === 'object' && value !== null ? '[object]' : value;
}

/**
 * Makes the console print errors without their messages, each once in a request, and at the end of each line the id of
 * its request. This is not part of logError, because Next prints the errors of pages itself, and each two or three times.
 */
export function prepareConsole(): void {
  if (globalThis.studiumConsolePrepared) return;
  globalThis.studiumConsolePrepared = true;
  for (const method of methods) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const errors = values.filter(isError);
      const isRepeated = errors.length > 0 && errors.map(notePrinted).every(Boolean);
      if (!isRepeated) print(...values.map(toLoggable), ...requestPart());
    };
  }
}

function requestPart(): string[] {
  const id = requestId();
  return id === null ? [] : [`request=${id}`];
}
