import { countedAddress } from '@studium/shared/visitorAddress';
import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import type { SearchResults } from '../model';
import { cleanQuery, isLongEnough, maxLength } from '../query';
import { isLocale } from '@/routing/locales';
import { addressOf } from '@/server/addressOf';
import { cmsFor } from '@/server/cms/cmsFor';
import { env } from '@/server/env';
import { createLimiter } from '@/server/shared/limiter';
import { findResults } from './findResults';
import { logError } from '@/server/logs/logError';

/** The maximum number of hits of each section while typing. */
const limit = 4;

/** Seconds for which browsers and proxies may cache a response. */
const maxAge = 60;

/** 600 searches per minute and IP address, or network of IPv6, because a whole campus may share one. */
const secondsToWait = createLimiter({ name: 'search', points: 600, duration: 60 });

type ResponseBody = SearchResults | { error: { code: string } };

/**
 * GET /api/search?q=&locale=: the results for search as you type. The query needs 3 letters
 * (specification §5) and at most 100 characters. Invalid requests return 400 with search/too-short,
 * search/too-long or search/unknown-locale; more than 600 in a minute return 429.
 */
export async function searchHandler(
  request: NextApiRequest,
  response: NextApiResponse<ResponseBody>,
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
  const { siteUrl, cmsHost } = env();
  const wait = await secondsToWait(countedAddress(addressOf(request)));
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
    // The log leaves out the query, which is personal data of the visitor.
    logError(`search ${locale}`, error);
    refuse(error.status, error.code);
  }
}
