import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import ICAL from 'ical.js';
import { dayMs, hourMs } from '../lib/durations';
import type { AdminText } from '../lib/adminLanguage';
import {
  dayInTown,
  endOfDayInTown,
  lastMomentInTown,
  localDay,
  momentInTown,
} from '../lib/townTime';
import { maxDays } from '../sections/events/series';
import type { FeedDate } from './FeedEvent';
import { maxFeedDates, notes, refusals } from './messages';
import { propertyText } from './propertyText';
import { placeOf } from './texts';

// Some programs write a day without saying that it has no hour.
ICAL.design.strict = false;

/** Milliseconds of the day on which summer begins. */
const shortestDay = 23 * hourMs;

/** The most steps of a rule: every day for 50 years. */
const maxSteps = 20_000;

/** What is found out about an event on the way. */
interface Reading {
  notes: Set<AdminText>;
  zones: Map<string, AdminText>;
  /** The moments of times without a defined zone, which take long to find. */
  moments: Map<string, Date>;
}

interface Period {
  from: Date;
  until: Date;
}

/**
 * The time in which the dates of a rule are read. It begins with a month, so that an event without an end does not change
 * every night.
 */
function periodAt(now: Date): Period {
  const [year = NaN, month = NaN] = dayInTown(now).split('-').map(Number);
  const from = new Date(Date.UTC(year, month - 2, 1));
  return { from, until: new Date(from.getTime() + maxDays * dayMs) };
}

/** The names of zones that were looked up, because each look takes longer than the rest of a date. */
const knownZones = new Map<string, boolean>();

function isZone(name: string): boolean {
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  if (knownZones.size > 1000) knownZones.clear();
  let exists = true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    exists = false;
  }
  knownZones.set(name, exists);
  return exists;
}

/** The name of the zone of a time without a definition in the file: the last words of a path may be one. */
function zoneOf(name: string, { zones }: Reading): string {
  const own = [name, name.split('/').slice(-2).join('/')].find((one) => one !== '' && isZone(one));
  if (own === undefined && name !== '') zones.set(name, notes.unknownZone(name));
  return own ?? timeZone;
}

const propertyZone = (component: ICAL.Component, property: string): string => {
  const name: unknown = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof name === 'string' ? name : '';
};

/** The moment of a time of a calendar. A time without a zone is one of the town. */
function momentOf(time: ICAL.Time, zone: string, reading: Reading): Date {
  const { year, month, day, hour, minute, second } = time;
  if (!time.isDate && time.zone.tzid !== 'floating') return time.toJSDate();
  const key = `${time.toString()} ${zone}`;
  const known = reading.moments.get(key);
  if (known) return known;
  const shown = new TZDate(year, month - 1, day, hour, minute, second, zoneOf(zone, reading));
  const moment = new Date(shown.getTime());
  reading.moments.set(key, moment);
  return moment;
}

const dayOf = ({ year, month, day }: ICAL.Time): string => localDay(new Date(year, month - 1, day));

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** The end of a date. One at midnight has no hour: programs write the day after the last one. */
function endOf(start: Date, end: Date | null, reading: Reading): Date | null {
  if (!end || end.getTime() === start.getTime()) return null;
  if (end < start) {
    reading.notes.add(notes.endBeforeStart);
    return null;
  }
  const isMidnight = (moment: Date): boolean =>
    momentInTown(dayInTown(moment))?.getTime() === moment.getTime();
  const isLong = end.getTime() - start.getTime() >= shortestDay;
  return isLong && isMidnight(start) && isMidnight(end) ? new Date(end.getTime() - 1) : end;
}

function dateOf(
  start: ICAL.Time,
  end: ICAL.Time,
  { component, reading }: { component: ICAL.Component; reading: Reading },
): FeedDate | null {
  const common = {
    cancelled: propertyText(component, 'status').toUpperCase() === 'CANCELLED',
    place: placeOf(propertyText(component, 'location')).text,
  };
  if (start.isDate) {
    const first = dayOf(start);
    const last = dayBefore(dayOf(end));
    const begins = momentInTown(first);
    const ends = lastMomentInTown(last < first ? first : last);
    if (!begins || !ends) return null;
    return { ...common, start: begins.toISOString(), end: ends.toISOString() };
  }
  const begins = momentOf(start, propertyZone(component, 'dtstart'), reading);
  const endName = component.hasProperty('dtend') ? 'dtend' : 'dtstart';
  const written = component.hasProperty('dtend') || component.hasProperty('duration') ? end : null;
  const ends = written?.isDate
    ? lastMomentInTown(dayBefore(dayOf(written)))
    : written && momentOf(written, propertyZone(component, endName), reading);
  if (Number.isNaN(begins.getTime()) || Number.isNaN(ends?.getTime())) return null;
  return {
    ...common,
    start: begins.toISOString(),
    end: endOf(begins, ends, reading)?.toISOString() ?? null,
  };
}

