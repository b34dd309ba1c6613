import { createContext } from 'react';
import { locales, type Locale } from '@/routing/locales';
import type { Alternates } from './model';

/** The query of this list in each other language, without the question mark. */
export type QueriesElsewhere = Partial<Record<Locale, string>>;

/** Takes what a list says about itself in the other languages; null when it is left. */
export const Asked = createContext<(queries: QueriesElsewhere | null) => void>(() => undefined);

/** The addresses in the other languages with the same filters. */
export function alternatesAsking(
  alternates: Alternates,
  queries: QueriesElsewhere | null,
): Alternates {
  const asking = { ...alternates };
  for (const locale of locales) {
    const query = queries?.[locale];
    const [path] = alternates[locale]?.split('?') ?? [];
    if (path && query !== undefined) asking[locale] = query === '' ? path : `${path}?${query}`;
  }
  return asking;
}
