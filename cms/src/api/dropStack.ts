/**
 * Removes the stack trace from an error that will be cached. Until a trace is read, V8 retains its functions,
 * which hold the request and its answer in memory.
 */
export function dropStack(error: unknown): void {
  if (error instanceof Error) error.stack = undefined;
}
