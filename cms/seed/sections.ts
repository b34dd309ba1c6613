import type { BlockSeed } from '../content/markdown/blockSchema';
import type { ContactSeed, MomentSeed } from '../content/schemas';
import type {
  AccommodationSeed,
  EventSeed,
  NewsSeed,
  PageSeed,
  PlaceSeed,
  ServiceSeed,
  UniversitySeed,
} from '../content/sections';
import type { CategoryGroup, TagGroup } from '../src/api/groups';
import type { EntryCollection } from '../src/sections/sections';
import type { PerSite, Site } from '../src/sites';
import type { Fields } from '../transfer/Store';
import { blocksOf, galleryItem } from './blocks';
import type { EntrySeeder } from './entries';
import type { Keys } from './Keys';
import { richTextOf } from './links';
import { dayOf, isoOf, momentOf } from './moments';
import type { DateSeed, EntrySeed, SearchSeed } from './types';

const hour = 3_600_000;

/** Rows of contacts. A row has the same id in all languages. */
function contacts(seeds: readonly ContactSeed[], site: Site, doc?: Fields) {
  const rows = (doc?.contactLinks ?? []) as { id?: string }[];
  return seeds.map(({ kind, label, href }, row) => ({
    id: rows[row]?.id,
    kind,
    label: label[site] || null,
    href,
  }));
}

/** The fields that the CMS stores as they are; null where the content has none. */
const plain = <Seed extends object>(seed: Seed, names: (keyof Seed & string)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, seed[name] ?? null]));

const address = ({ address: place = {} }: Pick<PlaceSeed, 'address'>) => ({
  address: plain(place, ['address', 'lat', 'lng']),
});

/** The texts and the picture for search engines. */
export function searchFields({ seo, seoImage, noIndex }: SearchSeed, site: Site, keys: Keys) {
  const { title, description, keywords = [], canonical } = seo?.[site] ?? {};
  return {
    seo: {
      title: title ?? null,
      description: description ?? null,
      keywords: keywords.map((one) => (typeof one === 'string' ? { keyword: one } : one)),
      canonical: canonical ?? null,
      image: seoImage === undefined ? null : keys.get('media', seoImage),
      noIndex: noIndex ?? false,
    },
  };
}

/**
 * The dates of the content as ISO 8601; null if there is none. Without `today`, a date relative to the day of the
 * import is undefined, so that the date of an existing entry stays.
 */
function datesOf(today: Date | undefined) {
  const absolute = (date: DateSeed | undefined) => (date === undefined ? null : isoOf(date));
  return {
    absolute,
    /** A date, or a number of days after `today`. */
    day: (date: DateSeed | number | undefined) =>
      typeof date === 'number' ? today && dayOf(date, today) : absolute(date),
    moment: (date: DateSeed | MomentSeed | undefined) =>
      typeof date === 'object' ? today && momentOf(date, today) : absolute(date),
    /** Lists show the newest entry first, so the first entry of the content gets the latest date. */
    published: ({ postDate, expiryDate }: EntrySeed, hours: number) => ({
      postDate: postDate
        ? absolute(postDate)
        : today && new Date(today.getTime() - hours * hour).toISOString(),
      expiryDate: absolute(expiryDate),
    }),
  };
}

/** Texts that only some sections have. */
type TextName = 'excerpt' | 'ticket' | 'subtitle' | 'description';
/** The same, with links to other entries. */
type RichTextName = 'houseRules' | 'ownerTerms';

/** What a seeder reads of an entry of any section. */
type AnySeed = EntrySeed &
  Partial<Record<TextName | RichTextName, PerSite>> & {
    contactLinks?: ContactSeed[];
    blocks?: PerSite<BlockSeed[]>;
  };

interface SeederParts<Seed> {
  texts?: (keyof Seed & TextName)[];
  richTexts?: (keyof Seed & RichTextName)[];
  shared: EntrySeeder<Seed>['shared'];
}

const createSeeder = <Seed extends AnySeed>(
  keys: Keys,
  collection: EntryCollection,
  { texts = [], richTexts = [], shared }: SeederParts<Seed>,
): EntrySeeder<Seed> => ({
  collection,
  shared,
  translated: (seed, site, doc) => ({
    title: seed.title[site],
    // The CMS creates an address from the title if there is none.
    slug: seed.slug[site] || undefined,
    ...searchFields(seed, site, keys),
    ...Object.fromEntries(texts.map((name) => [name, seed[name]?.[site] || null])),
    ...(seed.contactLinks && { contactLinks: contacts(seed.contactLinks, site, doc) }),
  }),
  linked: (seed, site) => ({
    ...(seed.blocks && { contentManager: blocksOf(seed.blocks[site], keys.in(site)) }),
    ...Object.fromEntries(
      richTexts.map((name) => [name, richTextOf(seed[name]?.[site] ?? '', keys.in(site))]),
    ),
  }),
});

