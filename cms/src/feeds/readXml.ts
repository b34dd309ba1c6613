import Parser from 'rss-parser';
import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { isRecord } from '../lib/isRecord';
import { lastMomentInTown, momentInTown } from '../lib/townTime';
import { isOverAt } from './datesOfEntry';
import { decodeText } from './decodeText';
import {
  type FeedDate,
  type FeedEvent,
  FeedFault,
  type ReadFeed,
  type RefusedEntry,
  shortKey,
} from './FeedEvent';
import { maxEntries, notes, refusals } from './messages';
import { fitTitle, htmlOfText, isWebAddress, placeOf, plainLine } from './texts';

/** The elements of the modules for events: of RSS 1.0 (`ev`), and xCal. */
const elements = {
  start: ['ev:startdate', 'xcal:dtstart', 'xCal:dtstart'],
  end: ['ev:enddate', 'xcal:dtend', 'xCal:dtend'],
  place: ['ev:location', 'xcal:location', 'xCal:location'],
};

const parser = new Parser({
  customFields: {
    item: Object.values(elements).flatMap((names) =>
      names.map((name) => [name, name, { keepArray: false }]),
    ),
  },
});

const textIn = (item: object, names: readonly string[]): string => {
  const fields = new Map<string, unknown>(Object.entries(item));
  for (const name of names) {
    const value = fields.get(name);
    const text: unknown = isRecord(value) ? value._ : value;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return '';
};

/** A time of RFC 3339, or of iCalendar; without a zone it is one of the town. The hour may be missing. */
function readTime(text: string): { day: string; moment: Date | null } | null {
  const found =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      text,
    );
  if (!found) return null;
  const [, year, month, date, hour, minute, second = '00', zone] = found;
  const day = `${year}-${month}-${date}`;
  if (hour === undefined) return momentInTown(day) && { day, moment: null };
  const time = `${hour}:${minute}:${second}`;
  const offset = zone?.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2');
  const moment = offset
    ? new Date(`${day}T${time}${offset.toUpperCase()}`)
    : momentInTown(day, time);
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return { day: new TZDate(moment, timeZone).toISOString().slice(0, 10), moment };
}

function dateIn(item: object): FeedDate | null {
  const start = readTime(textIn(item, elements.start));
  if (!start) return null;
  const end = readTime(textIn(item, elements.end));
  const begins = start.moment ?? momentInTown(start.day);
  const ends = end
    ? (end.moment ?? lastMomentInTown(end.day))
    : start.moment
      ? null
      : lastMomentInTown(start.day);
  if (!begins) return null;
  const isAfter = ends !== null && ends > begins;
  return {
    start: begins.toISOString(),
    end: isAfter ? ends.toISOString() : null,
    cancelled: false,
    place: null,
  };
}

function readItem(item: Parser.Item, now: Date): FeedEvent | RefusedEntry {
  const link = (item.link ?? '').trim();
  const key = shortKey((item.guid ?? '').trim() || link) || null;
  const title = fitTitle(plainLine(item.title ?? ''));
  const refused = (reason: RefusedEntry['reason'], isOver = false): RefusedEntry => ({
    key,
    name: title.text,
    reason,
    ...(isOver && { isOver }),
  });
  if (title.text === '') return refused(refusals.noTitle);
  const date = dateIn(item);
  if (!date)
    return refused(item.pubDate || item.isoDate ? refusals.onlyPublished : refusals.noDate);
  if (key === null) return refused(refusals.unreadable);
  if (isOverAt(date, now)) return refused(refusals.over, true);
  const place = placeOf(textIn(item, elements.place));
  return {
    key,
    title: title.text,
    html: htmlOfText(textIn(item, ['content:encoded', 'content', 'summary'])),
    url: isWebAddress(link) ? link : null,
    place: place.text || null,
    position: null,
    dates: [date],
    cancelled: false,
    notes: [...(title.isCut ? [notes.longTitle] : []), ...(place.isCut ? [notes.longPlace] : [])],
  };
}

/**
 * Reads the events of an RSS or Atom feed. Most such feeds only say when something was published.
 *
 * @throws FeedFault if the file is no such feed
 */
export async function readXml(bytes: Uint8Array, now: Date): Promise<ReadFeed> {
  const feed = await parser.parseString(decodeText(bytes)).catch(() => {
    throw new FeedFault(refusals.notACalendar);
  });
  const events: FeedEvent[] = [];
  const refused: RefusedEntry[] = [];
  for (const item of feed.items) {
    const entry = readItem(item, now);
    if ('reason' in entry) refused.push(entry);
    else if (events.length < maxEntries) events.push(entry);
    else refused.push({ key: entry.key, name: entry.title, reason: refusals.tooManyEntries });
  }
  return { events, refused };
}
