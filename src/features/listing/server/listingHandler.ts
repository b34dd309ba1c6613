import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { parseListingQuery } from '../listingQuery';
import { listingSections, type ListingItem, type ListingResult } from '../model';
import { isLocale } from '@/routing/locales';
import { cmsFor } from '@/server/cms/cmsFor';
import { env } from '@/server/env';
import { loadChoices } from './loadChoices';
import { findEntries } from './findEntries';
import { searchParamsOf } from '@/routing/queryParameters';
import { loadSection } from './loadSection';
import { logError } from '@/server/logs/logError';

/**
 * Seconds for which a response is fresh, and then stale while it is revalidated: together the time
 * after which a listing in the browser fetches again (src/lib/useStaleBefore.ts).
 */
const [maxAge, staleAge] = [60, 240];

type ResponseBody = ListingItem[] | ListingResult<ListingItem> | { error: { code: string } };

/**
 * GET /api/listing/{section}?locale=…: the cards of a listing. With `all` it returns all entries of the
 * section, which the browser filters; otherwise one page for the query parameters of the listing. The
 * response is 400 for an unknown section or language.
 */
export async function listingHandler(
  request: NextApiRequest,
  response: NextApiResponse<ResponseBody>,
): Promise<void> {
  const refuse = (status: number, code: string) =>
    response.setHeader('Cache-Control', 'no-store').status(status).json({ error: { code } });
  const { locale, all } = request.query;
  const section = listingSections.find((one) => one === request.query.section);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'listing/wrong-method');
    return;
  }
  if (!section || !isLocale(locale)) {
    refuse(400, section ? 'listing/unknown-locale' : 'listing/unknown-section');
    return;
  }
  try {
    const { siteUrl, cmsHost } = env();
    const context = { cms: cmsFor(locale), map: { locale, siteUrl, cmsHost, preview: false } };
    const find = async () => {
      const { validSlugs, universities } = await loadChoices(section, context);
      const { query } = parseListingQuery(section, searchParamsOf(request.query), validSlugs);
      const { topic: category } = request.query;
      // The listing of a news category has the category in its path, not in its query.
      if (section === 'news' && typeof category === 'string') query.category = category;
      return findEntries(section, query, universities, context);
    };
    const body = await (all === undefined ? find() : loadSection(section, context));
    response
      .setHeader('Cache-Control', `public, max-age=${maxAge}, stale-while-revalidate=${staleAge}`)
      .status(200)
      .json(body);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`listing ${section} ${locale}`, error);
    refuse(error.status, error.code);
  }
}
