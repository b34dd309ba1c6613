import { href, withLocale } from './href';
import { defaultLocale, locales, type Locale } from './locales';
import type { RouteName } from './routes';

interface FileRoute extends Record<Locale, `/${string}`> {
  /** Which handler of pages/api/files answers, with what it is given. */
  answer: string;
}

/** Addresses that answer files, for machines more than for people. [slug] stands for any entry. */
export const files = {
  newsFeed: { it: '/news.xml', en: '/news.xml', answer: 'feed?of=news' },
  eventsFeed: { it: '/eventi.xml', en: '/events.xml', answer: 'feed?of=events' },
  accommodationsFeed: {
    it: '/alloggi.xml',
    en: '/accommodations.xml',
    answer: 'feed?of=accommodations',
  },
  calendar: { it: '/eventi.ics', en: '/events.ics', answer: 'calendar' },
  dataSet: { it: '/dati/[slug]', en: '/data/[slug]', answer: 'dataset' },
  manifest: { it: '/manifest.webmanifest', en: '/manifest.webmanifest', answer: 'manifest' },
  eventCalendar: { it: '/eventi/[slug].ics', en: '/events/[slug].ics', answer: 'calendar' },
} as const satisfies Record<string, FileRoute>;

export type FileName = keyof typeof files;

/** The same in every language, so they have no prefix. */
const plain = {
  '/robots.txt': '/api/files/robots',
  '/sitemap.xml': '/api/files/sitemap',
  '/sitemap/:section.xml': '/api/files/sitemap?section=:section',
  '/.well-known/security.txt': '/api/files/security',
  '/sw.js': '/api/files/worker',
  '/icon/:version/:name.png': '/api/files/icon?version=:version&name=:name',
};

/** The address of a file, for example /en/events/jazz-night.ics. */
export function fileHref(name: FileName, locale: Locale, slug = ''): string {
  return withLocale(files[name][locale].replace('[slug]', encodeURIComponent(slug)), locale);
}

/** What the contract calls the home page. */
export const homeUri = '__home__';

/**
 * The address of the picture of a shared link, for good: another picture has another version.
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
 * What is new on a list, or null for what has no feed.
 * @param category slug of the one that the list is narrowed to
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

/** The calendars to subscribe to, by the list that they tell of. */
const calendars: Partial<Record<RouteName, FileName>> = { events: 'calendar' };

/** How a list is followed: see Following. */
export function followed(route: RouteName, locale: Locale, category: string | null = null) {
  const feed = feedOf(route, locale, category);
  const calendar = calendars[route];
  return [
    ...(feed === null ? [] : [{ by: 'feed' as const, href: feed }]),
    ...(calendar ? [{ by: 'calendar' as const, href: fileHref(calendar, locale) }] : []),
  ];
}

/** Where password managers look for the page to change a password on. */
export const fileRedirects = [
  {
    source: `/${defaultLocale}/.well-known/change-password`,
    destination: href('accountPassword', defaultLocale),
    permanent: false,
    locale: false as const,
  },
];

/** A page with an editor's token and flag, as the cms and Craft write them, is a preview. */
export const previewRewrites = ['x-craft-preview', 'x-craft-live-preview'].map((flag) => ({
  ...rule(defaultLocale, '', '/api/preview?path=/:path*'),
  source: '/:path((?!api/|_next/).*)*',
  has: [
    { type: 'query' as const, key: 'token' },
    { type: 'query' as const, key: flag },
  ],
}));

/** Rules of next.config, with the locale written out (`locale: false`). */
export const fileRewrites = [
  ...locales.map((locale) =>
    rule(
      locale,
      '/social/:version/:path*',
      `/api/files/picture?locale=${locale}&version=:version&path=:path*`,
    ),
  ),
  ...Object.entries(plain).map(([path, destination]) => rule(defaultLocale, path, destination)),
  ...Object.values(files).flatMap((file) =>
    locales.map((locale) => {
      const given = [`locale=${locale}`, ...(file.it.includes('[slug]') ? ['slug=:slug'] : [])];
      const join = file.answer.includes('?') ? '&' : '?';
      const path = file[locale].replace('[slug]', ':slug');
      return rule(locale, path, `/api/files/${file.answer}${join}${given.join('&')}`);
    }),
  ),
];

function rule(locale: Locale, path: string, destination: string) {
  return { source: `/${locale}${path}`, destination, locale: false as const };
}
