import { routePath } from '@studium/shared/town/routePath';
import type { RouteName } from '@studium/shared/town/routePaths';
import type { Where } from 'payload';
import type { Config, Page } from '../payload-types';
import { homeUri, inEachSite, type PerSite, type Site } from '../sites';

/** The type of the documents of a collection. */
export type Doc<Collection extends keyof Config['collections']> = Config['collections'][Collection];

/** Collections of entries; all of them have drafts and versions. */
export const entryCollections = [
  'pages',
  'accommodations',
  'services',
  'events',
  'universities',
  'news',
  'poi',
] as const;
export type EntryCollection = (typeof entryCollections)[number];

export const isEntryCollection = (slug: string): slug is EntryCollection =>
  entryCollections.some((collection) => collection === slug);

/** One section of the contract. */
export interface Section {
  collection: EntryCollection;
  /** Which documents of the collection belong to the section; all of them when undefined. */
  where?: Where;
  /** Path patterns, with {slug} for the last segment. */
  uri: PerSite;
  /** Names of the fields that relate to categories or tags, by group. */
  groups: Readonly<Record<string, string>>;
}

/** The path of a route in each site, as the contract writes it: without a slash at the beginning. */
function uriOfRoute(name: RouteName): PerSite {
  return inEachSite((site) => routePath(name, site).slice(1).replace('[slug]', '{slug}'));
}

export const sections = {
  homepage: {
    collection: 'pages',
    where: { kind: { equals: 'home' } },
    uri: inEachSite(() => homeUri),
    groups: {},
  },
  pages: {
    collection: 'pages',
    where: { kind: { not_equals: 'home' } },
    uri: uriOfRoute('page'),
    groups: {},
  },
  accommodations: {
    collection: 'accommodations',
    uri: uriOfRoute('accommodation'),
    groups: { accommodationsCategories: 'categories' },
  },
  services: {
    collection: 'services',
    uri: uriOfRoute('service'),
    groups: { servicesCategories: 'categories' },
  },
  events: {
    collection: 'events',
    uri: uriOfRoute('event'),
    groups: { eventsCategories: 'categories', eventsTags: 'tags' },
  },
  universities: {
    collection: 'universities',
    uri: uriOfRoute('university'),
    groups: {},
  },
  news: {
    collection: 'news',
    uri: uriOfRoute('newsArticle'),
    groups: { newsCategories: 'categories', newsTags: 'tags' },
  },
  poi: {
    collection: 'poi',
    uri: uriOfRoute('place'),
    groups: {},
  },
} as const satisfies Record<string, Section>;

export type SectionHandle = keyof typeof sections;

export const sectionHandles = Object.keys(sections) as SectionHandle[];

export const isSectionHandle = (handle: string | null): handle is SectionHandle =>
  handle !== null && Object.hasOwn(sections, handle);

/** Paths of the listings. The site's routes fix them, so a slug cannot change them. */
export const listingUris = {
  accommodations: uriOfRoute('accommodations'),
  services: uriOfRoute('services'),
  events: uriOfRoute('events'),
  universities: uriOfRoute('universities'),
  news: uriOfRoute('news'),
  newsCategories: uriOfRoute('newsCategories'),
  poi: uriOfRoute('places'),
} satisfies Record<string, PerSite>;

/** A listing that a page of the kind `archive` introduces. */
export type ListingSection = keyof typeof listingUris;

/** The fields that decide the section, the type and the address of a document. */
export interface TypeFields {
  kind?: Page['kind'] | null;
  archiveSection?: ListingSection | null;
  slug?: string | null;
}

/** Handles of the section and the entry type of a document. */
export function typeOf(
  collection: EntryCollection,
  doc: TypeFields,
): { section: SectionHandle; type: string } {
  if (collection !== 'pages') return { section: collection, type: collection };
  if (doc.kind === 'home') return { section: 'homepage', type: 'homepage' };
  return { section: 'pages', type: doc.kind === 'archive' ? 'archive' : 'pages' };
}

/** Path of a document without a leading slash, or null while it has no slug. */
export function uriOf(collection: EntryCollection, doc: TypeFields, site: Site): string | null {
  if (doc.kind === 'archive')
    return doc.archiveSection ? listingUris[doc.archiveSection][site] : null;
  const section: Section = sections[typeOf(collection, doc).section];
  return doc.slug ? section.uri[site].replace('{slug}', doc.slug) : null;
}

/** The slug in a path, or undefined when the path does not fit the pattern. */
function slugIn(pattern: string, uri: string): string | undefined {
  const [before, after] = pattern.split('{slug}');
  if (before === undefined || after === undefined) return undefined;
  const slug = uri.slice(before.length, uri.length - after.length);
  const fits = uri === `${before}${slug}${after}` && slug !== '' && !slug.includes('/');
  return fits ? slug : undefined;
}

/** The slug at the end of a path of a section, or undefined when the path is not in the section. */
export const slugOfUri = (handle: SectionHandle, site: Site, uri: string): string | undefined =>
  slugIn(sections[handle].uri[site], uri);

const newsCategoryUri = uriOfRoute('newsCategory');

/** The slug of the news category whose listing has this path, or undefined for any other path. */
export const newsCategoryOfUri = (site: Site, uri: string): string | undefined =>
  slugIn(newsCategoryUri[site], uri);

/**
 * The filter that finds the entry with this path in a section, or undefined when the path is not in the
 * section.
 */
export function whereOfUri(handle: SectionHandle, site: Site, uri: string): Where | undefined {
  if (handle === 'homepage') return uri === homeUri ? { id: { exists: true } } : undefined;
  if (handle === 'pages') {
    const listing = Object.entries(listingUris).find(([, uris]) => uris[site] === uri);
    // A page whose kind has changed keeps the section in a field that its form does not show.
    if (listing)
      return {
        and: [{ kind: { equals: 'archive' } }, { archiveSection: { equals: listing[0] } }],
      };
  }
  const slug = slugOfUri(handle, site, uri);
  if (slug === undefined) return undefined;
  const bySlug: Where = { slug: { equals: slug } };
  return handle === 'pages' ? { and: [bySlug, { kind: { equals: 'page' } }] } : bySlug;
}

/** The filters that find the entry with a path: one for each section that can have it. */
export const filtersOfUri = (
  site: Site,
  uri: string,
): { collection: EntryCollection; where: Where }[] =>
  sectionHandles.flatMap((handle) => {
    const { collection, where: inSection }: Section = sections[handle];
    const where = whereOfUri(handle, site, uri);
    return where ? [{ collection, where: { and: inSection ? [where, inSection] : [where] } }] : [];
  });
