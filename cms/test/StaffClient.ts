import { randomUUID } from 'node:crypto';
import type { TestCms } from './cms';

const host = 'https://cms.example.org';

/** The settings of a cms for the staff: its sessions need an address with HTTPS, as in production. */
export const forStaff = { CMS_HOST: host };

/** An answer of Payload's REST API. */
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

/** A member of the staff with a browser and an IP address, who uses Payload's REST API like the admin. */
export class StaffClient {
  address: string;
  email: string;
  password = 'quattro gatti sul tetto viola';
  language = 'it';
  /** Ends the requests. */
  signal: AbortSignal | undefined;
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

  /** Creates a member of the staff with a role, and logs in. */
  static async withRole(
    cms: TestCms,
    role: 'administrator' | 'author' = 'administrator',
  ): Promise<StaffClient> {
    await cms.control.staff(role);
    const person = new StaffClient(cms.rest);
    person.email = `${role}@example.org`;
    person.password = 'a-password-of-the-staff';
    expect((await person.logIn()).status).toBe(200);
    return person;
  }

  async send(method: string, path: string, data?: object): Promise<RestAnswer> {
    const cookie = Object.entries(this.cookies)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${value}`);
    const response = await fetch(`${this.api}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        'accept-language': this.language,
        'content-type': 'application/json',
        origin: host,
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      },
      ...(data && { body: JSON.stringify(data) }),
      ...(this.signal && { signal: this.signal }),
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      this.cookies[name] = value;
    }
    const body = (await response.json()) as Record<string, unknown> & { errors?: Failure[] };
    const [failure] = body.errors ?? [];
    const error = failure?.data?.errors?.[0]?.message ?? failure?.message;
    return { status: response.status, headers: response.headers, body, error };
  }

  logIn = (password = this.password): Promise<RestAnswer> =>
    this.send('POST', '/users/login', { email: this.email, password });

  /** The role of the logged-in user, or null. */
  async role(): Promise<unknown> {
    const { user } = (await this.send('GET', '/users/me')).body as { user?: { role?: unknown } };
    return user?.role ?? null;
  }

  /** The same person in another browser. */
  onOtherDevice(): StaffClient {
    const other = new StaffClient(this.api);
    other.email = this.email;
    other.password = this.password;
    return other;
  }
}
