import { categoryList, entryList, tagList } from '../api/relatedLists';
import type { ContentBlock } from './ContentBlock';
import { filterFields, listFilter, quantityFields, quantityResolvers } from './listFields';

/** Events: all upcoming ones, those of a category or a tag, or chosen ones. */
export const ListEvents: ContentBlock<'listEvents'> = {
  handle: 'listEvents',
  labels: {
    singular: { it: 'Elenco di eventi', en: 'List of events' },
    plural: { it: 'Elenchi di eventi', en: 'Lists of events' },
  },
  fields: [...filterFields('events'), ...quantityFields],
  resolvers: {
    ...quantityResolvers,
    listFilter,
    listCategories: categoryList('eventsCategories', ({ block }) => block.listCategories),
    listTags: tagList('eventsTags', ({ block }) => block.listTags),
    listEntries: entryList('events', ({ block }) => block.listEntries),
  },
};
