import { dayInTown } from '@/i18n/dayInTown';
import { eventState } from '@/i18n/eventState';
import { formatDate } from '@/i18n/formatDate';
import { lastDayInTown } from '@/i18n/lastDayInTown';
import { filter, isReversed } from './Filter';
import { day, oneOf } from './parameterTypes';

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
  matches: ({ start, end }, { from, to, when }) => {
    if (start === undefined) return true;
    if (from === null && to === null) {
      // Not the state when the page was rendered, which may be long ago.
      const isPast = start !== '' && eventState(start, end ?? null, Date.now()) === 'past';
      return isPast === (when === 'past');
    }
    const begin = Date.parse(start);
    if (Number.isNaN(begin)) return false;
    const last = lastDayInTown(begin, Date.parse(end ?? '') || begin);
    return (from === null || last >= from) && (to === null || dayInTown(begin) <= to);
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
