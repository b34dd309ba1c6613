import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import { encode } from './codec';
import type { Finding, FindingSection } from './model';

/**
 * The address of a list that is asked for something.
 * @param path another list than that of all, for example that of a topic of the news
 */
export function findingHref(
  section: FindingSection,
  finding: Finding,
  locale: Locale,
  path = href(section, locale),
): string {
  const query = encode(section, finding);
  return query === '' ? path : `${path}?${query}`;
}
