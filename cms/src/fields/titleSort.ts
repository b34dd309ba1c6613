import type { Field } from 'payload';
import { sortKey } from '../lib/sortKey';
import { programField } from './programField';

/** The key by which lists are sorted when they are sorted by title: see sortKey. */
export const titleSort: Field = {
  name: 'titleSort',
  type: 'text',
  localized: true,
  admin: programField,
  hooks: {
    beforeChange: [({ data }) => (typeof data?.title === 'string' ? sortKey(data.title) : null)],
  },
};
