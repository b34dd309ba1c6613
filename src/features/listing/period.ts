import { currentDate, type EventDate, eventState } from '@studium/shared/eventDates';
import { dayInTown } from '@studium/shared/town/dayInTown';
import { formatDate } from '@/i18n/formatDate';
import { lastDayInTown } from '@/i18n/lastDayInTown';
import { filter, isReversed } from './Filter';
import type { ListingItem } from './model';
import { day, oneOf } from './parameterTypes';

function datesOf({ dates = [], start = '', end = '' }: ListingItem): EventDate[] {
  const planned = dates.filter(({ cancelled }) => !cancelled);
  return planned.length > 0 ? planned : [{ start, end }];
}

/** The date of an event that counts now. */
const dateNow = (item: ListingItem): EventDate =>
  currentDate(datesOf(item), Date.now()) ?? { start: '', end: null };

/** Sorts events by the dates that count now, which have changed since the list was loaded; others stay as they are. */
export const sortByDate = <Item extends ListingItem>(items: Item[]): Item[] =>
  items.some(({ dates = [] }) => dates.length > 0)
    ? items
        .map((item) => ({ item, start: Date.parse(dateNow(item).start) || 0 }))
        .sort((a, b) => a.start - b.start)
        .map(({ item }) => item)
    : items;

/** Events within some days in the time zone of the town, both included; without days, coming or past ones. */
export const period = filter({
  parameters: { from: day, to: day, when: oneOf<'coming' | 'past'>(['coming', 'past'], 'coming') },
  form: {
    group: 'dates',
    fields: {
      from: { kind: 'day', label: 'filters.form.from' },
      to: { kind: 'day', label: 'filters.form.to' },
      when: null,
    },
  },
  repair: ({ from, to }) => {
    if (isReversed(from, to)) return { from: null, to: null };
    return from === null && to === null ? {} : { when: 'coming' as const };
  },
  matches: (item, { from, to, when }) => {
    if (item.start === undefined) return true;
    if (from === null && to === null) {
      // Not the state when the page was rendered, which may be long ago.
      const { start, end } = dateNow(item);
      const isPast = start !== '' && eventState(start, end, Date.now()) === 'past';
      return isPast === (when === 'past');
    }
    return datesOf(item).some(({ start, end }) => {
      const begin = Date.parse(start);
      if (Number.isNaN(begin)) return false;
      const last = lastDayInTown(begin, Date.parse(end ?? '') || begin);
      return (from === null || last >= from) && (to === null || dayInTown(begin) <= to);
    });
  },
  label: ({ from, to, when }, { t, locale }) => {
    const first = from && formatDate(from, locale);
    const last = to && formatDate(to, locale);
    if (first && last) return t('listing.active.days', { from: first, to: last });
    if (first) return t('listing.active.from', { from: first });
    if (last) return t('listing.active.to', { to: last });
    return when === 'past' ? t('listing.active.past') : null;
  },
});
