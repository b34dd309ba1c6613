import { dateOf } from '../seed/moments';
import { isRecord } from '../src/lib/isRecord';
import { rowsOf } from '../src/lib/rowsOf';
import type { EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite } from '../src/sites';
import { textOf } from './CmsContent';
import type { FileContext } from './FileContext';
import type { Fields, StoredDocument } from './Store';
import { galleryItems } from './writeLayout';
import { markdownOf } from './writeRichText';

/** How a field of a document is written; undefined if it has no value. */
type Writer = (doc: Fields, context: FileContext) => unknown;

const plain =
  (name: string): Writer =>
  (doc) => {
    const value = doc[name];
    return value === null || value === '' || value === false ? undefined : value;
  };
const translated =
  (name: string): Writer =>
  (doc, { site }) =>
    textOf(doc[name], site) || undefined;
const markdown =
  (name: string): Writer =>
  (doc, context) =>
    isRecord(doc[name]) ? markdownOf(doc[name][context.site], context) : undefined;
const date =
  (name: string): Writer =>
  (doc) =>
    typeof doc[name] === 'string' ? dateOf(doc[name]) : undefined;
const related =
  (name: string, collection: string): Writer =>
  (doc, context) =>
    context.keyOf(collection, doc[name]);
const relatedList =
  (name: string, collection: string): Writer =>
  (doc, context) =>
    listOf(context.keysOf(collection, doc[name]));

const listOf = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

/** An object without the properties that are undefined or null; undefined if it has no others. */
export function compact(fields: Fields): Fields | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The text of a field in each language that has it; undefined if none has. */
export const textsIn = (value: unknown): Fields | undefined =>
  compact(inEachSite((site) => textOf(value, site) || undefined));

const address: Writer = ({ address: place }) =>
  isRecord(place)
    ? compact({ address: textOf(place.address) || undefined, lat: place.lat, lng: place.lng })
    : undefined;

const energy: Writer = (doc) =>
  compact(
    Object.fromEntries(
      [
        ...['energyClass', 'epglNren', 'epglRen'],
        ...['envelopeWinter', 'envelopeSummer', 'energyExemption'],
      ].map((name) => [name, doc[name]]),
    ),
  );

/** A list of pictures alone is a list of their keys. */
const gallery: Writer = (doc, context) => {
  const items = galleryItems(doc.gallery, context);
  const [first] = items;
  return items.length === 1 && first?.images ? first.images : listOf(items);
};

/** The labels of contacts, and in the file of the default language the rest of them. */
const contactLinks: Writer = ({ contactLinks: rows }, { site }) =>
  listOf(
    rowsOf(rows).map(({ kind, label, href }) => {
      const words = textOf(label, site);
      const own = words === '' ? {} : { label: words };
      return site === defaultSite ? { kind, ...own, href } : own;
    }),
  );

const keywordOf = ({ keyword, rating }: Fields): unknown =>
  typeof rating === 'string' && rating !== 'neutral' ? { keyword, rating } : keyword;

/** The texts for search engines of one language. */
export const seo: Writer = ({ seo: group }, { site }) => {
  if (!isRecord(group)) return undefined;
  const { title, description, keywords, canonical } = group;
  return compact({
    title: textOf(title, site) || undefined,
    description: textOf(description, site) || undefined,
    keywords: listOf(rowsOf(isRecord(keywords) ? keywords[site] : []).map(keywordOf)),
    canonical: textOf(canonical, site) || undefined,
  });
};

export const seoImage: Writer = ({ seo: group }, context) =>
  isRecord(group) ? context.keyOf('media', group.image) : undefined;

export const noIndex: Writer = ({ seo: group }) =>
  isRecord(group) && group.noIndex === true ? true : undefined;

const formerSlugs: Writer = ({ formerSlugs: slugs }, { site }) =>
  isRecord(slugs) && Array.isArray(slugs[site]) ? listOf(slugs[site]) : undefined;

const names = { title: translated('title'), slug: translated('slug'), formerSlugs };
const excerpt = { ...names, excerpt: translated('excerpt') };
const dates = { postDate: date('postDate'), expiryDate: date('expiryDate') };
const place = { address, embedUrl: plain('embedUrl') };
const forSearch = { seoImage, noIndex };

