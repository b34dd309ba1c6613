import ICAL from 'ical.js';
import { type FeedEvent, FeedFault, type ReadFeed, type RefusedEntry, shortKey } from './FeedEvent';
import { decodeText } from './decodeText';
import { sha256 } from '../lib/sha256';
import { datesOfEntry } from './datesOfEntry';
import { maxEntries, notes, refusals } from './messages';
import { propertyText } from './propertyText';
import { fitTitle, htmlOfText, isWebAddress, placeOf, plainLine } from './texts';

/** A property at the beginning of a line. Programs write their names in capitals. */
const property = /^[A-Z][A-Z\d-]*[:;]/;
const textProperty = /^(SUMMARY|DESCRIPTION|LOCATION|COMMENT|X-ALT-DESC)[:;]/;

/**
 * The text of a calendar without folded lines. They are joined as bytes, because some programs fold in the middle of a
 * letter. Other programs break the lines of a text without folding them: these lines become line breaks of the text.
 */
export function unfold(bytes: Uint8Array): string {
  const joined = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\r?\n[ \t]/g, '');
  const lines: string[] = [];
  let inText = false;
  for (const line of decodeText(Buffer.from(joined, 'latin1')).split(/\r\n|\n|\r/)) {
    if (property.test(line)) {
      lines.push(/^(BEGIN|END):/.test(line) ? line.trimEnd() : line);
      inText = textProperty.test(line);
    } else if (inText) lines.push(`${lines.pop() ?? ''}\\n${line}`);
  }
  return lines.join('\r\n');
}

const countOf = (text: string, line: string): number => text.split(`${line}\r\n`).length - 1;

/** The components of a kind. Each is parsed by itself, so that a broken one spoils no other. */
const blocksOf = (text: string, kind: string): string[] =>
  text.match(new RegExp(`^BEGIN:${kind}\r\n[^]*?^END:${kind}$`, 'gm')) ?? [];

function parsed(block: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(block);
  } catch {
    return null;
  }
}

/** The description as HTML: that of Outlook, or else the one that all programs write. */
function descriptionOf(component: ICAL.Component): string {
  const rich = component
    .getAllProperties('x-alt-desc')
    .find((one) => one.getParameter('fmttype') === 'text/html')
    ?.getFirstValue();
  // The parser leaves the values of other programs' properties as they are written.
  const html =
    typeof rich === 'string' ? rich.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1') : '';
  return htmlOfText(html.trim() || propertyText(component, 'description'));
}

/** The position of an event; null for none, and for the zeros that programs write instead. */
function positionOf(component: ICAL.Component): FeedEvent['position'] {
  const value: unknown = component.getFirstPropertyValue('geo');
  const [lat = NaN, lng = NaN] = Array.isArray(value) ? value.map(Number) : [];
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth && (lat !== 0 || lng !== 0) ? { lat, lng } : null;
}

/** Of several versions of the same event, the last one counts. */
const versionOf = (component: ICAL.Component): number =>
  Number(component.getFirstPropertyValue('sequence') ?? 0);

const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

/** The key of an event. Without UID and link, it is made from what visitors would recognise it by. */
function keyOf(component: ICAL.Component): string {
  const own = propertyText(component, 'uid') || propertyText(component, 'url');
  const start = JSON.stringify(component.getFirstProperty('dtstart')?.jCal ?? '');
  return own || sha256(`${propertyText(component, 'summary')} ${start}`);
}

