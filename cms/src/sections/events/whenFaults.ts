import type { DateFieldValidation } from 'payload';
import { type AdminText, adminLanguage } from '../../lib/adminLanguage';
import { dayMs } from '../../lib/durations';
import { isRecord } from '../../lib/isRecord';
import { dayInTown } from '../../lib/townTime';
import { maxDates, maxDays, type PlannedEvent, seriesOf } from './series';

type Dates = Record<string, unknown>;

/** A check of a date field: what is wrong, or null. */
type FaultOf = (value: Date | null, event: PlannedEvent, siblings: Dates) => AdminText | null;

/** Makes the validation of a date field from a check. The values of forms and imports are texts in ISO 8601. */
const validating =
  (faultOf: FaultOf): DateFieldValidation =>
  (value, { data, siblingData, req }) => {
    const [event, siblings] = [data, siblingData].map((one: unknown) => (isRecord(one) ? one : {}));
    const fault = faultOf(value ? new Date(value) : null, event ?? {}, siblings ?? {});
    return fault ? fault[adminLanguage(req)] : true;
  };

const startOf = ({ start, eventStartDate }: Dates): Date | null => {
  const value = start ?? eventStartDate;
  return typeof value === 'string' ? new Date(value) : null;
};

const isBefore = (end: Date | null, start: Date | null): boolean =>
  end !== null && start !== null && end < start;

const endBeforeStart: AdminText = {
  it: 'La fine non può venire prima dell’inizio.',
  en: 'The end cannot be before the start.',
};

/** Of the end of another date. */
export const checkOtherEnd = validating((end, _, siblings) =>
  isBefore(end, startOf(siblings)) ? endBeforeStart : null,
);

/** Of the end of the first date, which is not the end of its series. */
export const checkEnd = validating((end, event, siblings) => {
  const start = startOf(siblings);
  if (isBefore(end, start)) return endBeforeStart;
  const isLong = end && start && end.getTime() - start.getTime() > 7 * dayMs;
  if (!isLong || !event.repeats?.until) return null;
  return {
    it: 'È la fine del primo appuntamento; l’ultimo giorno di tutti va in «Fino al».',
    en: 'This is the end of the first date; the last day of all belongs to “Until”.',
  };
});

/** Of the last day of a series. */
export const checkUntil = validating((until, event) => {
  const { weekdays, everyWeeks, pauses } = event.repeats ?? {};
  const hasRule = Boolean(weekdays?.length || everyWeeks || pauses?.length);
  if (!until)
    return hasRule
      ? { it: 'Scegli fino a quando si ripete.', en: 'Choose until when it repeats.' }
      : null;
  const start = event.eventStartDate ? new Date(event.eventStartDate) : null;
  if (!start) return null;
  if (dayInTown(until) < dayInTown(start))
    return { it: 'Viene prima dell’inizio.', en: 'It is before the start.' };
  if (until.getTime() - start.getTime() > maxDays * dayMs)
    return { it: 'Al massimo due anni dopo l’inizio.', en: 'At most two years after the start.' };
  const count = seriesOf(event)?.starts.length ?? 0;
  if (count === 0)
    return {
      it: 'Fino a quel giorno non c’è nessuna data.',
      en: 'There is no date until that day.',
    };
  return count > maxDates
    ? {
        it: `Sono più di ${maxDates} date: scegli un giorno più vicino.`,
        en: `These are more than ${maxDates} dates: choose an earlier day.`,
      }
    : null;
});

/** Of the day of a date that changes. */
export const checkReplaced = validating((replaced, event) => {
  if (!replaced || !event.eventStartDate) return null;
  const starts = seriesOf(event)?.starts ?? [new Date(event.eventStartDate)];
  const days = starts.map(dayInTown);
  if (days.includes(dayInTown(replaced))) return null;
  return {
    it: 'Quel giorno non c’è nessuna data da cambiare.',
    en: 'There is no date on that day to change.',
  };
});

/** Of the start of a date, which only a change may leave out. */
export const checkOtherStart = validating((start, _, { replaces }) =>
  start || replaces
    ? null
    : {
        it: 'Scrivi quando inizia, oppure quale data cambia.',
        en: 'Write when it starts, or which date changes.',
      },
);
