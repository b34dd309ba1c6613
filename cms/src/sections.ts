import type { Where } from 'payload';
import type { Accommodation, Page } from './payload-types';
import { homeUri, type Site } from './sites';

/** Documents that have a page on the site, by their collection. */
export interface EntryDocs {
  pages: Page;
  accommodations: Accommodation;
}
export type EntryCollection = keyof EntryDocs;
export type EntryDoc = EntryDocs[EntryCollection];

/** One section of the contract. */
export interface Section {
  collection: EntryCollection;
  /** Which documents of the collection belong to the section; all of them when left out. */
  where?: Where;
  /** Addresses, with {slug} for the last segment. */
  uri: Record<Site, string>;
  /** Fields that relate to categories, by group. */
  categories: Partial<Record<string, string>>;
}

export const sections = {
  homepage: {
    collection: 'pages',
    where: { kind: { equals: 'home' } },
    uri: { it: homeUri, en: homeUri },
    categories: {},
  },
  pages: {
    collection: 'pages',
    where: { kind: { not_equals: 'home' } },
    uri: { it: '{slug}', en: '{slug}' },
    categories: {},
  },
  accommodations: {
    collection: 'accommodations',
    uri: { it: 'alloggi/{slug}', en: 'accommodations/{slug}' },
    categories: { accommodationsCategories: 'categories' },
  },
} as const satisfies Record<string, Section>;

export type SectionHandle = keyof typeof sections;

/** A section by its handle, or undefined for one that is not served. */
export const sectionOf = (handle: string): Section | undefined =>
  Object.hasOwn(sections, handle) ? sections[handle as SectionHandle] : undefined;

/** Handles of the section and the entry type of a document. */
export function typeOf(
  collection: EntryCollection,
  doc: { kind?: Page['kind'] | null },
): { section: SectionHandle; type: string } {
  if (collection !== 'pages') return { section: collection, type: collection };
  if (doc.kind === 'home') return { section: 'homepage', type: 'homepage' };
  return { section: 'pages', type: doc.kind === 'archive' ? 'archive' : 'pages' };
}

/** Path of an entry without a leading slash. */
export const uriOf = (section: SectionHandle, site: Site, slug: string): string =>
  sections[section].uri[site].replace('{slug}', slug);

/**
 * What a path of a site means within a section: the filter that finds its entry, or undefined
 * when the path belongs elsewhere.
 */
export function whereOfUri(section: Section, site: Site, uri: string): Where | undefined {
  const format = section.uri[site];
  if (!format.includes('{slug}')) return uri === format ? { id: { exists: true } } : undefined;
  const [before = '', after = ''] = format.split('{slug}');
  const slug = uri.slice(before.length, uri.length - after.length);
  if (uri !== `${before}${slug}${after}` || slug === '' || slug.includes('/')) return undefined;
  return { slug: { equals: slug } };
}
