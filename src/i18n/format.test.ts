import { createFormatters } from './format';
import { formatDate } from './formatDate';

// The expected texts are literals, because Intl in Node differs from Intl in browsers.
describe.each([
  ['it', ['999', '1000', '1250', '9999', '10.000', '12.345', '1.234.567'], ['9,5', '1000,125']],
  ['en', ['999', '1,000', '1,250', '9,999', '10,000', '12,345', '1,234,567'], ['9.5', '1,000.125']],
] as const)('in %s', (locale, grouped, decimal) => {
  const format = createFormatters(locale);

  it('numbers and amounts have the digit groups of the language', () => {
    const values = [999, 1000, 1250, 9999, 10_000, 12_345, 1_234_567];
    expect(values.map(format.number)).toEqual(grouped);
    expect(values.map(format.euro)).toEqual(grouped.map((text) => `€\u00a0${text}`));
  });

  it('amounts have two digits for the cents, or none', () => {
    const [, comma] = decimal[0];
    expect([42.5, 0.999, 12.345, 0].map(format.amount)).toEqual([
      `42${comma}50`,
      '1',
      `12${comma}35`,
      '0',
    ]);
    expect(format.euro(462.5)).toBe(`€\u00a0462${comma}50`);
  });

  it('numbers are rounded to three decimals', () => {
    expect([9.5, 1000.1249].map(format.number)).toEqual(decimal);
    expect([0, -0.0001, -3, 2.9999].map(format.number)).toEqual(['0', '0', '-3', '3']);
  });
});

it.each([
  ['2026-11-21', '21 novembre 2026', 'November 21, 2026'],
  ['2026-03-01T09:00:00Z', '1 marzo 2026', 'March 1, 2026'],
  ['2026-12-31T23:30:00Z', '1 gennaio 2027', 'January 1, 2027'],
  ['2026-06-30T22:30:00Z', '1 luglio 2026', 'July 1, 2026'],
])('%s is formatted as the day in Rome', (iso, italian, english) => {
  expect(formatDate(iso, 'it')).toBe(italian);
  expect(formatDate(iso, 'en')).toBe(english);
});

it('an invalid date throws a RangeError', () => {
  expect(() => formatDate('soon', 'it')).toThrow(RangeError);
});
