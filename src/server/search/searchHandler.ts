import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import type { SearchResults } from '@/features/search/model';
import { cleanQuery, isLongEnough, maxLength } from '@/features/search/query';
import { isLocale } from '@/routing/locales';
import { cmsFor } from '../cms';
import { env } from '../env';
import { makeLimiter } from '../shared/limiter';
import { visitorAddress } from '../visitorAddress';
import { findResults } from './findResults';
import { logError } from '../logs/logError';

/** Hits of each section: what one looks over while typing. */
const limit = 4;

/** Seconds for which an answer may be kept, by browsers and by a proxy. */
const maxAge = 60;

/** Searches of one address in a minute: a whole campus may share it. */
const secondsToWait = makeLimiter({ name: 'search', points: 600, duration: 60 });

type Answer = SearchResults | { error: { code: string } };

/**
 * GET /api/search?q=&locale=: what the words find, for the search as one types. Words need 3
 * letters (specification §5) and at most 100 characters; what cannot be asked is answered with 400
 * and search/too-short, search/too-long or search/unknown-locale; more than 600 in a minute with 429.
 */
export async function searchHandler(
  request: NextApiRequest,
  response: NextApiResponse<Answer>,
): Promise<void> {
  const refuse = (status: number, code: string) =>
    response.setHeader('Cache-Control', 'no-store').status(status).json({ error: { code } });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'search/wrong-method');
    return;
  }
  const { locale } = request.query;
  const typed = [request.query.q ?? ''].flat()[0] ?? '';
  const query = cleanQuery(typed);
  if (!isLocale(locale)) {
    refuse(400, 'search/unknown-locale');
    return;
  }
  if (Array.from(typed).length > maxLength) {
    refuse(400, 'search/too-long');
    return;
  }
  if (!isLongEnough(query)) {
    refuse(400, 'search/too-short');
    return;
  }
  const { siteUrl, cmsHost, trustedProxies } = env();
  const wait = await secondsToWait(visitorAddress(request, trustedProxies));
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    refuse(429, 'search/too-many');
    return;
  }
  try {
    const map = { locale, siteUrl, cmsHost, preview: false };
    const results = await findResults(query, { limit }, { cms: cmsFor(locale), map });
    response.setHeader('Cache-Control', `public, max-age=${maxAge}`).status(200).json(results);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The words are the visitor's own and stay out of the log.
    logError(`search ${locale}`, error);
    refuse(error.status, error.code);
  }
}
