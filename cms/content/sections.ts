import { z } from 'zod';
import type {
  AccommodationSeed,
  BlockSeed,
  ContactSeed,
  EventSeed,
  NewsSeed,
  PageSeed,
  PlaceSeed,
  SeoSeed,
  ServiceSeed,
  UniversitySeed,
} from '../seed/types';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  energyExemptions,
  envelopeQualities,
  includedServices,
  pricingModes,
} from '../src/sections/accommodations/options';
import { eventTypes } from '../src/sections/events/options';
import { serviceTypes } from '../src/sections/services/options';
import { mapSites, type PerSite } from '../src/sites';
import type { Target } from './References';
import {
  address,
  amount,
  contactLabels,
  date,
  gallery,
  key,
  moment,
  seo,
  sharedContact,
  slug,
  text,
} from './schemas';
import { valuesOf } from '../src/fields/options';

/** What one language has of an entry. */
export interface Translation<Fields> {
  fields: Fields;
  blocks: BlockSeed[];
  /** The HTML of the fields that are Markdown. */
  html: Record<string, string>;
}

/** The fields that an entry can have in its files, and how they become an entry of the seed. */
export interface EntryType<Shared extends z.ZodObject, Translated extends z.ZodObject, Seed> {
  /** Fields that only the file of the default language has. */
  shared: Shared;
  /** Fields that the file of every language has. */
  translated: (isDefault: boolean) => Translated;
  /** Which of the translated fields are Markdown. */
  markdown?: readonly (keyof z.output<Translated> & string)[];
  /** The field that decides the date of publication if there is no `postDate`. Low numbers come first. */
  position: 'order' | 'daysAgo';
  /** Which fields refer to other content. */
  references: Partial<Record<keyof z.output<Shared> & string, Target>>;
  /** Whether the text below the fields is read as blocks; otherwise there must be none. */
  hasBlocks: boolean;
  toSeed: (
    shared: z.output<Shared>,
    texts: PerSite<Translation<Partial<z.output<Translated>>>>,
  ) => Seed;
}

/** Infers the types of an entry from its schemas. */
const entryType = <Shared extends z.ZodObject, Translated extends z.ZodObject, Seed>(
  type: EntryType<Shared, Translated, Seed>,
) => type;

/** The same text of each language; empty where a language has none. */
const textIn = <Fields>(
  texts: PerSite<{ fields: Fields }>,
  read: (fields: Fields) => string | undefined,
) => mapSites(texts, ({ fields }) => read(fields) ?? '');

const blocksIn = (texts: PerSite<{ blocks: BlockSeed[] }>): PerSite<BlockSeed[]> =>
  mapSites(texts, ({ blocks }) => blocks);

/** What the files of all entries have in each language. */
const namesIn = (
  texts: PerSite<{
    fields: { title?: string; slug?: string; formerSlugs?: string[]; seo?: SeoSeed };
  }>,
) => ({
  title: textIn(texts, ({ title }) => title),
  slug: textIn(texts, ({ slug: address }) => address),
  formerSlugs: mapSites(texts, ({ fields }) => fields.formerSlugs ?? []),
  seo: mapSites(texts, ({ fields }) => fields.seo ?? {}),
});

/** Joins the contacts of the default language with their labels in each language. */
const contactsIn = (
  contacts: readonly { kind: ContactSeed['kind']; href: string }[],
  texts: PerSite<{ fields: { contactLinks?: { label?: string }[] } }>,
): ContactSeed[] =>
  contacts.map(({ kind, href }, index) => ({
    kind,
    label: mapSites(texts, ({ fields }) => fields.contactLinks?.[index]?.label ?? ''),
    href,
  }));

const names = {
  title: text,
  slug: slug.optional(),
  formerSlugs: z.array(slug).optional(),
  seo: seo.optional(),
};
const contacts = z.array(sharedContact).default([]);

/** What the file of every entry in the default language can have. */
const common = {
  postDate: date.optional(),
  expiryDate: date.optional(),
  seoImage: key.optional(),
  noIndex: z.literal(true).optional(),
};
/** The picture for social networks, which every entry can have. */
const searchPicture = { seoImage: 'media' } as const;
const byOrder = { order: z.number().optional(), ...common };

const energy = z.strictObject({
  energyClass: z.enum(valuesOf(energyClasses)).optional(),
  epglNren: z.number().optional(),
  epglRen: z.number().optional(),
  envelopeWinter: z.enum(valuesOf(envelopeQualities)).optional(),
  envelopeSummer: z.enum(valuesOf(envelopeQualities)).optional(),
  energyExemption: z.enum(valuesOf(energyExemptions)).optional(),
});

