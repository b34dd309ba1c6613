import { createFormatters } from './format';
import { localeInfo, locales } from '@/routing/locales';

it.each(locales)('numbers are written as Intl writes them (%s)', (locale) => {
  const format = createFormatters(locale);
  const intl = new Intl.NumberFormat(localeInfo[locale].iso);
  for (const value of [0, 1, 9.5, 420, 999, 999.5, 1000, 1234, 12_345, 1_234_567, -3, NaN]) {
    expect(format.number(value)).toBe(intl.format(value));
    expect(format.euro(value)).toBe(`€\u00a0${intl.format(value)}`);
  }
});
