import type { PayloadRequest } from 'payload';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';
import { sha256 } from '../lib/sha256';

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

/** Lets Payload find the account of a token by the hash. */
export function hashTokenOfReset({ args, operation }: BeforeOperation): void {
  if (operation !== 'resetPassword' || !('data' in args) || !isRecord(args.data)) return;
  const { token } = args.data;
  if (typeof token === 'string') args.data.token = sha256(token);
}
