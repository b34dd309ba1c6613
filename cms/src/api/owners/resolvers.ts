import { messages, refusal } from '../../accounts/refusal';
import type { Query } from '../../db/Database';
import { loadAll } from '../../lib/loadAll';
import { ownerAnswer, storeAnswer } from '../../owners/answers';
import { isOwnerCode } from '../../owners/ownerLink';
import { findHomesOfMail } from '../../owners/questions';
import { type Site, sites } from '../../sites';
import type { ResolversOf } from '../ContractResolvers';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import { entrySource } from '../entries/entry';
import { sitesOf } from '../sitesOf';

/** The homes to which the link of a mail gives access. */
async function homesOfLink(query: Query, id: string, code: string): Promise<number[]> {
  const homes = await findHomesOfMail(query, id, Date.now());
  return homes.filter(({ email }) => isOwnerCode(code, id, email)).map(({ home }) => home);
}

/** Loads a home in a language, or in another one in which visitors see it. */
async function loadHome(id: number, wanted: readonly Site[], { read }: ApiContext) {
  for (const site of [...wanted, ...sites]) {
    const doc = await read.load('accommodations', site, id);
    if (doc) return entrySource('accommodations', doc, site);
  }
  return null;
}

export const ownerQueries = {
  /** Resolves the homes of a mail. Attempts are not limited, because codes of 192 bits cannot be guessed. */
  async ownerHomes(_, { id, code, site }, context) {
    context.caller.personal = true;
    const homes = await homesOfLink(context.accounts.database.read, id, code);
    if (homes.length === 0) return null;
    return loadAll(homes.map((home) => loadHome(home, sitesOf(site), context)));
  },
} satisfies Partial<ResolversOf<'Query'>>;

export const ownerMutations = {
  /** @throws GraphQLError INVALID, ANSWER_INVALID or RATE_LIMITED */
  async answerAboutHome(_, { id, code, home, ...given }, { accounts, caller }) {
    await accounts.limits.take(['codeFromNetwork', caller.address]);
    const homes = await homesOfLink(accounts.database.read, id, code);
    const answered = homes.find((one) => elementId('accommodations', one) === home);
    if (answered === undefined) throw refusal('INVALID', messages.code);
    const answer = ownerAnswer.safeParse(given);
    if (!answer.success) throw refusal('ANSWER_INVALID', 'The answer is not complete.');
    return storeAnswer(accounts.database, answered, answer.data);
  },
} satisfies Partial<ResolversOf<'Mutation'>>;
