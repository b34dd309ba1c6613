import { call, form, rest } from './asking';
import {
  answers,
  drafts,
  gone,
  hides,
  madeDraft,
  newTitle,
  shows,
  showsMore,
  tells,
} from './outcomes';
import type { Operation } from './Right';
import { titles } from './subject';
import type { Attempt, Outcome } from './Way';

const entries = ['news', 'pages'] as const;
const published = { published: true };
const draft = { _status: 'draft' };
const publication = { ...newTitle, _status: 'published' };
const bulk = '/:on?where[id][equals]=:id';
const copied = ({ on, subject }: Attempt) => ({
  collectionSlug: on,
  docID: subject.id,
  fromLocale: 'it',
  toLocale: 'en',
  overrideData: true,
});
const scheduled = (type: string) => (attempt: Attempt) => ({
  type,
  date: new Date(Date.now() + 3_600_000).toISOString(),
  doc: { relationTo: attempt.on, value: String(attempt.subject.id) },
});
const queued = ({ before, after }: Outcome): boolean => after.jobs.length > before.jobs.length;

/** What can be done with entries, which have drafts. */
export const entryOperations: readonly Operation[] = [
  {
    name: 'save a draft',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'writers',
        did: drafts(titles.new),
        ways: [
          rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', newTitle),
          rest('PATCH …?where&draft=true', `${bulk}&draft=true`, newTitle),
          call('copy-data-from-locale', copied, { did: drafts('"en"') }),
        ],
      },
    ],
  },
  {
    name: 'autosave',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'writers',
        did: drafts(titles.new),
        ways: [
          rest('PATCH …/:id?draft=true&autosave=true', '/:on/:id?draft=true&autosave=true', {
            ...newTitle,
            ...draft,
          }),
        ],
      },
    ],
  },
  {
    name: 'publish',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: shows(titles.new),
        ways: [
          rest('PATCH …/:id', '/:on/:id', publication),
          rest('PATCH …/:id?draft=true', '/:on/:id?draft=true', publication),
          rest(
            'PATCH …/:id?draft=true&autosave=true',
            '/:on/:id?draft=true&autosave=true',
            publication,
          ),
          rest('PATCH …/:id?draft=true as a form', '/:on/:id?draft=true', () => form(publication)),
          rest(
            'PATCH …/:id?publishSpecificLocale=it',
            '/:on/:id?publishSpecificLocale=it',
            publication,
          ),
          rest(
            'PATCH …/:id?publishAllLocales=true',
            '/:on/:id?publishAllLocales=true',
            publication,
          ),
          rest('PATCH …?where', bulk, publication),
          rest('PATCH …?where&draft=true', `${bulk}&draft=true`, publication),
          rest('POST …', '/:on', publication),
          rest(
            'POST …/:id/duplicate?draft=false',
            '/:on/:id/duplicate?draft=false',
            {},
            {
              ...published,
              did: showsMore,
            },
          ),
          call('copy-data-from-locale', copied, {
            ...published,
            how: 'admin: copy-data-from-locale of a published entry',
            did: showsMore,
          }),
        ],
      },
    ],
  },
  {
    name: 'unpublish',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: hides(titles.public),
        ways: [
          rest('PATCH …/:id', '/:on/:id', draft),
          rest('PATCH …/:id?draft=false', '/:on/:id?draft=false', { ...newTitle, ...draft }),
          rest('PATCH …/:id?unpublishAllLocales=true', '/:on/:id?unpublishAllLocales=true', draft),
          rest('PATCH …?where', bulk, draft),
        ],
      },
    ],
  },
  {
    name: 'schedule a publication',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: queued,
        ways: [
          call('schedule-publish', scheduled('publish'), { how: 'admin: schedule-publish' }),
          call('schedule-publish', scheduled('unpublish'), {
            how: 'admin: schedule-publish (unpublish)',
          }),
        ],
      },
    ],
  },
  {
    name: 'see or cancel a schedule',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: ({ after, subject }) => !after.jobs.includes(subject.job ?? 0),
        ways: [
          call(
            'get-upcoming-scheduled-publish',
            ({ on, subject: { id } }) => ({ id, collectionSlug: on }),
            {
              scheduled: true,
              did: answers,
            },
          ),
          call('schedule-publish', ({ subject }) => ({ deleteID: subject.job }), {
            scheduled: true,
            how: 'admin: schedule-publish (deleteID)',
          }),
        ],
      },
    ],
  },
  {
    name: 'publish by a job of the own',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: shows(titles.draft),
        ways: [
          {
            how: 'a job in the queue, when its time has come',
            ask: ({ office, actor, on, subject }) => office.runJob(actor, on, subject.id),
            refused: () => true,
            leavesJobs: true,
          },
        ],
      },
    ],
  },
  {
    name: 'restore a version',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: shows(titles.old),
        ways: [
          rest('POST …/versions/:id', '/:on/versions/:version', {}),
          rest('POST …/versions/:id?draft=false', '/:on/versions/:version?draft=false', {}),
        ],
      },
    ],
  },
  {
    name: 'restore a version as a draft',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'writers',
        did: drafts(titles.old),
        ways: [rest('POST …/versions/:id?draft=true', '/:on/versions/:version?draft=true', {})],
      },
    ],
  },
  {
    name: 'read drafts',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'office',
        did: tells(titles.draft),
        ways: [
          rest('GET …/:id?draft=true', '/:on/:id?draft=true'),
          rest('GET …?draft=true', '/:on?draft=true&limit=100'),
          rest('GET …/warnings/…/:id', '/warnings/:on/:id', undefined, { did: answers }),
          call('table-state', ({ on }) => ({
            collectionSlug: on,
            columns: [],
            query: { limit: 100 },
            renderRowTypes: false,
          })),
        ],
      },
    ],
  },
  {
    name: 'read versions',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'office',
        did: tells(titles.old),
        ways: [
          rest('GET …/versions', '/:on/versions?limit=100'),
          rest('GET …/versions/:id', '/:on/versions/:version'),
        ],
      },
    ],
  },
];

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
