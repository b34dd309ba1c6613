import { jwtVerify, SignJWT } from 'jose';

const issuer = 'studium';

/** Seconds that a token holds. */
export const jwtLife = 1800;

/** Whose token it is, and in which session. */
export interface Bearer {
  visitor: string;
  session: string;
}

/** Makes and reads the tokens of visitors. They carry no personal data. */
export class Jwt {
  constructor(
    private readonly key: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {}

  /** A token, and when it runs out in Unix milliseconds, which are whole seconds. */
  async sign({ visitor, session }: Bearer): Promise<{ jwt: string; expiresAt: number }> {
    const issued = Math.floor(this.now() / 1000);
    const jwt = await new SignJWT({ sid: session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(visitor)
      .setIssuedAt(issued)
      .setExpirationTime(issued + jwtLife)
      .sign(this.key);
    return { jwt, expiresAt: (issued + jwtLife) * 1000 };
  }

  /** Who bears a token, or null for one that is forged or has run out. */
  async read(token: string): Promise<Bearer | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        issuer,
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: new Date(this.now()),
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