/** Whether a rule can be read without an end: some never have a date, and each minute is no event. */
function isReadable(rule: unknown): boolean {
  if (!(rule instanceof ICAL.Recur)) return false;
  const isDaily = rule.freq === 'DAILY' || rule.freq === 'WEEKLY';
  const hasDays = ['BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some(
    (part) => rule.getComponent(part).length > 0,
  );
  const parts = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
  const isOften = parts.some((part) => rule.getComponent(part).length > 1);
  const isKnown = isDaily || rule.freq === 'MONTHLY' || rule.freq === 'YEARLY';
  return isKnown && !isOften && !(isDaily && hasDays);
}

/** The next date of a rule; the types of the library leave out the end. */
const nextOf = (iterator: ICAL.RecurExpansion): ICAL.Time | null | undefined => iterator.next();

/** The dates of a rule with the changes of single ones. */
function expand(
  main: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  { from, until }: Period,
  reading: Reading,
): FeedDate[] {
  const event = new ICAL.Event(main, { exceptions: [...exceptions] });
  const zone = propertyZone(main, 'dtstart');
  const used = new Set<ICAL.Component>();
  const dates: (FeedDate | null)[] = [];
  const months = main.getAllProperties('rrule').flatMap((one): unknown[] => {
    const rule = one.getFirstValue();
    return rule instanceof ICAL.Recur ? rule.getComponent('BYMONTH') : [];
  });
  const iterator = event.iterator();
  for (let step = 0; step < maxSteps; step += 1) {
    const next = nextOf(iterator);
    if (!next || momentOf(next, zone, reading) > until) break;
    // The library makes 2 March of 30 February.
    if (months.length > 0 && !months.includes(next.month)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    used.add(item.component);
    if (momentOf(startDate, zone, reading) < from && item.component === main) continue;
    dates.push(dateOf(startDate, endDate, { component: item.component, reading }));
  }
  const others = exceptions.filter((one) => !used.has(one)).map((one) => single(one, reading));
  // The library leaves out the first date of an event that has further dates and no rule.
  if (!main.hasProperty('rrule')) dates.push(single(main, reading));
  return [...dates, ...others.filter((one) => one && !one.cancelled)].filter((one) => one !== null);
}

function single(component: ICAL.Component, reading: Reading): FeedDate | null {
  const { startDate, endDate } = new ICAL.Event(component, { exceptions: [] });
  return dateOf(startDate, endDate, { component, reading });
}

/** Whether a date is over, by the rule of `eventState`. */
export const isOverAt = ({ start, end }: FeedDate, now: Date): boolean =>
  (end ? new Date(end) : (endOfDayInTown(dayInTown(new Date(start))) ?? now)) <= now;

/** The dates in their order, each start once. When there are too many, they begin with this month. */
function fit(found: readonly FeedDate[], now: Date, reading: Reading): FeedDate[] {
  const byStart = new Map(found.map((date) => [date.start, date]));
  const dates = [...byStart.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
  if (dates.length <= maxFeedDates) return dates;
  const month = momentInTown(`${dayInTown(now).slice(0, 7)}-01`)?.toISOString() ?? '';
  const ahead = dates.filter(({ start }) => start >= month);
  if (ahead.length > maxFeedDates) reading.notes.add(notes.manyDates);
  return ahead.length >= maxFeedDates ? ahead.slice(0, maxFeedDates) : dates.slice(-maxFeedDates);
}

/**
 * The dates of an event, at most `maxFeedDates`, the first one that is not cancelled before the others; or why it has none.
 *
 * @param exceptions the changes of single dates
 */
export function datesOfEntry(
  main: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  now: Date,
): { dates: FeedDate[]; notes: AdminText[] } | { reason: AdminText } {
  const reading: Reading = { notes: new Set(), zones: new Map(), moments: new Map() };
  const starts = [main, ...exceptions].map((one) => one.getFirstPropertyValue('dtstart'));
  if (!starts.every((start) => start instanceof ICAL.Time)) return { reason: refusals.noDate };
  const rules = main.getAllProperties('rrule').map((one) => one.getFirstValue());
  if (!rules.every(isReadable)) return { reason: refusals.rule };
  const repeats = rules.length > 0 || main.hasProperty('rdate');
  const period = periodAt(now);
  let found: FeedDate[];
  try {
    found =
      repeats && !main.hasProperty('recurrence-id')
        ? expand(main, exceptions, period, reading)
        : [main, ...exceptions].flatMap((one) => single(one, reading) ?? []);
  } catch {
    return { reason: repeats ? refusals.rule : refusals.unreadable };
  }
  const dates = fit(found, now, reading);
  if (dates.length === 0) return { reason: repeats ? refusals.over : refusals.noDate };
  if (dates.every((date) => isOverAt(date, now))) return { reason: refusals.over };
  if (dates.every(({ start }) => new Date(start) > period.until))
    return { reason: refusals.tooFar };
  const first = dates.findIndex(({ cancelled }) => !cancelled);
  const ordered = first > 0 ? [...dates.splice(first, 1), ...dates] : dates;
  return { dates: ordered, notes: [...reading.notes, ...reading.zones.values()] };
}
