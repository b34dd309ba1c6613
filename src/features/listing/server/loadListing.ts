import { followLinksOf } from '@/routing/files';
import { parametersOf, sectionsWithFilters } from '@/routing/listingParameters';
import type { StaticRouteName } from '@/routing/routes';
import { loadChoices } from './loadChoices';
import { findEntries } from './findEntries';
import type { Teasers } from './teasers';
import { loadListingHead } from '@/content/shared/server/loadListingHead';
import type { ListingHead } from '@/content/shared/ListingFrame';
import { filterChoices } from '@/content/shared/categories';
import { newsCategoryChoices } from '@/content/news/server/mapper';
import { parseListingQuery, type ListingQuery } from '../listingQuery';
import type { ListingData } from '../ListingData';
import type { ListingSection } from '../model';
import type { PageContext, PageData } from '@/server/pageData';

interface ListingView<Section extends ListingSection> {
  head: ListingHead;
  list: ListingData<Teasers[Section]>;
}

interface ListingPageData<Section extends ListingSection> extends PageData<ListingView<Section>> {
  query: ListingQuery;
}

/**
 * Loads the page data of the listing of a section.
 * @param search the query parameters; empty for the static page
 */
export async function loadListing<Section extends ListingSection & StaticRouteName>(
  section: Section,
  context: PageContext,
  search = new URLSearchParams(),
): Promise<ListingPageData<Section>> {
  const { locale } = context;
  const [{ head, page }, { categories, universities, validSlugs, translations }] =
    await Promise.all([loadListingHead(section, context), loadChoices(section, context)]);
  const { query } = parseListingQuery(section, search, validSlugs);
  const result = await findEntries(section, query, universities, context);
  const parameters = parametersOf(section);
  const categorised = sectionsWithFilters.find((one) => one === section);
  return {
    ...page,
    query,
    view: {
      head,
      list: {
        result,
        categories:
          section === 'news'
            ? newsCategoryChoices(categories, locale)
            : categorised
              ? filterChoices(categorised, categories, locale)
              : [],
        universities: parameters.includes('near') ? universities : [],
        translations: parameters.includes('category') ? translations : {},
        fixedCategory: null,
        followLinks: followLinksOf(section, locale),
      },
    },
  };
}
