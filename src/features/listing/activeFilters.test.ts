import { createI18n } from '@/i18n/createI18n';
import { createFormatters } from '@/i18n/format';
import { allTexts } from '@/i18n/testing/allTexts';
import { activeFilters } from './activeFilters';
import { defaultListingQuery, type ListingQuery } from './listingQuery';

const { t } = createI18n('en', allTexts);

it('removes only its own filter, and returns to the first page', () => {
  const query: ListingQuery = { ...defaultListingQuery, beds: 2, type: ['bed', 'studio'], page: 3 };
  const active = activeFilters(query, {
    section: 'accommodations',
    t,
    locale: 'en',
    format: createFormatters('en'),
    universities: [],
  });
  expect(active.map(({ queryWithout }) => queryWithout)).toEqual([
    { ...query, type: ['studio'], page: 1 },
    { ...query, type: ['bed'], page: 1 },
    { ...query, beds: null, page: 1 },
  ]);
});
