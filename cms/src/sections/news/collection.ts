import type { CollectionConfig } from 'payload';
import { contentManager } from '../../fields/contentManager';
import { deadline } from '../../fields/dates';
import { mainPicture } from '../../fields/picture';
import { categories, tags } from '../../fields/relations';
import { excerpt, title } from '../../fields/texts';
import { entryCollection } from '../../collections/entryCollection';
import { groupCollection } from '../../collections/groupCollection';
import { seo } from '../../fields/seo';

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
      fields: [title, excerpt, deadline, mainPicture, contentManager()],
    },
    {
      label: { it: 'Argomenti', en: 'Categories' },
      fields: [categories('newsCategories'), tags('newsTags')],
    },
  ],
  searchable: ['excerpt', 'contentManager'],
});

/** Categories of news, which have their own pages. */
export const NewsCategories = groupCollection({
  slug: 'newsCategories',
  dbName: 'news_categories',
  area: 'news',
  labels: {
    singular: { it: 'Categoria di notizie', en: 'News category' },
    plural: { it: 'Categorie di notizie', en: 'News categories' },
  },
  fields: [seo],
});

export const NewsTags = groupCollection({
  slug: 'newsTags',
  dbName: 'news_tags',
  area: 'news',
  labels: {
    singular: { it: 'Etichetta di notizie', en: 'News tag' },
    plural: { it: 'Etichette di notizie', en: 'News tags' },
  },
});
