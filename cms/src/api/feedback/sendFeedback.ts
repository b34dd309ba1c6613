import { createHmac } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { keyFor } from '../../accounts/keys';
import { reasonLength } from '../../collections/Feedback';
import { makeLimiter } from '../../lib/makeLimiter';
import { isSite } from '../../sites';
import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import { isPage } from './isPage';
import { refuse } from './refuse';

interface Opinion {
  site: string;
  uri: string;
  clear: boolean;
  reason?: string | null;
  kind?: 'opinion' | 'report' | null;
}

/** Opinions per visitor's address and hour, and per hour in all. */
const limits = { visitor: 20, all: 600 };
const hour = 3600;
const ofVisitor = makeLimiter({
  name: 'opinionOfVisitor',
  points: limits.visitor,
  duration: hour,
});
const ofAll = makeLimiter({ name: 'opinionsInAll', points: limits.all, duration: hour });

// An address is kept by nobody, not even for an hour.
const digest = (address: string): string =>
  createHmac('sha256', keyFor('limit')).update(address).digest('base64url');

async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (spent) {
    const wait = spent instanceof RateLimiterRes ? Math.ceil(spent.msBeforeNext / 1000) : hour;
    throw refuse('RATE_LIMITED', 'Too many opinions; please try again later', {
      retryAfter: wait,
    });
  }
}

/** Noon of today, so that the day stays the same in every time zone near. */
const today = (): string => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

async function sendFeedback(_: unknown, opinion: Opinion, context: ApiContext): Promise<true> {
  const { site, uri, clear } = opinion;
  const reason = opinion.reason?.trim() ?? '';
  if (Array.from(reason).length > reasonLength)
    throw refuse('REASON_TOO_LONG', `A reason has at most ${reasonLength} characters`);
  await count(ofVisitor, digest(context.address));
  if (!isSite(site) || !(await isPage(site, uri, context.read)))
    throw refuse('UNKNOWN_PAGE', 'There is no such page');
  await count(ofAll, 'all');
  await context.payload.create({
    collection: 'feedback',
    data: {
      day: today(),
      kind: opinion.kind ?? 'opinion',
      clear: clear ? 'yes' : 'no',
      uri,
      site,
      reason: reason || null,
    },
    overrideAccess: true,
    depth: 0,
  });
  return true;
}

export const feedbackResolvers: TypeResolvers = { Mutation: { sendFeedback } };
