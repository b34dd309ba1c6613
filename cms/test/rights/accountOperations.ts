import { rest } from './requests';
import { answers, stores, answersWith } from './outcomes';
import type { Operation, Right } from './Right';
import { staffPassword } from './actors';
import { subjectEmail, titles } from './subject';
import type { Outcome } from './Way';
import type { Reply } from './RightsClient';

const operation = (name: string, right: Omit<Right, 'on'>): Operation => ({
  name,
  needs: 'accounts',
  rights: [{ on: ['accounts'], ...right }],
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
  status >= 400 || !/"(hash|salt|resetPasswordToken|passwordHash)"/.test(text);

/** The operations on accounts of the staff and of visitors. */
export const accountOperations: readonly Operation[] = [
  operation('change a colleague’s account', {
    may: 'administrators',
    did: stores(titles.new),
    ways: [
      rest('PATCH /users/:id', '/users/:id', name),
      rest('PATCH /users?where', '/users?where[id][equals]=:id', name, {
        // Payload searches accounts that the user may change, and returns an empty list.
        refused: ({ status, text }) => status >= 400 || text.includes('"docs":[]'),
      }),
    ],
  }),
  operation('give a role or areas', {
    may: 'administrators',
    did: (outcome) => hasArea(userOf(outcome), 'news'),
    ways: [
      rest('PATCH /users/:id', '/users/:id', power),
      rest('PATCH /users/:id (their own)', '/users/:own', power, {
        ...ignored,
        did: (outcome) => hasArea(userOf(outcome, true), 'services'),
      }),
    ],
  }),
  operation('make oneself the first account', {
    may: 'none',
    did: () => false,
    ways: [
      rest('POST /users/first-register', '/users/first-register', {
        email: 'first@example.org',
        password: staffPassword,
        role: 'administrator',
      }),
    ],
  }),
  operation('read accounts of the office', {
    may: 'office',
    did: answersWith(subjectEmail),
    ways: [rest('GET /users', '/users?limit=100'), rest('GET /users/:id', '/users/:id')],
  }),
  operation('read accounts of visitors', {
    may: 'editors',
    did: answersWith(subjectEmail),
    ways: [
      rest('GET /visitors', '/visitors?limit=100'),
      rest('GET /visitors/:id', '/visitors/:visitor'),
    ],
  }),
  operation('delete an account of a visitor', {
    may: 'editors',
    did: ({ after, subject }) => !after.rows.visitors?.some(({ id }) => id === subject.visitor),
    ways: [rest('DELETE /visitors/:id', '/visitors/:visitor')],
  }),
  operation('make or change an account of a visitor', {
    may: 'none',
    did: () => false,
    ways: [
      rest('POST /visitors', '/visitors', { uid: 'x', email: 'x@example.org', language: 'it' }),
      rest('PATCH /visitors/:id', '/visitors/:visitor', { email: 'x@example.org' }),
    ],
  }),
  operation('read saved searches', {
    may: 'administrators',
    did: answers,
    ways: [rest('GET /savedSearches', '/savedSearches')],
  }),
  operation('see the queue of mails and other jobs', {
    may: 'administrators',
    did: ({ reply }) => reply.status === 200 && reply.text.includes('search-saved'),
    ways: [
      rest('GET /payload-jobs', '/payload-jobs'),
      rest('GET /payload-jobs/:id', '/payload-jobs/:job'),
    ],
  }),
  operation('retry a failed job', {
    may: 'administrators',
    did: answers,
    ways: [rest('POST /payload-jobs/:id/retry', '/payload-jobs/:job/retry')],
  }),
  operation('delete a failed job', {
    may: 'administrators',
    did: ({ after, subject }) => !after.jobs.includes(subject.job ?? 0),
    ways: [
      rest('DELETE /payload-jobs/:id', '/payload-jobs/:job'),
      rest('DELETE /payload-jobs?where', '/payload-jobs?where[id][equals]=:job'),
    ],
  }),
  operation('read secrets of accounts', {
    may: 'none',
    did: () => false,
    ways: [
      ...['hash', 'salt', 'resetPasswordToken'].flatMap((field) => [
        rest(`GET /users?where[${field}]`, `/users?where[${field}][exists]=true`),
        rest(`GET /users?sort=${field}`, `/users?sort=${field}`),
      ]),
      // Entries link to the account that changed them.
      ...['hash', 'resetPasswordToken'].flatMap((field) => [
        rest(`GET /news?where[updatedBy.${field}]`, `/news?where[updatedBy.${field}][exists]=true`),
        rest(`GET /news?sort=updatedBy.${field}`, `/news?sort=updatedBy.${field}`),
        rest(`GET /news?sort=updatedBy__${field}`, `/news?sort=-updatedBy__${field}`),
        rest(
          `GET /news/versions?sort=version.updatedBy.${field}`,
          `/news/versions?sort=version.updatedBy.${field}`,
        ),
        rest(
          `GET /news/versions?where[version.updatedBy.${field}]`,
          `/news/versions?where[version.updatedBy.${field}][exists]=true`,
        ),
      ]),
      rest('GET /visitors?where[passwordHash]', '/visitors?where[passwordHash][exists]=true'),
      rest('GET /visitors?sort=passwordHash', '/visitors?sort=passwordHash'),
      rest('GET /users/:id?select', '/users/:id?select[hash]=true&select[salt]=true', undefined, {
        refused: showsNoSecret,
      }),
      rest('GET /payload-jobs?showHiddenFields', '/payload-jobs?showHiddenFields=true', undefined, {
        refused: ({ status, text }) => status >= 400 || !/a-secret|an-owner/.test(text),
      }),
      rest('GET /users?showHiddenFields', '/users?showHiddenFields=true&limit=100', undefined, {
        refused: showsNoSecret,
      }),
      rest('GET /visitors/:id?select', '/visitors/:visitor?select[passwordHash]=true', undefined, {
        refused: showsNoSecret,
      }),
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
      ].map((slug) => rest(`GET /${slug}`, `/${slug}`)),
      rest('PATCH /payload-jobs/:id', '/payload-jobs/:job', { hasError: false }),
      rest('POST /payload-jobs', '/payload-jobs', ({ subject }) => ({
        taskSlug: 'schedulePublish',
        input: { type: 'unpublish', doc: { relationTo: 'news', value: subject.id } },
      })),
      rest('GET /payload-jobs/run', '/payload-jobs/run'),
      rest('GET /payload-jobs/handle-schedules', '/payload-jobs/handle-schedules'),
      rest('GET /globals/payload-jobs-stats', '/globals/payload-jobs-stats'),
      rest('POST /globals/payload-jobs-stats', '/globals/payload-jobs-stats', { stats: {} }),
    ],
  }),
];
