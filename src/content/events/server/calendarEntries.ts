import { TZDate } from '@date-fns/tz';
import {
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalRepeatingOptions,
  ICalWeekday,
} from 'ical-generator';
import { timeZone } from '@studium/shared/town/settings';
import type { AddressFragment, CalendarEventFragment } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { SlugRouteName } from '@/routing/routes';
import type { FileContext } from '@/server/files/createFileHandler';
import { eventSpan } from '@/server/mapping/eventDates';
import { mapDate } from '@/server/mapping/mapDate';
import { uuidOf } from '@/server/mapping/uuidOf';

type Context = Pick<FileContext, 'locale' | 'siteUrl'>;
type RawDate = NonNullable<NonNullable<CalendarEventFragment['eventDates']>[number]>;
type RawSeries = NonNullable<NonNullable<CalendarEventFragment['repeats']>[number]>;

/** One entry of a calendar: a date, a rule with its first date, or a change of one of its dates. */
interface Entry {
  start: string;
  /** Empty without an end. */
  end: string;
  address?: AddressFragment | null;
  cancelled?: boolean | null;
  /** Part of the id of a further date that is in no rule. */
  suffix?: string;
  rule?: ICalRepeatingOptions;
  /** When the rule has the date that changes. */
  recurrenceId?: string;
}

/** Start of the sequence numbers, which are seconds and fit into 31 bits until 2088. */
const sequenceStart = Date.UTC(2020, 0, 1);

const inTown = (iso: string): TZDate => new TZDate(iso, timeZone);

const isMidnight = (iso: string): boolean => {
  const time = inTown(iso);
  return time.getHours() === 0 && time.getMinutes() === 0;
};

const hasHours = ({ start, end }: Entry): boolean => eventSpan(start, end, 'en').end?.time !== null;

const timesOf = ({ start, end }: Pick<RawDate, 'start' | 'end'>): Pick<Entry, 'start' | 'end'> => ({
  start: mapDate(start),
  end: mapDate(end),
});

const lengthOf = ({ start, end }: Entry): number => Date.parse(end || start) - Date.parse(start);

function ruleOf({ weekdays, everyWeeks, until, exceptions }: RawSeries): ICalRepeatingOptions {
  const codes = (weekdays ?? []).map(String);
  return {
    freq: ICalEventRepeatingFreq.WEEKLY,
    interval: everyWeeks ?? 1,
    startOfWeek: ICalWeekday.MO,
    byDay: Object.values(ICalWeekday).filter((day) => codes.includes(day)),
    until: inTown(mapDate(until)),
    exclude: (exceptions ?? []).map((one) => inTown(mapDate(one))),
  };
}

/**
 * The entries of an event. A rule is one entry, with one more for each of its dates that changes; readers do not agree on
 * rules of whole days, so these are dates.
 */
function entriesOf(event: CalendarItem): Entry[] {
  const dates = (event.eventDates ?? []).flatMap((date) =>
    date && mapDate(date.start) ? date : [],
  );
  const entries = dates.map((date) => ({
    ...timesOf(date),
    address: date.address,
    cancelled: date.cancelled,
    scheduled: mapDate(date.scheduled),
  }));
  if (entries.length === 0)
    return [timesOf({ start: event.eventStartDate ?? null, end: event.eventEndDate ?? null })];
  const [series] = event.repeats ?? [];
  const first = series && timesOf(series);
  if (!series || !first?.start || !hasHours(first))
    return entries.map((entry, index) => (index === 0 ? entry : { ...entry, suffix: entry.start }));
  return [
    { ...first, rule: ruleOf(series) },
    ...entries.flatMap(({ scheduled, ...entry }) => {
      if (!scheduled) return { ...entry, suffix: entry.start };
      const isAsPlanned =
        entry.start === scheduled &&
        lengthOf(entry) === lengthOf(first) &&
        !entry.cancelled &&
        !entry.address;
      return isAsPlanned ? [] : { ...entry, recurrenceId: scheduled };
    }),
  ];
}

/** Where an entry is: at its own place, or at that of the event. */
function locationOf(place: AddressFragment | null | undefined): Pick<ICalEventData, 'location'> {
  const { address, lat, lng } = place ?? {};
  if (!address) return {};
  const hasPosition = typeof lat === 'number' && typeof lng === 'number';
  return { location: { title: address, ...(hasPosition && { geo: { lat, lon: lng } }) } };
}

/**
 * When an entry is. Without an hour at its end it lasts until the end of that day, which is the start of the day after
 * (RFC 5545 §3.6.1). It has no hours at all if it begins with a day, too.
 */
function timesIn({ rule, recurrenceId, ...entry }: Entry, { locale }: Context) {
  // The same rule as on the page: an end before the start is ignored.
  const { start, end } = eventSpan(entry.start, entry.end, locale);
  const isRepeated = rule !== undefined || recurrenceId !== undefined;
  const zone =
    !isRepeated && [start.iso, end?.iso ?? start.iso].some(isAmbiguous) ? 'UTC' : timeZone;
  const hasNoHour = end?.time === null;
  const allDay = hasNoHour && isMidnight(entry.start);
  const after = end && new Date(hasNoHour ? Date.parse(entry.end) + 1000 : end.iso);
  return {
    // A plain Date would be written in the server's time zone.
    start: new TZDate(allDay ? start.iso : entry.start, zone),
    ...(after && { end: new TZDate(after, zone) }),
    allDay,
    timezone: zone,
    ...(rule && { repeating: rule }),
    ...(recurrenceId && { recurrenceId: inTown(recurrenceId) }),
  };
}

/** What an entry of a calendar is made of: an event, or a deadline, which has less. */
export type CalendarItem = Partial<Omit<CalendarEventFragment, '__typename'>>;

/**
 * The entries of an event in a calendar file, in the town's time zone.
 * @param route the page of the item
 */
export function calendarEntries(
  event: CalendarItem,
  context: Context,
  route: SlugRouteName = 'event',
): ICalEventData[] {
  const { locale, siteUrl } = context;
  const updated = new Date(mapDate(event.dateUpdated) || mapDate(event.eventStartDate));
  const name = uuidOf(event) ?? encodeURIComponent(event.slug ?? '');
  return entriesOf(event).map((entry) => ({
    // The id contains the language, because a reader with both calendars would hide equal ids.
    id: `${[name, entry.suffix?.replaceAll(/\D/g, ''), locale].filter(Boolean).join('-')}@${new URL(siteUrl).hostname}`,
    ...timesIn(entry, context),
    summary: event.title ?? '',
    description: [event.excerpt, event.ticket].filter(Boolean).join('\n\n'),
    url: siteUrl + href(route, { slug: event.slug ?? '' }, locale),
    ...locationOf(entry.address ?? event.address),
    stamp: updated,
    lastModified: updated,
    ...((event.cancelled || entry.cancelled) && { status: ICalEventStatus.CANCELLED }),
    // Calendar readers expect a number that grows with every change.
    sequence: Math.max(0, Math.floor((updated.getTime() - sequenceStart) / 1000)),
  }));
}

/** Whether this local time occurs twice, at the end of summer time; readers may pick the wrong one. */
function isAmbiguous(iso: string): boolean {
  const hour = 3_600_000;
  const offsetAt = (time: number) => new TZDate(time, timeZone).getTimezoneOffset();
  const time = Date.parse(iso);
  return offsetAt(time + hour) > offsetAt(time) || offsetAt(time) > offsetAt(time - hour);
}
