import { withQueries } from '../localeQueries';
import type { StaticRouteName } from '@/routing/routes';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { formatListingQuery, type ListingQuery } from '../listingQuery';
import type { ListingData } from '../ListingData';
import type { ListingItem, ListingSection } from '../model';
import { queriesInOtherLocales } from '../queryInLocale';
import type { PageData } from '@/server/pageData';

/**
 * Loads the page of a listing with query parameters. Filtered listings are `noindex`, and the
 * canonical address is the one without parameters, because search engines need only that one.
 */
export function queryPage<View extends { list: ListingData<ListingItem> }>(
  section: ListingSection & StaticRouteName,
  load: (
    context: RequestContext,
    search: URLSearchParams,
  ) => Promise<PageData<View> & { query: ListingQuery }>,
): LoadAtRequest<View> {
  return async (context) => {
    const { locale, mapperContext, search } = context;
    const { query, seo, alternates, ...data } = await load(context, search);
    const isFiltered = formatListingQuery(section, { ...query, page: 1 }) !== '';
    const { advanced } = seo.data ?? {};
    const { translations } = data.view.list;
    const queries = queriesInOtherLocales(locale, section, query, translations);
    return {
      ...data,
      category: data.category ?? query.category,
      alternates: withQueries(alternates, queries),
      seo: {
        ...seo,
        data: {
          ...seo.data,
          advanced: {
            robots: isFiltered ? ['noindex', 'follow'] : (advanced?.robots ?? []),
            canonical: advanced?.canonical ?? `${mapperContext.siteUrl}${alternates[locale] ?? ''}`,
          },
        },
      },
    };
  };
}
