import { cleanQuery, isLongEnough, maxLength } from '../query';
import { isLocale } from '@/routing/locales';
import { ipAddressOf } from '@/server/ipAddressOf';
import { createJsonHandler, Refusal } from '@/server/createJsonHandler';
import { contextOf } from '@/server/contextOf';
import { renderInTurn } from '@/server/rendering/renderInTurn';
import { findResults } from './findResults';

/** The maximum number of hits of each section while typing. */
const limit = 4;

/** What a search costs, compared with a page: ten a second, because a whole campus may share one address. */
const cost = 0.5;

/** Seconds for which the browser may cache a response. Caches of proxies must not keep the words of visitors. */
const maxAge = 60;

/**
 * GET /api/search?q=&locale=: the results for search as you type. The query needs 3 letters
 * (specification §5) and at most 100 characters. Invalid requests return 400 with search/too-short,
 * search/too-long or search/unknown-locale; a network that searches too often gets 429.
 */
export const searchHandler = createJsonHandler(
  'search',
  `private, max-age=${maxAge}`,
  (request) => {
    const { locale } = request.query;
    const typed = [request.query.q ?? ''].flat()[0] ?? '';
    const query = cleanQuery(typed);
    if (!isLocale(locale)) throw new Refusal(400, 'search/unknown-locale');
    if (Array.from(typed).length > maxLength) throw new Refusal(400, 'search/too-long');
    if (!isLongEnough(query)) throw new Refusal(400, 'search/too-short');
    const visitorAddress = ipAddressOf(request);
    const find = () => findResults(query, { limit, visitorAddress }, contextOf(locale));
    return {
      // The log leaves out the query, which is personal data of the visitor.
      log: `search ${locale}`,
      load: () => renderInTurn(visitorAddress, find, cost),
    };
  },
);
