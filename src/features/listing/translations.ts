import type { Locale } from '@/routing/locales';

/** For each other language: the slugs of categories and universities by the slugs of this language. */
export type Translations = Partial<
  Record<Locale, { category: Record<string, string>; near: Record<string, string> }>
>;
