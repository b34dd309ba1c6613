import { TZDate } from '@date-fns/tz';
import { dayOf, differsFrom, endOf, isWholeDay, momentOf, toPicker } from './pickedDate';

const town = 'Europe/Rome';

test.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', town])(
  'an editor in %s chooses times of the town',
  (browser) => {
    // Its local time is that of the zone, as that of a Date is in a browser there.
    const picked = new TZDate(2027, 4, 20, 18, 0, browser);
    expect(momentOf(picked, town)).toBe('2027-05-20T16:00:00.000Z');
    expect(dayOf(picked, town)).toBe('2027-05-20T10:00:00.000Z');
    expect(endOf(picked, town)).toBe('2027-05-20T21:59:59.999Z');
    expect(differsFrom(town, picked)).toBe(browser !== town);
  },
);

test('the picker shows the time of the town', () => {
  expect(toPicker('2027-05-20T16:00:00.000Z', 'Asia/Tokyo')).toEqual(new Date(2027, 4, 21, 1, 0));
  expect(toPicker(null, town)).toBeNull();
});

test('an end without an hour is a whole day, also in a town far in the east', () => {
  const end = endOf(new Date(2027, 4, 20), 'Pacific/Auckland');
  expect(end).toBe('2027-05-20T11:59:59.999Z');
  expect(isWholeDay(end, 'Pacific/Auckland')).toBe(true);
  expect(isWholeDay('2027-05-20T11:59:00.000Z', 'Pacific/Auckland')).toBe(false);
});
