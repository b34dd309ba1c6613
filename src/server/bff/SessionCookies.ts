import type { IncomingMessage, ServerResponse } from 'node:http';
import { destroyCookie, parseCookies, setCookie } from 'nookies';
import { env } from '../env';

/** What proves that somebody is logged in. Never sent to scripts. */
export interface Tokens {
  jwt: string;
  /** Unix time in milliseconds. */
  jwtExpiresAt: number;
  refreshToken: string;
}

/** As specified (§4); the flag is without any secret: it tells static pages to look. */
const names = { jwt: 'JWT_TOKEN', refresh: 'REFRESH_TOKEN', flag: 'SIGNED_IN' } as const;
const device = 'DEVICE_TOKEN';
const deviceSeconds = 365 * 24 * 60 * 60;

const jwtPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const tokenPattern = /^[\w.~+/=:-]{8,512}$/;
const longestJwt = 3500;

export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * The session of one request, in its cookies. What cannot be a token counts as absent, so that
 * whatever somebody puts into a cookie gets no further.
 */
export class SessionCookies {
  readonly jwt: string | null;
  readonly refreshToken: string | null;
  readonly deviceToken: string | null;
  /** Whether scripts of the page take somebody for logged in. */
  readonly isFlagged: boolean;

  constructor(private readonly exchange: Exchange) {
    const cookies = parseCookies(exchange);
    const valueOf = (name: string) => (Object.hasOwn(cookies, name) ? (cookies[name] ?? '') : '');
    const jwt = valueOf(names.jwt);
    this.jwt = jwt.length <= longestJwt && jwtPattern.test(jwt) ? jwt : null;
    this.refreshToken = tokenOrNull(valueOf(names.refresh));
    this.deviceToken = tokenOrNull(valueOf(device));
    this.isFlagged = valueOf(names.flag) === '1';
  }

  /** Tells scripts of the page that somebody is logged in. */
  flag(): void {
    this.drop([names.flag]);
    setCookie({ res: this.exchange.res }, names.flag, '1', base());
  }

  /** Keeps a session: the access token until its own expiry, the rest until the browser closes. */
  keep({ jwt, jwtExpiresAt, refreshToken }: Tokens): void {
    this.drop(Object.values(names));
    const hidden = { ...base(), httpOnly: true };
    const { res } = this.exchange;
    setCookie({ res }, names.jwt, jwt, { ...hidden, expires: new Date(jwtExpiresAt) });
    setCookie({ res }, names.refresh, refreshToken, hidden);
    this.flag();
  }

  /** Remembers that this device has logged in; who it was is not told by it. */
  keepDevice(token: string | null): void {
    if (!token || !tokenOrNull(token)) return;
    const { res } = this.exchange;
    this.drop([device]);
    setCookie({ res }, device, token, { ...base(), httpOnly: true, maxAge: deviceSeconds });
  }

  clear(): void {
    this.remove(Object.values(names));
  }

  /** For an account that is no more: not even the device is remembered. */
  clearEverything(): void {
    this.remove([...Object.values(names), device]);
  }

  private remove(which: string[]): void {
    this.drop(which);
    const { res } = this.exchange;
    for (const name of which) {
      destroyCookie({ res }, name, { ...base(), httpOnly: name !== names.flag });
    }
  }

  /** Takes back what this answer has set before: one line for each name is enough. */
  private drop(which: string[]): void {
    const { res } = this.exchange;
    const set = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
    const others = set.filter((line) => !which.some((name) => line.startsWith(`${name}=`)));
    if (others.length < set.length) res.setHeader('Set-Cookie', others);
  }
}

function base() {
  return { path: '/', sameSite: 'lax' as const, secure: env().siteUrl.startsWith('https:') };
}

function tokenOrNull(value: string): string | null {
  return tokenPattern.test(value) ? value : null;
}
