import type { CollectionSlug } from 'payload';
import type { Site } from './sites';

/** First parts of addresses that are the same in both languages. */
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
  'reset-password',
  'trova',
];

/**
 * Slugs whose addresses are screens, files or calls of the site itself, so that nobody would ever
 * see the content. A test holds them against the site's routes. Not `credits`: that screen shows
 * the page of this name.
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

/** Whether an address is the site's own, in a language, or in any where none is known. */
export function isReserved(collection: CollectionSlug, slug: string, site?: Site): boolean {
  const lists = reserved[collection];
  if (!lists) return false;
  return (site ? [lists[site]] : Object.values(lists)).some((list) => list.includes(slug));
}
