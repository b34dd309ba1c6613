import type { Jwt } from '../../accounts/Jwt';
import type { Grant } from '../../accounts/Sessions';
import type { VisitorRow } from '../../accounts/visitors';
import { userSource, type UserSource } from './user';

/** The source object for the answer to a login or a refresh. */
export interface AuthSource {
  user: UserSource | null;
  jwt: string | null;
  jwtExpiresAt: number | null;
  refreshToken: string | null;
  refreshTokenExpiresAt: number | null;
}

/** The answer to every registration, because a registration does not log in. */
export const noAuth: AuthSource = {
  user: null,
  jwt: null,
  jwtExpiresAt: null,
  refreshToken: null,
  refreshTokenExpiresAt: null,
};

/** Creates the answer with the tokens of a session. */
export async function authOf(visitor: VisitorRow, grant: Grant, signer: Jwt): Promise<AuthSource> {
  const { jwt, expiresAt } = await signer.sign({
    visitor: visitor.uid,
    session: grant.session.uid,
  });
  const { refreshToken, refreshTokenExpiresAt } = grant;
  return {
    user: userSource(visitor),
    jwt,
    jwtExpiresAt: expiresAt,
    refreshToken,
    refreshTokenExpiresAt,
  };
}
