import { AsyncLocalStorage } from 'node:async_hooks';

/** A page that is being regenerated after a publication. */
interface Regeneration {
  failure: Error | null;
}

declare global {
  var studiumRegeneration: AsyncLocalStorage<Regeneration> | undefined;
}

/** On globalThis, because Next loads modules separately for pages and API routes. */
const currentRegeneration = (globalThis.studiumRegeneration ??= new AsyncLocalStorage());

/**
 * Regenerates a page and rejects if that fails. Next itself reports success in this case, because it still
 * serves the old page.
 */
export async function regenerateOrThrow(regenerate: () => Promise<void>): Promise<void> {
  const page: Regeneration = { failure: null };
  await currentRegeneration.run(page, regenerate);
  if (page.failure !== null) throw page.failure;
}

/** Reports to the surrounding `regenerateOrThrow`, if there is one, that the page failed. */
export function reportRegenerationFailure(error: unknown): void {
  const page = currentRegeneration.getStore();
  if (page) page.failure = error instanceof Error ? error : new Error(String(error));
}
