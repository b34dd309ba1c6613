import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '@/routing/locales';
import { logError } from '@/server/logs/logError';
import { contextOf } from '@/server/contextOf';
import type { CmsContext } from '@/server/pageData';
import { loadSection } from './loadSection';

/** Loads the points of interest of all languages once, when the site starts (specification §7). */
export async function preloadAllPlaces(): Promise<void> {
  await Promise.all(locales.map((locale) => preloadPlaces(contextOf(locale))));
}

/**
 * Loads the points of interest of one language. A failure is only logged (specification §8), after a second attempt,
 * because the cms often starts at the same time and needs a few seconds more.
 */
export async function preloadPlaces(context: CmsContext, retryAfterMs = 10_000): Promise<void> {
  try {
    await loadSection('places', context).catch(async () => {
      await pause(retryAfterMs);
      await loadSection('places', context);
    });
  } catch (error) {
    logError(`places ${context.mapperContext.locale}`, error);
  }
}
