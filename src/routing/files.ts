import { href, withLocale } from './href';
import { defaultLocale, locales, type Locale } from './locales';
import { knownIn } from './inEachLocale';
import { type RouteName, routes } from './routes';

interface FileRoute {
  /** The path in a language; [slug] stands for any entry. */
  path: (locale: Locale) => `/${string}`;
  /** The handler in pages/api/files, with its query. */
  handler: string;
}

/** Returns the path of a route with a file extension: /en/events.ics is the calendar of /en/events. */
const besideRoute =
  (name: RouteName, extension: `.${string}`): FileRoute['path'] =>
  (locale) =>
    `${routes[name][locale]}${extension}`;

/** The routes of generated files. */
const files = {
  newsFeed: { path: besideRoute('news', '.xml'), handler: 'feed?of=news' },
  eventsFeed: { path: besideRoute('events', '.xml'), handler: 'feed?of=events' },
  accommodationsFeed: {
    path: besideRoute('accommodations', '.xml'),
    handler: 'feed?of=accommodations',
  },
  calendar: { path: besideRoute('events', '.ics'), handler: 'calendar' },
  eventCalendar: { path: besideRoute('event', '.ics'), handler: 'calendar' },
  serviceDeadline: { path: besideRoute('service', '.ics'), handler: 'deadline?of=services' },
  newsDeadline: { path: besideRoute('newsArticle', '.ics'), handler: 'deadline?of=news' },
  dataSet: {
    path: (locale) => knownIn({ it: '/dati/[slug]', en: '/data/[slug]' }, locale),
    handler: 'dataset',
  },
  manifest: { path: () => '/manifest.webmanifest', handler: 'manifest' },
} as const satisfies Record<string, FileRoute>;

export type FileName = keyof typeof files;

/** Files that are the same in every language, so that they have no prefix. */
const filesWithoutLocale = {
  '/robots.txt': '/api/files/robots',
  '/sitemap.xml': '/api/files/sitemap',
  '/sitemap/:section.xml': '/api/files/sitemap?section=:section',
  '/.well-known/security.txt': '/api/files/security',
  '/sw.js': '/api/files/worker',
  // Browsers and tools request it without a link. It redirects to an icon in a format that all of them can read.
  '/favicon.ico': '/api/files/icon?version=none&name=icon-192',
  '/icon/:version/:name.png': '/api/files/icon?version=:version&name=:name',
};

/** The address of a file, for example /en/events/jazz-night.ics. */
export function fileHref(name: FileName, locale: Locale, slug = ''): string {
  return withLocale(files[name].path(locale).replace('[slug]', encodeURIComponent(slug)), locale);
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

export const sectionsWithFeed = ['news', 'events', 'accommodations'] as const;

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
  ...Object.entries(filesWithoutLocale).map(([path, destination]) =>
    rule(defaultLocale, path, destination),
  ),
  ...Object.values(files).flatMap((file) =>
    locales.map((locale) => {
      const path = file.path(locale);
      const query = [`locale=${locale}`, ...(path.includes('[slug]') ? ['slug=:slug'] : [])];
      const join = file.handler.includes('?') ? '&' : '?';
      const source = path.replace('[slug]', ':slug');
      return rule(locale, source, `/api/files/${file.handler}${join}${query.join('&')}`);
    }),
  ),
];

function rule(locale: Locale, path: string, destination: string) {
  return { source: `/${locale}${path}`, destination, locale: false as const };
}
