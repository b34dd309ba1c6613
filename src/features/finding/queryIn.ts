import type { Locale } from '@/routing/locales';
import { encode } from './codec';
import type { Finding, FindingSection } from './model';
import { sortsOf } from './options';
import type { Translations } from './translations';

/**
 * The query of the same list in another language: categories and universities have other slugs
 * there. A filter by something that is not translated is left out.
 */
export function queryIn(
  locale: Locale,
  section: FindingSection,
  finding: Finding,
  translations: Translations,
): string {
  const { category: categories = {}, near: universities = {} } = translations[locale] ?? {};
  const category = slugOf(finding.category, categories);
  const near = slugOf(finding.near, universities);
  return encode(section, {
    ...finding,
    category,
    near,
    within: near === null ? null : finding.within,
    sort: sortsOf(section, near).includes(finding.sort) ? finding.sort : 'usual',
    // Without one of its filters the list is another one, and begins at its first page.
    page: category === null && finding.category !== null ? 1 : finding.page,
  });
}

const slugOf = (slug: string | null, slugs: Record<string, string>): string | null =>
  slug !== null && Object.hasOwn(slugs, slug) ? (slugs[slug] ?? null) : null;
