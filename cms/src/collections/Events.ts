import type { CollectionConfig, DateFieldValidation, Field } from 'payload';
import { contentManager } from '../fields/contentManager';
import { picture } from '../fields/picture';
import { placeAndContacts } from '../fields/placeAndContacts';
import { categories, tags } from '../fields/relations';
import { excerpt } from '../fields/texts';
import { title } from '../fields/title';
import { isRecord } from '../lib/isRecord';
import { entryCollection } from './entryCollection';
import { eventTypes } from './Events.options';

const beforeItBegins = {
  it: 'La fine non può venire prima dell’inizio.',
  en: 'The end cannot come before the beginning.',
};

const checkEnd: DateFieldValidation = (value, { data, req }) => {
  const start: unknown = isRecord(data) ? data.eventStartDate : undefined;
  if (!value || typeof start !== 'string') return true;
  if (new Date(value) >= new Date(start)) return true;
  return beforeItBegins[req.i18n.language === 'en' ? 'en' : 'it'];
};

const moment = (name: string, it: string, en: string, extra: object = {}): Field => ({
  name,
  type: 'date',
  index: true,
  label: { it, en },
  admin: { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } },
  ...extra,
});

/** What happens, and when. */
export const Events: CollectionConfig = entryCollection({
  slug: 'events',
  labels: { singular: { it: 'Evento', en: 'Event' }, plural: { it: 'Eventi', en: 'Events' } },
  columns: ['eventStartDate', 'eventType'],
  defaultSort: '-eventStartDate',
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [
        title,
        excerpt,
        picture('image', { it: 'Immagine', en: 'Picture' }),
        contentManager(),
      ],
    },
    {
      label: { it: 'Quando', en: 'When' },
      fields: [
        {
          type: 'row',
          fields: [
            moment('eventStartDate', 'Inizio', 'Start', { required: true }),
            moment('eventEndDate', 'Fine', 'End', { validate: checkEnd }),
          ],
        },
      ],
    },
    {
      label: { it: 'Caratteristiche', en: 'Details' },
      fields: [
        {
          name: 'eventType',
          type: 'select',
          required: true,
          index: true,
          options: eventTypes,
          label: { it: 'Tipo', en: 'Kind' },
        },
        categories('eventsCategories'),
        tags('eventsTags'),
        {
          name: 'ticket',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { it: 'Biglietto', en: 'Ticket' },
          admin: {
            description: {
              it: 'A parole: «Ingresso libero», «5 €, 3 € con la tessera».',
              en: 'In words: “Free admission”, “€5, €3 with the card”.',
            },
          },
        },
      ],
    },
    { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: placeAndContacts },
  ],
  searchable: ['excerpt', 'ticket', 'contentManager'],
});
