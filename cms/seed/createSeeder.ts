import type { ContactSeed } from '../content/schemas';
import { sectionFields } from '../content/sectionFields';
import type { AccommodationSeed, EventSeed, NewsSeed } from '../content/sections';
import { weekdayCodes } from '../src/sections/events/series';
import type { EntryCollection } from '../src/sections/sections';
import type { Site } from '../src/sites';
import { siteTextOf } from '../transfer/CmsContent';
import { blocksOf, galleryItem } from './blocks';
import type { EntrySeeder } from './entries';
import type { Keys } from './Keys';
import { richTextOf } from './links';
import type { EntrySeed, SearchSeed } from '../content/EntrySeed';
import {
  dateOfSeed,
  type DateSeed,
  dayOf,
  endIsoOf,
  isoOf,
  type MomentSeed,
  weekdays,
} from './moments';
import { hourMs } from '../src/lib/durations';
import { isoTime } from '../src/lib/isoTime';
import { storedDay } from '../src/lib/townTime';
import type { Fields } from '../src/lib/Fields';

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

/** The fields that the cms stores as they are; null where the content has none. */
const plain = <Seed extends object>(seed: Seed, names: (keyof Seed & string)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, seed[name] ?? null]));

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
  const end = (date: DateSeed | undefined) => (date === undefined ? null : endIsoOf(date));
  return {
    absolute,
    /** A date, or a number of days after `today`. */
    day: (date: DateSeed | number | undefined) =>
      typeof date === 'number' ? today && dayOf(date, today) : absolute(date),
    start: (date: DateSeed | MomentSeed | undefined) =>
      typeof date === 'object' ? today && dateOfSeed(date, today) : absolute(date),
    end: (date: DateSeed | MomentSeed | undefined) =>
      typeof date === 'object' ? today && dateOfSeed(date, today) : end(date),
    /** Lists show the newest entry first, so the first entry of the content gets the latest date. */
    published: ({ postDate, expiryDate }: EntrySeed, hours: number) => ({
      postDate: postDate ? absolute(postDate) : today && isoTime(today.getTime() - hours * hourMs),
      expiryDate: end(expiryDate),
    }),
  };
}

/** An entry of any section, with the fields that the cms stores in another form. */
type AnySeed = EntrySeed &
  Partial<
    Pick<AccommodationSeed, 'address' | 'blocks' | 'contactLinks' | 'energy' | 'gallery'> &
      Pick<AccommodationSeed, 'availableFrom' | 'studentCardReserved'> &
      Pick<AccommodationSeed, 'verifiedDaysAgo' | 'verifiedOn'> &
      Pick<EventSeed, 'cancelled' | 'ends' | 'otherDates' | 'repeats' | 'source' | 'starts'> &
      Pick<NewsSeed, 'daysAgo' | 'deadline'>
  >;

/** Whether a value has a date that is relative to the week of the seed. */
const hasMoment = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('week' in value || Object.values(value).some(hasMoment));

