import { filePath } from '@/routing/filePath';
import { withLocale } from '@/routing/href';
import { pathOfUri } from '@/routing/uri';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import { match } from '@/routing/match';
import type { StaticRouteName } from '@/routing/routes';
import type { Change } from './changes';

/** Pages that show entries of a section, besides the entries' own pages. */
const listingRoutes: Record<string, StaticRouteName[]> = {
  accommodations: ['accommodations', 'home'],
  services: ['services', 'home'],
  events: ['events', 'home'],
  universities: ['universities', 'home'],
  poi: ['places'],
  news: ['news', 'newsCategories', 'home'],
};

/** The sections whose entries have pages, besides the contract's sections of pages. */
export const listedSections = Object.keys(listingRoutes);

/** Cached pages that belong to no entry or section. They too show menus and global texts. */
export const otherStaticRoutes: StaticRouteName[] = [
  'newsCategories',
  'openData',
  'credits',
  'offline',
];

/** The not-found page in all languages. It has no address of its own, but Next caches it under this path. */
export const notFoundPaths = locales.map((locale) => withLocale('/404', locale));

/** The listings that show the entries of a section, in all languages. */
export function listingPathsOf(section: string): string[] {
  return staticPaths(listingRoutes[section] ?? []);
}

/** The cache paths of pages without parameters, in all languages. */
export function staticPaths(names: StaticRouteName[]): string[] {
  return names.flatMap((name) => locales.map((locale) => filePath({ name, params: {}, locale })));
}

/**
 * An entry's own pages in all languages, then its former addresses. These come last, because they redirect to
 * the page, which until its regeneration may still redirect back to them.
 */
export function ownPaths({ uris }: Extract<Change, { kind: 'entry' }>): string[] {
  const paths = (start: number, end?: number) =>
    locales.flatMap((locale) => {
      const all = uris[localeInfo[locale].siteHandle] ?? [];
      return all.slice(start, end).flatMap((uri) => pathsOfUri(uri, locale));
    });
  return [...paths(0, 1), ...paths(1)];
}

/**
 * The cache path of an entry's page, or none if the site has no page for the address.
 * @param uri of the contract, without a leading slash
 */
export function pathsOfUri(uri: string, locale: Locale): string[] {
  const route = match(pathOfUri(uri, locale));
  return route ? [filePath(route)] : [];
}
