import type { PayloadRequest } from 'payload';

/** What the checks of a reset need to know about the account. */
interface ResettingUser {
  id: number;
  email?: unknown;
  name?: unknown;
}

/**
 * The account for which a token of a mail is valid now, or null.
 *
 * @param token as it is stored, see resetTokens.ts
 */
export async function findByResetToken(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  token: unknown,
): Promise<ResettingUser | null> {
  if (typeof token !== 'string') return null;
  return req.payload.db.findOne<ResettingUser>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  });
}
