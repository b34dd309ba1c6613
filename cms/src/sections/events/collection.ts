import type { CollectionConfig, DateFieldValidation } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { end, moment } from '../../fields/dates';
import { mainPicture } from '../../fields/picture';
import { placeAndContacts, searchablePlace } from '../../fields/placeAndContacts';
import { categories, tags } from '../../fields/relations';
import { excerpt, maxLineLength, title } from '../../fields/texts';
import { adminLanguage } from '../../lib/adminLanguage';
import { isRecord } from '../../lib/isRecord';
import { entryCollection } from '../../collections/entryCollection';
import { eventTypes } from './options';
import { groupCollection } from '../../collections/groupCollection';

const endBeforeStart = {
  it: 'La fine non può venire prima dell’inizio.',
  en: 'The end cannot be before the start.',
};

const checkEnd: DateFieldValidation = (value, { data, req }) => {
  const start: unknown = isRecord(data) ? data.eventStartDate : undefined;
  if (!value || typeof start !== 'string') return true;
  if (new Date(value) >= new Date(start)) return true;
  return endBeforeStart[adminLanguage(req)];
};

/** Events in the town. */
export const Events: CollectionConfig = entryCollection({
  slug: 'events',
  labels: { singular: { it: 'Evento', en: 'Event' }, plural: { it: 'Eventi', en: 'Events' } },
  columns: ['eventStartDate', 'eventType'],
  defaultSort: '-eventStartDate',
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [title, excerpt, mainPicture, contentManager()],
    },
    {
      label: { it: 'Quando', en: 'When' },
      fields: [
        {
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
              { index: true, validate: checkEnd },
            ),
          ],
        },
        {
          name: 'cancelled',
          type: 'checkbox',
          defaultValue: false,
          label: { it: 'Annullato', en: 'Cancelled' },
          admin: {
            description: {
              it: 'La pagina resta e dice che l’evento è annullato; lo segnalano anche i calendari di chi l’ha aggiunto. Scrivi il motivo nel testo.',
              en: 'The page stays and shows this, and so do the calendars of visitors who added the event. Write the reason in the text.',
            },
          },
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
          label: { it: 'Tipo', en: 'Type' },
        },
        categories('eventsCategories'),
        tags('eventsTags'),
        {
          name: 'ticket',
          type: 'text',
          localized: true,
          maxLength: maxLineLength,
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
  searchableInList: [...searchablePlace],
});

export const EventsCategories = groupCollection({
  slug: 'eventsCategories',
  dbName: 'ev_categories',
  area: 'events',
  labels: {
    singular: { it: 'Categoria di eventi', en: 'Event category' },
    plural: { it: 'Categorie di eventi', en: 'Event categories' },
  },
});

export const EventsTags = groupCollection({
  slug: 'eventsTags',
  dbName: 'ev_tags',
  area: 'events',
  labels: {
    singular: { it: 'Etichetta di eventi', en: 'Event tag' },
    plural: { it: 'Etichette di eventi', en: 'Event tags' },
  },
});
