import { routePaths } from '@studium/shared/town/routePaths';
import { languages } from '@studium/shared/town/settings';
import type { CollectionSlug } from 'payload';
import { sites } from './sites';

/** First segments of addresses of the site that are no pages: files, endpoints and page files of its own. */
const others = [
  'admin',
  'api',
  'dati',
  'data',
  'embed',
  'errors',
  'fonts',
  'icon',
  'icons',
  'locales',
  'map',
  'media',
  'reindirizza',
  'social',
  'trova',
];

/** The paths of the site's routes in all languages, without those whose page editors write. */
const paths = [
  ...Object.entries(routePaths).flatMap(([name, { it, en }]) =>
    name === 'credits' ? [] : [it, en],
  ),
  ...Object.values(languages).flatMap((language) => Object.values<string>(language.paths)),
].map((path) => path.split('/').slice(1));

const isFixed = (segment = ''): boolean => /^[a-z0-9-]+$/.test(segment);

/**
 * Slugs whose addresses are pages, files or endpoints of the site itself, so that content with such a slug
 * could not be reached. They are the same in all languages, because the path of another language redirects.
 */
const reserved: Partial<Record<CollectionSlug, ReadonlySet<string>>> = {
  pages: new Set([...sites, ...others, ...paths.flatMap(([first = '']) => first).filter(isFixed)]),
  news: new Set(
    paths.flatMap(([first, second = '']) => (first === 'news' && isFixed(second) ? second : [])),
  ),
};

/** Whether a slug is reserved by the site. */
export const isReserved = (collection: CollectionSlug, slug: string): boolean =>
  reserved[collection]?.has(slug) ?? false;
