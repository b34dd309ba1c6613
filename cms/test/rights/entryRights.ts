import { rest } from './requests';
import { isDeleted, createdDraft, newTitle, shows } from './outcomes';
import { titles } from './subject';

const entries = ['news', 'pages'] as const;
const published = { published: true };
const bulk = '/:on?where[id][equals]=:id';

/** The right to create a draft. */
export const newDrafts = {
  on: entries,
  may: 'writers',
  did: createdDraft,
  ways: [
    rest('POST …?draft=true', '/:on?draft=true', newTitle),
    rest('POST …/:id/duplicate', '/:on/:id/duplicate', {}),
  ],
} as const;

/** The right to change a published entry. */
export const entryChanges = {
  on: entries,
  may: 'publishers',
  did: shows(titles.new),
  ways: [
    rest('PATCH …/:id', '/:on/:id', newTitle, published),
    rest('PATCH …?where', bulk, newTitle, published),
  ],
} as const;

/** The right to change the address of a published entry. */
export const entryMoves = {
  on: entries,
  may: 'publishers',
  did: shows('xnew-address'),
  ways: [
    rest('PATCH …/:id', '/:on/:id', { slug: 'xnew-address', _status: 'published' }, published),
    rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', {
      slug: 'xnew-address',
      _status: 'published',
    }),
  ],
} as const;

/** The right to delete an entry. */
export const entryRemovals = {
  on: entries,
  may: 'publishers',
  did: isDeleted,
  ways: [rest('DELETE …/:id', '/:on/:id'), rest('DELETE …?where', bulk)],
} as const;
