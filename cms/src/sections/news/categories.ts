import { groupCollection } from '../../collections/groupCollection';
import { seo } from '../../fields/seo';

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
