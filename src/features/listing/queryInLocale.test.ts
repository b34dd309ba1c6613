import { defaultListingQuery } from './listingQuery';
import { queryInLocale } from './queryInLocale';

const translations = {
  en: { category: { 'camere-singole': 'single-rooms' }, near: { politecnico: 'polytechnic' } },
};
const inEnglish = (query: Partial<typeof defaultListingQuery>) =>
  queryInLocale('en', 'accommodations', { ...defaultListingQuery, ...query }, translations);

it('translates the slugs of categories and universities and leaves all other filters unchanged', () => {
  expect(
    inEnglish({
      category: 'camere-singole',
      beds: 2,
      near: 'politecnico',
      within: 3,
      sort: 'nearest',
      view: 'map',
      page: 2,
    }),
  ).toBe('category=single-rooms&beds=2&near=polytechnic&within=3&sort=nearest&view=map&page=2');
});

it('leaves out untranslated filters and the filters that depend on them', () => {
  expect(inEnglish({ category: 'nuova', beds: 2, page: 3 })).toBe('beds=2');
  expect(inEnglish({ near: 'nuovo', within: 3, sort: 'nearest', beds: 2 })).toBe('beds=2');
});

it('does not read inherited object properties as translations', () => {
  expect(inEnglish({ category: 'constructor', beds: 2 })).toBe('beds=2');
});