/**
 * The seeders of all sections.
 *
 * @param today the day to which dates are relative; undefined for entries that exist already
 */
export function sectionSeeders(keys: Keys, today?: Date) {
  const { absolute, day, moment, published } = datesOf(today);
  const picture = (key: string | undefined) => (key === undefined ? null : keys.get('media', key));
  const related = (group: CategoryGroup | TagGroup, list: readonly string[]): number[] =>
    list.map((key) => keys.get(group, key));
  const byPosition = (seed: EntrySeed, index: number) => published(seed, (index + 1) * 7);

  const accommodations = createSeeder<AccommodationSeed>(keys, 'accommodations', {
    texts: ['excerpt'],
    richTexts: ['houseRules', 'ownerTerms'],
    shared: (seed, index) => ({
      ...plain(seed, ['accommodationType', 'bedrooms', 'bedsNumber', 'bathroomsNumber']),
      ...plain(seed, ['pricingMode', 'priceMin', 'priceMax', 'condominiumFees', 'deposit']),
      ...plain(seed, ['availabilityStatus', 'minimumStay', 'maximumStay', 'includedServices']),
      ...plain(seed, ['cin', 'ownerName', 'embedUrl']),
      ...plain(seed.energy ?? {}, ['energyClass', 'epglNren', 'epglRen']),
      ...plain(seed.energy ?? {}, ['envelopeWinter', 'envelopeSummer', 'energyExemption']),
      image: picture(seed.image),
      gallery: seed.gallery.map((item) => galleryItem(item, keys)),
      categories: related('accommodationsCategories', seed.categories),
      availableFrom: day(seed.availableFrom),
      verifiedOn:
        seed.verifiedDaysAgo === undefined ? absolute(seed.verifiedOn) : day(-seed.verifiedDaysAgo),
      studentCardReserved: seed.studentCardReserved ?? false,
      ...address(seed),
      ...byPosition(seed, index),
    }),
  });

  const services = createSeeder<ServiceSeed>(keys, 'services', {
    texts: ['excerpt'],
    shared: (seed, index) => ({
      ...plain(seed, ['serviceType', 'embedUrl']),
      image: picture(seed.image),
      categories: related('servicesCategories', seed.categories),
      ...address(seed),
      ...byPosition(seed, index),
    }),
  });

  const events = createSeeder<EventSeed>(keys, 'events', {
    texts: ['excerpt', 'ticket'],
    shared: (seed, index) => ({
      ...plain(seed, ['eventType', 'embedUrl']),
      image: picture(seed.image),
      categories: related('eventsCategories', seed.categories),
      tags: related('eventsTags', seed.tags),
      eventStartDate: moment(seed.starts),
      eventEndDate: moment(seed.ends),
      cancelled: seed.cancelled ?? false,
      ...address(seed),
      ...byPosition(seed, index),
    }),
  });

  const universities = createSeeder<UniversitySeed>(keys, 'universities', {
    texts: ['subtitle'],
    shared: (seed, index) => ({
      ...plain(seed, ['embedUrl']),
      thumbnail: picture(seed.thumbnail),
      ...address(seed),
      ...byPosition(seed, index),
    }),
  });

  const news = createSeeder<NewsSeed>(keys, 'news', {
    texts: ['excerpt'],
    shared: (seed) => ({
      image: picture(seed.image),
      categories: related('newsCategories', seed.categories),
      tags: related('newsTags', seed.tags),
      ...published(seed, (seed.daysAgo ?? 0) * 24),
    }),
  });

  const poi = createSeeder<PlaceSeed>(keys, 'poi', {
    texts: ['description'],
    shared: (seed, index) => ({
      ...address(seed),
      icon: picture(seed.icon),
      ...byPosition(seed, index),
    }),
  });

  const pages = createSeeder<PageSeed>(keys, 'pages', {
    shared: (seed, index) => ({
      ...plain(seed, ['kind', 'archiveSection']),
      ...byPosition(seed, index),
    }),
  });

  return { accommodations, services, events, universities, news, poi, pages };
}
