/**
 * Takes the stack trace from an error that is going to be cached. V8 keeps the functions of a trace
 * until it is read, and these hold the request and its answer in memory.
 */
export function dropStack(error: unknown): void {
  if (error instanceof Error) error.stack = undefined;
}
