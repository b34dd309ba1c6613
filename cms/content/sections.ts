import { z } from 'zod';
import type {
  AccommodationSeed,
  Bilingual,
  BlockSeed,
  ContactSeed,
  EventSeed,
  NewsSeed,
  PageSeed,
  PlaceSeed,
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
import type { Target } from './References';
import {
  address,
  contactLabels,
  key,
  moment,
  seo,
  sharedContact,
  slug,
  text,
  whole,
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
  /** Entries with a low position come first; without it, they have a field `order`. */
  position?: (shared: z.output<Shared>) => number;
  /** Which fields refer to other content. */
  references: Partial<Record<keyof z.output<Shared> & string, Target>>;
  /** Whether the text below the fields is read as blocks; otherwise there must be none. */
  hasBlocks: boolean;
  toSeed: (shared: z.output<Shared>, texts: Bilingual<Translation<z.output<Translated>>>) => Seed;
}

/** Infers the types of an entry from its schemas. */
const entryType = <Shared extends z.ZodObject, Translated extends z.ZodObject, Seed>(
  type: EntryType<Shared, Translated, Seed>,
) => type;

/** The same property of both languages. */
const both = <Text, Value>(texts: Bilingual<Text>, read: (text: Text) => Value) => ({
  it: read(texts.it),
  en: read(texts.en),
});

const blocksIn = (texts: Bilingual<{ blocks: BlockSeed[] }>): Bilingual<BlockSeed[]> =>
  both(texts, ({ blocks }) => blocks);

const namesIn = (texts: Bilingual<{ fields: { title: string; slug: string } }>) => ({
  title: both(texts, ({ fields }) => fields.title),
  slug: both(texts, ({ fields }) => fields.slug),
});

/** Joins the contacts of the default language with their labels in both languages. */
const contactsIn = (
  contacts: readonly { kind: ContactSeed['kind']; href: string }[],
  texts: Bilingual<{ fields: { contactLinks?: { label: string }[] } }>,
): ContactSeed[] =>
  contacts.map(({ kind, href }, index) => ({
    kind,
    label: both(texts, ({ fields }) => fields.contactLinks?.[index]?.label ?? ''),
    href,
  }));

const names = { title: text, slug };
const contacts = z.array(sharedContact);

const certificate = z.strictObject({
  energyClass: z.enum(valuesOf(energyClasses)),
  epglNren: z.number(),
  epglRen: z.number(),
  envelopeWinter: z.enum(valuesOf(envelopeQualities)),
  envelopeSummer: z.enum(valuesOf(envelopeQualities)),
});
const exemption = z.strictObject({ energyExemption: z.enum(valuesOf(energyExemptions)) });

const accommodations = entryType({
  shared: z.object({
    image: key,
    gallery: z.array(key),
    categories: z.array(key).min(1, 'must have at least one'),
    accommodationType: z.enum(valuesOf(accommodationTypes)),
    bedrooms: whole,
    bedsNumber: whole,
    bathroomsNumber: whole,
    includedServices: z.array(z.enum(valuesOf(includedServices))),
    priceMin: whole,
    priceMax: whole.optional(),
    condominiumFees: whole,
    pricingMode: z.enum(valuesOf(pricingModes)),
    availabilityStatus: z.enum(valuesOf(availabilityStatuses)).optional(),
    studentCardReserved: z.boolean().optional(),
    energy: z.union([certificate, exemption]),
    cin: text.optional(),
    deposit: whole.optional(),
    minimumStay: whole.optional(),
    maximumStay: whole.optional(),
    availableFrom: z.int('must be a whole number of days').optional(),
    verifiedDaysAgo: whole,
    ownerName: text,
    embedUrl: text.optional(),
    address,
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: text,
      houseRules: text,
      ownerTerms: text,
      contactLinks: contactLabels(isDefault),
    }),
  markdown: ['houseRules', 'ownerTerms'],
  references: { image: 'media', gallery: 'media', categories: 'accommodationsCategories' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): AccommodationSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: both(texts, ({ fields }) => fields.excerpt),
    houseRules: both(texts, ({ html }) => html.houseRules ?? ''),
    ownerTerms: both(texts, ({ html }) => html.ownerTerms ?? ''),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const services = entryType({
  shared: z.object({
    image: key,
    categories: z.array(key).min(1, 'must have at least one'),
    serviceType: z.enum(valuesOf(serviceTypes)),
    address: address.optional(),
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({ ...names, excerpt: text, contactLinks: contactLabels(isDefault) }),
  references: { image: 'media', categories: 'servicesCategories' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): ServiceSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: both(texts, ({ fields }) => fields.excerpt),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const events = entryType({
  shared: z.object({
    image: key,
    categories: z.array(key).min(1, 'must have at least one'),
    tags: z.array(key),
    eventType: z.enum(valuesOf(eventTypes)),
    starts: moment,
    ends: moment,
    cancelled: z.literal(true).optional(),
    address,
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({ ...names, excerpt: text, ticket: text, contactLinks: contactLabels(isDefault) }),
  references: { image: 'media', categories: 'eventsCategories', tags: 'eventsTags' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): EventSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: both(texts, ({ fields }) => fields.excerpt),
    ticket: both(texts, ({ fields }) => fields.ticket),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const universities = entryType({
  shared: z.object({
    thumbnail: key,
    address,
    embedUrl: text.optional(),
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({ ...names, subtitle: text, contactLinks: contactLabels(isDefault) }),
  references: { thumbnail: 'media' },
  hasBlocks: true,
  toSeed: ({ contactLinks, ...shared }, texts): UniversitySeed => ({
    ...shared,
    ...namesIn(texts),
    subtitle: both(texts, ({ fields }) => fields.subtitle),
    contactLinks: contactsIn(contactLinks, texts),
    blocks: blocksIn(texts),
  }),
});

const news = entryType({
  shared: z.object({
    image: key,
    categories: z.array(key).min(1, 'must have at least one'),
    tags: z.array(key),
    daysAgo: whole,
  }),
  translated: () => z.object({ ...names, excerpt: text }),
  position: ({ daysAgo }) => daysAgo,
  references: { image: 'media', categories: 'newsCategories', tags: 'newsTags' },
  hasBlocks: true,
  toSeed: (shared, texts): NewsSeed => ({
    ...shared,
    ...namesIn(texts),
    excerpt: both(texts, ({ fields }) => fields.excerpt),
    blocks: blocksIn(texts),
  }),
});

const places = entryType({
  shared: z.object({ address, icon: key }),
  translated: () => z.object({ ...names, seoTitle: text.optional(), description: text }),
  references: { icon: 'media' },
  hasBlocks: false,
  toSeed: (shared, texts): PlaceSeed => {
    const seoTitle = both(texts, ({ fields }) => fields.seoTitle);
    const { it, en } = seoTitle;
    return {
      ...shared,
      ...namesIn(texts),
      ...(it !== undefined && en !== undefined && { seoTitle: { it, en } }),
      description: both(texts, ({ fields }) => fields.description),
    };
  },
});

const pages = entryType({
  shared: z.object({
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
    z.object({ title: text, slug: z.union([z.literal(''), slug]), seo }),
  references: {},
  hasBlocks: true,
  toSeed: (shared, texts): PageSeed => ({
    ...shared,
    ...namesIn(texts),
    seo: both(texts, ({ fields }) => fields.seo),
    blocks: blocksIn(texts),
  }),
});

/** The sections of a town; each is a folder of its content. */
export const entryTypes = { accommodations, services, events, universities, news, places, pages };
