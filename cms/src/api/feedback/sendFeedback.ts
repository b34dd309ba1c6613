import { GraphQLError } from 'graphql';
import { reasonLength } from '../../collections/Feedback';
import { isSite } from '../../sites';
import type { ResolversOf } from '../ContractResolvers';
import { isPage } from './isPage';

/** Creates an error for the sender of feedback. It is not logged as a fault. */
const feedbackError = (code: 'REASON_TOO_LONG' | 'UNKNOWN_PAGE', message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Returns noon UTC of today, so that the date is the same in nearby time zones. */
const today = (): string => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;

export const feedbackMutations = {
  /** Stores what a visitor thinks of a page. */
  async sendFeedback(_, opinion, { accounts, caller, payload, read }) {
    const { site, uri, clear } = opinion;
    const reason = opinion.reason?.trim() ?? '';
    if (Array.from(reason).length > reasonLength)
      throw feedbackError('REASON_TOO_LONG', `A reason has at most ${reasonLength} characters`);
    await accounts.limits.take(['opinionsFromNetwork', caller.address]);
    if (!isSite(site) || !(await isPage(site, uri, read)))
      throw feedbackError('UNKNOWN_PAGE', 'There is no such page');
    await payload.create({
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
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
