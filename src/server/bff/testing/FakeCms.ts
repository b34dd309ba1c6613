import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { listen, readCmsRequest, type TestServer } from '../../testing';

/** A request that the site has sent. */
interface Received {
  name: string;
  variables: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

const person = { id: '7', fullName: 'Ada Bianchi', email: 'ada@example.org' };
const password = 'un-cavallo-giallo';

const refusal = (message: string, code = 'INVALID') => ({
  errors: [{ message, extensions: { code, category: 'graphql' } }],
});
const unauthorized = { status: 401, body: refusal('Invalid Authorization Header') };

/**
 * For tests: a cms over HTTP with the accounts of the contract. It is stricter than our cms and Craft: a
 * refresh token is valid for one use, and a second use ends the session.
 */
export class FakeCms {
  readonly requests: Received[] = [];
  /** Every token that was ever issued. */
  readonly tokens: string[] = [];
  /** Lifetime of an access token in milliseconds. */
  lifetime = 30 * 60_000;
  /** Responses that replace the default one, by the operation's name. */
  readonly overrides = new Map<string, Answer>();
  private readonly jwts = new Map<string, { session: string; expiresAt: number }>();
  private readonly refreshTokens = new Map<string, { session: string; used: boolean }>();
  private readonly endedSessions = new Set<string>();
  private server: TestServer | null = null;
  private port = 0;

  readonly credentials = { email: person.email, password };

  /** Starts the server, after a stop on the same port, and points CMS_HOST to it. */
  async start(): Promise<void> {
    this.server = await listen((request, response) => {
      void readCmsRequest(request).then(({ name, variables }) => {
        const received = { name, variables, headers: request.headers };
        this.requests.push(received);
        const {
          status = 200,
          headers = {},
          body,
        } = this.overrides.get(name) ?? this.answer(received);
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    }, this.port);
    this.port = this.server.port;
    process.env.CMS_HOST = this.server.url;
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  /** How often an operation was requested. */
  count(name: string): number {
    return this.requests.filter((request) => request.name === name).length;
  }

  /** Expires every access token. */
  expire(): void {
    for (const jwt of this.jwts.values()) jwt.expiresAt = 0;
  }

  private issue(session: string) {
    const jwt = `${token(12)}.${token(30)}.${token(32)}`;
    const refreshToken = token(24);
    // Full seconds, as in Craft.
    const expiresAt = Math.floor((Date.now() + this.lifetime) / 1000) * 1000;
    this.jwts.set(jwt, { session, expiresAt });
    this.refreshTokens.set(refreshToken, { session, used: false });
    this.tokens.push(jwt, refreshToken);
    return { jwt, jwtExpiresAt: expiresAt, refreshToken, refreshTokenExpiresAt: expiresAt + 9e9 };
  }

  private answer({ name, variables, headers }: Received): Answer {
    const { authorization } = headers;
    const session = this.sessionOf(authorization);
    if (authorization !== undefined && session === null) return unauthorized;
    switch (name) {
      case 'Authenticate':
        if (variables.email !== person.email || variables.password !== password) {
          return { body: refusal("We couldn't log you in with the provided details") };
        }
        return {
          headers: { 'x-device-token': `device.${token(16)}` },
          body: { data: { authenticate: { ...this.issue(token(4)), user: this.viewer() } } },
        };
      case 'Register':
        return { body: { data: { register: { ...this.issue(token(4)), user: this.viewer() } } } };
      case 'RefreshToken':
        return { body: this.refresh(String(variables.refreshToken)) };
      case 'ForgottenPassword':
        return { body: { data: { forgottenPassword: 'You will receive an email' } } };
    }
    if (session === null) return { body: refusal('Invalid Authorization Header') };
    switch (name) {
      case 'Viewer':
        return { body: { data: { viewer: this.viewer() } } };
      case 'SetFavorite':
        return { body: { data: { setFavorite: this.viewer() } } };
      case 'Logout':
        this.endedSessions.add(session);
        return { body: { data: { logout: true } } };
      case 'DeleteAccount':
        if (variables.password !== password) {
          return { body: refusal("We couldn't log you in with the provided details") };
        }
        this.endedSessions.add(session);
        return { body: { data: { deleteAccount: 'Successfully deleted account' } } };
    }
    return { body: { data: {} } };
  }

  private refresh(refreshToken: string) {
    const known = this.refreshTokens.get(refreshToken);
    if (known?.used) this.endedSessions.add(known.session);
    if (!known || this.endedSessions.has(known.session)) return refusal('Invalid Refresh Token');
    known.used = true;
    const { jwt, refreshToken: next, ...rest } = this.issue(known.session);
    return { data: { refreshToken: { access_token: jwt, refresh_token: next, ...rest } } };
  }

  private sessionOf(authorization: string | undefined): string | null {
    const known = this.jwts.get(authorization?.replace(/^JWT /, '') ?? '');
    if (!known || known.expiresAt < Date.now() || this.endedSessions.has(known.session))
      return null;
    return known.session;
  }

  private viewer() {
    return { __typename: 'User', ...person, favorites: [] };
  }
}

const token = (bytes: number) => randomBytes(bytes).toString('base64url');
