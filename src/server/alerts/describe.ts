import { activeFilters, filterWords } from '@/features/finding/activeFilters';
import { decode } from '@/features/finding/codec';
import { filtered, type FilteredSection } from '@/features/finding/FindingList';
import { findingHref } from '@/features/finding/findingHref';
import type { Finding, NearChoice } from '@/features/finding/model';
import { filterChoices } from '@/features/pages/categories';
import { createFormatters } from '@/i18n/format';
import { createT } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import type { Cms } from '../cms';
import { choicesOf } from '../finding/choicesOf';
import { messagesOf } from '../messages';

/** The list of this name, or null for a list that cannot be filtered. */
export const filteredSection = (name: unknown): FilteredSection | null =>
  filtered.find((one) => one === name) ?? null;

/** A saved search, as the site understands it now. */
export interface Described {
  section: FilteredSection;
  finding: Finding;
  /** Whether the site understands all of it: categories and universities come and go. */
  whole: boolean;
  universities: NearChoice[];
  /** What it is narrowed by, in words. */
  filters: string[];
  listHref: string;
}

/**
 * Reads a saved search, in words and for finding.
 * @throws AppError cms/…
 */
export async function describe(
  section: FilteredSection,
  query: string,
  { cms, locale }: { cms: Cms; locale: Locale },
): Promise<Described> {
  const [{ categories, known, universities }, messages] = await Promise.all([
    choicesOf(section, { cms, map: { locale, preview: false } }),
    messagesOf(locale, ['accommodations', 'events', 'finding', 'services']),
  ]);
  const { finding, ignored } = decode(section, new URLSearchParams(query), known);
  const words = { t: createT(messages, locale), format: createFormatters(locale), universities };
  const choices = { categories: filterChoices(section, categories, locale) };
  return {
    section,
    finding,
    whole: ignored.length === 0,
    universities,
    filters: filterWords(finding, activeFilters(section, finding, words), choices),
    listHref: findingHref(section, finding, locale),
  };
}
