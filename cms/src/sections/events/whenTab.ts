import type { ArrayField, Field, FieldHook, Tab } from 'payload';
import { end, moment } from '../../fields/dates';
import { programField } from '../../fields/programField';
import type { Event } from '../../payload-types';
import { datesOf } from './datesOf';
import { otherDates } from './otherDates';
import { repeats } from './repeats';
import { maxDates } from './series';
import { checkEnd } from './whenFaults';

const deriveDates: FieldHook<Event> = ({ data }) => datesOf(data ?? {});

/** All dates of the event, which follow from the other fields; lists filter and sort by them. */
const eventDates: ArrayField = {
  name: 'eventDates',
  type: 'array',
  maxRows: maxDates,
  admin: { ...programField, disabled: true },
  hooks: { beforeChange: [deriveDates] },
  fields: [
    { name: 'start', type: 'date', required: true, index: true },
    { name: 'end', type: 'date' },
    { name: 'overAt', type: 'date', index: true },
    // When a date of the rule would begin, if it is not moved.
    { name: 'scheduled', type: 'date' },
    { name: 'cancelled', type: 'checkbox' },
    { name: 'address', type: 'text' },
    { name: 'lat', type: 'number' },
    { name: 'lng', type: 'number' },
  ],
};

const firstDate: Field = {
  type: 'row',
  fields: [
    moment(
      'eventStartDate',
      { it: 'Inizio', en: 'Start' },
      { it: 'Giorno e ora della città.', en: 'Day and time in the town.' },
      { required: true, index: true },
    ),
    end(
      'eventEndDate',
      { it: 'Fine', en: 'End' },
      {
        it: 'Per una mostra basta l’ultimo giorno, senza ora.',
        en: 'For an exhibition, its last day is enough, without an hour.',
      },
      { after: 'eventStartDate', validate: checkEnd },
    ),
  ],
};

const cancelled: Field = {
  name: 'cancelled',
  type: 'checkbox',
  defaultValue: false,
  label: { it: 'Annullato', en: 'Cancelled' },
  admin: {
    description: {
      it: 'Tutte le date. La pagina resta e dice che l’evento è annullato; lo segnalano anche i calendari di chi l’ha aggiunto. Scrivi il motivo nel testo.',
      en: 'All dates. The page stays and shows this, and so do the calendars of visitors who added the event. Write the reason in the text.',
    },
  },
};

/** When an event takes place: its first date, the rule by which it repeats, and other dates. */
export const whenTab: Tab = {
  label: { it: 'Quando', en: 'When' },
  fields: [firstDate, repeats, otherDates, cancelled, eventDates],
};
