import { isLocale } from '@/routing/locales';
import { contextOf } from '@/server/contextOf';
import { createJsonHandler, Refusal } from '@/server/createJsonHandler';
import { loadPoints } from './loadPoints';

/** Seconds for which a response may be cached, and then shown while it is revalidated. */
const [fresh, stale] = [60, 600];

/**
 * GET /api/points?locale=…: all points of interest of a language, for the maps. An unknown language is 400.
 * A failure is only logged here, because the map works without them (specification §8).
 */
export const pointsHandler = createJsonHandler(
  'points',
  `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
  ({ query: { locale } }) => {
    if (!isLocale(locale)) throw new Refusal(400, 'points/unknown-locale');
    return { log: `points of interest ${locale}`, load: () => loadPoints(contextOf(locale)) };
  },
);
