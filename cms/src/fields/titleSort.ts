import type { Field } from 'payload';
import { sortKey } from '../lib/sortKey';

/** The key by which lists are sorted when they are sorted by title: see sortKey. */
export const titleSort: Field = {
  name: 'titleSort',
  type: 'text',
  localized: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ data }) => (typeof data?.title === 'string' ? sortKey(data.title) : null)],
  },
};
