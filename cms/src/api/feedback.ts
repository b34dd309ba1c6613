import { GraphQLError } from 'graphql';
import type { BasePayload, Where } from 'payload';
import { reasonLength } from '../collections/Feedback';
import { networksOf } from '../accounts/networksOf';
import type { MutationSendFeedbackArgs } from '../contract-types';
import { storedDay } from '../lib/townTime';
import { filtersOfUri, listingUris, newsCategoryOfUri } from '../sections/sections';
import { isSite, type Site } from '../sites';
import type { ResolversOf } from './ContractResolvers';
import type { ReadCollection, Reader } from './Reader';

/** Whether a site has a page at a path: of an entry, a listing or a news category. */
async function isPage(site: Site, uri: string, read: Reader): Promise<boolean> {
  const has = async (collection: ReadCollection, where: Where): Promise<boolean> =>
    (await read.count(collection, site, { where })) > 0;
  if (Object.values(listingUris).some((uris) => uris[site] === uri)) return true;
  const category = newsCategoryOfUri(site, uri);
  if (category !== undefined) return has('newsCategories', { slug: { equals: category } });
  for (const { collection, where } of filtersOfUri(site, uri))
    if (await has(collection, where)) return true;
  return false;
}

/** Creates an error for the sender of feedback. It is not logged as a fault. */
const feedbackError = (code: 'REASON_TOO_LONG' | 'UNKNOWN_PAGE', message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Whether an opinion with the same words has arrived on the same day, perhaps from another network. */
async function isStored(payload: BasePayload, opinion: object): Promise<boolean> {
  const and = Object.entries<unknown>({ ...opinion }).map(([name, value]) => ({
    [name]: { equals: value },
  }));
  return (await payload.count({ collection: 'feedback', where: { and } })).totalDocs > 0;
}

export const feedbackMutations = {
  /**
   * Stores what a visitor thinks of a page. What a network repeats within an hour counts once, and the same words count
   * once a day.
   */
  async sendFeedback(_, opinion: MutationSendFeedbackArgs, { accounts, caller, payload, read }) {
    const { site, uri, clear } = opinion;
    const reason = opinion.reason?.trim() ?? '';
    if (Array.from(reason).length > reasonLength)
      throw feedbackError('REASON_TOO_LONG', `A reason has at most ${reasonLength} characters`);
    await accounts.limits.take(['opinionsFromNetwork', caller.address]);
    if (!isSite(site) || !(await isPage(site, uri, read)))
      throw feedbackError('UNKNOWN_PAGE', 'There is no such page');
    const data = {
      day: storedDay(new Date()),
      kind: opinion.kind ?? 'opinion',
      clear: clear ? ('yes' as const) : ('no' as const),
      uri,
      site,
      reason: reason || null,
    };
    const [network] = networksOf(caller.address);
    if (!(await accounts.limits.allows(['sameOpinion', JSON.stringify([network, data])])))
      return true;
    if (reason === '' || !(await isStored(payload, data)))
      await payload.create({ collection: 'feedback', data, overrideAccess: true, depth: 0 });
    return true;
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