const accommodations = entryType({
  shared: z.object({
    ...byOrder,
    image: key.optional(),
    gallery: gallery.default([]),
    categories: z.array(key).default([]),
    accommodationType: z.enum(valuesOf(accommodationTypes)),
    bedrooms: amount,
    bedsNumber: amount,
    bathroomsNumber: amount,
    includedServices: z.array(z.enum(valuesOf(includedServices))).default([]),
    priceMin: amount,
    priceMax: amount.optional(),
    condominiumFees: amount.optional(),
    pricingMode: z.enum(valuesOf(pricingModes)),
    availabilityStatus: z.enum(valuesOf(availabilityStatuses)).optional(),
    studentCardReserved: z.boolean().optional(),
    energy: energy.optional(),
    cin: text.optional(),
    deposit: amount.optional(),
    minimumStay: amount.optional(),
    maximumStay: amount.optional(),
    availableFrom: z.union([z.int(), date], 'must be a whole number of days, or a day').optional(),
    verifiedDaysAgo: z.int('must be a whole number').optional(),
    verifiedOn: date.optional(),
    ownerName: text.optional(),
    embedUrl: text.optional(),
    address: address.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: text.optional(),
      houseRules: text.optional(),
      ownerTerms: text.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  markdown: ['houseRules', 'ownerTerms'],
  position: 'order',
  references: {
    ...searchPicture,
    image: 'media',
    gallery: 'media',
    categories: 'accommodationsCategories',
  },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): AccommodationSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: textIn(texts, ({ excerpt }) => excerpt),
    houseRules: mapSites(texts, ({ html }) => html.houseRules ?? ''),
    ownerTerms: mapSites(texts, ({ html }) => html.ownerTerms ?? ''),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const services = entryType({
  shared: z.object({
    ...byOrder,
    image: key.optional(),
    categories: z.array(key).default([]),
    serviceType: z.enum(valuesOf(serviceTypes)),
    address: address.optional(),
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: text.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: { ...searchPicture, image: 'media', categories: 'servicesCategories' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): ServiceSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: textIn(texts, ({ excerpt }) => excerpt),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const events = entryType({
  shared: z.object({
    ...byOrder,
    image: key.optional(),
    categories: z.array(key).default([]),
    tags: z.array(key).default([]),
    eventType: z.enum(valuesOf(eventTypes)),
    starts: z.union([moment, date]),
    ends: z.union([moment, date]).optional(),
    cancelled: z.literal(true).optional(),
    address: address.optional(),
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: text.optional(),
      ticket: text.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: {
    ...searchPicture,
    image: 'media',
    categories: 'eventsCategories',
    tags: 'eventsTags',
  },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): EventSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: textIn(texts, ({ excerpt }) => excerpt),
    ticket: textIn(texts, ({ ticket }) => ticket),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const universities = entryType({
  shared: z.object({
    ...byOrder,
    thumbnail: key.optional(),
    address: address.optional(),
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      subtitle: text.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: { ...searchPicture, thumbnail: 'media' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): UniversitySeed => ({
    ...shared,
    ...namesIn(texts),
    subtitle: textIn(texts, ({ subtitle }) => subtitle),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const news = entryType({
  shared: z.object({
    ...common,
    image: key.optional(),
    categories: z.array(key).default([]),
    tags: z.array(key).default([]),
    daysAgo: z.int('must be a whole number').min(0, 'must be 0 or more').optional(),
  }),
  translated: () => z.object({ ...names, excerpt: text.optional() }),
  position: 'daysAgo',
  references: { ...searchPicture, image: 'media', categories: 'newsCategories', tags: 'newsTags' },
  hasBlocks: true,
  toSeed: (shared, texts): NewsSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: textIn(texts, ({ excerpt }) => excerpt),
    blocks: blocksIn(texts),
  }),
});

const places = entryType({
  shared: z.object({ ...byOrder, address: address.optional(), icon: key.optional() }),
  translated: () => z.object({ ...names, description: text.optional() }),
  position: 'order',
  references: { ...searchPicture, icon: 'media' },
  hasBlocks: false,
  toSeed: (shared, texts): PlaceSeed => ({
    ...shared,
    ...namesIn(texts),
    description: textIn(texts, ({ description }) => description),
  }),
});

const pages = entryType({
  shared: z.object({
    ...byOrder,
    kind: z.enum(['home', 'archive', 'page']),
    archiveSection: z
      .enum([
        'accommodations',
        'services',
        'events',
        'universities',
        'news',
        'newsCategories',
        'poi',
      ])
      .optional(),
  }),
  translated: () =>
    // The home page has an empty slug.
    z.object({ ...names, slug: z.union([z.literal(''), slug]).optional() }),
  position: 'order',
  references: searchPicture,
  hasBlocks: true,
  toSeed: (shared, texts): PageSeed => ({
    ...shared,
    ...namesIn(texts),
    blocks: blocksIn(texts),
  }),
});

/** The sections of a town; each is a folder of its content. */
export const entryTypes = { accommodations, services, events, universities, news, places, pages };