/** The fields of a section in the order of its files. The fields of `texts` are in every language. */
interface EntryFile {
  /** The folder in `content`. */
  folder: string;
  texts: Record<string, Writer>;
  /** In the Italian file only. */
  shared: Record<string, Writer>;
  /** Texts that follow the shared fields. */
  last: Record<string, Writer>;
}

/** How the entries of each collection are written; content/sections.ts reads them. */
export const entryFiles: Record<EntryCollection, EntryFile> = {
  accommodations: {
    folder: 'accommodations',
    texts: excerpt,
    shared: {
      ...dates,
      image: related('image', 'media'),
      gallery,
      categories: relatedList('categories', 'accommodationsCategories'),
      accommodationType: plain('accommodationType'),
      bedrooms: plain('bedrooms'),
      bedsNumber: plain('bedsNumber'),
      bathroomsNumber: plain('bathroomsNumber'),
      includedServices: ({ includedServices: list }) =>
        Array.isArray(list) ? listOf(list) : undefined,
      priceMin: plain('priceMin'),
      priceMax: plain('priceMax'),
      condominiumFees: plain('condominiumFees'),
      pricingMode: plain('pricingMode'),
      availabilityStatus: plain('availabilityStatus'),
      studentCardReserved: plain('studentCardReserved'),
      energy,
      cin: plain('cin'),
      deposit: plain('deposit'),
      minimumStay: plain('minimumStay'),
      maximumStay: plain('maximumStay'),
      availableFrom: date('availableFrom'),
      verifiedOn: date('verifiedOn'),
      ownerName: plain('ownerName'),
      ...place,
      ...forSearch,
    },
    last: {
      contactLinks,
      houseRules: markdown('houseRules'),
      ownerTerms: markdown('ownerTerms'),
      seo,
    },
  },
  services: {
    folder: 'services',
    texts: excerpt,
    shared: {
      ...dates,
      image: related('image', 'media'),
      categories: relatedList('categories', 'servicesCategories'),
      serviceType: plain('serviceType'),
      ...place,
      ...forSearch,
    },
    last: { contactLinks, seo },
  },
  events: {
    folder: 'events',
    texts: { ...excerpt, ticket: translated('ticket') },
    shared: {
      ...dates,
      image: related('image', 'media'),
      categories: relatedList('categories', 'eventsCategories'),
      tags: relatedList('tags', 'eventsTags'),
      eventType: plain('eventType'),
      starts: date('eventStartDate'),
      ends: date('eventEndDate'),
      cancelled: plain('cancelled'),
      ...place,
      ...forSearch,
    },
    last: { contactLinks, seo },
  },
  universities: {
    folder: 'universities',
    texts: { ...names, subtitle: translated('subtitle') },
    shared: { ...dates, thumbnail: related('thumbnail', 'media'), ...place, ...forSearch },
    last: { contactLinks, seo },
  },
  news: {
    folder: 'news',
    texts: excerpt,
    shared: {
      ...dates,
      image: related('image', 'media'),
      categories: relatedList('categories', 'newsCategories'),
      tags: relatedList('tags', 'newsTags'),
      ...forSearch,
    },
    last: { seo },
  },
  poi: {
    folder: 'places',
    texts: { ...names, description: translated('description') },
    shared: { ...dates, address, icon: related('icon', 'media'), ...forSearch },
    last: { seo },
  },
  pages: {
    folder: 'pages',
    texts: names,
    shared: {
      ...dates,
      kind: plain('kind'),
      archiveSection: plain('archiveSection'),
      ...forSearch,
    },
    last: { seo },
  },
};

/** The fields of an entry in the file of one language. */
export function frontMatterOf(
  collection: EntryCollection,
  doc: StoredDocument,
  context: FileContext,
): Fields {
  const { texts, shared, last } = entryFiles[collection];
  const writers = { ...texts, ...(context.site === defaultSite && shared), ...last };
  const written = Object.fromEntries<unknown>(
    Object.entries(writers).map(([name, write]) => [name, write(doc, context)]),
  );
  return compact(written) ?? {};
}
