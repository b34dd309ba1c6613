import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { atPace } from '../../accounts/atPace';
import { logEvent } from '../../accounts/logEvent';
import { readAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import { alertLink } from '../../alerts/alertLink';
import { isRight } from '../../alerts/code';
import { noteDebuts } from '../../alerts/debuts';
import { confirm, end, save, searchOf, type SearchRow } from '../../alerts/searches';
import { alertSections, frequencies } from '../../alerts/sections';
import { queueVisitorMail } from '../../mail/visitorMails';
import { sites } from '../../sites';
import type { ApiContext } from '../context';
import type { TypeResolvers } from '../FieldResolver';

const asked = z.object({
  site: z.enum(sites),
  section: z.enum(alertSections),
  // What the site's codec writes, and nothing that could be another address.
  query: z.string().regex(/^([\w.~%=&,-]{0,1000})$/),
  frequency: z.enum(frequencies),
});

/**
 * Keeps a search, and asks the owner of the address by mail. Whether the search was there, or the
 * address belongs to somebody, makes no difference that could be seen.
 *
 * @throws GraphQLError EMAIL_INVALID, SEARCH_INVALID or RATE_LIMITED
 */
async function saveSearch(
  _: unknown,
  { email: typed, ...args }: { email: string },
  { accounts, caller }: ApiContext,
): Promise<boolean> {
  const email = readAddress(typed);
  const search = asked.safeParse(args);
  if (!search.success) throw refusal('SEARCH_INVALID', 'There is no such search.');
  await accounts.limits.take(['searchesFromNetwork', caller.address], ['searchesOfMailbox', email]);
  return atPace(async () => {
    const saved = await accounts.rows.write((query) =>
      save(query, { ...search.data, email, uid: randomUUID() }),
    );
    queueVisitorMail({
      kind: 'search-saved',
      to: email,
      language: saved.site,
      fullName: '',
      link: alertLink('confirm', saved.site, saved.uid),
    });
    logEvent('search-saved');
    return true;
  });
}

interface ProofArgs {
  id: string;
  code: string;
}

/** What a mail is about. Codes are 192 bits: nobody guesses one, so that no tries are counted. */
async function savedSearch(
  _: unknown,
  { id, code }: ProofArgs,
  { accounts, caller }: ApiContext,
): Promise<SearchRow | null> {
  caller.personal = true;
  return isRight(id, code) ? searchOf(accounts.rows.read, id) : null;
}

/** @throws GraphQLError INVALID or TOO_MANY_SEARCHES */
async function confirmSavedSearch(
  parent: unknown,
  args: ProofArgs,
  context: ApiContext,
): Promise<SearchRow> {
  const { accounts, payload } = context;
  if (!(await savedSearch(parent, args, context))) throw refusal('INVALID', messages.code);
  // What can be seen by now is no news to who has just seen the list.
  const turn = await noteDebuts(payload, accounts.rows);
  const confirmed = await accounts.rows.write((query) => confirm(query, args.id, turn));
  if (!confirmed)
    throw refusal('TOO_MANY_SEARCHES', 'This address has as many saved searches as it may have.');
  logEvent('search-confirmed');
  return confirmed;
}

/** @throws GraphQLError INVALID */
async function endSavedSearch(
  _: unknown,
  { id, code }: ProofArgs,
  { accounts }: ApiContext,
): Promise<true> {
  if (!isRight(id, code)) throw refusal('INVALID', messages.code);
  await accounts.rows.write((query) => end(query, id));
  logEvent('search-ended');
  return true;
}

export const alertResolvers: TypeResolvers = {
  Query: { savedSearch },
  Mutation: { saveSearch, confirmSavedSearch, endSavedSearch },
  SavedSearch: {
    section: ({ section }: SearchRow) => section,
    query: ({ query }: SearchRow) => query,
    frequency: ({ frequency }: SearchRow) => frequency,
    confirmed: ({ confirmed }: SearchRow) => confirmed,
  },
};
