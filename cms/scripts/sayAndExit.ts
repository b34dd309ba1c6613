/** Ends the process with what went wrong, in one sentence. */
export function sayAndExit(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