function groupByKey(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const groups = new Map<string, ICAL.Component[]>();
  for (const one of components) {
    const key = shortKey(keyOf(one));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Reads an event with the changes of single dates, or says why not. */
function readEvent(
  key: string,
  components: readonly ICAL.Component[],
  now: Date,
): FeedEvent | RefusedEntry {
  const newestFirst = [...components].reverse().sort((a, b) => versionOf(b) - versionOf(a));
  const main = newestFirst.find((one) => !isException(one)) ?? newestFirst.at(-1);
  const summary = main ? plainLine(propertyText(main, 'summary')) : '';
  const refused = (reason: RefusedEntry['reason'], isOver = false): RefusedEntry => ({
    key,
    name: fitTitle(summary).text,
    reason,
    ...(isOver && { isOver }),
  });
  if (!main) return refused(refusals.unreadable);
  if (/^(PRIVATE|CONFIDENTIAL)$/i.test(propertyText(main, 'class')))
    return refused(refusals.private);
  if (summary === '') return refused(refusals.noTitle);
  const title = fitTitle(summary);
  const location = propertyText(main, 'location');
  const place = placeOf(location);
  const exceptions = newestFirst.filter((one) => one !== main && isException(one));
  const found = datesOfEntry(main, exceptions, now);
  if ('reason' in found) return refused(found.reason, found.reason === refusals.over);
  const url = propertyText(main, 'url');
  return {
    key,
    title: title.text,
    html: `${descriptionOf(main)}${isWebAddress(location) ? htmlOfText(location) : ''}`,
    url: isWebAddress(url) ? url : null,
    place: place.text || null,
    position: positionOf(main),
    dates: found.dates.map((date) => (date.place === place.text ? { ...date, place: null } : date)),
    cancelled:
      /^CANCELLED$/i.test(propertyText(main, 'status')) ||
      found.dates.every((date) => date.cancelled),
    notes: [
      ...(propertyText(main, 'uid') || propertyText(main, 'url') ? [] : [notes.noUid]),
      ...(title.isCut ? [notes.longTitle] : []),
      ...(place.isCut ? [notes.longPlace] : []),
      ...found.notes,
    ],
  };
}

/** Reads an event; the library throws an error at the first use of a value that is not valid. */
function readSafely(
  key: string,
  components: readonly ICAL.Component[],
  now: Date,
): FeedEvent | RefusedEntry {
  try {
    return readEvent(key, components, now);
  } catch {
    const name = components[0]
      ? fitTitle(plainLine(propertyText(components[0], 'summary'))).text
      : '';
    return { key, name, reason: refusals.unreadable };
  }
}

/**
 * Reads the events of a calendar (RFC 5545).
 *
 * @throws FeedFault if the file is no calendar or not complete: an event that is missing in half a file has not disappeared
 */
export function readIcs(bytes: Uint8Array, now: Date): ReadFeed {
  const text = `${unfold(bytes)}\r\n`;
  if (!text.includes('BEGIN:VCALENDAR\r\n')) throw new FeedFault(refusals.notACalendar);
  const isWhole = ['VCALENDAR', 'VEVENT'].every(
    (kind) => countOf(text, `BEGIN:${kind}`) === countOf(text, `END:${kind}`),
  );
  if (!isWhole) throw new FeedFault(refusals.incomplete);
  const calendar = new ICAL.Component('vcalendar');
  for (const block of blocksOf(text, 'VTIMEZONE')) {
    const zone = parsed(block);
    if (zone) calendar.addSubcomponent(zone);
  }
  const refused: RefusedEntry[] = [];
  const components: ICAL.Component[] = [];
  for (const block of blocksOf(text, 'VEVENT')) {
    const event = parsed(block);
    // Its key is known even so: it has not disappeared.
    const uid = /^UID:(.*)$/m.exec(block)?.[1]?.trim();
    const name = /^SUMMARY[^:\r\n]*:(.*)$/m.exec(block)?.[1]?.trim() ?? '';
    if (event) components.push(calendar.addSubcomponent(event));
    else
      refused.push({
        key: uid ? shortKey(uid) : null,
        name: fitTitle(name).text,
        reason: refusals.unreadable,
      });
  }
  const events: FeedEvent[] = [];
  for (const [key, group] of groupByKey(components)) {
    const entry = readSafely(key, group, now);
    if ('reason' in entry) refused.push(entry);
    else if (events.length < maxEntries) events.push(entry);
    else refused.push({ key, name: entry.title, reason: refusals.tooManyEntries });
  }
  return { events, refused };
}
