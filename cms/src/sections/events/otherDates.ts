import type { ArrayField } from 'payload';
import { address } from '../../fields/address';
import { day, end, moment } from '../../fields/dates';
import { checkOtherEnd, checkOtherStart, checkReplaced } from './whenFaults';

/** Further dates of an event, and changes of those of its rule. */
export const otherDates: ArrayField = {
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
            { after: 'eventStartDate' },
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
          { after: 'start', validate: checkOtherEnd },
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
