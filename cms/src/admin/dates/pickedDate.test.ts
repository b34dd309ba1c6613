import { TZDate } from '@date-fns/tz';
import { isValid, parse } from 'date-fns';
import { it as italian } from 'date-fns/locale';
import { dayOf, endOf, hasOtherClock, momentOf, toPicker, typedFormats } from './pickedDate';

test.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Europe/Rome'])(
  'an editor in %s chooses times of the town',
  (browser) => {
    // Its local time is that of the zone, as that of a Date is in a browser there.
    const picked = new TZDate(2027, 4, 20, 18, 0, browser);
    expect(momentOf(picked)).toBe('2027-05-20T16:00:00.000Z');
    expect(dayOf(picked)).toBe('2027-05-20T10:00:00.000Z');
    expect(endOf(picked)).toBe('2027-05-20T21:59:59.999Z');
    expect(hasOtherClock(picked)).toBe(browser !== 'Europe/Rome');
  },
);

test('the picker shows the time of the town', () => {
  expect(toPicker('2027-05-20T16:00:00.000Z')).toEqual(new Date(2027, 4, 20, 18, 0));
  expect(toPicker(null)).toBeNull();
});

/** What the picker reads: the last format that fits, with a year of our time. */
const read = (typed: string, withHour: boolean) =>
  typedFormats(withHour)
    .map((format) => parse(typed, format, new Date(), { locale: italian }))
    .filter((date) => isValid(date) && date.getFullYear() >= 1000)
    .at(-1);

test.each([
  '7/12/26 18:00',
  '7.12.2026 18:00',
  '07/12/2026 18.00',
  '07-12-2026 18:00',
  '07/12/2026 ore 18',
  '7 dicembre 2026 18:00',
])('%s is a day before a month, with its hour', (typed) => {
  expect(read(typed, true)).toEqual(new Date(2026, 11, 7, 18, 0));
});

test.each(['7/12/26', '7.12.2026', '07-12-2026', '2026-12-07'])('%s is a day', (typed) => {
  expect(read(typed, false)).toEqual(new Date(2026, 11, 7));
});

test.each(['071220261800', '31/02/2027', 'dicembre'])('%s is no date', (typed) => {
  expect(read(typed, true)).toBeUndefined();
});
