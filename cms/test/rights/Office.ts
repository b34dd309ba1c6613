import { z } from 'zod';
import type { TestCms } from '../cms';
import { Person } from '../Person';
import { type Actor, isStaffMember, staff, type Staff, staffPassword } from './actors';
import type { Preparation, Resource, Snapshot, Subject } from './resources';

/** What somebody got as an answer. */
export interface Reply {
  status: number;
  text: string;
}

const session = z.object({ token: z.string() });

/** Everybody of the table, logged in over HTTP, at a cms that officeProgram.ts serves. */
export class Office {
  private readonly headers = new Map<Actor, Record<string, string>>();
  private ids: Partial<Record<Actor, number>> = {};

  constructor(private readonly cms: TestCms) {}

  async open(): Promise<void> {
    const visitor = await new Person(this.cms).join();
    this.headers.set('visitor', { authorization: `JWT ${String(visitor.tokens?.jwt)}` });
    this.ids = await this.behind({ staff: true });
    for (const actor of Object.keys(staff) as Staff[]) {
      const login = { email: `${actor}@example.org`, password: staffPassword };
      const { text } = await this.rest('nobody', 'POST', '/users/login', login);
      const { token } = session.parse(JSON.parse(text));
      this.headers.set(actor, { authorization: `JWT ${token}` });
    }
  }

  /** Payload's id of an account of the office; of no account for everybody else. */
  idOf = (actor: Actor): number => this.ids[actor] ?? 999_999;

  /** Asks Payload's REST API. */
  async rest(
    actor: Actor,
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Reply> {
    const json = body !== undefined && !(body instanceof FormData);
    const address = new URL(`${this.cms.url}/cms-api${path}`);
    address.searchParams.set('locale', 'it');
    const response = await fetch(address, {
      method,
      headers: {
        'accept-language': 'it',
        ...this.headers.get(actor),
        ...(json && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Makes a call of the admin that is not REST. */
  async call(actor: Actor, name: string, args: object): Promise<Reply> {
    const response = await fetch(`${this.cms.url}/admin-call/${name}`, {
      method: 'POST',
      headers: { 'accept-language': 'it', ...this.headers.get(actor) },
      body: JSON.stringify(args),
    });
    return { status: response.status, text: await response.text() };
  }

  prepare = (prepare: Resource, how: Preparation): Promise<Subject> =>
    this.behind({ prepare, ...how });

  snapshot = (snapshot: Resource): Promise<Snapshot> => this.behind({ snapshot });

  /** Lets the clock run a publication that somebody has scheduled. */
  async runJob(actor: Actor, collection: Resource, id: number): Promise<Reply> {
    const user = isStaffMember(actor) ? this.idOf(actor) : 999_999;
    await this.behind({ runJobOf: user, collection, id });
    return { status: 200, text: '' };
  }

  /** Does something behind all rights: see OfficeState.ts. */
  private async behind<Result>(asked: object): Promise<Result> {
    const response = await fetch(`${this.cms.url}/test/`, {
      method: 'POST',
      body: JSON.stringify(asked),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as Result;
  }
}
