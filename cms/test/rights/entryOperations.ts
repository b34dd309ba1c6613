import { call, form, rest } from './requests';
import {
  answers,
  created,
  drafts,
  hides,
  newTitle,
  shows,
  showsMore,
  answersWith,
} from './outcomes';
import type { Right } from './Right';
import { titles } from './subject';
import type { Attempt, Outcome } from './Way';

const entries = ['news'] as const;
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

const formerAddress = ({ on, subject }: Attempt) => ({
  site: 'it',
  slug: 'xformer-address',
  entry: { relationTo: on, value: subject.id },
});

/** The operations on entries, which have drafts. */
export const entryOperations: readonly Right[] = [
  {
    name: 'save a draft',
    on: entries,
    may: 'writers',
    did: drafts(titles.new),
    ways: [
      rest('PATCH /:on/:id?draft=true', newTitle),
      rest(`PATCH ${bulk}&draft=true`, newTitle),
      call('copy-data-from-locale', copied, { did: drafts('"en"') }),
      call('copy-data-from-locale', copied, {
        ...published,
        how: 'admin: copy-data-from-locale of a published entry',
        did: drafts('"en"'),
      }),
    ],
  },
  {
    name: 'autosave',
    on: entries,
    may: 'writers',
    did: drafts(titles.new),
    ways: [
      rest('PATCH /:on/:id?draft=true&autosave=true', {
        ...newTitle,
        ...draft,
      }),
    ],
  },
  {
    name: 'publish',
    on: entries,
    may: 'publishers',
    did: shows(titles.new),
    ways: [
      rest('PATCH /:on/:id', publication),
      rest('PATCH /:on/:id?draft=true', publication),
      rest('PATCH /:on/:id?draft=true&autosave=true', publication),
      rest('PATCH /:on/:id?draft=true', () => form(publication)),
      rest('PATCH /:on/:id?publishSpecificLocale=it', publication),
      rest('PATCH /:on/:id?publishAllLocales=true', publication),
      rest(`PATCH ${bulk}`, publication),
      rest(`PATCH ${bulk}&draft=true`, publication),
      rest('POST /:on', publication),
      rest(
        'POST /:on/:id/duplicate?draft=false',
        {},
        {
          ...published,
          did: showsMore,
        },
      ),
    ],
  },
  {
    name: 'unpublish',
    on: entries,
    may: 'publishers',
    did: hides(titles.public),
    ways: [
      rest('PATCH /:on/:id', draft),
      rest('PATCH /:on/:id?draft=false', { ...newTitle, ...draft }),
      rest('PATCH /:on/:id?unpublishAllLocales=true', draft),
      rest(`PATCH ${bulk}`, draft),
    ],
  },
  {
    name: 'schedule a publication',
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
  {
    name: 'see or cancel a schedule',
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
  {
    name: 'publish by creating a job',
    on: entries,
    may: 'publishers',
    did: shows(titles.draft),
    ways: [
      {
        how: 'a job in the queue, when its time has come',
        send: ({ client, actor, subject }) => client.runJob(actor, subject.id),
        refused: () => true,
        leavesJobs: true,
      },
    ],
  },
  {
    name: 'restore a version as a draft',
    on: entries,
    may: 'writers',
    did: drafts(titles.old),
    ways: [
      rest('POST /:on/versions/:version', {}),
      rest('POST /:on/versions/:version?draft=false', {}),
    ],
  },
  {
    name: 'read drafts',
    on: entries,
    may: 'office',
    did: answersWith(titles.draft),
    ways: [
      rest('GET /:on/:id?draft=true'),
      rest('GET /:on?draft=true&limit=100'),
      rest('GET /warnings/:on/:id', undefined, { did: answers }),
      call('table-state', ({ on }) => ({
        collectionSlug: on,
        columns: [],
        query: { limit: 100 },
        renderRowTypes: false,
      })),
    ],
  },
  {
    name: 'read versions',
    on: entries,
    may: 'office',
    did: answersWith(titles.old),
    ways: [rest('GET /:on/versions?limit=100'), rest('GET /:on/versions/:version')],
  },
  {
    name: 'add a former address',
    on: entries,
    may: 'publishers',
    did: created('formerAddresses'),
    ways: [rest('POST /formerAddresses', formerAddress)],
  },
  {
    name: 'change a former address',
    on: entries,
    may: 'none',
    did: () => false,
    ways: [rest('PATCH /formerAddresses?where[id][exists]=true', { slug: 'xformer-address' })],
  },
  {
    name: 'read former addresses',
    on: entries,
    may: 'office',
    did: answers,
    ways: [rest('GET /formerAddresses')],
  },
  {
    name: 'delete a former address',
    on: entries,
    may: 'administrators',
    did: answers,
    ways: [rest('DELETE /formerAddresses?where[id][equals]=0')],
  },
];
