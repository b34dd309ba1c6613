import type { TFunction } from 'i18next';
import { createFormatters, type Formatters } from '@/i18n/format';
import { formatDate } from '@/i18n/formatDate';
import type { Locale } from '@/routing/locales';
import type { CategoryChoice } from '@/content/shared/categories';
import { minutesFor } from '@/geo/travelTime';
import { defaultListingQuery } from './listingQuery';
import type { ListingQuery, ListingSection, Sort, UniversityChoice } from './model';
import { includedServices, typeLabel } from './options';

export interface ActiveFilter {
  label: string;
  /** The query without this filter. */
  queryWithout: ListingQuery;
}

interface LabelContext {
  t: TFunction;
  locale: Locale;
  universities: readonly UniversityChoice[];
}

/** The active filters except the category, in the order of the query parameters. */
export function activeFilters(
  section: ListingSection,
  query: ListingQuery,
  { t, locale, universities }: LabelContext,
): ActiveFilter[] {
  const format = createFormatters(locale);
  const active: ActiveFilter[] = [];
  const add = (label: string | null, without: Partial<ListingQuery>) => {
    if (label !== null) active.push({ label, queryWithout: { ...query, ...without, page: 1 } });
  };
  /** Adds one filter for each value of a parameter. */
  const addEach = <Key extends 'type' | 'pricing' | 'included' | 'availability'>(
    key: Key,
    labelOf: (value: ListingQuery[Key][number]) => string | null,
  ) => {
    const values: readonly ListingQuery[Key][number][] = query[key];
    for (const value of values)
      add(labelOf(value), { [key]: values.filter((other) => other !== value) });
  };
  const { beds, rooms, baths, card, within, bounds } = query;

  addEach('type', (type) => typeLabel(section, type, t));
  if (beds !== null) add(t('listing.active.beds', { count: beds }), { beds: null });
  if (rooms !== null) add(t('listing.active.rooms', { count: rooms }), { rooms: null });
  if (baths !== null) add(t('listing.active.baths', { count: baths }), { baths: null });
  add(priceLabel(query, t, format), { priceFrom: null, priceTo: null });
  addEach('pricing', (mode) => t(`listing.pricing.${mode}`));
  addEach('included', (name) => {
    const service = includedServices.find((one) => one === name);
    return service ? t(`listing.included.${service}`) : null;
  });
  addEach('availability', (one) => t(`accommodations.availability.${one}`));
  if (card !== null)
    add(t(card === 'only' ? 'listing.active.cardOnly' : 'listing.active.cardWithout'), {
      card: null,
    });
  const university = universities.find(({ slug }) => slug === query.near)?.title;
  if (university)
    add(
      within === null
        ? t('listing.active.near', { university })
        : t('listing.active.within', {
            university,
            km: format.number(within),
            minutes: minutesFor(within, 'walking'),
          }),
      { near: null, within: null, sort: sortWithoutUniversity(query.sort) },
    );
  add(daysLabel(query, t, locale), { from: null, to: null });
  if (query.when === 'past') add(t('listing.active.past'), { when: 'coming' });
  if (bounds !== null) add(t('listing.active.bounds'), { bounds: null });
  return active;
}

/** The labels of all active filters, including the category. */
export function filterLabels(
  query: ListingQuery,
  active: readonly ActiveFilter[],
  { categories }: { categories: readonly CategoryChoice[] },
): string[] {
  const category = categories.find(({ slug }) => slug !== null && slug === query.category);
  return [category?.title ?? [], active.map(({ label }) => label)].flat();
}

/** The query without filters, with the same order and view. */
export const withoutFilters = ({ sort, view }: ListingQuery): ListingQuery => ({
  ...defaultListingQuery,
  sort: sortWithoutUniversity(sort),
  view,
});

/** The sort order once no university is chosen: the order by distance needs one. */
const sortWithoutUniversity = (sort: Sort): Sort => (sort === 'nearest' ? 'default' : sort);

function priceLabel(
  { priceFrom, priceTo }: ListingQuery,
  t: TFunction,
  format: Formatters,
): string | null {
  const from = priceFrom === null ? '' : format.euro(priceFrom);
  const to = priceTo === null ? '' : format.euro(priceTo);
  if (from && to) return t('listing.active.priceRange', { from, to });
  if (from) return t('listing.active.priceFrom', { from });
  return to ? t('listing.active.priceTo', { to }) : null;
}

function daysLabel({ from, to }: ListingQuery, t: TFunction, locale: Locale): string | null {
  if (from !== null && to !== null)
    return t('listing.active.days', { from: formatDate(from, locale), to: formatDate(to, locale) });
  if (from !== null) return t('listing.active.from', { from: formatDate(from, locale) });
  return to === null ? null : t('listing.active.to', { to: formatDate(to, locale) });
}
