import { answersWith, hides, isDeleted, isTrashed, newTitle, shows } from './outcomes';
import { rest } from './requests';
import type { Right } from './Right';
import { titles } from './subject';
import type { Outcome, Way } from './Way';

const entries = ['news'] as const;
const files = ['media'] as const;
const bulk = '/:on?where[id][equals]=:id';
const trashed = { trashed: true };

const trash = { deletedAt: '2026-11-02T10:00:00.000Z' };
const restoration = { deletedAt: null };
const asDraft = { ...restoration, _status: 'draft' };
const asPublished = { ...restoration, _status: 'published' };

/** The two ways in which the admin moves documents to the trash. */
const moves = [rest('PATCH /:on/:id', trash), rest(`PATCH ${bulk}`, trash)];

/** The ways to restore: the admin always sends a query. */
const restorations = (data: Record<string, unknown>): Way[] => [
  rest(`PATCH ${bulk}&trash=true`, data, trashed),
  rest('PATCH /:on/:id?trash=true', data, trashed),
];

const removals = [
  rest('DELETE /:on/:id?trash=true', undefined, trashed),
  rest(`DELETE ${bulk}&trash=true`, undefined, trashed),
];

const readings = [
  rest('GET /:on?trash=true&limit=100', undefined, trashed),
  rest('GET /:on/:id?trash=true', undefined, trashed),
];

const isRestoredAsDraft = (outcome: Outcome): boolean => {
  const row = outcome.after.rows[outcome.on]?.find(({ id }) => id === outcome.subject.id);
  return row?._status === 'draft' && !row.deletedAt;
};

/** The operations on the trash of entries and files. */
export const trashOperations: readonly Right[] = [
  {
    name: 'move to the trash',
    on: entries,
    may: 'publishers',
    did: (outcome) => isTrashed(outcome) && hides(titles.public)(outcome),
    ways: [...moves, rest('PATCH /:on/:id', { ...trash, _status: 'published' })],
  },
  {
    name: 'move to the trash',
    on: files,
    may: 'editors',
    did: (outcome) => isTrashed(outcome) && hides(titles.public)(outcome),
    ways: moves,
  },
  {
    name: 'move only a draft to the trash',
    on: entries,
    may: 'none',
    did: () => false,
    ways: [
      rest('PATCH /:on/:id?draft=true', trash),
      rest('PATCH /:on/:id?draft=true&autosave=true', trash),
      rest(`PATCH ${bulk}&draft=true`, trash),
    ],
  },
  {
    name: 'restore from the trash as a draft',
    on: entries,
    may: 'publishers',
    did: isRestoredAsDraft,
    ways: [...restorations(asDraft), ...restorations(restoration)],
  },
  {
    name: 'restore from the trash as public',
    on: entries,
    may: 'publishers',
    did: shows(titles.draft),
    ways: restorations(asPublished),
  },
  {
    name: 'restore from the trash as public',
    on: files,
    may: 'editors',
    did: shows(titles.public),
    ways: restorations(restoration),
  },
  {
    name: 'change in the trash',
    on: entries,
    may: 'none',
    did: () => false,
    ways: [
      ...restorations(newTitle),
      ...restorations({ ...newTitle, _status: 'published' }),
      ...restorations(trash),
      rest('PATCH /:on/:id', newTitle, trashed),
      rest('PATCH /:on/:id?trash=true&draft=true', asDraft, trashed),
      rest('PATCH /:on/:id?trash=true&draft=true&autosave=true', newTitle, trashed),
      rest('POST /:on/versions/:version', {}, trashed),
      rest('POST /:on/versions/:version?draft=true', {}, trashed),
    ],
  },
  {
    name: 'change in the trash',
    on: files,
    may: 'none',
    did: () => false,
    ways: [...restorations({ alt: titles.new }), ...restorations(trash)],
  },
  { name: 'delete from the trash', on: entries, may: 'publishers', did: isDeleted, ways: removals },
  { name: 'delete from the trash', on: files, may: 'editors', did: isDeleted, ways: removals },
  {
    name: 'read the trash',
    on: entries,
    may: 'office',
    did: answersWith(titles.draft),
    ways: readings,
  },
  {
    name: 'read the trash',
    on: files,
    may: 'office',
    did: answersWith(titles.public),
    ways: readings,
  },
];
