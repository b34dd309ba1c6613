import { call, form, rest } from './requests';
import { answers, drafts, hides, newTitle, shows, showsMore, answersWith } from './outcomes';
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

/** The operations on entries, which have drafts. */
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
          call('copy-data-from-locale', copied, {
            ...published,
            how: 'admin: copy-data-from-locale of a published entry',
            did: drafts('"en"'),
          }),
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
    name: 'publish by creating a job',
    needs: 'drafts',
    rights: [
      {
        on: entries,
        may: 'publishers',
        did: shows(titles.draft),
        ways: [
          {
            how: 'a job in the queue, when its time has come',
            send: ({ client, actor, on, subject }) => client.runJob(actor, on, subject.id),
            refused: () => true,
            leavesJobs: true,
          },
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
        ways: [
          rest('POST …/versions/:id', '/:on/versions/:version', {}),
          rest('POST …/versions/:id?draft=false', '/:on/versions/:version?draft=false', {}),
        ],
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
        did: answersWith(titles.draft),
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
        did: answersWith(titles.old),
        ways: [
          rest('GET …/versions', '/:on/versions?limit=100'),
          rest('GET …/versions/:id', '/:on/versions/:version'),
        ],
      },
    ],
  },
];
