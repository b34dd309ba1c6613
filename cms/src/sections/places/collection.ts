import type { CollectionConfig } from 'payload';
import { address } from '../../fields/address';
import { picture } from '../../fields/picture';
import { title } from '../../fields/texts';
import { entryCollection } from '../../collections/entryCollection';

/** Points of interest: places in the town, each with a page and an icon on the map. */
export const Poi: CollectionConfig = entryCollection({
  slug: 'poi',
  labels: {
    singular: { it: 'Luogo', en: 'Place' },
    plural: { it: 'Luoghi', en: 'Places' },
  },
  columns: ['description'],
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
              it: 'Si legge sulla pagina del luogo, negli elenchi e sulla mappa.',
              en: 'Shown on the page of the place, in lists and on the map.',
            },
          },
        },
        picture(
          'icon',
          { it: 'Simbolo', en: 'Icon' },
          {
            description: {
              it: 'Un disegno semplice e quadrato.',
              en: 'A simple square drawing.',
            },
          },
        ),
      ],
    },
    { label: { it: 'Luogo', en: 'Place' }, fields: [address] },
  ],
  searchable: ['description'],
  searchableInList: ['address.address'],
});
