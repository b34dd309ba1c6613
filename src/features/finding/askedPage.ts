import { alternatesAsking } from '@/layout/asked';
import type { StaticRouteName } from '@/routing/routes';
import type { PageData } from '@/server/getPageProps';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { encode } from './codec';
import type { ListData } from './ListData';
import type { Findable, Finding, FindingSection } from './model';
import { queriesElsewhere } from './queriesElsewhere';

/**
 * Data of a list whose address asks for something: those of the plain list, as the address wants
 * them. The plain page is the one for search engines; combinations of filters are none for them.
 */
export function askedPage<View extends { list: ListData<Findable> }>(
  section: FindingSection & StaticRouteName,
  load: (
    context: RequestContext,
    search: URLSearchParams,
  ) => Promise<PageData<View> & { finding: Finding }>,
): LoadAtRequest<View> {
  return async (context) => {
    const { locale, map, search } = context;
    const { finding, seo, alternates, ...data } = await load(context, search);
    const isFiltered = encode(section, { ...finding, page: 1 }) !== '';
    const { advanced } = seo.data ?? {};
    const { translations } = data.view.list;
    const queries = queriesElsewhere(locale, section, finding, translations);
    return {
      ...data,
      category: data.category ?? finding.category,
      alternates: alternatesAsking(alternates, queries),
      seo: {
        ...seo,
        data: {
          ...seo.data,
          advanced: {
            robots: isFiltered ? ['noindex', 'follow'] : (advanced?.robots ?? []),
            canonical: advanced?.canonical ?? `${map.siteUrl}${alternates[locale] ?? ''}`,
          },
        },
      },
    };
  };
}
