import { groupCollection } from '../../collections/groupCollection';
import { picture } from '../../fields/picture';

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
