import { hasValidCode, isCode } from '../../accounts/codes';
import { findVisitorByUid } from '../../accounts/visitors';
import { isUuid } from '../../lib/isUuid';
import type { ResolversOf } from '../ContractResolvers';

const purposesOf = { address: ['activation', 'email'], password: ['password'] } as const;

export const mailedCodeQueries = {
  /**
   * Reports what the code of a mail does now. Only the owner of the mailbox knows the account's id, so strangers learn
   * nothing. Attempts are not limited, because codes of 192 bits cannot be guessed.
   */
  async mailedCode(_, { code, id, purpose }, { accounts: { database }, caller }) {
    caller.personal = true;
    if (!isCode(code) || !isUuid(id)) return 'ended';
    const purposes = purposesOf[purpose];
    if (await hasValidCode(database.read, id, purposes, code)) return 'valid';
    if (await hasValidCode(database.read, id, purposes)) return 'replaced';
    const isActive =
      purpose === 'address' && (await findVisitorByUid(database.read, id))?.active === true;
    return isActive ? 'confirmed' : 'ended';
  },
} satisfies Partial<ResolversOf<'Query'>>;
