import type { CollectionConfig } from 'payload';
import { address } from '../fields/address';
import { picture } from '../fields/picture';
import { title } from '../fields/title';
import { entryCollection } from './entryCollection';

/** Places to find on the map; they have no page of their own. */
export const Poi: CollectionConfig = entryCollection({
  slug: 'poi',
  labels: {
    singular: { it: 'Luogo sulla mappa', en: 'Place on the map' },
    plural: { it: 'Luoghi sulla mappa', en: 'Places on the map' },
  },
  columns: ['description'],
  hasPage: false,
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [
        title,
        {
          name: 'description',
          type: 'textarea',
          localized: true,
          maxLength: 600,
          label: { it: 'Descrizione', en: 'Description' },
          admin: {
            description: {
              it: 'Si legge quando qualcuno tocca il segno sulla mappa.',
              en: 'What people read when they touch the sign on the map.',
            },
          },
        },
        picture(
          'icon',
          { it: 'Simbolo', en: 'Sign' },
          {
            admin: {
              description: { it: 'Un disegno semplice e quadrato.', en: 'A plain square drawing.' },
            },
          },
        ),
      ],
    },
    { label: { it: 'Luogo', en: 'Place' }, fields: [address] },
  ],
  searchable: ['description'],
});
