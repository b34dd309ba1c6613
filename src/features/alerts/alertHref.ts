import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { Finding } from '../finding/model';
import type { FilteredSection } from '../finding/FindingList';
import { savedQuery } from './savedQuery';

/** The page on which a search is saved without scripts: the list's own parameters, and its name. */
export function alertHref(section: FilteredSection, finding: Finding, locale: Locale): string {
  const query = savedQuery(section, finding);
  return `${href('alerts', locale)}?list=${section}${query && `&${query}`}`;
}
