import { reasonLength } from '../../collections/Feedback';
import type { MutationSendFeedbackArgs } from '../../contract-types';
import { isSite } from '../../sites';
import type { ApiContext } from '../context';
import { isPage } from './isPage';
import { feedbackError } from './feedbackError';

/** Returns noon UTC of today, so that the date is the same in nearby time zones. */
const today = (): string => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

/** Stores what a visitor thinks of a page. */
export async function sendFeedback(
  _: unknown,
  opinion: MutationSendFeedbackArgs,
  context: ApiContext,
): Promise<true> {
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
