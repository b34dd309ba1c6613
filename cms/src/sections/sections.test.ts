import { listingUris, newsCategoryOfUri, whereOfUri } from './sections';

test('only a page of the kind of a listing has the address of the listing', () => {
  // A page that was a listing keeps its section in the database.
  expect(whereOfUri('pages', 'it', listingUris.news.it)).toEqual({
    and: [{ kind: { equals: 'archive' } }, { archiveSection: { equals: 'news' } }],
  });
});

test.each([
  ['news/categorie/abitare', 'abitare'],
  ['news/categorie/x/abitare', undefined],
  ['news/categorie/', undefined],
  ['news/abitare', undefined],
])('the path %s is the one of the news category %s', (uri, category) => {
  expect(newsCategoryOfUri('it', uri)).toBe(category);
});
