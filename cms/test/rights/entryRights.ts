import { call, rest } from './asking';
import { gone, madeDraft, newTitle, shows } from './outcomes';
import { titles } from './subject';

const entries = ['news', 'pages'] as const;
const published = { published: true };
const bulk = '/:on?where[id][equals]=:id';

/** Ways to make a draft that is new. */
export const newDrafts = {
  on: entries,
  may: 'writers',
  did: madeDraft,
  ways: [
    rest('POST …?draft=true', '/:on?draft=true', newTitle),
    rest('POST …/:id/duplicate', '/:on/:id/duplicate', {}),
    call(
      'render-document',
      ({ on }) => ({
        collectionSlug: on,
        initialData: newTitle,
        redirectAfterCreate: false,
        paramsOverride: { segments: ['collections', on, 'create'] },
      }),
      // Somebody who may not is shown the empty form; nothing is created.
      { refused: () => true },
    ),
  ],
} as const;

/** Ways to change what visitors see of an entry at once. */
export const entryChanges = {
  on: entries,
  may: 'publishers',
  did: shows(titles.new),
  ways: [
    rest('PATCH …/:id', '/:on/:id', newTitle, published),
    rest('PATCH …?where', bulk, newTitle, published),
  ],
} as const;

/** Ways to change the address of a published entry. */
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

/** Ways to delete an entry. */
export const entryRemovals = {
  on: entries,
  may: 'publishers',
  did: gone,
  ways: [rest('DELETE …/:id', '/:on/:id'), rest('DELETE …?where', bulk)],
} as const;
