import { entryList } from '../api/relatedLists';
import type { ContentBlock } from './ContentBlock';
import {
  basicFilterFields,
  listFilterBasic,
  quantityFields,
  quantityResolvers,
} from './listFields';

/** Universities: all, or chosen ones. */
export const ListUniversities: ContentBlock<'listUniversities'> = {
  handle: 'listUniversities',
  labels: {
    singular: { it: 'Elenco di atenei', en: 'List of universities' },
    plural: { it: 'Elenchi di atenei', en: 'Lists of universities' },
  },
  fields: [
    ...basicFilterFields('listEntries', 'universities', { it: 'Atenei', en: 'Universities' }),
    ...quantityFields,
  ],
  resolvers: {
    ...quantityResolvers,
    listFilterBasic,
    listEntries: entryList('universities', ({ block }) => block.listEntries),
  },
};
