import { everything } from './codec';
import { queryIn } from './queryIn';

const translations = {
  en: { category: { 'camere-singole': 'single-rooms' }, near: { politecnico: 'polytechnic' } },
};
const inEnglish = (finding: Partial<typeof everything>) =>
  queryIn('en', 'accommodations', { ...everything, ...finding }, translations);

it('names categories and universities as the other language does, and keeps all other filters', () => {
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

it('leaves out what is not translated, with all that hangs on it', () => {
  expect(inEnglish({ category: 'nuova', beds: 2, page: 3 })).toBe('beds=2');
  expect(inEnglish({ near: 'nuovo', within: 3, sort: 'nearest', beds: 2 })).toBe('beds=2');
});

it('is not confused by names that objects have of their own', () => {
  expect(inEnglish({ category: 'constructor', beds: 2 })).toBe('beds=2');
});
