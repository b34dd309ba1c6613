import { AsyncLocalStorage } from 'node:async_hooks';

/** A page that is being made because something was published. */
interface Making {
  failure: Error | null;
}

declare global {
  var studiumMaking: AsyncLocalStorage<Making> | undefined;
}

/** On globalThis: pages and API routes have modules of their own. */
const making = (globalThis.studiumMaking ??= new AsyncLocalStorage());

/**
 * Makes a page anew, and rejects when that fails. Next itself says that all is well then: it goes on
 * with the page that was there.
 */
export async function orFail(make: () => Promise<void>): Promise<void> {
  const page: Making = { failure: null };
  await making.run(page, make);
  if (page.failure !== null) throw page.failure;
}

/** Tells whoever has a page made that it could not be. */
export function noteFailure(error: unknown): void {
  const page = making.getStore();
  if (page) page.failure = error instanceof Error ? error : new Error(String(error));
}
