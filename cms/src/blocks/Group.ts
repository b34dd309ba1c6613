import type { ContentBlock } from './ContentBlock';

/** A frame that styles its children together. */
export const Group: ContentBlock = {
  handle: 'group',
  labels: { singular: { it: 'Gruppo', en: 'Group' }, plural: { it: 'Gruppi', en: 'Groups' } },
  kind: 'container',
  fields: [],
  resolvers: {},
};
