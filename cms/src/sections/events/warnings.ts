import { dateOf } from '../../warnings/dateOf';
import { type Check, note, type SectionChecks, when } from '../../warnings/Warning';

/** Warns about an event that is over, or that has no end. */
export const eventDates: Check = ({ draft, now }) => {
  const start = dateOf(draft.eventStartDate);
  const end = dateOf(draft.eventEndDate);
  const isOver = (end ?? start) !== null && Number(end ?? start) < now.getTime();
  const noEnd = { it: 'Manca la fine dell’evento', en: 'The end of the event is missing' };
  const over = { it: 'L’evento è già passato', en: 'The event is already over' };
  return [
    ...when(end === null, note(noEnd, { field: 'eventEndDate' })),
    ...when(isOver, note(over, { field: 'eventStartDate' })),
  ];
};

export const eventChecks: SectionChecks = { notes: [eventDates], mainPicture: 'image' };
