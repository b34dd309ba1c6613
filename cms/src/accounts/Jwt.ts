import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'studium';

/** The lifetime of a token in seconds. */
const jwtLifetime = 1800;

interface JwtClaims {
  visitor: string;
  session: string;
}

/** Signs and verifies the JWTs of visitors, which contain no personal data. */
export class Jwt {
  constructor(private readonly key: Uint8Array) {}

  /** Returns a token and its expiry in Unix milliseconds, rounded to seconds. */
  async sign({ visitor, session }: JwtClaims): Promise<{ jwt: string; expiresAt: number }> {
    const issued = Math.floor(Date.now() / 1000);
    const jwt = await new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(visitor)
      // Two tokens of the same second differ.
      .setJti(randomUUID())
      .setIssuedAt(issued)
      .setExpirationTime(issued + jwtLifetime)
      .sign(this.key);
    return { jwt, expiresAt: (issued + jwtLifetime) * 1000 };
  }

  /** Returns the claims of a token, or null if the token is forged or expired. */
  async read(token: string): Promise<JwtClaims | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        issuer,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      });
      const { sub, sid } = payload;
      return typeof sub === 'string' && typeof sid === 'string'
        ? { visitor: sub, session: sid }
        : null;
    } catch {
      return null;
    }
  }
}
