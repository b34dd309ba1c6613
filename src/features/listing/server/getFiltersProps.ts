import type { GetServerSideProps } from 'next';
import type { ComponentProps } from 'react';
import { withQueries } from '../localeQueries';
import type { Namespace } from '@/i18n/messages';
import { alternatesOf } from '@/routing/alternates';
import { sectionsWithFilters } from '@/routing/listingParameters';
import { loadChoices } from './loadChoices';
import { getRequestProps, type LoadAtRequest } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import { parseListingQuery } from '../listingQuery';
import type { FiltersView } from '../FiltersView';
import { queriesInOtherLocales } from '../queryInLocale';
import type { SectionWithFilters } from '../model';

/** The props of the page with the filters of a listing, for browsers without JavaScript. */
export const getFiltersProps: GetServerSideProps = async (context) => {
  const section = sectionsWithFilters.find((one) => one === context.params?.section);
  if (!section) return { notFound: true };
  const texts: Namespace[] = [section, 'listing', 'filters'];
  return getRequestProps(section, filtersPage(section), texts, { shared: true })(context);
};

const filtersPage =
  (section: SectionWithFilters): LoadAtRequest<ComponentProps<typeof FiltersView>> =>
  async (context) => {
    const { locale, search } = context;
    const [{ validSlugs, universities, translations }, t] = await Promise.all([
      loadChoices(section, context),
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
