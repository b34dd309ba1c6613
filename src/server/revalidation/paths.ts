import { filePath } from '@/routing/filePath';
import { withLocale } from '@/routing/href';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { StaticRouteName } from '@/routing/routes';
import type { Change } from './changes';

/** Screens that show entries of a section besides the entries' own pages. */
const lists: Record<string, StaticRouteName[]> = {
  accommodations: ['accommodations', 'home'],
  services: ['services', 'home'],
  events: ['events', 'home'],
  universities: ['universities', 'home'],
  poi: ['places'],
  news: ['news', 'newsCategories', 'home'],
};

/** Kept screens that are no entry's page; menus and global texts stand on them as well. */
export const screens: StaticRouteName[] = ['newsCategories', 'openData', 'credits', 'offline'];

/** Lists, in all languages, in which the entries of a section stand. */
export function listsOf(section: string): string[] {
  return screenPaths(lists[section] ?? []);
}

/** The paths under which screens are kept, in all languages. */
export function screenPaths(names: StaticRouteName[]): string[] {
  return names.flatMap((name) => locales.map((locale) => filePath({ name, params: {}, locale })));
}

/**
 * An entry's own pages in all languages, and last its former addresses: made before the page, they
 * would lead to what still leads to them.
 */
export function ownPaths({ uris }: Extract<Change, { kind: 'entry' }>): string[] {
  const paths = (start: number, end?: number) =>
    locales.flatMap((locale) => {
      const all = uris[localeInfo[locale].siteHandle] ?? [];
      return all.slice(start, end).flatMap((uri) => pathOf(uri, locale));
    });
  return [...paths(0, 1), ...paths(1)];
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
