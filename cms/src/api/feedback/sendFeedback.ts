import { reasonLength } from '../../collections/Feedback';
import { isSite } from '../../sites';
import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';
import { isPage } from './isPage';
import { feedbackError } from './feedbackError';

interface Opinion {
  site: string;
  uri: string;
  clear: boolean;
  reason?: string | null;
  kind?: 'opinion' | 'report' | null;
}

/** Returns noon UTC of today, so that the date is the same in nearby time zones. */
const today = (): string => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

async function sendFeedback(_: unknown, opinion: Opinion, context: ApiContext): Promise<true> {
  const { site, uri, clear } = opinion;
  const reason = opinion.reason?.trim() ?? '';
  if (Array.from(reason).length > reasonLength)
    throw feedbackError('REASON_TOO_LONG', `A reason has at most ${reasonLength} characters`);
  await context.accounts.limits.take(['opinionsFromNetwork', context.address]);
  if (!isSite(site) || !(await isPage(site, uri, context.read)))
    throw feedbackError('UNKNOWN_PAGE', 'There is no such page');
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
