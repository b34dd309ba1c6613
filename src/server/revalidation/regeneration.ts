import { AsyncLocalStorage } from 'node:async_hooks';

/** A page that is being regenerated after a publication. */
interface Regeneration {
  /** Whether the page was rendered for this regeneration. */
  isRendered: boolean;
  failure: Error | null;
}

declare global {
  var studiumRegeneration: AsyncLocalStorage<Regeneration> | undefined;
}

/** On globalThis, because Next loads modules separately for pages and API routes. */
const currentRegeneration = (globalThis.studiumRegeneration ??= new AsyncLocalStorage());

/**
 * Regenerates a page and rejects if that fails. Next itself reports success in this case, because it still
 * serves the old page. It also reports success where it only waited for a visitor's regeneration of the same page,
 * which may have begun before the publication; then the page is regenerated once more.
 */
export async function regenerateOrThrow(regenerate: () => Promise<void>): Promise<void> {
  const page: Regeneration = { isRendered: false, failure: null };
  await currentRegeneration.run(page, regenerate);
  if (!page.isRendered) await currentRegeneration.run(page, regenerate);
  if (page.failure !== null) throw page.failure;
}

/** Reports to the surrounding `regenerateOrThrow`, if there is one, that the page is being rendered for it. */
export function reportRendering(): void {
  const page = currentRegeneration.getStore();
  if (page) page.isRendered = true;
}

/** Reports to the surrounding `regenerateOrThrow`, if there is one, that the page failed. */
export function reportRegenerationFailure(error: unknown): void {
  const page = currentRegeneration.getStore();
  if (page) page.failure = error instanceof Error ? error : new Error(String(error));
}
