import { groupCollection } from '../../collections/groupCollection';
import { picture } from '../../fields/picture';

export const AccommodationsCategories = groupCollection({
  slug: 'accommodationsCategories',
  dbName: 'acc_categories',
  area: 'accommodations',
  labels: {
    singular: { it: 'Categoria di alloggi', en: 'Accommodation category' },
    plural: { it: 'Categorie di alloggi', en: 'Accommodation categories' },
  },
  fields: [
    picture(
      'backgroundImage',
      { it: 'Immagine di sfondo', en: 'Background picture' },
      {
        description: {
          it: 'Dietro il nome, nel blocco «Categorie di alloggi».',
          en: 'Behind the name, in the block “Accommodation categories”.',
        },
      },
    ),
  ],
});
