import type { ArrayField, GroupField } from 'payload';
import { day } from '../../fields/dates';
import { choices } from '../../fields/options';
import type { weekdayCodes } from './series';
import { checkUntil } from './whenFaults';

/** The days of the week. */
export const weekdays = choices<(typeof weekdayCodes)[number]>({
  MO: ['Lunedì', 'Monday'],
  TU: ['Martedì', 'Tuesday'],
  WE: ['Mercoledì', 'Wednesday'],
  TH: ['Giovedì', 'Thursday'],
  FR: ['Venerdì', 'Friday'],
  SA: ['Sabato', 'Saturday'],
  SU: ['Domenica', 'Sunday'],
});

/** How often an event repeats, by weeks. */
export const intervals = choices({
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
        {
          ...day('from', { it: 'Dal', en: 'From' }, undefined, { after: 'eventStartDate' }),
          required: true,
        },
        day('to', { it: 'Al', en: 'To' }, { it: 'Compreso.', en: 'Included.' }, { after: 'from' }),
      ],
    },
  ],
};

/** The weekly rule of an event; without a last day there is none. */
export const repeats: GroupField = {
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
            { after: 'eventStartDate' },
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
