import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { lexicalToSimpleHtml } from '../richText/lexicalToHtml';
import type { FeedDate, FeedEvent, ReadFeed } from './FeedEvent';
import { maxEntries, maxFeedDates } from './messages';
import { readFeed } from './readFeed';
import { textPart } from './textPart';

const folder = path.join(__dirname, '../../test/corpus/feeds');
const now = new Date('2026-12-01T08:00:00Z');

const inTown = (moment: string): string =>
  new TZDate(moment, timeZone).toISOString().slice(0, 16).replace('T', ' ');

const dateText = ({ start, end, cancelled, place }: FeedDate): string =>
  [inTown(start), end && `– ${inTown(end)}`, cancelled && 'cancelled', place && `at ${place}`]
    .filter(Boolean)
    .join(' ');

function eventText({ key, title, html, url, place, position, dates, ...event }: FeedEvent): string {
  const { excerpt, contentManager } = textPart(html);
  const text = contentManager.map(({ textContent }) => lexicalToSimpleHtml(textContent)).join('');
  const more =
    dates.length > 8 ? [`… ${dates.length} dates, last ${inTown(dates.at(-1)?.start ?? '')}`] : [];
  const lines = [
    ...dates.slice(0, 8).map(dateText),
    ...more,
    event.cancelled && 'cancelled',
    place && `place: ${place}`,
    position && `position: ${position.lat} ${position.lng}`,
    url && `url: ${url}`,
    excerpt && `summary: ${excerpt}`,
    text && `text: ${text}`,
    ...event.notes.map(({ en }) => `note: ${en}`),
  ];
  return [`${title} [${key}]`, ...lines.filter(Boolean).map((line) => `  ${line}`)].join('\n');
}

const textOf = ({ events, refused }: ReadFeed): string =>
  [
    ...events.map(eventText),
    ...refused.map(({ key, name, reason }) => `refused: ${name} [${key}]: ${reason.en}`),
  ].join('\n');

const read = (name: string): Promise<string> =>
  readFeed(readFileSync(path.join(folder, name)), now).then(
    textOf,
    (error: unknown) => `nothing: ${error instanceof Error ? error.message : ''}`,
  );

const files = readdirSync(folder).filter((name) => !name.endsWith('.txt'));

test.each(files)('%s becomes what its file says', async (name) => {
  const becomes = path.join(folder, `${name}.becomes.txt`);
  const text = `${await read(name)}\n`;
  if (process.env.WRITE_CORPUS) writeFileSync(becomes, text);
  expect(text).toBe(readFileSync(becomes, 'utf8'));
});

/** A calendar of weekly events, as a university exports it for a year. */
function largeCalendar(count: number): Buffer {
  const events = Array.from({ length: count }, (_, n) =>
    [
      'BEGIN:VEVENT',
      `UID:lesson-${n}`,
      `DTSTART;TZID=Europe/Rome:202612${String((n % 28) + 1).padStart(2, '0')}T090000`,
      'DURATION:PT2H',
      'RRULE:FREQ=WEEKLY;COUNT=12',
      `SUMMARY:Lesson ${n}`,
      'END:VEVENT',
    ].join('\r\n'),
  );
  return Buffer.from(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'));
}

test('a calendar of 5,000 events is read within the time of its thread, and no more of them', async () => {
  const start = Date.now();
  const { events, refused } = await readFeed(largeCalendar(maxEntries + 1), now);
  expect(events).toHaveLength(maxEntries);
  expect(refused).toHaveLength(1);
  expect(events.every(({ dates }) => dates.length > 0 && dates.length <= maxFeedDates)).toBe(true);
  expect(Date.now() - start).toBeLessThan(50_000);
}, 60_000);

test('a long description is cut', () => {
  const { isCut, contentManager } = textPart(`<p>${'parola '.repeat(100)}</p>`.repeat(400));
  expect(isCut).toBe(true);
  expect(JSON.stringify(contentManager).length).toBeLessThan(160_000);
  expect(textPart('parola '.repeat(60_000)).isCut).toBe(true);
});
