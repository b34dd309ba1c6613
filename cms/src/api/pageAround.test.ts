import { pageAround } from './pageAround';

test('a request for an aligned page reads only that page', () => {
  expect(pageAround(48, 24)).toEqual({ page: 2, size: 24 });
});

test('any range of a list is inside one page', () => {
  for (const limit of [1, 2, 24, 1000])
    for (let offset = 0; offset < 200; offset += 1) {
      const { page, size } = pageAround(offset, limit);
      expect(page * size).toBeLessThanOrEqual(offset);
      expect((page + 1) * size).toBeGreaterThanOrEqual(offset + limit);
    }
});

test('a very large offset does not make the page large', () => {
  expect(pageAround(2 ** 31 - 2, 1000).size).toBeLessThan(10_000);
});
