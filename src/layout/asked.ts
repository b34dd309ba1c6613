import { createContext } from 'react';
import { locales, type Locale } from '@/routing/locales';
import type { Alternates } from './model';

/** Takes what the address of a page asks for, as far as all languages say it alike; null: nothing. */
export const Asked = createContext<(query: string | null) => void>(() => undefined);

/** The addresses in the other languages, asking for the same. */
export function alternatesAsking(
  alternates: Alternates,
  here: Locale,
  query: string | null,
): Alternates {
  if (query === null) return alternates;
  const asking = { ...alternates };
  for (const locale of locales) {
    const [path] = alternates[locale]?.split('?') ?? [];
    if (path && locale !== here) asking[locale] = query === '' ? path : `${path}?${query}`;
  }
  return asking;
}
