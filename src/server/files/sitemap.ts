import { notFound } from '@/errors/AppError';
import { NewsTopicsDocument, SitemapEntriesDocument, type IndexingFragment } from '@/gql/graphql';
import { alternatesOf } from '@/routing/alternates';
import { href, withLocale } from '@/routing/href';
import { defaultLocale, locales, type Locale } from '@/routing/locales';
import type { SlugRouteName } from '@/routing/routes';
import { cmsFor } from '../cms';
import { mapDate } from '../mapping/mapDate';
import { answerFile } from './answerFile';
import { element } from './element';

/** As many as one request may ask for, with their translations. */
const batch = 250;

const routeOf: Record<string, SlugRouteName | undefined> = {
  accommodations: 'accommodation',
  services: 'service',
  events: 'event',
  universities: 'university',
  poi: 'place',
  news: 'newsArticle',
};

/** One sitemap each; the home page is a section of its own in the content. */
const sections = [...Object.keys(routeOf), 'pages'];
const inContent = (section: string) => (section === 'pages' ? ['homepage', 'pages'] : [section]);

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

interface Page {
  paths: Partial<Record<Locale, string>>;
  /** ISO 8601, or empty. */
  updated: string;
}

/**
 * GET /sitemap.xml: the index, with when each section changed last; /sitemap/{section}.xml: its
 * pages in all languages, each with its alternates (sitemaps.org, hreflang as Google reads it).
 */
export const sitemap = answerFile(async ({ query: { section }, siteUrl }) => {
  if (section !== undefined && !sections.includes(section)) throw notFound(`no section ${section}`);
  const text = section === undefined ? await indexOf(siteUrl) : await sectionOf(section, siteUrl);
  return { type: 'application/xml', text: xml + text };
});

async function indexOf(siteUrl: string): Promise<string> {
  const maps = await Promise.all(
    sections.map(async (section) => {
      const updated = (await pagesOf(section)).map((page) => page.updated);
      return element('sitemap', {}, [
        element('loc', {}, `${siteUrl}/sitemap/${section}.xml`),
        ...lastmod(updated.sort().at(-1) ?? ''),
      ]);
    }),
  );
  return element('sitemapindex', { xmlns: namespaces.xmlns }, maps);
}

async function sectionOf(section: string, siteUrl: string): Promise<string> {
  const others = section === 'news' ? await topics() : section === 'pages' ? [openData] : [];
  const pages = [...(await pagesOf(section)), ...others];
  return element(
    'urlset',
    namespaces,
    pages.flatMap((page) => urls(page, siteUrl)),
  );
}

/** The one page that is the site's own, not the editors'. */
const openData: Page = { paths: alternatesOf('openData'), updated: '' };

/** One url element for each language of a page, each with all alternates, also itself. */
function urls({ paths, updated }: Page, siteUrl: string): string[] {
  const known = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, url: siteUrl + path }];
  });
  const standard = known.find(({ locale }) => locale === defaultLocale);
  const alternates = [
    ...known.map(({ locale, url }) => ({ hreflang: locale, href: url })),
    ...(standard ? [{ hreflang: 'x-default', href: standard.url }] : []),
  ].map((link) => element('xhtml:link', { rel: 'alternate', ...link }));
  return known.map(({ url }) =>
    element('url', {}, [element('loc', {}, url), ...lastmod(updated), ...alternates]),
  );
}

const lastmod = (updated: string) => (updated ? [element('lastmod', {}, updated)] : []);

/** Every page of a section that search engines may show, under its addresses in all languages. */
async function pagesOf(section: string): Promise<Page[]> {
  const found = new Map<string, Page>();
  for (const locale of locales) {
    for (const entry of await entriesOf(section, locale)) {
      const path = pathOf(section, entry, locale);
      if (!entry.id || path === null || isHidden(entry)) continue;
      const page = found.get(entry.id) ?? { paths: {}, updated: mapDate(entry.dateUpdated) };
      page.paths[locale] = path;
      found.set(entry.id, page);
    }
  }
  return [...found.values()];
}

async function entriesOf(section: string, locale: Locale) {
  const all = [];
  for (let offset = 0; ; offset += batch) {
    const { entries } = await cmsFor(locale)(SitemapEntriesDocument, {
      section: inContent(section),
      limit: batch,
      offset,
    });
    all.push(...(entries ?? []).filter((entry) => entry !== null));
    if ((entries ?? []).length < batch) return all;
  }
}

/** The lists of news of one topic; they are categories, not entries. */
async function topics(): Promise<Page[]> {
  const found = new Map<string, Page>();
  for (const locale of locales) {
    const { categories } = await cmsFor(locale)(NewsTopicsDocument);
    for (const category of categories ?? []) {
      if (!category?.id || !category.slug) continue;
      const page = found.get(category.id) ?? { paths: {}, updated: '' };
      page.paths[locale] = href('newsCategory', { slug: category.slug }, locale);
      found.set(category.id, page);
    }
  }
  return [...found.values()];
}

interface Addressed {
  slug?: string | null;
  uri?: string | null;
}

function pathOf(section: string, { slug, uri }: Addressed, locale: Locale): string | null {
  const route = routeOf[section];
  if (route) return slug ? href(route, { slug }, locale) : null;
  if (!uri) return null;
  return withLocale(uri === '__home__' ? '/' : `/${uri}`, locale);
}

/** Not to be shown, or only under another address. */
function isHidden(entry: { seo?: IndexingFragment | null } | object): boolean {
  const { robots, canonical } = ('seo' in entry ? entry.seo?.advanced : null) ?? {};
  return Boolean(canonical) || (robots ?? []).some((rule) => rule === 'noindex' || rule === 'none');
}
