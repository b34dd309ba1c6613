import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { deadline } from '../../fields/dates';
import { mainPicture, picture } from '../../fields/picture';
import { placeAndContacts, searchablePlace } from '../../fields/placeAndContacts';
import { categories } from '../../fields/relations';
import { excerpt, title } from '../../fields/texts';
import { entryCollection } from '../../collections/entryCollection';
import { serviceTypes } from './options';
import { groupCollection } from '../../collections/groupCollection';

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
        deadline,
      ],
    },
    { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: placeAndContacts },
  ],
  searchable: ['excerpt', 'contentManager'],
  searchableInList: [...searchablePlace],
});

export const ServicesCategories = groupCollection({
  slug: 'servicesCategories',
  dbName: 'serv_categories',
  area: 'services',
  labels: {
    singular: { it: 'Categoria di servizi', en: 'Service category' },
    plural: { it: 'Categorie di servizi', en: 'Service categories' },
  },
  fields: [
    picture(
      'image',
      { it: 'Immagine', en: 'Picture' },
      {
        description: {
          it: 'Nel blocco «Categorie di servizi».',
          en: 'In the block “Service categories”.',
        },
      },
    ),
  ],
});
