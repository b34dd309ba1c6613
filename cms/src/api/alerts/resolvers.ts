import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { withMinimumDuration } from '../../accounts/withMinimumDuration';
import { logEvent } from '../../accounts/logEvent';
import { readAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { alertLink } from '../../alerts/alertLink';
import { isValidAlertCode } from '../../alerts/alertCode';
import { recordFirstPublications } from '../../alerts/firstPublications';
import {
  confirmSearch,
  deleteSearch,
  storeSearch,
  findSearch,
  type SearchRow,
} from '../../alerts/searches';
import { alertSections, frequencies } from '../../alerts/sections';
import type {
  MutationConfirmSavedSearchArgs,
  MutationEndSavedSearchArgs,
  MutationSaveSearchArgs,
  QuerySavedSearchArgs,
} from '../../contract-types';
import { queueVisitorMail } from '../../mail/visitorMails';
import { sites } from '../../sites';
import type { ApiContext } from '../context';
import type { ResolversOf } from '../ContractResolvers';

const searchInput = z.object({
  site: z.enum(sites),
  section: z.enum(alertSections),
  // Accepts the query format of the site, but nothing that could be another URL.
  query: z.string().regex(/^([\w.~%=&,-]{0,1000})$/),
  frequency: z.enum(frequencies),
});

/**
 * Stores a search and sends a confirmation mail to the address. The answer does not reveal whether the search
 * or an account with the address exists.
 *
 * @throws GraphQLError EMAIL_INVALID, SEARCH_INVALID or RATE_LIMITED
 */
async function saveSearch(
  _: unknown,
  { email: typed, ...args }: MutationSaveSearchArgs,
  { accounts, caller }: ApiContext,
): Promise<boolean> {
  const email = readAddress(typed);
  const search = searchInput.safeParse(args);
  if (!search.success) throw refusal('SEARCH_INVALID', 'There is no such search.');
  await accounts.limits.take(['searchesFromNetwork', caller.address], ['searchesOfMailbox', email]);
  return withMinimumDuration(async () => {
    await accounts.rows.write(async (query, req) => {
      const request = { ...search.data, email, uid: randomUUID() };
      const { site, uid } = await storeSearch(query, request);
      const link = alertLink('confirm', site, uid);
      const kind = 'search-saved';
      await queueVisitorMail(req, { kind, to: email, language: site, fullName: '', link });
    });
    logEvent('search-saved');
    return true;
  });
}

/** Resolves the search of a mail. Attempts are not limited, because codes of 192 bits cannot be guessed. */
async function savedSearch(
  _: unknown,
  { id, code }: QuerySavedSearchArgs,
  { accounts, caller }: ApiContext,
): Promise<SearchRow | null> {
  caller.personal = true;
  return isValidAlertCode(id, code) ? findSearch(accounts.rows.read, id) : null;
}

/** @throws GraphQLError INVALID or TOO_MANY_SEARCHES */
async function confirmSavedSearch(
  parent: unknown,
  args: MutationConfirmSavedSearchArgs,
  context: ApiContext,
): Promise<SearchRow> {
  const { accounts, payload } = context;
  if (!(await savedSearch(parent, args, context))) throw refusal('INVALID', messages.code);
  // Entries that are visible now are not reported, because the visitor has just seen the listing.
  const turn = await recordFirstPublications(payload, accounts.rows);
  const confirmed = await accounts.rows.write((query) => confirmSearch(query, args.id, turn));
  if (!confirmed)
    throw refusal('TOO_MANY_SEARCHES', 'This address has as many saved searches as it may have.');
  logEvent('search-confirmed');
  return confirmed;
}

/** @throws GraphQLError INVALID */
async function endSavedSearch(
  _: unknown,
  { id, code }: MutationEndSavedSearchArgs,
  { accounts }: ApiContext,
): Promise<true> {
  if (!isValidAlertCode(id, code)) throw refusal('INVALID', messages.code);
  await accounts.rows.write((query) => deleteSearch(query, id));
  logEvent('search-ended');
  return true;
}

export const alertQueries = { savedSearch } satisfies Pick<ResolversOf<'Query'>, 'savedSearch'>;

export const alertMutations = {
  saveSearch,
  confirmSavedSearch,
  endSavedSearch,
} satisfies Partial<ResolversOf<'Mutation'>>;
