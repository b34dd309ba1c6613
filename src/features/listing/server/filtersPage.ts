import type { ComponentProps } from 'react';
import { withQueries } from '../localeQueries';
import { alternatesOf } from '@/routing/alternates';
import { loadChoices } from './loadChoices';
import type { LoadAtRequest } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import { parseListingQuery } from '../listingQuery';
import type { FiltersView } from '../FiltersView';
import { queriesInOtherLocales } from '../queryInLocale';
import type { SectionWithFilters } from '../model';

/** Loads the page with the filters of a listing, for browsers without JavaScript. */
export const filtersPage =
  (section: SectionWithFilters): LoadAtRequest<ComponentProps<typeof FiltersView>> =>
  async ({ cms, mapperContext, locale, search }) => {
    const [{ validSlugs, universities, translations }, t] = await Promise.all([
      loadChoices(section, { cms, mapperContext }),
      translatorOf(locale),
    ]);
    const { query } = parseListingQuery(section, search, validSlugs);
    const queries = queriesInOtherLocales(locale, section, query, translations);
    return {
      view: { section, query, universities },
      alternates: withQueries(alternatesOf(section), queries),
      seo: noIndexSeo(t(`filters.title.${section}`)),
    };
  };