/** Converts these of the fields that all languages share, by their names. */
function convertersOf(
  keys: Keys,
  today?: Date,
): Partial<Record<string, (seed: AnySeed) => Fields>> {
  const { absolute, day, start, end } = datesOf(today);
  /** A day whose hour does not count. */
  const dayOnly = (date: DateSeed | MomentSeed | undefined) => {
    const iso = start(date);
    return iso ? storedDay(new Date(iso)) : null;
  };
  /** The fields, unless they have relative dates and the entry exists already. */
  const written = (seed: unknown, fields: Fields): Fields =>
    today || !hasMoment(seed) ? fields : {};
  return {
    address: ({ address = {} }) => ({ address: plain(address, ['address', 'lat', 'lng']) }),
    availableFrom: (seed) => ({ availableFrom: day(seed.availableFrom) }),
    deadline: (seed) => ({ deadline: end(seed.deadline) }),
    cancelled: (seed) => ({ cancelled: seed.cancelled ?? false }),
    ends: (seed) => ({ eventEndDate: end(seed.ends) }),
    energy: ({ energy = {} }) => ({
      ...plain(energy, ['energyClass', 'epglNren', 'epglRen']),
      ...plain(energy, ['envelopeWinter', 'envelopeSummer', 'energyExemption']),
    }),
    otherDates: ({ otherDates = [] }) =>
      written(otherDates, {
        otherDates: otherDates.map(({ replaces, starts, ends, cancelled, address: place }) => ({
          replaces: dayOnly(replaces),
          start: start(starts),
          end: end(ends),
          cancelled: cancelled ?? false,
          address: plain(place ?? {}, ['address', 'lat', 'lng']),
        })),
      }),
    repeats: ({ repeats }) =>
      written(repeats, {
        repeats: {
          until: dayOnly(repeats?.until),
          weekdays: (repeats?.weekdays ?? []).map((name) => weekdayCodes[weekdays.indexOf(name)]),
          everyWeeks: repeats?.everyWeeks === undefined ? null : String(repeats.everyWeeks),
          pauses: (repeats?.pauses ?? []).map(({ from, to }) => ({
            from: dayOnly(from),
            to: dayOnly(to),
          })),
        },
      }),
    gallery: ({ gallery = [] }) => ({ gallery: gallery.map((item) => galleryItem(item, keys)) }),
    source: ({ source = {} }) => ({ source: { name: null, url: null, ...source } }),
    starts: (seed) => ({ eventStartDate: start(seed.starts) }),
    studentCardReserved: (seed) => ({ studentCardReserved: seed.studentCardReserved ?? false }),
    verifiedOn: ({ verifiedDaysAgo, verifiedOn }) => ({
      verifiedOn: verifiedDaysAgo === undefined ? absolute(verifiedOn) : day(-verifiedDaysAgo),
    }),
  };
}

/** Shared fields that `searchFields` and `published` write. */
const writtenElsewhere = ['seoImage', 'noIndex', 'postDate', 'expiryDate'];

/**
 * Creates the seeder of a section.
 *
 * @param today the day to which dates are relative; undefined for entries that exist already
 */
export function createSeeder(collection: EntryCollection, keys: Keys, today?: Date): EntrySeeder {
  const { texts, richTexts, shared, references } = sectionFields(collection);
  const converters = convertersOf(keys, today);
  const fieldOf = (seed: AnySeed, name: string): Fields => {
    const { [name]: value = null }: Fields = { ...seed };
    const target = references[name];
    if (!target || value === null) return { [name]: value };
    const idOf = (key: unknown) => keys.get(target, String(key));
    return { [name]: Array.isArray(value) ? value.map(idOf) : idOf(value) };
  };
  const textIn = (seed: Fields, name: string, site: Site) => siteTextOf(seed[name], site);
  return {
    collection,
    shared: (seed: AnySeed, index) => {
      const hours = seed.daysAgo === undefined ? (index + 1) * 7 : seed.daysAgo * 24;
      const fields = shared
        .filter((name) => !writtenElsewhere.includes(name))
        .map((name) => converters[name]?.(seed) ?? fieldOf(seed, name));
      return Object.assign({}, ...fields, datesOf(today).published(seed, hours)) as Fields;
    },
    translated: (seed: AnySeed, site, doc) => ({
      title: seed.title[site],
      // The cms creates an address from the title if there is none.
      slug: seed.slug[site] || undefined,
      ...searchFields(seed, site, keys),
      ...Object.fromEntries(texts.map((name) => [name, textIn({ ...seed }, name, site) || null])),
      ...(seed.contactLinks && { contactLinks: contacts(seed.contactLinks, site, doc) }),
    }),
    linked: (seed: AnySeed, site) => ({
      ...(seed.blocks && { contentManager: blocksOf(seed.blocks[site], keys.in(site)) }),
      ...Object.fromEntries(
        richTexts.map((name) => [name, richTextOf(textIn({ ...seed }, name, site), keys.in(site))]),
      ),
    }),
  };
}
