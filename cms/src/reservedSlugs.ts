import type { Language } from '@studium/shared/town/language';
import { routePaths } from '@studium/shared/town/routePaths';
import { languages } from '@studium/shared/town/settings';
import type { CollectionSlug } from 'payload';
import { sites } from './sites';

/** First segments of addresses that the site answers itself, whatever follows them. */
export const answeredSegments = [
  '_next',
  'account',
  'api',
  'media',
  'reindirizza',
  'social',
  'trova',
];

/** First segments of addresses of the site that are no pages: files, endpoints and page files of its own. */
const others = [
  ...answeredSegments,
  'admin',
  'dati',
  'data',
  'embed',
  'errors',
  'fonts',
  'icon',
  'icons',
  'locales',
  'map',
];

/** The paths of a route in all languages. */
const pathsOf = (name: keyof typeof routePaths): string[] => [
  ...Object.values(routePaths[name]),
  ...Object.values<Language>(languages).flatMap(({ paths }) => paths[name] ?? []),
];

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** The paths of the site's routes, without the one whose page editors write. */
const paths = Object.keys(routePaths)
  .filter((name): name is keyof typeof routePaths => name !== 'credits')
  .flatMap(pathsOf)
  .map(segmentsOf);

/** The first segments of the addresses of news articles. */
const newsSegments = pathsOf('newsArticle').map((path) => segmentsOf(path)[0]);

const isFixed = (segment = ''): boolean => /^[a-z0-9-]+$/.test(segment);

/**
 * Slugs whose addresses are pages, files or endpoints of the site itself, so that content with such a slug
 * could not be reached. They are the same in all languages, because the path of another language redirects.
 */
const reserved: Partial<Record<CollectionSlug, ReadonlySet<string>>> = {
  pages: new Set([...sites, ...others, ...paths.flatMap(([first = '']) => first).filter(isFixed)]),
  news: new Set(
    paths.flatMap(([first, second = '']) =>
      newsSegments.includes(first) && isFixed(second) ? second : [],
    ),
  ),
};

/** Whether a slug is reserved by the site. */
export const isReserved = (collection: CollectionSlug, slug: string): boolean =>
  reserved[collection]?.has(slug) ?? false;
