import { sortOf } from './sortOf';

test.each([
  ['title', ['titleSort', '-id']],
  ['postDate desc, id', ['-postDate', 'id']],
  ['priceMin ASC', ['priceMin', '-id']],
  ['constructor, toString DESC, nothing', ['fallback', '-id']],
])('"%s" sorts by %j', (orderBy, sort) => {
  expect(sortOf(orderBy, ['fallback'], ['priceMin'])).toEqual(sort);
});
