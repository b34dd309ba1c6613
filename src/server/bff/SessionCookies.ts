import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, parseCookies, setCookie } from 'nookies';
import { env } from '../env';

/** The tokens of a session. They are never sent to scripts. */
export interface Tokens {
  jwt: string;
  /** Unix time in milliseconds. */
  jwtExpiresAt: number;
  refreshToken: string;
}

/** Cookie names (specification §4). The flag is no secret; scripts of static pages read it. */
const names = { jwt: 'JWT_TOKEN', refresh: 'REFRESH_TOKEN', flag: 'SIGNED_IN' } as const;
const device = 'DEVICE_TOKEN';
const deviceSeconds = 365 * 24 * 60 * 60;

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const tokenPattern = /^[\w.~+/=:-]{8,512}$/;
const maxJwtLength = 3500;

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
  /** Whether the flag for the page's scripts is set. */
  readonly isFlagged: boolean;

  constructor(private readonly exchange: HttpExchange) {
    const cookies = parseCookies(exchange);
    const valueOf = (name: string) => (Object.hasOwn(cookies, name) ? (cookies[name] ?? '') : '');
    const jwt = valueOf(names.jwt);
    this.jwt = jwt.length <= maxJwtLength && jwtPattern.test(jwt) ? jwt : null;
    this.refreshToken = tokenOrNull(valueOf(names.refresh));
    this.deviceToken = tokenOrNull(valueOf(device));
    this.isFlagged = valueOf(names.flag) === '1';
  }

  /** Sets the flag that shows the page's scripts that a visitor is logged in. */
  setFlag(): void {
    this.removeHeaders([names.flag]);
    setCookie({ res: this.exchange.res }, names.flag, '1', baseOptions());
  }

  /** Saves a session: the access token until its own expiry, the rest until the browser closes. */
  saveTokens({ jwt, jwtExpiresAt, refreshToken }: Tokens): void {
    this.removeHeaders(Object.values(names));
    const httpOnly = { ...baseOptions(), httpOnly: true };
    const { res } = this.exchange;
    setCookie({ res }, names.jwt, jwt, { ...httpOnly, expires: new Date(jwtExpiresAt) });
    setCookie({ res }, names.refresh, refreshToken, httpOnly);
    this.setFlag();
  }

  /** Saves a token by which the CMS recognises the device; it does not identify the visitor. */
  saveDevice(token: string | null): void {
    if (!token || !tokenOrNull(token)) return;
    const { res } = this.exchange;
    this.removeHeaders([device]);
    setCookie({ res }, device, token, { ...baseOptions(), httpOnly: true, maxAge: deviceSeconds });
  }

  clear(): void {
    this.remove(Object.values(names));
  }

  /** Clears also the device token, after the account was deleted. */
  clearAll(): void {
    this.remove([...Object.values(names), device]);
  }

  private remove(cookieNames: string[]): void {
    this.removeHeaders(cookieNames);
    const { res } = this.exchange;
    for (const name of cookieNames) {
      destroyCookie({ res }, name, { ...baseOptions(), httpOnly: name !== names.flag });
    }
  }

  /** Removes earlier Set-Cookie headers of this answer, so that there is only one for each name. */
  private removeHeaders(cookieNames: string[]): void {
    const { res } = this.exchange;
    const set = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
    const others = set.filter((line) => !cookieNames.some((name) => line.startsWith(`${name}=`)));
    if (others.length < set.length) res.setHeader('Set-Cookie', others);
  }
}

function baseOptions() {
  return { path: '/', sameSite: 'lax' as const, secure: env().siteUrl.startsWith('https:') };
}

function tokenOrNull(value: string): string | null {
  return tokenPattern.test(value) ? value : null;
}
