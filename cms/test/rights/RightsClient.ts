import { sessionToken } from '../../src/staff/sessionToken';
import type { TestCms } from '../cms';
import type { MarkedSnapshot } from '../Snapshots';
import { TestVisitor } from '../TestVisitor';
import { type Actor, isStaffMember, staff, type Staff, staffPassword } from './actors';
import type { Preparation, Resource, Snapshot, Subject } from './resources';

/** The answer to an attempt. */
export interface Reply {
  status: number;
  text: string;
}

/** Sends requests as each actor of the table, logged in over HTTP, to cmsProgram.ts. */
export class RightsClient {
  private readonly headers = new Map<Actor, Record<string, string>>();
  /** The marks of the last write before each snapshot. */
  private readonly marks = new WeakMap<Snapshot, string>();
  private ids: Partial<Record<Actor, number>> = {};

  constructor(private readonly cms: TestCms) {}

  async open(): Promise<void> {
    const visitor = await new TestVisitor(this.cms).join();
    this.headers.set('visitor', { authorization: `JWT ${String(visitor.tokens?.jwt)}` });
    this.ids = await this.control({ staff: true });
    for (const actor of Object.keys(staff) as Staff[]) {
      const login = await fetch(`${this.cms.url}/cms-api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: this.cms.url },
        body: JSON.stringify({ email: `${actor}@example.org`, password: staffPassword }),
      });
      const token = sessionToken(login);
      if (token === undefined) throw new Error(`${actor} could not log in.`);
      this.headers.set(actor, { authorization: `JWT ${token}` });
    }
  }

  /** Returns the id of an account of the staff, or an unused id for other actors. */
  idOf = (actor: Actor): number => this.ids[actor] ?? 999_999;

  /** Sends a request to Payload's REST API. */
  async rest(
    actor: Actor,
    method: string,
    path: string,
    body?: object | string,
    more: Record<string, string> = {},
  ): Promise<Reply> {
    const json = typeof body === 'object' && !(body instanceof FormData);
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
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Calls a server function of the admin. */
  async call(actor: Actor, name: string, args: object): Promise<Reply> {
    const response = await fetch(`${this.cms.rest}/admin-call/${name}`, {
      method: 'POST',
      headers: { 'accept-language': 'it', ...this.headers.get(actor) },
      body: JSON.stringify(args),
    });
    return { status: response.status, text: await response.text() };
  }

  prepare = (prepare: Resource, how: Preparation): Promise<Subject> =>
    this.control({ prepare, ...how });

  /**
   * Reads all data of a resource.
   *
   * @param before an earlier snapshot, whose stored data is returned again if nothing was written since
   */
  async snapshot(snapshot: Resource, before?: Snapshot): Promise<Snapshot> {
    const since = before && this.marks.get(before);
    const { mark, ...read } = await this.control<MarkedSnapshot>({ snapshot, since });
    const whole = { ...before, ...read } as Snapshot;
    this.marks.set(whole, mark);
    return whole;
  }

  /** Runs a scheduled publication of an actor. */
  async runJob(actor: Actor, id: number): Promise<Reply> {
    const user = isStaffMember(actor) ? this.idOf(actor) : 999_999;
    await this.control({ runJobOf: user, id });
    return { status: 200, text: '' };
  }

  /** Sends a request that bypasses all rights, see RightsState.ts. */
  private async control<Result>(command: object): Promise<Result> {
    const response = await fetch(`${this.cms.rest}/test/`, {
      method: 'POST',
      body: JSON.stringify(command),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as Result;
  }
}
