import { rest } from './requests';
import { answers, stores, answersWith } from './outcomes';
import type { Right } from './Right';
import { staffPassword } from './actors';
import { subjectEmail, titles } from './subject';
import type { Outcome } from './Way';
import type { Reply } from './RightsClient';

const operation = (name: string, right: Omit<Right, 'name' | 'on'>): Right => ({
  name,
  on: ['accounts'],
  ...right,
});

const userOf = ({ after, client, actor, subject }: Outcome, own = false) =>
  after.rows.users?.find(({ id }) => id === (own ? client.idOf(actor) : subject.id));

const hasArea = (user: Record<string, unknown> | undefined, area: string): boolean =>
  Array.isArray(user?.areas) && user.areas.includes(area);

const name = { name: titles.new };
const power = { role: 'administrator', areas: ['services', 'news'] };
/** Payload ignores fields that the user may not change, and changes the others. */
const ignored = { refused: () => true };
const showsNoSecret = ({ status, text }: Reply): boolean =>
  status >= 400 || !/"(hash|salt|resetPasswordToken|passwordHash|favorites)"/.test(text);

/** The operations on what visitors leave through the contract. */
const writtenByVisitors = (slug: string, readers: Right['may']): Right[] => [
  operation(`read ${slug}`, { may: readers, did: answers, ways: [rest(`GET /${slug}`)] }),
  operation(`delete ${slug}`, {
    may: 'editors',
    did: answers,
    ways: [rest(`DELETE /${slug}?where[id][equals]=0`)],
  }),
  operation(`make or change ${slug}`, {
    may: 'none',
    did: () => false,
    ways: [
      rest(`POST /${slug}`, { day: '2026-11-26', kind: 'opinion', words: 'x', count: 9 }),
      rest(`PATCH /${slug}?where[id][exists]=true`, { day: '2026-11-26' }),
    ],
  }),
];

/** The operations on accounts of the staff and of visitors. */
export const accountOperations: readonly Right[] = [
  operation('change a colleague’s account', {
    may: 'administrators',
    did: stores(titles.new),
    ways: [
      rest('PATCH /users/:id', name),
      rest('PATCH /users?where[id][equals]=:id', name, {
        // Payload searches accounts that the user may change, and returns an empty list.
        refused: ({ status, text }) => status >= 400 || text.includes('"docs":[]'),
      }),
    ],
  }),
  operation('give a role or areas', {
    may: 'administrators',
    did: (outcome) => hasArea(userOf(outcome), 'news'),
    ways: [
      rest('PATCH /users/:id', power),
      rest('PATCH /users/:own', power, {
        ...ignored,
        did: (outcome) => hasArea(userOf(outcome, true), 'services'),
      }),
    ],
  }),
  operation('make oneself the first account', {
    may: 'none',
    did: () => false,
    ways: [
      rest('POST /users/first-register', {
        email: 'first@example.org',
        password: staffPassword,
        role: 'administrator',
      }),
    ],
  }),
  operation('read accounts of the office', {
    may: 'office',
    did: answersWith(subjectEmail),
    ways: [rest('GET /users?limit=100'), rest('GET /users/:id')],
  }),
  operation('read accounts of visitors', {
    may: 'editors',
    did: answersWith(subjectEmail),
    ways: [
      rest('GET /visitors?limit=100'),
      rest('GET /visitors/:visitor'),
      rest('GET /visitors/count', undefined, { did: answers }),
    ],
  }),
  operation('delete an account of a visitor', {
    may: 'editors',
    did: ({ after, subject }) => !after.rows.visitors?.some(({ id }) => id === subject.visitor),
    ways: [rest('DELETE /visitors/:visitor')],
  }),
  operation('make or change an account of a visitor', {
    may: 'none',
    did: () => false,
    ways: [
      rest('POST /visitors', { uid: 'x', email: 'x@example.org', language: 'it' }),
      rest('PATCH /visitors/:visitor', { email: 'x@example.org' }),
    ],
  }),
  ...writtenByVisitors('feedback', 'office'),
  ...writtenByVisitors('missedSearches', 'editors'),
  operation('read saved searches', {
    may: 'administrators',
    did: answers,
    ways: [rest('GET /savedSearches')],
  }),
  operation('see the queue of mails and other jobs', {
    may: 'administrators',
    did: ({ reply }) => reply.status === 200 && reply.text.includes('search-saved'),
    ways: [rest('GET /payload-jobs'), rest('GET /payload-jobs/:job')],
  }),
  operation('retry a failed job', {
    may: 'administrators',
    did: answers,
    ways: [rest('POST /payload-jobs/:job/retry')],
  }),
  operation('delete a failed job', {
    may: 'administrators',
    did: ({ after, subject }) => !after.jobs.includes(subject.job ?? 0),
    ways: [rest('DELETE /payload-jobs/:job'), rest('DELETE /payload-jobs?where[id][equals]=:job')],
  }),
  operation('read secrets of accounts', {
    may: 'none',
    did: () => false,
    ways: [
      ...['hash', 'salt', 'resetPasswordToken'].flatMap((field) => [
        rest(`GET /users?where[${field}][exists]=true`),
        rest(`GET /users?sort=${field}`),
      ]),
      // Entries link to the account that changed them.
      ...['hash', 'resetPasswordToken'].flatMap((field) => [
        rest(`GET /news?where[updatedBy.${field}][exists]=true`),
        rest(`GET /news?sort=updatedBy.${field}`),
        rest(`GET /news?sort=-updatedBy__${field}`),
        rest(`GET /news/versions?sort=version.updatedBy.${field}`),
        rest(`GET /news/versions?where[version.updatedBy.${field}][exists]=true`),
      ]),
      rest('GET /visitors?where[passwordHash][exists]=true'),
      rest('GET /visitors?sort=passwordHash'),
      rest('GET /visitors?where[favorites][exists]=true'),
      rest('GET /users/:id?select[hash]=true&select[salt]=true', undefined, {
        refused: showsNoSecret,
      }),
      rest('GET /payload-jobs?showHiddenFields=true', undefined, {
        refused: ({ status, text }) => status >= 400 || !/a-secret|an-owner/.test(text),
      }),
      rest('GET /users?showHiddenFields=true&limit=100', undefined, {
        refused: showsNoSecret,
      }),
      rest('GET /visitors/:visitor?select[passwordHash]=true', undefined, {
        refused: showsNoSecret,
      }),
      rest('GET /visitors?showHiddenFields=true', undefined, { refused: showsNoSecret }),
    ],
  }),
  operation('use internal collections', {
    may: 'none',
    did: () => false,
    ways: [
      ...[
        'visitorSessions',
        'visitorCodes',
        'visitorLists',
        'firstPublications',
        'payload-kv',
        'payload-migrations',
      ].map((slug) => rest(`GET /${slug}`)),
      // Payload would let everybody lock a document (ADR 52).
      rest('POST /payload-locked-documents', ({ client, actor }) => ({
        user: { relationTo: 'users', value: client.idOf(actor) },
        globalSlug: 'siteInfo',
      })),
      rest('PATCH /payload-jobs/:job', { hasError: false }),
      rest('POST /payload-jobs', ({ subject }) => ({
        taskSlug: 'schedulePublish',
        input: { type: 'unpublish', doc: { relationTo: 'news', value: subject.id } },
      })),
      rest('GET /payload-jobs/run'),
      rest('GET /payload-jobs/handle-schedules'),
      rest('GET /globals/payload-jobs-stats'),
      rest('POST /globals/payload-jobs-stats', { stats: {} }),
    ],
  }),
];
