import { z } from 'zod';
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
import { listingUris, type ListingSection } from '../src/sections/sections';
import { mapSites, type PerSite } from '../src/sites';
import { weekdays } from '../seed/moments';
import type { EntrySeed } from './EntrySeed';
import { linkAddress } from './linkAddress';
import type { BlockSeed } from './markdown/blockSchema';
import type { Target } from './References';
import {
  address,
  amount,
  contactLabels,
  type ContactSeed,
  date,
  endDate,
  excerpt,
  gallery,
  key,
  line,
  moment,
  seo,
  type SeoSeed,
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
  /** Which fields refer to other content, besides the picture for social networks. */
  references: Partial<Record<keyof z.output<Shared> & string, Target>>;
  /** Set for entries without blocks, whose files must have no text below the fields. */
  hasNoBlocks?: true;
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
const textIn = <Name extends string>(
  texts: PerSite<{ fields: Partial<Record<Name, string>> }>,
  name: Name,
) => mapSites(texts, ({ fields }) => fields[name] ?? '');

/** The texts that every entry can have. */
type NamedTexts = PerSite<{
  fields: { title?: string; slug?: string; formerSlugs?: string[]; seo?: SeoSeed };
}>;

/** What the files of all entries have in each language. */
const namesIn = (texts: NamedTexts): Pick<EntrySeed, 'title' | 'slug' | 'formerSlugs' | 'seo'> => ({
  title: textIn(texts, 'title'),
  slug: textIn(texts, 'slug'),
  formerSlugs: mapSites(texts, ({ fields }) => fields.formerSlugs ?? []),
  seo: mapSites(texts, ({ fields }) => fields.seo ?? {}),
});

/** What the files of all entries with blocks have in each language. */
const commonIn = (texts: NamedTexts & PerSite<{ blocks: BlockSeed[] }>) => ({
  ...namesIn(texts),
  blocks: mapSites(texts, ({ blocks }) => blocks),
});

/** Joins the contacts of the default language with their labels in each language. */
const contactsIn = (
  contacts: readonly Omit<ContactSeed, 'label'>[],
  texts: PerSite<{ fields: { contactLinks?: { label?: string }[] } }>,
): ContactSeed[] =>
  contacts.map(({ kind, href }, index) => ({
    kind,
    label: mapSites(texts, ({ fields }) => fields.contactLinks?.[index]?.label ?? ''),
    href,
  }));

const names = {
  title: line,
  slug: slug.optional(),
  formerSlugs: z.array(slug).optional(),
  seo: seo.optional(),
};
const contacts = z.array(sharedContact).default([]);

/** What the file of every entry in the default language can have. */
const dates = { postDate: date.optional(), expiryDate: endDate.optional() };
const forSearch = { seoImage: key.optional(), noIndex: z.literal(true).optional() };
const byOrder = { order: z.number().optional(), ...dates };
const place = { address: address.optional(), embedUrl: linkAddress.optional() };

/** A day or a moment, which may be relative to the week of the seed. */
const start = z.union([moment, date]);
const end = z.union([moment, endDate]);

/** The certificate that the law requires in every advertisement of a home, or why a home needs none. */
const energy = z.strictObject({
  energyClass: z.enum(valuesOf(energyClasses)).optional(),
  // Overall index, non-renewable and renewable, in kWh/m² per year.
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
    // Euro per month, condominium fees not included.
    priceMin: amount,
    priceMax: amount.optional(),
    condominiumFees: amount.optional(),
    pricingMode: z.enum(valuesOf(pricingModes)),
    availabilityStatus: z.enum(valuesOf(availabilityStatuses)).optional(),
    studentCardReserved: z.boolean().optional(),
    energy: energy.optional(),
    // National identification code of a rented home (D.L. 145/2023).
    cin: text.optional(),
    // Euro, paid once.
    deposit: amount.optional(),
    // Months.
    minimumStay: amount.optional(),
    maximumStay: amount.optional(),
    // A day, or days after the seed.
    availableFrom: z.union([z.int(), date], 'must be a whole number of days, or a day').optional(),
    // How many days before the seed the office last verified the advertisement, or the day.
    verifiedDaysAgo: z.int('must be a whole number').optional(),
    verifiedOn: date.optional(),
    ownerName: text.optional(),
    ...place,
    ...forSearch,
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: excerpt.optional(),
      houseRules: text.optional(),
      ownerTerms: text.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  markdown: ['houseRules', 'ownerTerms'],
  position: 'order',
  references: { image: 'media', gallery: 'media', categories: 'accommodationsCategories' },
  toSeed: ({ contactLinks, ...shared }, texts) => ({
    ...shared,
    ...commonIn(texts),
    excerpt: textIn(texts, 'excerpt'),
    houseRules: mapSites(texts, ({ html }) => html.houseRules ?? ''),
    ownerTerms: mapSites(texts, ({ html }) => html.ownerTerms ?? ''),
    contactLinks: contactsIn(contactLinks, texts),
  }),
});

const services = entryType({
  shared: z.object({
    ...byOrder,
    image: key.optional(),
    categories: z.array(key).default([]),
    serviceType: z.enum(valuesOf(serviceTypes)),
    deadline: end.optional(),
    ...place,
    ...forSearch,
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: excerpt.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: { image: 'media', categories: 'servicesCategories' },
  toSeed: ({ contactLinks, ...shared }, texts) => ({
    ...shared,
    ...commonIn(texts),
    excerpt: textIn(texts, 'excerpt'),
    contactLinks: contactsIn(contactLinks, texts),
  }),
});

/** The weekly rule of an event. */
const repeats = z.strictObject({
  until: start,
  weekdays: z.array(z.enum(weekdays)).optional(),
  everyWeeks: z.int().min(1, 'must be 1 or more').max(4, 'must be 4 or less').optional(),
  pauses: z.array(z.strictObject({ from: start, to: start.optional() })).optional(),
});

/** A date that an event has besides, or a change of the date on the day `replaces`. */
const otherDate = z.strictObject({
  replaces: start.optional(),
  starts: start.optional(),
  ends: end.optional(),
  cancelled: z.literal(true).optional(),
  address: address.optional(),
});

const events = entryType({
  shared: z.object({
    ...byOrder,
    image: key.optional(),
    categories: z.array(key).default([]),
    tags: z.array(key).default([]),
    eventType: z.enum(valuesOf(eventTypes)),
    starts: start,
    ends: end.optional(),
    repeats: repeats.optional(),
    otherDates: z.array(otherDate).optional(),
    cancelled: z.literal(true).optional(),
    source: z.strictObject({ name: line, url: linkAddress.optional() }).optional(),
    ...place,
    ...forSearch,
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      excerpt: excerpt.optional(),
      ticket: line.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: { image: 'media', categories: 'eventsCategories', tags: 'eventsTags' },
  toSeed: ({ contactLinks, ...shared }, texts) => ({
    ...shared,
    ...commonIn(texts),
    excerpt: textIn(texts, 'excerpt'),
    ticket: textIn(texts, 'ticket'),
    contactLinks: contactsIn(contactLinks, texts),
  }),
});

const universities = entryType({
  shared: z.object({
    ...byOrder,
    thumbnail: key.optional(),
    ...place,
    ...forSearch,
    contactLinks: contacts,
  }),
  translated: (isDefault) =>
    z.object({
      ...names,
      subtitle: line.optional(),
      contactLinks: contactLabels(isDefault).default([]),
    }),
  position: 'order',
  references: { thumbnail: 'media' },
  toSeed: ({ contactLinks, ...shared }, texts) => ({
    ...shared,
    ...commonIn(texts),
    subtitle: textIn(texts, 'subtitle'),
    contactLinks: contactsIn(contactLinks, texts),
  }),
});

const news = entryType({
  shared: z.object({
    ...dates,
    image: key.optional(),
    categories: z.array(key).default([]),
    tags: z.array(key).default([]),
    // How many days before the seed it was published, instead of `postDate`.
    daysAgo: z.int('must be a whole number').min(0, 'must be 0 or more').optional(),
    deadline: end.optional(),
    ...forSearch,
  }),
  translated: () => z.object({ ...names, excerpt: excerpt.optional() }),
  position: 'daysAgo',
  references: { image: 'media', categories: 'newsCategories', tags: 'newsTags' },
  toSeed: (shared, texts) => ({
    ...shared,
    ...commonIn(texts),
    excerpt: textIn(texts, 'excerpt'),
  }),
});

const places = entryType({
  shared: z.object({ ...byOrder, address: address.optional(), icon: key.optional(), ...forSearch }),
  translated: () => z.object({ ...names, description: text.optional() }),
  position: 'order',
  references: { icon: 'media' },
  hasNoBlocks: true,
  toSeed: (shared, texts) => ({
    ...shared,
    ...namesIn(texts),
    description: textIn(texts, 'description'),
  }),
});

const pages = entryType({
  shared: z.object({
    ...byOrder,
    kind: z.enum(['home', 'archive', 'page']),
    archiveSection: z.enum(Object.keys(listingUris) as ListingSection[]).optional(),
    ...forSearch,
  }),
  translated: () =>
    // The home page has an empty slug.
    z.object({ ...names, slug: z.union([z.literal(''), slug]).optional() }),
  position: 'order',
  references: {},
  toSeed: (shared, texts) => ({
    ...shared,
    ...commonIn(texts),
  }),
});

export type AccommodationSeed = ReturnType<typeof accommodations.toSeed>;
export type ServiceSeed = ReturnType<typeof services.toSeed>;
export type EventSeed = ReturnType<typeof events.toSeed>;
export type UniversitySeed = ReturnType<typeof universities.toSeed>;
export type NewsSeed = ReturnType<typeof news.toSeed>;
export type PlaceSeed = ReturnType<typeof places.toSeed>;
export type PageSeed = ReturnType<typeof pages.toSeed>;

/** The sections of a town; each is a folder of its content. */
export const entryTypes = { accommodations, services, events, universities, news, places, pages };
