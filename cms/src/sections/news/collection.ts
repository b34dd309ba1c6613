import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { picture } from '../../fields/picture';
import { categories, tags } from '../../fields/relations';
import { excerpt } from '../../fields/texts';
import { title } from '../../fields/title';
import { entryCollection } from '../../collections/entryCollection';

/** News articles of the office. */
export const News: CollectionConfig = entryCollection({
  slug: 'news',
  labels: {
    singular: { it: 'Notizia', en: 'News article' },
    plural: { it: 'Notizie', en: 'News' },
  },
  columns: ['postDate', 'categories'],
  tabs: [
    {
      label: { it: 'Contenuto', en: 'Content' },
      fields: [
        title,
        excerpt,
        picture(
          'image',
          { it: 'Immagine principale', en: 'Main picture' },
          {
            admin: {
              description: {
                it: 'In cima alla pagina e negli elenchi.',
                en: 'At the top of the page and in lists.',
              },
            },
          },
        ),
        contentManager(),
      ],
    },
    {
      label: { it: 'Argomenti', en: 'Categories' },
      fields: [categories('newsCategories'), tags('newsTags')],
    },
  ],
  searchable: ['excerpt', 'contentManager'],
});
