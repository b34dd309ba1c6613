import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff';
import { picture } from '../fields/picture';
import { slug } from '../fields/slug';
import { title } from '../fields/title';
import { publishCategories } from '../publish/hooks';

/** Categories of accommodations, in the editors' order. */
export const AccommodationsCategories: CollectionConfig = {
  slug: 'accommodationsCategories',
  dbName: 'acc_categories',
  labels: {
    singular: { it: 'Categoria di alloggi', en: 'Category of accommodations' },
    plural: { it: 'Categorie di alloggi', en: 'Categories of accommodations' },
  },
  admin: { useAsTitle: 'title', group: { it: 'Contenuti', en: 'Content' } },
  access: staffOnly,
  orderable: true,
  fields: [
    title,
    slug,
    picture('backgroundImage', { it: 'Immagine di sfondo', en: 'Background picture' }),
  ],
  hooks: publishCategories,
};
