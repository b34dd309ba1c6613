import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { mainPicture } from '../../fields/picture';
import { placeAndContacts } from '../../fields/placeAndContacts';
import { categories } from '../../fields/relations';
import { excerpt } from '../../fields/texts';
import { title } from '../../fields/title';
import { entryCollection } from '../../collections/entryCollection';
import { serviceTypes } from './options';

/** Services of the town for students. */
export const Services: CollectionConfig = entryCollection({
  slug: 'services',
  labels: {
    singular: { it: 'Servizio', en: 'Service' },
    plural: { it: 'Servizi', en: 'Services' },
  },
  columns: ['serviceType', 'categories'],
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [title, excerpt, mainPicture, contentManager()],
    },
    {
      label: { it: 'Caratteristiche', en: 'Details' },
      fields: [
        {
          name: 'serviceType',
          type: 'select',
          required: true,
          index: true,
          options: serviceTypes,
          label: { it: 'Tipo', en: 'Type' },
        },
        categories('servicesCategories'),
      ],
    },
    { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: placeAndContacts },
  ],
  searchable: ['excerpt', 'contentManager'],
});
