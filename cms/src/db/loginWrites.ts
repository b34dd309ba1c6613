import { AuthenticationError } from 'payload';
import type { User } from '../payload-types';
import type { Adapter } from './adapterOf';
import { lockUsers } from './lockUsers';

type UpdateArgs = Parameters<Adapter['updateOne']>[0];
type StoredUser = User & Record<string, unknown>;

interface Session {
  createdAt: string | Date;
  expiresAt: string | Date;
}

/** Returns the session that a login adds. Its times are dates; those of stored sessions are strings. */
function addedSession({ collection, data }: UpdateArgs): Session | undefined {
  if (collection !== 'users' || !Array.isArray(data.sessions)) return undefined;
  const last = (data.sessions as Session[]).at(-1);
  return last?.createdAt instanceof Date ? last : undefined;
}

/**
 * Makes a login add its session to the account as it is stored now. It is refused if the account was deleted or
 * has another password since Payload checked the password.
 *
 * Upstream: a login reads the account, hashes the password for 0.3 s, and then writes the whole account
 * (`addSessionToUser` of payload/dist/auth/sessions.js). So a login could undo a change of another person in the
 * meantime, even the deletion of the account, and remove the session of another login: payloadcms/payload#18132 and
 * #17295, with fixes in #18150 and #17596.
 * Can go with the first release that writes only the session, if a deleted account stays deleted.
 */
export function keepChangesDuringLogin(db: Adapter): void {
  const updateOne = db.updateOne.bind(db);
  db.updateOne = async (args): Promise<unknown> => {
    const session = addedSession(args);
    if (!session) return updateOne(args);
    const { id, req, data } = args;
    await lockUsers(db, req);
    const stored = await db.findOne<StoredUser>({
      collection: 'users',
      where: { id: { equals: id } },
      ...(req && { req }),
    });
    if (!stored || stored.hash !== data.hash) throw new AuthenticationError(req?.t);
    const valid = (stored.sessions ?? []).filter(
      ({ expiresAt }) => Date.parse(expiresAt) > Date.now(),
    );
    // Without a time, Payload would note the login as a change of the account.
    return updateOne({
      ...args,
      data: { ...stored, sessions: [...valid, session], updatedAt: null },
    });
  };
}
