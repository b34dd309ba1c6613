import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import type { User } from '../payload-types';
import { accountError } from './accountError';
import { minuteMs } from '../lib/durations';

/** Minutes after a login in which its session may change who can log in. */
const recentMinutes = 15;

const reason = {
  it: `Hai fatto l’accesso più di ${recentMinutes} minuti fa. Apri l’amministrazione in un’altra scheda, esci e accedi di nuovo; poi torna qui e riprova.`,
  en: `You logged in more than ${recentMinutes} minutes ago. Open the admin in another tab, log out and log in again; then return here and try again.`,
};

/** The fields that decide who can log in, and what that person may do. */
const fields = ['email', 'password', 'role', 'areas'] as const;

/** Returns the first of these fields that the request changes. An empty password changes nothing. */
const changedField = (data: Partial<User>, before: Partial<User> | undefined) =>
  fields.find((name) =>
    name === 'password'
      ? data.password
      : data[name] !== undefined && !isDeepStrictEqual(data[name] ?? [], before?.[name] ?? []),
  );

function hasRecentLogin({ user }: PayloadRequest): boolean {
  if (user?.collection !== 'users') return false;
  const session = user.sessions?.find(({ id }) => '_sid' in user && id === user._sid);
  const since = Date.parse(session?.createdAt ?? '');
  return Date.now() - since < recentMinutes * minuteMs;
}

/**
 * Refuses to create an account of the staff, and to change its address, password or rights, without a recent login.
 * Otherwise a person at an open session, or with a stolen cookie, could take over accounts. Payload's form has no
 * field for the current password, and the login limits guessing.
 *
 * @throws ValidationError at the first of these fields
 */
export const requireRecentLogin: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  req,
}) => {
  // The seed and the reset of a password have no user.
  const path = req.user && changedField(data ?? {}, originalDoc);
  if (!path || hasRecentLogin(req)) return data;
  throw accountError(req, path, reason);
};
