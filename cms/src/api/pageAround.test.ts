import { pageAround } from './pageAround';

test('a page of a list reads no more than is asked for', () => {
  expect(pageAround(48, 24)).toEqual({ page: 2, size: 24 });
});

test('any part of a list lies within one page', () => {
  for (const limit of [1, 2, 24, 1000])
    for (let offset = 0; offset < 200; offset += 1) {
      const { page, size } = pageAround(offset, limit);
      expect(page * size).toBeLessThanOrEqual(offset);
      expect((page + 1) * size).toBeGreaterThanOrEqual(offset + limit);
    }
});

test('an offset far beyond every list costs nothing', () => {
  expect(pageAround(2 ** 31 - 2, 1000).size).toBeLessThan(10_000);
});
