import type { QueriesElsewhere } from '@/layout/asked';
import { locales, type Locale } from '@/routing/locales';
import type { Finding, FindingSection } from './model';
import { queryIn } from './queryIn';
import type { Translations } from './translations';

/** The queries of the same list in the other languages. */
export const queriesElsewhere = (
  here: Locale,
  section: FindingSection,
  finding: Finding,
  translations: Translations,
): QueriesElsewhere =>
  Object.fromEntries(
    locales
      .filter((locale) => locale !== here)
      .map((locale) => [locale, queryIn(locale, section, finding, translations)]),
  );
