import { answersWith, hides, isDeleted, isTrashed, newTitle, shows } from './outcomes';
import { rest } from './requests';
import type { Operation } from './Right';
import { titles } from './subject';
import type { Outcome, Way } from './Way';

const entries = ['news', 'pages'] as const;
const files = ['media'] as const;
const bulk = '/:on?where[id][equals]=:id';
const trashed = { trashed: true };

const trash = { deletedAt: '2026-11-02T10:00:00.000Z' };
const restoration = { deletedAt: null };
const asDraft = { ...restoration, _status: 'draft' };
const asPublished = { ...restoration, _status: 'published' };

/** The two ways in which the admin moves documents to the trash. */
const moves = [rest('PATCH …/:id', '/:on/:id', trash), rest('PATCH …?where', bulk, trash)];

/** The ways to restore: the admin always sends a query. */
const restorations = (data: Record<string, unknown>): Way[] => [
  rest('PATCH …?trash=true&where', `${bulk}&trash=true`, data, trashed),
  rest('PATCH …/:id?trash=true', '/:on/:id?trash=true', data, trashed),
];

const removals = [
  rest('DELETE …/:id?trash=true', '/:on/:id?trash=true', undefined, trashed),
  rest('DELETE …?trash=true&where', `${bulk}&trash=true`, undefined, trashed),
];

const readings = [
  rest('GET …?trash=true', '/:on?trash=true&limit=100', undefined, trashed),
  rest('GET …/:id?trash=true', '/:on/:id?trash=true', undefined, trashed),
];

const isRestoredAsDraft = (outcome: Outcome): boolean => {
  const row = outcome.after.rows[outcome.on]?.find(({ id }) => id === outcome.subject.id);
  return row?._status === 'draft' && !row.deletedAt;
};

/** The operations on the trash of entries and files. */
export const trashOperations: readonly Operation[] = [
  {
    name: 'move to the trash',
    needs: 'trash',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: (outcome) => isTrashed(outcome) && hides(titles.public)(outcome),
        ways: [
          ...moves,
          rest('PATCH …/:id as published', '/:on/:id', { ...trash, _status: 'published' }),
        ],
      },
      {
        on: files,
        may: 'editors',
        did: (outcome) => isTrashed(outcome) && hides(titles.public)(outcome),
        ways: moves,
      },
    ],
  },
  {
    name: 'move only a draft to the trash',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'none',
        did: () => false,
        ways: [
          rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', trash),
          rest('PATCH …/:id?draft=true&autosave=true', '/:on/:id?draft=true&autosave=true', trash),
          rest('PATCH …?where&draft=true', `${bulk}&draft=true`, trash),
        ],
      },
    ],
  },
  {
    name: 'restore from the trash as a draft',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: isRestoredAsDraft,
        ways: [...restorations(asDraft), ...restorations(restoration)],
      },
    ],
  },
  {
    name: 'restore from the trash as public',
    needs: 'trash',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: shows(titles.draft),
        ways: restorations(asPublished),
      },
      { on: files, may: 'editors', did: shows(titles.public), ways: restorations(restoration) },
    ],
  },
  {
    name: 'change in the trash',
    needs: 'trash',
    rights: [
      {
        on: entries,
        may: 'none',
        did: () => false,
        ways: [
          ...restorations(newTitle),
          ...restorations({ ...newTitle, _status: 'published' }),
          ...restorations(trash),
          rest('PATCH …/:id', '/:on/:id', newTitle, trashed),
          rest(
            'PATCH …/:id?trash=true&draft=true',
            '/:on/:id?trash=true&draft=true',
            asDraft,
            trashed,
          ),
          rest(
            'PATCH …/:id?trash=true&draft=true&autosave=true',
            '/:on/:id?trash=true&draft=true&autosave=true',
            newTitle,
            trashed,
          ),
          rest('POST …/versions/:id', '/:on/versions/:version', {}, trashed),
          rest('POST …/versions/:id?draft=true', '/:on/versions/:version?draft=true', {}, trashed),
        ],
      },
      {
        on: files,
        may: 'none',
        did: () => false,
        ways: [...restorations({ alt: titles.new }), ...restorations(trash)],
      },
    ],
  },
  {
    name: 'delete from the trash',
    needs: 'trash',
    rights: [
      { on: entries, may: 'publishers', did: isDeleted, ways: removals },
      { on: files, may: 'editors', did: isDeleted, ways: removals },
    ],
  },
  {
    name: 'read the trash',
    needs: 'trash',
    rights: [
      { on: entries, may: 'office', did: answersWith(titles.draft), ways: readings },
      { on: files, may: 'office', did: answersWith(titles.public), ways: readings },
    ],
  },
];
