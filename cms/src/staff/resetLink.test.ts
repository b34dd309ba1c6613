import type { BasePayload } from 'payload';
import { sha256 } from '../lib/sha256';
import { redirectOfEndedLink } from './resetLink';

/** A Payload whose only mail for a new password has this token. */
const payloadWith = (token: string) =>
  ({
    config: {
      routes: { admin: '/admin' },
      admin: { routes: { reset: '/reset', login: '/login' } },
    },
    db: {
      findOne: ({ where }: { where: { resetPasswordToken: { equals: string } } }) =>
        Promise.resolve(where.resetPasswordToken.equals === sha256(token) ? { id: 1 } : null),
    },
  }) as unknown as BasePayload;

it.each([
  [['reset', 'newest'], null],
  [['reset', 'older'], '/admin/login?ended-link'],
  [['reset'], null],
  [['forgot'], null],
  [[], null],
])('%j leads to %s', async (segments, to) => {
  expect(await redirectOfEndedLink(payloadWith('newest'), segments)).toBe(to);
});
