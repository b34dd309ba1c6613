import type { CollectionSlug } from 'payload';
import type { Site } from './sites';

/** First path segments that are reserved in both languages. */
const common = [
  'account',
  'admin',
  'api',
  'embed',
  'en',
  'errors',
  'fonts',
  'icon',
  'icons',
  'it',
  'locales',
  'login',
  'map',
  'media',
  'news',
  'offline',
  'reindirizza',
  'reset-password',
  'trova',
];

/**
 * Slugs whose addresses are pages, files or endpoints of the site itself, so that content with such a slug
 * could not be reached. A test compares them with the site's routes. `credits` is not reserved, because
 * that route shows the page of this name.
 */
const reserved: Partial<Record<CollectionSlug, Record<Site, readonly string[]>>> = {
  pages: {
    it: [
      ...common,
      'alloggi',
      'atenei',
      'avvisi',
      'cerca',
      'confronta',
      'dati',
      'dati-aperti',
      'eventi',
      'lista',
      'luoghi',
      'registrati',
      'servizi',
      'social',
    ],
    en: [
      ...common,
      'accommodations',
      'alerts',
      'compare',
      'data',
      'events',
      'list',
      'open-data',
      'places',
      'register',
      'search',
      'services',
      'social',
      'universities',
    ],
  },
  news: { it: ['categorie'], en: ['categories'] },
};

/** Whether a slug is reserved by the site, in a language, or in any language when none is given. */
export function isReserved(collection: CollectionSlug, slug: string, site?: Site): boolean {
  const lists = reserved[collection];
  if (!lists) return false;
  return (site ? [lists[site]] : Object.values(lists)).some((list) => list.includes(slug));
}
