import { TZDate } from '@date-fns/tz';
import { dayOf, endOf, hasOtherClock, momentOf, toPicker } from './pickedDate';

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
