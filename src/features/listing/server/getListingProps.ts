import { withQueries } from '../localeQueries';
import type { StaticRouteName } from '@/routing/routes';
import { getRequestProps, type LoadAtRequest, type RequestContext } from '@/server/getRequestProps';
import type { Namespace } from '@/i18n/messages';
import { formatListingQuery, type ListingQuery } from '../listingQuery';
import type { ListingData } from '../ListingData';
import type { ListingItem, ListingSection } from '../model';
import { queriesInOtherLocales } from '../queryInLocale';
import type { PageData } from '@/server/pageData';

type Load<View> = (
  context: RequestContext,
  search: URLSearchParams,
) => Promise<PageData<View> & { query: ListingQuery }>;

interface AnyView {
  list: ListingData<ListingItem>;
}

/**
 * Creates getServerSideProps for a listing with query parameters (pages/trova). The page file exports the same view as
 * the static one, because React then keeps the listing and its focus when a filter changes from one to the other.
 */
export const getListingProps = <View extends AnyView>(
  route: (ListingSection & StaticRouteName) | 'newsCategory',
  load: Load<View>,
  namespaces: Namespace[],
) => {
  const section = route === 'newsCategory' ? 'news' : route;
  const texts: Namespace[] = ['listing', ...namespaces];
  return getRequestProps(route, withQuery(section, load), texts, { shared: true });
};

/**
 * Filtered listings are `noindex`, and the canonical address is the one without parameters, because search engines need
 * only that one.
 */
function withQuery<View extends AnyView>(
  section: ListingSection,
  load: Load<View>,
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
