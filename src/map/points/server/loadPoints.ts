import { PointsOfInterestDocument } from '@/gql/graphql';
import type { PointOfInterest } from '../point';
import { loadAll } from '@/server/cms/loadAll';
import { contentCache } from '@/server/contentCache';
import { mapPoint } from './mapPoint';
import type { CmsContext } from '@/server/pageData';

const cache = contentCache<PointOfInterest[]>('points of interest');

/** Entries in one request. Between two batches the cms can answer other requests. */
const batchSize = 150;

/**
 * All points of interest of a language that have a position. They are cached for a minute, or until
 * something is published.
 * @throws AppError cms/…
 */
export function loadPoints({ cms, mapperContext }: CmsContext): Promise<PointOfInterest[]> {
  return cache.get(mapperContext.locale, async () => {
    const entries = await loadAll(
      batchSize,
      async (batch) => (await cms(PointsOfInterestDocument, batch)).entries,
    );
    return entries.flatMap((entry) => (entry && mapPoint(entry, mapperContext)) ?? []);
  });
}
