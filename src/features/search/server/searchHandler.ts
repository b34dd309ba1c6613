import { countedAddress } from '@studium/shared/visitorAddress';
import { cleanQuery, isLongEnough, maxLength } from '../query';
import { isLocale } from '@/routing/locales';
import { addressOf } from '@/server/addressOf';
import { createJsonHandler, Refusal } from '@/server/createJsonHandler';
import { contextOf } from '@/server/contextOf';
import { createLimiter } from '@/server/shared/limiter';
import { findResults } from './findResults';

/** The maximum number of hits of each section while typing. */
const limit = 4;

/** Seconds for which browsers and proxies may cache a response. */
const maxAge = 60;

/** 600 searches per minute and IP address, or network of IPv6, because a whole campus may share one. */
const secondsToWait = createLimiter({ name: 'search', points: 600, duration: 60 });

/**
 * GET /api/search?q=&locale=: the results for search as you type. The query needs 3 letters
 * (specification §5) and at most 100 characters. Invalid requests return 400 with search/too-short,
 * search/too-long or search/unknown-locale; more than 600 in a minute return 429.
 */
export const searchHandler = createJsonHandler(
  'search',
  `public, max-age=${maxAge}`,
  async (request, response) => {
    const { locale } = request.query;
    const typed = [request.query.q ?? ''].flat()[0] ?? '';
    const query = cleanQuery(typed);
    if (!isLocale(locale)) throw new Refusal(400, 'search/unknown-locale');
    if (Array.from(typed).length > maxLength) throw new Refusal(400, 'search/too-long');
    if (!isLongEnough(query)) throw new Refusal(400, 'search/too-short');
    const wait = await secondsToWait(countedAddress(addressOf(request)));
    if (wait > 0) {
      response.setHeader('Retry-After', String(wait));
      throw new Refusal(429, 'search/too-many');
    }
    return {
      // The log leaves out the query, which is personal data of the visitor.
      log: `search ${locale}`,
      load: () => findResults(query, { limit }, contextOf(locale)),
    };
  },
);
