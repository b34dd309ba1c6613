import { parseListingQuery } from '../listingQuery';
import { listingSections } from '@/routing/listingParameters';
import { isLocale } from '@/routing/locales';
import { createJsonHandler, Refusal } from '@/server/createJsonHandler';
import { contextOf } from '@/server/contextOf';
import { ipAddressOf } from '@/server/ipAddressOf';
import { renderInTurn } from '@/server/rendering/renderInTurn';
import { loadChoices } from './loadChoices';
import { findEntries } from './findEntries';
import { searchParamsOf } from '@/routing/queryParameters';
import { loadSection } from './loadSection';

/**
 * Seconds for which a response is fresh, and then stale while it is revalidated: together the time
 * after which a listing in the browser fetches again (src/lib/useStaleBefore.ts).
 */
const [maxAge, staleAge] = [60, 240];

/** What a page of a listing costs, compared with a page of the site. */
const cost = 0.5;

/**
 * GET /api/listing/{section}?locale=…: the cards of a listing. With `all` it returns all entries of the
 * section, which the browser filters; otherwise one page for the query parameters of the listing. The
 * response is 400 for an unknown section or language.
 */
export const listingHandler = createJsonHandler(
  'listing',
  `public, max-age=${maxAge}, stale-while-revalidate=${staleAge}`,
  (request) => {
    const { query: parameters } = request;
    const { locale, all, fixedCategory } = parameters;
    const section = listingSections.find((one) => one === parameters.section);
    if (!section) throw new Refusal(400, 'listing/unknown-section');
    if (!isLocale(locale)) throw new Refusal(400, 'listing/unknown-locale');
    const context = contextOf(locale);
    const find = async () => {
      const { validSlugs, universities } = await loadChoices(section, context);
      const { query } = parseListingQuery(section, searchParamsOf(parameters), validSlugs);
      // The listing of a news category has the category in its path, not in its query.
      if (section === 'news' && typeof fixedCategory === 'string') query.category = fixedCategory;
      return findEntries(section, query, universities, context);
    };
    return {
      log: `listing ${section} ${locale}`,
      load: () =>
        all === undefined
          ? renderInTurn(ipAddressOf(request), find, cost)
          : loadSection(section, context),
    };
  },
);
