import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { mainPicture } from '../../fields/picture';
import { placeAndContacts, searchablePlace } from '../../fields/placeAndContacts';
import { categories, tags } from '../../fields/relations';
import { excerpt, maxLineLength, title } from '../../fields/texts';
import { entryCollection } from '../../collections/entryCollection';
import { groupCollection } from '../../collections/groupCollection';
import { eventTypes } from './options';
import { source } from './source';
import { whenTab } from './whenTab';

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
    whenTab,
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
        source,
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
