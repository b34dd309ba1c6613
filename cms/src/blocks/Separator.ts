import type { ContentBlock } from './ContentBlock';

/** A line between two parts of a page. */
export const Separator: ContentBlock<'separator'> = {
  handle: 'separator',
  labels: {
    singular: { it: 'Linea', en: 'Separator' },
    plural: { it: 'Linee', en: 'Separators' },
  },
  fields: [],
  resolvers: {},
};
