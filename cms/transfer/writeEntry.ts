import { sectionFields } from '../content/sectionFields';
import { dateOf, endDateOf, weekdays } from '../seed/moments';
import { valueIn } from '../src/lib/inSite';
import { isRecord } from '../src/lib/isRecord';
import { rowsOf } from '../src/lib/rowsOf';
import { dayInTown } from '../src/lib/townTime';
import { weekdayCodes } from '../src/sections/events/series';
import type { EntryCollection } from '../src/sections/sections';
import { defaultSite, inEachSite } from '../src/sites';
import { siteTextOf } from './CmsContent';
import type { FileContext } from './FileContext';
import type { StoredDocument } from './Store';
import { galleryItems } from './writeLayout';
import { markdownOf } from './writeRichText';
import type { Fields } from '../src/lib/Fields';

/** How a field of a document is written; undefined if it has no value. */
type Writer = (doc: Fields, context: FileContext) => unknown;

const date =
  (name: string, write = dateOf): Writer =>
  (doc) =>
    typeof doc[name] === 'string' ? write(doc[name]) : undefined;

/** A day, whose hour does not count. */
const day = (name: string): Writer => date(name, (iso) => dayInTown(new Date(iso)));

const listOf = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

/** An object without the properties that are undefined or null; undefined if it has no others. */
export function compact(fields: Fields): Fields | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** The text of a field in each language that has it; undefined if none has. */
export const textsIn = (value: unknown): Fields | undefined =>
  compact(inEachSite((site) => siteTextOf(value, site) || undefined));

const placeOf = (place: unknown): Fields | undefined =>
  isRecord(place)
    ? compact({ address: siteTextOf(place.address) || undefined, lat: place.lat, lng: place.lng })
    : undefined;

const address: Writer = (doc) => placeOf(doc.address);

/** The rule of an event, which has a last day. */
const repeats: Writer = ({ repeats: rule }, context) => {
  const until = isRecord(rule) && day('until')(rule, context);
  if (!isRecord(rule) || !until) return undefined;
  const { weekdays: codes, everyWeeks, pauses } = rule;
  const names = Array.isArray(codes)
    ? weekdays.filter((_, index) => codes.includes(weekdayCodes[index]))
    : [];
  return compact({
    until,
    weekdays: listOf(names),
    everyWeeks: everyWeeks ? Number(everyWeeks) : undefined,
    pauses: listOf(
      rowsOf(pauses).map((row) =>
        compact({ from: day('from')(row, context), to: day('to')(row, context) }),
      ),
    ),
  });
};

const otherDates: Writer = ({ otherDates: rows }, context) =>
  listOf(
    rowsOf(rows).map((row) =>
      compact({
        replaces: day('replaces')(row, context),
        starts: date('start')(row, context),
        ends: date('end', endDateOf)(row, context),
        cancelled: row.cancelled === true ? true : undefined,
        address: placeOf(row.address),
      }),
    ),
  );

/** Whose event it is; nobody's without a name. */
const source: Writer = ({ source: group }) =>
  isRecord(group) && group.name
    ? compact({ name: group.name, url: group.url || undefined })
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
      const words = siteTextOf(label, site);
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
    title: siteTextOf(title, site) || undefined,
    description: siteTextOf(description, site) || undefined,
    keywords: listOf(rowsOf(valueIn(keywords, site)).map(keywordOf)),
    canonical: siteTextOf(canonical, site) || undefined,
  });
};

export const seoImage: Writer = ({ seo: group }, context) =>
  isRecord(group) ? context.keyOf('media', group.image) : undefined;

export const noIndex: Writer = ({ seo: group }) =>
  isRecord(group) && group.noIndex === true ? true : undefined;

const formerSlugs: Writer = ({ formerSlugs: slugs }, { site }) =>
  isRecord(slugs) && Array.isArray(slugs[site]) ? listOf(slugs[site]) : undefined;

/** Fields that are not written as they are stored. */
const writers: Record<string, Writer> = {
  formerSlugs,
  postDate: date('postDate'),
  expiryDate: date('expiryDate', endDateOf),
  gallery,
  energy,
  availableFrom: date('availableFrom'),
  verifiedOn: date('verifiedOn'),
  deadline: date('deadline', endDateOf),
  starts: date('eventStartDate'),
  ends: date('eventEndDate', endDateOf),
  repeats,
  otherDates,
  source,
  address,
  seoImage,
  noIndex,
  contactLinks,
  seo,
};

/** Whether a file leaves a field out because its value is the one without the field. */
const isLeftOut = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** The fields of an entry in the file of one language; content/readSection.ts reads them. */
export function frontMatterOf(
  collection: EntryCollection,
  doc: StoredDocument,
  context: FileContext,
): Fields {
  const { site } = context;
  const { texts, richTexts, shared, hasContacts, references } = sectionFields(collection);
  const related = (target: string, value: unknown) =>
    Array.isArray(value) ? listOf(context.keysOf(target, value)) : context.keyOf(target, value);
  const write = (name: string): unknown => {
    const value = doc[name];
    const target = references[name];
    if (writers[name]) return writers[name](doc, context);
    if (target) return related(target, value);
    return isLeftOut(value) ? undefined : value;
  };
  const textIn = (name: string) => siteTextOf(doc[name], site) || undefined;
  const markdownIn = (name: string) => markdownOf(valueIn(doc[name], site), context);
  const inEach = <Value>(names: readonly string[], read: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(name)]));
  const fields = {
    ...inEach(['title', 'slug'], textIn),
    ...inEach(['formerSlugs'], write),
    ...inEach(texts, textIn),
    ...(site === defaultSite && inEach(shared, write)),
    ...(hasContacts && inEach(['contactLinks'], write)),
    ...inEach(richTexts, markdownIn),
    ...inEach(['seo'], write),
  };
  return compact(fields) ?? {};
}
