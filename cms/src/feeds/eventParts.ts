import { sha256 } from '../lib/sha256';
import { isBlank } from '../lib/isSame';
import { isRecord } from '../lib/isRecord';
import type { Event, Feed } from '../payload-types';
import { lexicalToSimpleHtml } from '../richText/lexicalToHtml';
import type { FeedDate, FeedEvent } from './FeedEvent';
import { textPart } from './textPart';

/** A part of an event that a feed and an editor change as a whole. */
interface Part {
  label: { it: string; en: string };
  fields: (keyof Event)[];
  /** What the feed says of it. */
  brought: (event: FeedEvent, feed: Feed) => unknown;
  /** The fields for that. */
  data: (event: FeedEvent, feed: Feed) => Partial<Event>;
}

const addressOf = (place: string | null, position: FeedEvent['position']) => ({
  address: place,
  lat: position?.lat ?? null,
  lng: position?.lng ?? null,
});

const otherDate = ({ start, end, cancelled, place }: FeedDate) => ({
  start,
  end,
  cancelled,
  ...(place !== null && { address: addressOf(place, null) }),
});

/** The parts in the order in which a report names them. */
export const parts = {
  title: {
    label: { it: 'titolo', en: 'title' },
    fields: ['title'],
    brought: ({ title }) => title,
    data: ({ title }) => ({ title }),
  },
  text: {
    label: { it: 'testo', en: 'text' },
    fields: ['excerpt', 'contentManager'],
    brought: ({ html }) => html,
    data: ({ html }) => {
      const { excerpt, contentManager } = textPart(html);
      return { excerpt, contentManager };
    },
  },
  when: {
    label: { it: 'date', en: 'dates' },
    fields: ['eventStartDate', 'eventEndDate', 'repeats', 'otherDates'],
    brought: ({ dates }) => dates,
    data: ({ dates: [first, ...others] }) => ({
      eventStartDate: first?.start,
      eventEndDate: first?.end ?? null,
      otherDates: others.map(otherDate),
    }),
  },
  place: {
    label: { it: 'luogo', en: 'place' },
    fields: ['address'],
    brought: ({ place, position }) => [place, position],
    data: ({ place, position }) => ({ address: addressOf(place, position) }),
  },
  cancelled: {
    label: { it: 'annullamento', en: 'cancellation' },
    fields: ['cancelled'],
    brought: ({ cancelled }) => cancelled,
    data: ({ cancelled }) => ({ cancelled }),
  },
  source: {
    label: { it: 'fonte', en: 'source' },
    fields: ['source'],
    brought: ({ url }, { name, website }) => [name, url ?? website],
    data: ({ url }, { name, website }) => ({ source: { name, url: url ?? website ?? null } }),
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** Digests of a part: of what the feed said last, and of what the event had after that was written. */
export interface PartState {
  brought: string;
  written: string;
}

const digest = (value: unknown): string => sha256(JSON.stringify(value)).slice(0, 20);

/** A value without what a form adds by itself: ids of rows, empty fields, marks of the editor of texts. */
function plainValue(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value)) return value;
  if (isRecord(value.root))
    return lexicalToSimpleHtml(value, ({ relationTo, id }) => `${relationTo}/${id}`);
  const fields = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, one]) => [name, plainValue(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length === 0 ? null : fields;
}

export const broughtDigest = (name: PartName, event: FeedEvent, feed: Feed): string =>
  digest(parts[name].brought(event, feed));

export const writtenDigest = (name: PartName, event: Event): string =>
  digest(parts[name].fields.map((field) => plainValue(event[field])));

/** The fields of some parts, as a feed has them. */
export const dataOf = (names: readonly PartName[], event: FeedEvent, feed: Feed): Partial<Event> =>
  names.reduce<Partial<Event>>((data, name) => ({ ...data, ...parts[name].data(event, feed) }), {});
