import type { Locale } from '@/routing/locales';

/** Slugs in the other languages of what a list can be narrowed by, by the slugs in this one. */
export type Translations = Partial<
  Record<Locale, { category: Record<string, string>; near: Record<string, string> }>
>;
