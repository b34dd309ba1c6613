import { htmlToLexical } from '../src/richText/htmlToLexical';
import type { Site } from '../src/sites';
import { blocksOf } from './blocks';
import type { EntrySeeder } from './entries';
import type { Keys } from './Keys';
import { dayOf, momentOf } from './moments';
import type {
  AccommodationSeed,
  BlockSeed,
  Bilingual,
  CategoryGroup,
  ContactSeed,
  EventSeed,
  NewsSeed,
  PageSeed,
  PlaceSeed,
  ServiceSeed,
  UniversitySeed,
} from './types';

const hour = 3_600_000;

/** Rows of contacts. A row has the same id in both languages. */
function contacts(seeds: readonly ContactSeed[], site: Site, doc?: Record<string, unknown>) {
  const rows = (doc?.contactLinks ?? []) as { id?: string }[];
  return seeds.map(({ kind, label, href }, row) => ({
    id: rows[row]?.id,
    kind,
    label: label[site],
    href,
  }));
}

/** The seeders of all sections. Dates are relative to `today`, the day of the seed. */
export function sectionSeeders(keys: Keys, today: Date) {
  const picture = (key: string): number => keys.get('media', key);
  const related = (group: string, list: readonly string[]): number[] =>
    list.map((key) => keys.get(group, key));
  const categories = (group: CategoryGroup, { categories: list }: { categories: string[] }) =>
    related(group, list);
  // Lists show the newest entry first, so the first entry of the content gets the latest date.
  const postDate = (index: number): string =>
    new Date(today.getTime() - (index + 1) * 7 * hour).toISOString();
  const names = (seed: { title: Bilingual; slug: Bilingual }, site: Site) => ({
    title: seed.title[site],
    slug: seed.slug[site],
  });
  const linked = (seed: { blocks: Bilingual<BlockSeed[]> }, site: Site) => ({
    contentManager: blocksOf(seed.blocks[site], keys.in(site)),
  });

  const accommodations: EntrySeeder<AccommodationSeed> = {
    collection: 'accommodations',
    shared: (seed, index) => ({
      image: picture(seed.image),
      gallery:
        seed.gallery.length > 0 ? [{ blockType: 'images', images: seed.gallery.map(picture) }] : [],
      categories: categories('accommodationsCategories', seed),
      accommodationType: seed.accommodationType,
      bedrooms: seed.bedrooms,
      bedsNumber: seed.bedsNumber,
      bathroomsNumber: seed.bathroomsNumber,
      includedServices: seed.includedServices,
      priceMin: seed.priceMin,
      priceMax: seed.priceMax,
      condominiumFees: seed.condominiumFees,
      pricingMode: seed.pricingMode,
      deposit: seed.deposit,
      availabilityStatus: seed.availabilityStatus,
      availableFrom: seed.availableFrom === undefined ? null : dayOf(seed.availableFrom, today),
      minimumStay: seed.minimumStay,
      maximumStay: seed.maximumStay,
      verifiedOn: dayOf(-seed.verifiedDaysAgo, today),
      studentCardReserved: seed.studentCardReserved ?? false,
      ...seed.energy,
      cin: seed.cin,
      ownerName: seed.ownerName,
      address: seed.address,
      embedUrl: seed.embedUrl,
      postDate: postDate(index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site),
      excerpt: seed.excerpt[site],
      houseRules: htmlToLexical(seed.houseRules[site]),
      ownerTerms: htmlToLexical(seed.ownerTerms[site]),
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked,
  };

  const services: EntrySeeder<ServiceSeed> = {
    collection: 'services',
    shared: (seed, index) => ({
      image: picture(seed.image),
      categories: categories('servicesCategories', seed),
      serviceType: seed.serviceType,
      address: seed.address,
      embedUrl: seed.embedUrl,
      postDate: postDate(index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site),
      excerpt: seed.excerpt[site],
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked,
  };

  const events: EntrySeeder<EventSeed> = {
    collection: 'events',
    shared: (seed, index) => ({
      image: picture(seed.image),
      categories: categories('eventsCategories', seed),
      tags: related('eventsTags', seed.tags),
      eventType: seed.eventType,
      eventStartDate: momentOf(seed.starts, today),
      eventEndDate: momentOf(seed.ends, today),
      cancelled: seed.cancelled ?? false,
      address: seed.address,
      embedUrl: seed.embedUrl,
      postDate: postDate(index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site),
      excerpt: seed.excerpt[site],
      ticket: seed.ticket[site],
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked,
  };

  const universities: EntrySeeder<UniversitySeed> = {
    collection: 'universities',
    shared: (seed, index) => ({
      thumbnail: picture(seed.thumbnail),
      address: seed.address,
      embedUrl: seed.embedUrl,
      postDate: postDate(index),
    }),
    translated: (seed, site, doc) => ({
      ...names(seed, site),
      subtitle: seed.subtitle[site],
      contactLinks: contacts(seed.contactLinks, site, doc),
    }),
    linked,
  };

  const news: EntrySeeder<NewsSeed> = {
    collection: 'news',
    shared: (seed) => ({
      image: picture(seed.image),
      categories: categories('newsCategories', seed),
      tags: related('newsTags', seed.tags),
      postDate: new Date(today.getTime() - seed.daysAgo * 24 * hour).toISOString(),
    }),
    translated: (seed, site) => ({ ...names(seed, site), excerpt: seed.excerpt[site] }),
    linked,
  };

  const poi: EntrySeeder<PlaceSeed> = {
    collection: 'poi',
    shared: (seed, index) => ({
      address: seed.address,
      icon: picture(seed.icon),
      postDate: postDate(index),
    }),
    translated: (seed, site) => ({
      ...names(seed, site),
      description: seed.description[site],
      seo: { title: seed.seoTitle?.[site] },
    }),
  };

  const pages: EntrySeeder<PageSeed> = {
    collection: 'pages',
    shared: ({ kind, archiveSection }, index) => ({
      kind,
      archiveSection,
      postDate: postDate(index),
    }),
    translated: (seed, site) => {
      const { keywords, ...seo } = seed.seo[site];
      return {
        ...names(seed, site),
        seo: { ...seo, keywords: keywords?.map((keyword) => ({ keyword })) },
      };
    },
    linked,
  };

  return { accommodations, services, events, universities, news, poi, pages };
}
