import { createContext } from 'react';
import { locales, type Locale } from '@/routing/locales';
import type { Alternates } from '@/routing/alternates';

/** The query string of this listing in each other language, without the question mark. */
export type LocaleQueries = Partial<Record<Locale, string>>;

/** A function that receives the queries of the displayed listing, and null when it is unmounted. */
export const LocaleQueriesContext = createContext<(queries: LocaleQueries | null) => void>(
  () => undefined,
);

/** Adds the queries of a listing to its addresses in the other languages. */
export function withQueries(alternates: Alternates, queries: LocaleQueries | null): Alternates {
  const result = { ...alternates };
  for (const locale of locales) {
    const query = queries?.[locale];
    const [path] = alternates[locale]?.split('?') ?? [];
    if (path && query !== undefined) result[locale] = query === '' ? path : `${path}?${query}`;
  }
  return result;
}
