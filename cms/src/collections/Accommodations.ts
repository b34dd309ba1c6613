import type { CollectionConfig } from 'payload';
import { staffOnly } from '../access/staff';
import { contentManager } from '../fields/contentManager';
import { dates } from '../fields/dates';
import { gallery } from '../fields/gallery';
import { picture } from '../fields/picture';
import { searchText } from '../fields/searchText';
import { seo } from '../fields/seo';
import { slug } from '../fields/slug';
import { title } from '../fields/title';
import { uid } from '../fields/uid';
import { publishEntries } from '../publish/hooks';
import { details, place, price } from './Accommodations.fields';

/** Rooms, beds and houses to let. */
export const Accommodations: CollectionConfig = {
  slug: 'accommodations',
  labels: {
    singular: { it: 'Alloggio', en: 'Accommodation' },
    plural: { it: 'Alloggi', en: 'Accommodations' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'accommodationType', 'priceMin', 'availabilityStatus', '_status'],
    group: { it: 'Contenuti', en: 'Content' },
  },
  access: staffOnly,
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
  defaultSort: '-postDate',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { it: 'Contenuto', en: 'Content' },
          fields: [
            title,
            {
              name: 'excerpt',
              type: 'textarea',
              localized: true,
              maxLength: 400,
              label: { it: 'Riassunto per gli elenchi', en: 'Summary for lists' },
            },
            picture('image', { it: 'Immagine principale', en: 'Leading picture' }),
            gallery,
            contentManager(),
          ],
        },
        { label: { it: 'Caratteristiche', en: 'Details' }, fields: details },
        { label: { it: 'Prezzo', en: 'Price' }, fields: price },
        { label: { it: 'Luogo e contatti', en: 'Place and contacts' }, fields: place },
        { label: 'SEO', fields: [seo] },
      ],
    },
    slug,
    ...dates,
    uid,
    searchText(['title', 'excerpt', 'contentManager']),
  ],
  hooks: publishEntries,
};
