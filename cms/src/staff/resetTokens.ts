import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';
import { sha256 } from '../lib/sha256';
import type { User } from '../payload-types';

/*
 * Payload stores the token of a mail for a new password as it is. Here the database has only its hash, so that its
 * readers cannot use the token.
 */

/** Replaces the token that Payload has stored for an account by its hash. */
export async function storeHashOfToken(
  req: PayloadRequest,
  id: number,
  token: string,
): Promise<void> {
  const data = { resetPasswordToken: sha256(token) };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
}

/**
 * Invalidates the mail for a new password when the password or the address of an account changes: a stranger may read
 * the mailbox, which may be the reason for the change.
 */
export const endResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const isMoved = data.email !== undefined && data.email !== originalDoc?.email;
  return isMoved || data.password ? { ...data, resetPasswordToken: null } : data;
};

/** Lets Payload find the account of a token by the hash. */
export function hashTokenOfReset({ args, operation }: BeforeOperation): void {
  if (operation !== 'resetPassword' || !('data' in args) || !isRecord(args.data)) return;
  const { token } = args.data;
  if (typeof token === 'string') args.data.token = sha256(token);
}
