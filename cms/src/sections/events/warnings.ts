import { dateOf } from '../../warnings/dateOf';
import { type Check, note, type SectionChecks } from '../../warnings/Warning';

/** Warns about an event that is over, or that has no end. */
export const eventDates: Check = ({ draft, now }) => {
  const start = dateOf(draft.eventStartDate);
  const end = dateOf(draft.eventEndDate);
  const isOver = (end ?? start) !== null && Number(end ?? start) < now.getTime();
  return [
    ...(end
      ? []
      : [
          note(
            { it: 'Manca la fine dell’evento', en: 'The end of the event is missing' },
            { field: 'eventEndDate' },
          ),
        ]),
    ...(isOver
      ? [
          note(
            { it: 'L’evento è già passato', en: 'The event is already over' },
            { field: 'eventStartDate' },
          ),
        ]
      : []),
  ];
};

/** The checks of events. */
export const eventChecks: SectionChecks = { notes: [eventDates], mainPicture: 'image' };
