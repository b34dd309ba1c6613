import { filePath } from '@/routing/filePath';
import { withLocale } from '@/routing/href';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { StaticRouteName } from '@/routing/routes';
import type { Change } from './changes';

/** Screens that show entries of a section besides the entries' own pages. */
const listsOf: Record<string, StaticRouteName[]> = {
  accommodations: ['accommodations', 'home'],
  services: ['services', 'home'],
  events: ['events', 'home'],
  universities: ['universities', 'home'],
  news: ['news', 'newsCategories', 'home'],
};

/**
 * Which kept pages show what changed: an entry's own pages in all languages, the lists it stands in,
 * and last its former addresses: made before the page, they would lead to what still leads to them.
 */
export function pathsOf(change: Extract<Change, { kind: 'entry' }>): string[] {
  const lists = (listsOf[change.section] ?? []).flatMap((name) =>
    locales.map((locale) => filePath({ name, params: {}, locale })),
  );
  const own = (start: number, end?: number) =>
    locales.flatMap((locale) => {
      const uris = change.uris[localeInfo[locale].siteHandle] ?? [];
      return uris.slice(start, end).flatMap((uri) => pathOf(uri, locale));
    });
  return [...new Set([...own(0, 1), ...lists, ...own(1)])];
}

/** The path under which the list of one topic of the news is kept. */
export function topicPath(slug: string, locale: Locale): string {
  return filePath({ name: 'newsCategory', params: { slug }, locale });
}

/**
 * The path under which the page of an entry is kept.
 * @param uri path without a leading slash; __home__ for the home page
 */
export function pathOf(uri: string, locale: Locale): string[] {
  const path = withLocale(uri === '__home__' ? '/' : `/${uri}`, locale);
  const found = match(path);
  return found ? [filePath(found)] : [];
}
