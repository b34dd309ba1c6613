import { randomUUID } from 'node:crypto';
import { atPace } from '../../accounts/atPace';
import { endCodes, isCode, isUid, isValid, makeCode, useCode } from '../../accounts/codes';
import { knownNames } from '../../accounts/knownNames';
import { logEvent } from '../../accounts/logEvent';
import { mailLink } from '../../accounts/mailLink';
import { checkPassword } from '../../accounts/passwords/checkPassword';
import { hashPassword, isRight } from '../../accounts/passwords/hash';
import { readAddress } from '../../accounts/personalData';
import { messages, refusal } from '../../accounts/refusal';
import type { Viewer } from '../../accounts/readViewer';
import {
  activate,
  lock,
  setPasswordHash,
  visitorOfAddress,
  visitorOfUid,
} from '../../accounts/visitors';
import type { ApiContext } from '../context';
import { answered, tell } from './registration';
import { viewerOf } from './viewerOf';

/** Sends the mail with which a password can be set anew. */
export async function forgottenPassword(
  _: unknown,
  args: { email: string },
  { accounts, caller }: ApiContext,
): Promise<string> {
  const email = readAddress(args.email);
  await accounts.limits.take(['mailFromNetwork', caller.address], ['resetOfAccount', email]);
  return atPace(async () => {
    const visitor = await visitorOfAddress(accounts.rows.read, email);
    const id = visitor?.uid ?? randomUUID();
    // Made for nobody too: the same work tells nothing. The next purge takes it away.
    const code = await accounts.rows.write((query) => makeCode(query, id, 'password'));
    const language = caller.language ?? visitor?.language;
    if (visitor && language)
      tell(
        'password-reset',
        { ...visitor, language },
        mailLink('password', language, { code, id }),
      );
    logEvent('password-asked', { visitor: visitor?.uid });
    return answered;
  });
}

interface SetArgs {
  password: string;
  code: string;
  id: string;
}

/**
 * Sets a password with the code of a mail, and logs out everywhere. An account that waits to be
 * activated is active then, with this password and none that somebody registered it with. It does not log in, but who
 * reads the mail has shown that the address is theirs. A password that is refused leaves the code
 * as good as it was.
 */
export async function setPassword(
  _: unknown,
  { password, code, id }: SetArgs,
  { accounts, caller, payload }: ApiContext,
): Promise<string> {
  const { rows, sessions, limits } = accounts;
  const invalid = () => refusal('INVALID', messages.code);
  await limits.take(['codeFromNetwork', caller.address]);
  if (!isCode(code) || !isUid(id) || !(await isValid(rows.read, id, 'password', code)))
    throw invalid();
  const visitor = await visitorOfUid(rows.read, id);
  if (!visitor) throw invalid();
  await checkPassword(password, await knownNames(payload, visitor));
  const hash = await accounts.hashing.run(caller.address, () => hashPassword(password));
  const set = await rows.write(async (query) => {
    await lock(query, id);
    if (!(await useCode(query, id, ['password'], code))) return false;
    await setPasswordHash(query, id, hash);
    await activate(query, id);
    await endCodes(query, id);
    await sessions.endAll(query, id);
    return true;
  });
  if (!set) throw invalid();
  tell('password-changed', visitor, mailLink('reset', visitor.language));
  logEvent('password-reset', { visitor: id });
  return 'Successfully saved password';
}

/**
 * Checks the password of the account that is logged in.
 *
 * @throws GraphQLError RATE_LIMITED, or INVALID with the message
 */
export async function proveOwner(
  { visitor, session }: Viewer,
  password: string,
  message: string,
  { accounts, caller }: ApiContext,
): Promise<void> {
  // Counted by session: whoever has stolen one must not keep the owner from theirs.
  await accounts.limits.take(['passwordOfViewer', session]);
  const check = () => isRight(password, visitor.passwordHash);
  if (!(await accounts.hashing.run(caller.address, check))) throw refusal('INVALID', message);
  await accounts.limits.giveBack(['passwordOfViewer', session]);
}

interface UpdateArgs {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Changes the password, and logs out everywhere else. A change of the address that somebody with a
 * stolen session has asked for ends with it.
 */
export async function updatePassword(
  _: unknown,
  { currentPassword, newPassword, confirmPassword }: UpdateArgs,
  context: ApiContext,
): Promise<string> {
  const viewer = viewerOf(context);
  const { visitor, session } = viewer;
  const { rows, sessions, hashing } = context.accounts;
  if (newPassword !== confirmPassword) throw refusal('INVALID', messages.mismatch);
  await proveOwner(viewer, currentPassword, messages.update, context);
  await checkPassword(newPassword, await knownNames(context.payload, visitor));
  const hash = await hashing.run(context.caller.address, () => hashPassword(newPassword));
  await rows.write(async (query) => {
    await setPasswordHash(query, visitor.uid, hash);
    await endCodes(query, visitor.uid);
    await sessions.endAll(query, visitor.uid, session);
  });
  tell('password-changed', visitor, mailLink('reset', visitor.language));
  logEvent('password-changed', { visitor: visitor.uid });
  return 'Successfully updated password';
}
