import { notFound } from '@/errors/AppError';
import {
  NewsCategoriesDocument,
  SitemapEntriesDocument,
  SitemapIndexDocument,
  type IndexingFragment,
} from '@/gql/graphql';
import { keysOf } from '@/lib/keysOf';
import { alternatesOf } from '@/routing/alternates';
import { pathOfUri } from '@/routing/uri';
import { href } from '@/routing/href';
import { defaultLocale, localeInfo, locales, type Locale } from '@/routing/locales';
import { entryRoutes } from '@/routing/sections';
import { cmsFor } from '../cms/cmsFor';
import { loadAll } from '../cms/loadAll';
import { contentCache } from '../contentCache';
import { mapDate } from '../mapping/mapDate';
import { sectionHandle } from '../sectionHandle';
import { createFileHandler } from './createFileHandler';
import { element, xmlDeclaration } from './element';

/** Maximum number of entries in one request, because their translations are included. */
const batchSize = 250;

/** The routes of entries, by the contract's handles of their sections. */
const routes = new Map(
  keysOf(entryRoutes).map((section) => [sectionHandle(section), entryRoutes[section]]),
);

/** Each section has its own sitemap. The one of the pages includes the cms's section of the home page. */
const sections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'poi',
  'news',
  'pages',
] as const;
const contentSections = (section: string) =>
  section === 'pages' ? ['homepage', 'pages'] : [section];

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** A page in one language. */
interface Version {
  id: string;
  path: string;
  /** ISO 8601, or empty. */
  updated: string;
}

interface Page extends Pick<Version, 'updated'> {
  paths: Partial<Record<Locale, string>>;
}

/** The texts by section, so that many requests do not load all entries many times. */
const texts = contentCache<string>('sitemaps');

/**
 * GET /sitemap.xml: the index, with the last change of each section. /sitemap/{section}.xml: its pages in all
 * languages, each with its alternates (sitemaps.org, hreflang in Google's format).
 */
export const sitemapHandler = createFileHandler(async ({ query: { section }, siteUrl }) => {
  if (section !== undefined && !sections.some((one) => one === section))
    throw notFound(`no section ${section}`);
  // An old sitemap is better than none while the cms is late.
  const text = await texts.getOrStale(section ?? '', () =>
    section === undefined ? indexXml(siteUrl) : sectionXml(section, siteUrl),
  );
  return { type: 'application/xml', text: xmlDeclaration + text };
});

async function indexXml(siteUrl: string): Promise<string> {
  const sites = locales.map((locale) => localeInfo[locale].siteHandle);
  const newest = await cmsFor(defaultLocale)(SitemapIndexDocument, { sites });
  const maps = sections.map((section) =>
    element('sitemap', {}, [
      element('loc', {}, `${siteUrl}/sitemap/${section}.xml`),
      ...lastmod(mapDate(newest[section]?.[0]?.dateUpdated)),
    ]),
  );
  return element('sitemapindex', { xmlns: namespaces.xmlns }, maps);
}

async function sectionXml(section: string, siteUrl: string): Promise<string> {
  const pages = await pagesOf(section);
  if (section === 'news') pages.push(...(await newsCategoryPages()));
  if (section === 'pages') pages.push(...fixedPages);
  const elements = pages.flatMap((page) => urlElements(page, siteUrl));
  return element('urlset', namespaces, elements);
}

/** The indexed pages that are no entries of the cms. */
const fixedPages: Page[] = (['openData', 'offerHome'] as const).map((name) => ({
  paths: alternatesOf(name),
  updated: '',
}));

/** One url element for each language of a page, with all alternates, including itself. */
function urlElements({ paths, updated }: Page, siteUrl: string): string[] {
  const versions = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [{ locale, url: siteUrl + path }];
  });
  const standard = versions.find(({ locale }) => locale === defaultLocale);
  const alternates = [
    ...versions.map(({ locale, url }) => ({ hreflang: locale, href: url })),
    ...(standard ? [{ hreflang: 'x-default', href: standard.url }] : []),
  ].map((link) => element('xhtml:link', { rel: 'alternate', ...link }));
  return versions.map(({ url }) =>
    element('url', {}, [element('loc', {}, url), ...lastmod(updated), ...alternates]),
  );
}

const lastmod = (updated: string) => (updated ? [element('lastmod', {}, updated)] : []);

async function inAllLanguages(load: (locale: Locale) => Promise<Version[]>): Promise<Page[]> {
  const pages = new Map<string, Page>();
  for (const locale of locales) {
    for (const { id, path, updated } of await load(locale)) {
      const page = pages.get(id) ?? { paths: {}, updated };
      page.paths[locale] = path;
      pages.set(id, page);
    }
  }
  return [...pages.values()];
}

const pagesOf = (section: string) =>
  inAllLanguages(async (locale) => {
    const entries = await loadAll(batchSize, async (batch) => {
      const variables = { section: contentSections(section), ...batch };
      return (await cmsFor(locale)(SitemapEntriesDocument, variables)).entries;
    });
    return entries.flatMap((entry) => {
      const path = entry && pathOf(section, entry, locale);
      if (!entry?.id || !path || isHidden(entry)) return [];
      return [{ id: entry.id, path, updated: mapDate(entry.dateUpdated) }];
    });
  });

/** The pages of the news categories, which are not entries. */
const newsCategoryPages = () =>
  inAllLanguages(async (locale) => {
    const { categories } = await cmsFor(locale)(NewsCategoriesDocument);
    return (categories ?? []).flatMap((category) => {
      if (!category?.id || !category.slug) return [];
      const path = href('newsCategory', { slug: category.slug }, locale);
      return [{ id: category.id, path, updated: '' }];
    });
  });

function pathOf(
  section: string,
  { slug, uri }: { slug?: string | null; uri?: string | null },
  locale: Locale,
): string | null {
  const route = routes.get(section);
  if (route) return slug ? href(route, { slug }, locale) : null;
  return uri ? pathOfUri(uri, locale) : null;
}

/** Whether editors excluded an entry from indexing, or gave it another canonical address. */
function isHidden(entry: { seo?: IndexingFragment | null } | object): boolean {
  const { robots, canonical } = ('seo' in entry ? entry.seo?.advanced : null) ?? {};
  return Boolean(canonical) || (robots ?? []).some((rule) => rule === 'noindex' || rule === 'none');
}
