import type { ContentBlock } from './ContentBlock';

/** A container that applies one style to all its blocks. */
export const Group: ContentBlock<'group'> = {
  handle: 'group',
  labels: { singular: { it: 'Gruppo', en: 'Group' }, plural: { it: 'Gruppi', en: 'Groups' } },
  kind: 'container',
  fields: [],
  resolvers: {},
};
