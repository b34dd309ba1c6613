import type { PerSite, Site } from '../src/sites';
import { blocksOf, galleryItem } from './blocks';
import type { EntrySeeder } from './entries';
import type { Keys } from './Keys';
import { richTextOf } from './links';
import { dayOf, isoOf, momentOf } from './moments';
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
import type { DateSeed, EntrySeed, SearchSeed } from './types';
import type { CategoryGroup } from '../src/api/groups';

const hour = 3_600_000;

/** Rows of contacts. A row has the same id in all languages. */
function contacts(seeds: readonly ContactSeed[], site: Site, doc?: Record<string, unknown>) {
  const rows = (doc?.contactLinks ?? []) as { id?: string }[];
  return seeds.map(({ kind, label, href }, row) => ({
    id: rows[row]?.id,
    kind,
    label: label[site] || null,
    href,
  }));
}

const address = ({ address: place }: Pick<AccommodationSeed, 'address'>) => ({
  address: place?.address ?? null,
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
});

const energy = ({ energy: own }: AccommodationSeed) => ({
  energyClass: own?.energyClass ?? null,
  epglNren: own?.epglNren ?? null,
  epglRen: own?.epglRen ?? null,
  envelopeWinter: own?.envelopeWinter ?? null,
  envelopeSummer: own?.envelopeSummer ?? null,
  energyExemption: own?.energyExemption ?? null,
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

/** An address in the language, or undefined to create it from the title. */
const names = (seed: EntrySeed, site: Site, keys: Keys) => ({
  title: seed.title[site],
  slug: seed.slug[site] || undefined,
  ...searchFields(seed, site, keys),
});

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

/**
 * The seeders of all sections.
 *
 * @param today the day to which dates are relative; undefined for entries that exist already
 */
export function sectionSeeders(keys: Keys, today?: Date) {
  const { absolute, day, moment, published } = datesOf(today);
  const picture = (key: string | undefined) => (key === undefined ? null : keys.get('media', key));
  const related = (group: string, list: readonly string[]): number[] =>
    list.map((key) => keys.get(group, key));
  const categories = (group: CategoryGroup, { categories: list }: { categories: string[] }) =>
    related(group, list);
  const byPosition = (seed: EntrySeed, index: number) => published(seed, (index + 1) * 7);
  const blocks = (seed: { blocks: PerSite<BlockSeed[]> }, site: Site) => ({
    contentManager: blocksOf(seed.blocks[site], keys.in(site)),
  });

  const accommodations: EntrySeeder<AccommodationSeed> = {
    collection: 'accommodations',
    shared: (seed, index) => ({
      image: picture(seed.image),
      gallery: seed.gallery.map((item) => galleryItem(item, keys)),
      categories: categories('accommodationsCategories', seed),
      accommodationType: seed.accommodationType,
      bedrooms: seed.bedrooms,
      bedsNumber: seed.bedsNumber,
      bathroomsNumber: seed.bathroomsNumber,
      includedServices: seed.includedServices,
      priceMin: seed.priceMin,
      priceMax: seed.priceMax ?? null,
      condominiumFees: seed.condominiumFees ?? null,
      pricingMode: seed.pricingMode,
      deposit: seed.deposit ?? null,
      availabilityStatus: seed.availabilityStatus ?? null,
      availableFrom: day(seed.availableFrom),
      minimumStay: seed.minimumStay ?? null,
      maximumStay: seed.maximumStay ?? null,
      verifiedOn:
        seed.verifiedDaysAgo === undefined ? absolute(seed.verifiedOn) : day(-seed.verifiedDaysAgo),
      studentCardReserved: seed.studentCardReserved ?? false,
      ...energy(seed),
      cin: seed.cin ?? null,
      ownerName: seed.ownerName ?? null,
      address: address(seed),
      embedUrl: seed.embedUrl ?? null,
      ...byPosition(seed, index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site, keys),
      excerpt: seed.excerpt[site] || null,
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked: (seed, site) => ({
      ...blocks(seed, site),
      houseRules: richTextOf(seed.houseRules[site], keys.in(site)),
      ownerTerms: richTextOf(seed.ownerTerms[site], keys.in(site)),
    }),
  };

  const services: EntrySeeder<ServiceSeed> = {
    collection: 'services',
    shared: (seed, index) => ({
      image: picture(seed.image),
      categories: categories('servicesCategories', seed),
      serviceType: seed.serviceType,
      address: address(seed),
      embedUrl: seed.embedUrl ?? null,
      ...byPosition(seed, index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site, keys),
      excerpt: seed.excerpt[site] || null,
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked: blocks,
  };

  const events: EntrySeeder<EventSeed> = {
    collection: 'events',
    shared: (seed, index) => ({
      image: picture(seed.image),
      categories: categories('eventsCategories', seed),
      tags: related('eventsTags', seed.tags),
      eventType: seed.eventType,
      eventStartDate: moment(seed.starts),
      eventEndDate: moment(seed.ends),
      cancelled: seed.cancelled ?? false,
      address: address(seed),
      embedUrl: seed.embedUrl ?? null,
      ...byPosition(seed, index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site, keys),
      excerpt: seed.excerpt[site] || null,
      ticket: seed.ticket[site] || null,
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked: blocks,
  };

  const universities: EntrySeeder<UniversitySeed> = {
    collection: 'universities',
    shared: (seed, index) => ({
      thumbnail: picture(seed.thumbnail),
      address: address(seed),
      embedUrl: seed.embedUrl ?? null,
      ...byPosition(seed, index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site, keys),
      subtitle: seed.subtitle[site] || null,
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked: blocks,
  };

  const news: EntrySeeder<NewsSeed> = {
    collection: 'news',
    shared: (seed) => ({
      image: picture(seed.image),
      categories: categories('newsCategories', seed),
      tags: related('newsTags', seed.tags),
      ...published(seed, (seed.daysAgo ?? 0) * 24),
    }),
    translated: (seed, site) => ({
      ...names(seed, site, keys),
      excerpt: seed.excerpt[site] || null,
    }),
    linked: blocks,
  };

  const poi: EntrySeeder<PlaceSeed> = {
    collection: 'poi',
    shared: (seed, index) => ({
      address: address(seed),
      icon: picture(seed.icon),
      ...byPosition(seed, index),
    }),
    translated: (seed, site) => ({
      ...names(seed, site, keys),
      description: seed.description[site] || null,
    }),
  };

  const pages: EntrySeeder<PageSeed> = {
    collection: 'pages',
    shared: (seed, index) => ({
      kind: seed.kind,
      archiveSection: seed.archiveSection ?? null,
      ...byPosition(seed, index),
    }),
    translated: (seed, site) => names(seed, site, keys),
    linked: blocks,
  };

  return { accommodations, services, events, universities, news, poi, pages };
}
