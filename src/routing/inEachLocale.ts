import { mapValues } from '../lib/mapValues';
import { type Locale, localeInfo } from './locales';

/** Returns a value for each language of the site. */
export const inEachLocale = <Value>(value: (locale: Locale) => Value): Record<Locale, Value> =>
  mapValues(localeInfo, (_, locale) => value(locale));

/** A value for each language of the product. A town may have others. */
export type Known<Value> = Readonly<Record<'it' | 'en', Value>>;

/** Returns the value of a language that the product knows, else that of English. */
export const knownIn = <Value>({ it, en }: Known<Value>, locale: string): Value =>
  locale === 'it' ? it : en;
