import { categoryList, entryList, tagList } from '../api/relatedLists';
import type { ContentBlock } from './ContentBlock';
import { filterFields, listFilter, quantityFields, quantityResolvers } from './listFields';

/** News: all, those of a category or a tag, or chosen ones. */
export const ListNews: ContentBlock<'listNews'> = {
  handle: 'listNews',
  labels: {
    singular: { it: 'Elenco di notizie', en: 'List of news' },
    plural: { it: 'Elenchi di notizie', en: 'Lists of news' },
  },
  fields: [...filterFields('news'), ...quantityFields],
  resolvers: {
    ...quantityResolvers,
    listFilter,
    listCategories: categoryList('newsCategories', ({ block }) => block.listCategories),
    listTags: tagList('newsTags', ({ block }) => block.listTags),
    listEntries: entryList('news', ({ block }) => block.listEntries),
  },
};
