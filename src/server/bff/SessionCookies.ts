import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookies, setCookie } from 'nookies';
import { loginCookieName } from '@/config/loginCookieName';
import { env } from '../env';

/** The tokens of a session. They are never sent to scripts. */
export interface Tokens {
  jwt: string;
  /** Unix time in milliseconds. */
  jwtExpiresAt: number;
  refreshToken: string;
}

/** Cookie names (specification §4). The login cookie is no secret; scripts of static pages read it. */
const names = { jwt: 'JWT_TOKEN', refresh: 'REFRESH_TOKEN', login: loginCookieName } as const;
const device = 'DEVICE_TOKEN';
const deviceSeconds = 365 * 24 * 60 * 60;

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const tokenPattern = /^[\w.~+/=:-]{8,512}$/;
const maxJwtLength = 3500;

/** Without one, a cookie lives until the browser closes. `maxAge` is in seconds. */
type Lifetime = { expires?: Date; maxAge?: number };
const cleared: Lifetime = { maxAge: -1 };

export interface HttpExchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Reads and writes the session cookies of one request. A value that cannot be a token counts as absent, so
 * that arbitrary cookie values are not passed on.
 */
export class SessionCookies {
  readonly jwt: string | null;
  readonly refreshToken: string | null;
  readonly deviceToken: string | null;
  /** Whether the login cookie, which the page's scripts read, is set. */
  readonly hasLoginCookie: boolean;
  /** Whether a logout has not reached the site (src/session/authCalls.ts). The tokens may then only end the session. */
  readonly isLogoutPending: boolean;

  constructor(private readonly exchange: HttpExchange) {
    const cookies = parseCookies(exchange);
    const valueOf = (name: string) => (Object.hasOwn(cookies, name) ? (cookies[name] ?? '') : '');
    const jwt = valueOf(names.jwt);
    this.jwt = jwt.length <= maxJwtLength && jwtPattern.test(jwt) ? jwt : null;
    this.refreshToken = tokenOrNull(valueOf(names.refresh));
    this.deviceToken = tokenOrNull(valueOf(device));
    this.hasLoginCookie = valueOf(names.login) === '1';
    this.isLogoutPending = valueOf(names.login) === '0';
  }

  /** Sets the login cookie, which shows the page's scripts that a visitor is logged in. */
  setLoginCookie(): void {
    this.set(names.login, '1');
  }

  /** Saves a session: the access token until its own expiry, the rest until the browser closes. */
  saveTokens({ jwt, jwtExpiresAt, refreshToken }: Tokens): void {
    this.set(names.jwt, jwt, { expires: new Date(jwtExpiresAt) });
    this.set(names.refresh, refreshToken);
    this.setLoginCookie();
  }

  /** Saves a token by which the cms recognises the device; it does not identify the visitor. */
  saveDevice(token: string | null): void {
    if (token && tokenOrNull(token)) this.set(device, token, { maxAge: deviceSeconds });
  }

  /** Ends the session. The device token stays, by which the cms recognises the device at the next login. */
  clear(): void {
    for (const name of Object.values(names)) this.set(name, '', cleared);
  }

  /** Clears also the device token, after the account was deleted. */
  clearAll(): void {
    this.clear();
    this.set(device, '', cleared);
  }

  /** Sets a cookie, which replaces an earlier one of this response, so that there is only one for each name. */
  private set(name: string, value: string, lifetime: Lifetime = {}): void {
    const { res } = this.exchange;
    const earlier = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
    const others = earlier.filter((line) => !line.startsWith(`${name}=`));
    if (others.length < earlier.length) res.setHeader('Set-Cookie', others);
    setCookie({ res }, name, value, {
      path: '/',
      sameSite: 'lax',
      secure: env().siteUrl.startsWith('https:'),
      httpOnly: name !== names.login,
      ...lifetime,
    });
  }
}

function tokenOrNull(value: string): string | null {
  return tokenPattern.test(value) ? value : null;
}
