import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { withMinimumDuration } from '../../accounts/withMinimumDuration';
import { logEvent } from '../../accounts/logEvent';
import { mailboxOf, readAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { alertLink, isValidAlertCode } from '../../alerts/alertLink';
import { recordFirstPublications } from '../../alerts/firstPublications';
import { confirmSearch, deleteSearch, storeSearch, findSearch } from '../../alerts/searches';
import { alertSections, frequencies } from '../../alerts/sections';
import { queueVisitorMail } from '../../mail/visitorMails';
import { sites } from '../../sites';
import type { ResolversOf } from '../ContractResolvers';

const searchInput = z.object({
  site: z.enum(sites),
  section: z.enum(alertSections),
  // Accepts the query format of the site, but nothing that could be another URL.
  query: z.string().regex(/^([\w.~%=&,-]{0,1000})$/),
  frequency: z.enum(frequencies),
});

export const alertQueries = {
  /** Resolves the search of a mail. Attempts are not limited, because codes of 192 bits cannot be guessed. */
  async savedSearch(_, { id, code }, { accounts, caller }) {
    caller.personal = true;
    return isValidAlertCode(id, code) ? findSearch(accounts.database.read, id) : null;
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const alertMutations = {
  /**
   * Stores a search and sends a confirmation mail to the address. The answer does not reveal whether the search
   * or an account with the address exists.
   *
   * @throws GraphQLError EMAIL_INVALID, SEARCH_INVALID or RATE_LIMITED
   */
  async saveSearch(_, { email: typed, ...args }, { accounts, caller }) {
    const email = readAddress(typed);
    const search = searchInput.safeParse(args);
    if (!search.success) throw refusal('SEARCH_INVALID', 'There is no such search.');
    await accounts.limits.take(
      ['searchesFromNetwork', caller.address],
      ['searchesOfMailbox', mailboxOf(email)],
    );
    return withMinimumDuration(async () => {
      await accounts.database.write(async (query, req) => {
        const request = { ...search.data, email, uid: randomUUID() };
        const { site, uid } = await storeSearch(query, request);
        const link = alertLink('alertsConfirm', site, uid);
        const kind = 'search-saved';
        await queueVisitorMail(req, { kind, to: email, language: site, fullName: '', link });
      });
      logEvent('search-saved');
      return true;
    });
  },

  /** @throws GraphQLError INVALID, TOO_MANY_SEARCHES or RATE_LIMITED */
  async confirmSavedSearch(_, { id, code }, { accounts, caller, payload }) {
    const { database } = accounts;
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    const search = isValidAlertCode(id, code) ? await findSearch(database.read, id) : null;
    if (!search) throw refusal('INVALID', messages.code);
    if (search.confirmed) return search;
    // Entries that are visible now are not reported, because the visitor has just seen the listing.
    const run = await recordFirstPublications(payload, database);
    const confirmed = await database.write((query) => confirmSearch(query, id, run));
    if (!confirmed)
      throw refusal('TOO_MANY_SEARCHES', 'This address has as many saved searches as it may have.');
    logEvent('search-confirmed');
    return confirmed;
  },

  /** @throws GraphQLError INVALID */
  async endSavedSearch(_, { id, code }, { accounts }) {
    if (!isValidAlertCode(id, code)) throw refusal('INVALID', messages.code);
    await accounts.database.write((query) => deleteSearch(query, id));
    logEvent('search-ended');
    return true;
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
