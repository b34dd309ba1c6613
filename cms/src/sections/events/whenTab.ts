import type { ArrayField, Field, FieldHook, GroupField, Tab } from 'payload';
import { address } from '../../fields/address';
import { day, end, moment } from '../../fields/dates';
import { choices } from '../../fields/options';
import { programField } from '../../fields/programField';
import type { Event } from '../../payload-types';
import { datesOf } from './datesOf';
import { maxDates, type weekdayCodes } from './series';
import { checkEnd, checkOtherEnd, checkOtherStart, checkReplaced, checkUntil } from './whenFaults';

const weekdays = choices<(typeof weekdayCodes)[number]>({
  MO: ['Lunedì', 'Monday'],
  TU: ['Martedì', 'Tuesday'],
  WE: ['Mercoledì', 'Wednesday'],
  TH: ['Giovedì', 'Thursday'],
  FR: ['Venerdì', 'Friday'],
  SA: ['Sabato', 'Saturday'],
  SU: ['Domenica', 'Sunday'],
});

const intervals = choices({
  1: ['Ogni settimana', 'Every week'],
  2: ['Ogni due settimane', 'Every two weeks'],
  3: ['Ogni tre settimane', 'Every three weeks'],
  4: ['Ogni quattro settimane', 'Every four weeks'],
});

const pauses: ArrayField = {
  name: 'pauses',
  type: 'array',
  maxRows: 20,
  label: { it: 'Tranne', en: 'Not' },
  labels: {
    singular: { it: 'Pausa', en: 'Pause' },
    plural: { it: 'Pause', en: 'Pauses' },
  },
  admin: {
    description: {
      it: 'I giorni senza appuntamento, come le vacanze di Natale.',
      en: 'The days without a date, such as the holidays.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { ...day('from', { it: 'Dal', en: 'From' }), required: true },
        day('to', { it: 'Al', en: 'To' }, { it: 'Compreso.', en: 'Included.' }),
      ],
    },
  ],
};

const repeats: GroupField = {
  name: 'repeats',
  type: 'group',
  label: { it: 'Si ripete', en: 'Repeats' },
  admin: {
    description: {
      it: 'Per un corso o un appuntamento fisso: scegli fino a quando. Ora e durata sono quelle qui sopra.',
      en: 'For a course or a regular meeting: choose until when. Hour and length are those above.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...day(
            'until',
            { it: 'Fino al', en: 'Until' },
            {
              it: 'L’ultimo giorno, compreso. Vuoto: non si ripete.',
              en: 'The last day, included. If empty, it does not repeat.',
            },
          ),
          validate: checkUntil,
        },
        {
          name: 'weekdays',
          type: 'select',
          hasMany: true,
          options: weekdays,
          label: { it: 'Giorni', en: 'Weekdays' },
          admin: {
            description: {
              it: 'Vuoto: lo stesso giorno dell’inizio.',
              en: 'If empty, the weekday of the start.',
            },
          },
        },
        {
          name: 'everyWeeks',
          type: 'select',
          options: intervals,
          label: { it: 'Quanto spesso', en: 'How often' },
          admin: { description: { it: 'Vuoto: ogni settimana.', en: 'If empty, every week.' } },
        },
      ],
    },
    pauses,
  ],
};

const otherDates: ArrayField = {
  name: 'otherDates',
  type: 'array',
  maxRows: 100,
  label: { it: 'Altre date e cambiamenti', en: 'Other dates and changes' },
  labels: {
    singular: { it: 'Data', en: 'Date' },
    plural: { it: 'Date', en: 'Dates' },
  },
  admin: {
    description: {
      it: 'Una data in più, oppure una che cambia: spostata, annullata o in un altro luogo.',
      en: 'One more date, or a change of one: moved, cancelled or at another place.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...day(
            'replaces',
            { it: 'Cambia la data del', en: 'Changes the date of' },
            { it: 'Vuoto: è una data in più.', en: 'If empty, it is one more date.' },
          ),
          validate: checkReplaced,
        },
        {
          name: 'cancelled',
          type: 'checkbox',
          defaultValue: false,
          label: { it: 'Annullata', en: 'Cancelled' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        moment(
          'start',
          { it: 'Inizio', en: 'Start' },
          { it: 'Vuoto: come previsto.', en: 'If empty, as planned.' },
          { validate: checkOtherStart },
        ),
        end(
          'end',
          { it: 'Fine', en: 'End' },
          { it: 'Vuota: dura come la prima data.', en: 'If empty, as long as the first date.' },
          { validate: checkOtherEnd },
        ),
      ],
    },
    {
      type: 'collapsible',
      label: { it: 'In un altro luogo', en: 'At another place' },
      admin: { initCollapsed: true },
      fields: [address],
    },
  ],
};

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
      { validate: checkEnd },
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
