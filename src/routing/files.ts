import { href, withLocale } from './href';
import { defaultLocale, locales, type Locale } from './locales';
import { type Known, knownIn } from './inEachLocale';
import type { RouteName } from './routes';

interface FileRoute extends Known<`/${string}`> {
  /** The handler in pages/api/files, with its query. */
  handler: string;
}

/** The routes of generated files; languages without an own path have the English one. [slug] stands for any entry. */
const files = {
  newsFeed: { it: '/news.xml', en: '/news.xml', handler: 'feed?of=news' },
  eventsFeed: { it: '/eventi.xml', en: '/events.xml', handler: 'feed?of=events' },
  accommodationsFeed: {
    it: '/alloggi.xml',
    en: '/accommodations.xml',
    handler: 'feed?of=accommodations',
  },
  calendar: { it: '/eventi.ics', en: '/events.ics', handler: 'calendar' },
  dataSet: { it: '/dati/[slug]', en: '/data/[slug]', handler: 'dataset' },
  manifest: { it: '/manifest.webmanifest', en: '/manifest.webmanifest', handler: 'manifest' },
  eventCalendar: { it: '/eventi/[slug].ics', en: '/events/[slug].ics', handler: 'calendar' },
} as const satisfies Record<string, FileRoute>;

export type FileName = keyof typeof files;

/** Files that are the same in every language, so that they have no prefix. */
const filesWithoutLocale = {
  '/robots.txt': '/api/files/robots',
  '/sitemap.xml': '/api/files/sitemap',
  '/sitemap/:section.xml': '/api/files/sitemap?section=:section',
  '/.well-known/security.txt': '/api/files/security',
  '/sw.js': '/api/files/worker',
  '/icon/:version/:name.png': '/api/files/icon?version=:version&name=:name',
};

/** The address of a file, for example /en/events/jazz-night.ics. */
export function fileHref(name: FileName, locale: Locale, slug = ''): string {
  return withLocale(
    knownIn(files[name], locale).replace('[slug]', encodeURIComponent(slug)),
    locale,
  );
}

/** The uri of the home page in the contract. */
export const homeUri = '__home__';

/**
 * The path of a page, with the prefix of the language.
 * @param uri of the contract, without a leading slash
 */
export const pathOfUri = (uri: string, locale: Locale): string =>
  withLocale(uri === homeUri ? '/' : `/${uri}`, locale);

/**
 * The permanent address of the picture for shared links; each picture has another version.
 * @param uri of the entry, without a leading slash
 */
export function pictureHref(version: string, uri: string, locale: Locale): string {
  const path = uri.split('/').map(encodeURIComponent).join('/');
  return withLocale(`/social/${version}/${path}.png`, locale);
}

const feeds: Partial<Record<RouteName, FileName>> = {
  news: 'newsFeed',
  newsCategories: 'newsFeed',
  newsCategory: 'newsFeed',
  events: 'eventsFeed',
  accommodations: 'accommodationsFeed',
};

/**
 * The address of the feed of a listing, or null without a feed.
 * @param category slug of the category that filters the listing
 */
export function feedOf(
  route: RouteName,
  locale: Locale,
  category: string | null = null,
): string | null {
  const name = feeds[route];
  if (!name) return null;
  const path = fileHref(name, locale);
  return category === null ? path : `${path}?category=${encodeURIComponent(category)}`;
}

/** The feed and the calendar of a listing, as `FollowLink`. */
export function followLinksOf(route: RouteName, locale: Locale, category: string | null = null) {
  const feed = feedOf(route, locale, category);
  const calendar = route === 'events' ? fileHref('calendar', locale) : null;
  return [
    ...(feed === null ? [] : [{ by: 'feed' as const, href: feed }]),
    ...(calendar === null ? [] : [{ by: 'calendar' as const, href: calendar }]),
  ];
}

/** The well-known address of the password page, for password managers. */
export const fileRedirects = [
  {
    source: `/${defaultLocale}/.well-known/change-password`,
    destination: href('accountPassword', defaultLocale),
    permanent: false,
    locale: false as const,
  },
];

/** Addresses with the preview token and a preview flag, as the cms and Craft build them, open a preview. */
export const previewRewrites = ['x-craft-preview', 'x-craft-live-preview'].map((flag) => ({
  ...rule(defaultLocale, '', '/api/preview?path=/:path*'),
  source: '/:path((?!api/|_next/).*)*',
  has: [
    { type: 'query' as const, key: 'token' },
    { type: 'query' as const, key: flag },
  ],
}));

/** Rewrites for next.config, with an explicit locale (`locale: false`). */
export const fileRewrites = [
  ...locales.map((locale) =>
    rule(
      locale,
      '/social/:version/:path*',
      `/api/files/picture?locale=${locale}&version=:version&path=:path*`,
    ),
  ),
  ...Object.entries(filesWithoutLocale).map(([path, destination]) =>
    rule(defaultLocale, path, destination),
  ),
  ...Object.values(files).flatMap((file) =>
    locales.map((locale) => {
      const query = [`locale=${locale}`, ...(file.it.includes('[slug]') ? ['slug=:slug'] : [])];
      const join = file.handler.includes('?') ? '&' : '?';
      const path = knownIn<string>(file, locale).replace('[slug]', ':slug');
      return rule(locale, path, `/api/files/${file.handler}${join}${query.join('&')}`);
    }),
  ),
];

function rule(locale: Locale, path: string, destination: string) {
  return { source: `/${locale}${path}`, destination, locale: false as const };
}
