import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { mainPicture } from '../../fields/picture';
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
      fields: [title, excerpt, mainPicture, contentManager()],
    },
    {
      label: { it: 'Argomenti', en: 'Categories' },
      fields: [categories('newsCategories'), tags('newsTags')],
    },
  ],
  searchable: ['excerpt', 'contentManager'],
});
