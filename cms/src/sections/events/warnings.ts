import { dateOf } from '../../warnings/dateOf';
import { type Check, note, type SectionChecks, when } from '../../warnings/Warning';
import { datesOf } from './datesOf';

/** Warns about an event that is over, or that has no end. */
export const eventDates: Check = ({ draft, now }) => {
  const end = dateOf(draft.eventEndDate);
  const dates = datesOf(draft);
  const isOver = dates.length > 0 && dates.every(({ overAt }) => new Date(overAt ?? now) < now);
  const noEnd = { it: 'Manca la fine dell’evento', en: 'The end of the event is missing' };
  const over = { it: 'L’evento è già passato', en: 'The event is already over' };
  return [
    ...when(end === null, note(noEnd, { field: 'eventEndDate' })),
    ...when(isOver, note(over, { field: 'eventStartDate' })),
  ];
};

export const eventChecks: SectionChecks = { notes: [eventDates], mainPicture: 'image' };
