import { randomUUID } from 'node:crypto';

/** What Payload's REST API answers. */
export interface RestAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  /** The message of the first error, or of its first field. */
  error: string | undefined;
}

interface Failure {
  message?: string;
  data?: { errors?: { message: string; path: string }[] };
}

let last = 0;

/** Somebody at a browser and an address of their own, who speaks to Payload's REST API as the admin does. */
export class Colleague {
  address: string;
  email: string;
  password = 'quattro gatti sul tetto viola';
  language = 'it';
  /** Cookies by name. */
  cookies: Record<string, string> = {};

  constructor(
    private readonly api: string,
    name = 'colleague',
  ) {
    last += 1;
    this.address = `203.0.${Math.floor(last / 250)}.${(last % 250) + 1}`;
    this.email = `${name}-${randomUUID().slice(0, 8)}@example.org`;
  }

  async ask(method: string, path: string, data?: object): Promise<RestAnswer> {
    const cookie = Object.entries(this.cookies)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${value}`);
    const response = await fetch(`${this.api}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        'accept-language': this.language,
        'content-type': 'application/json',
        origin: 'https://cms.example.org',
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies[name] = value;
    }
    const body = (await response.json()) as Record<string, unknown> & { errors?: Failure[] };
    const [failure] = body.errors ?? [];
    const error = failure?.data?.errors?.[0]?.message ?? failure?.message;
    return { status: response.status, headers: response.headers, body, error };
  }

  logIn = (password = this.password): Promise<RestAnswer> =>
    this.ask('POST', '/users/login', { email: this.email, password });

  /** The role in the answer to "who am I", or null for nobody. */
  async role(): Promise<unknown> {
    const { user } = (await this.ask('GET', '/users/me')).body as { user?: { role?: unknown } };
    return user?.role ?? null;
  }

  /** The same person at another browser. */
  elsewhere(): Colleague {
    const other = new Colleague(this.api);
    other.email = this.email;
    other.password = this.password;
    return other;
  }
}
