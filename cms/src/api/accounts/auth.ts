import type { Jwt } from '../../accounts/Jwt';
import type { Grant } from '../../accounts/Sessions';
import type { VisitorRow } from '../../accounts/visitors';
import { userSource, type UserSource } from './user';

/** The source object for the answer to a login, a refresh or a registration, which does not log in. */
export interface AuthSource {
  user?: UserSource;
  jwt?: string;
  jwtExpiresAt?: number;
  refreshToken?: string;
  refreshTokenExpiresAt?: number;
}

/** Creates the answer with the tokens of a session. */
export async function authOf(visitor: VisitorRow, grant: Grant, signer: Jwt): Promise<AuthSource> {
  const { jwt, expiresAt } = await signer.sign({
    visitor: visitor.uid,
    session: grant.session.uid,
  });
  const { refreshToken, refreshTokenExpiresAt } = grant;
  const user = userSource(visitor);
  return { user, jwt, jwtExpiresAt: expiresAt, refreshToken, refreshTokenExpiresAt };
}
