import { createInterface } from 'node:readline';
import { sql } from '@payloadcms/db-postgres';
import { type BasePayload, handleEndpoints, type SanitizedConfig } from 'payload';
import { z } from 'zod';
import { purge } from '../src/accounts/purge';
import { sendAlerts } from '../src/alerts/sendAlerts';
import { Database } from '../src/db/Database';
import { env } from '../src/env';
import { readFeeds } from '../src/feeds/readFeeds';
import { sendOwnerQuestions } from '../src/owners/sendOwnerQuestions';
import { sessionToken } from '../src/staff/sessionToken';
import { edit } from './edit';

const restRequest = z.object({
  rest: z.string(),
  method: z.string(),
  token: z.string().optional(),
  body: z.record(z.string(), z.unknown()).optional(),
  language: z.enum(['it', 'en']).optional(),
});

const uploadRequest = z.object({
  upload: z.string(),
  type: z.string(),
  base64: z.string(),
  token: z.string().optional(),
  /** The path of the file to replace; a new file is created without it. */
  url: z.string().optional(),
});

const request = z.union([
  z.object({ edit: z.array(z.string()) }),
  z.object({ sql: z.string() }),
  z.object({ hold: z.string() }),
  z.object({ release: z.literal(true) }),
  z.object({ purge: z.number(), programs: z.number() }),
  z.object({ alerts: z.number() }),
  z.object({ owners: z.number(), programs: z.number() }),
  z.object({ feed: z.number(), night: z.string(), text: z.string() }),
  restRequest,
  z.object({ together: z.array(restRequest) }),
  uploadRequest,
  z.object({ staff: z.enum(['administrator', 'author']) }),
]);

/** Edits content, reads and changes rows, runs scheduled work at another time and calls Payload's REST API. */
class Control {
  private readonly database: Database;
  private release = async (): Promise<void> => {};

  constructor(
    private readonly payload: BasePayload,
    private readonly config: Promise<SanitizedConfig>,
  ) {
    this.database = new Database(payload);
  }

  async answer(line: string): Promise<unknown> {
    const { payload, database } = this;
    const command = request.parse(JSON.parse(line));
    if ('edit' in command) return edit(payload, command.edit);
    if ('sql' in command) return database.write((query) => query(sql.raw(command.sql)));
    if ('hold' in command) return this.hold(command.hold);
    if ('release' in command) return this.release();
    if ('purge' in command) return this.purgeAtOnce(command.purge, command.programs);
    if ('alerts' in command) return this.alertsAtOnce(command.alerts);
    if ('owners' in command) return this.ownersAtOnce(command.owners, command.programs);
    if ('feed' in command) return this.readFeed(command.feed, command.night, command.text);
    if ('staff' in command) return this.staffToken(command.staff);
    if ('upload' in command) return this.upload(command);
    if ('together' in command) return Promise.all(command.together.map((one) => this.rest(one)));
    return this.rest(command);
  }

  private async staffToken(role: 'administrator' | 'author'): Promise<string | undefined> {
    const { payload } = this;
    const login = { email: `${role}@example.org`, password: 'a-password-of-the-staff' };
    const where = { email: { equals: login.email } };
    const { totalDocs } = await payload.count({ collection: 'users', where });
    // Payload allows only the seed to create the first user.
    if (totalDocs === 0)
      await payload.create({
        collection: 'users',
        data: { ...login, role },
        context: { seeding: true },
      });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://localhost/cms-api/users/login', {
      method: 'POST',
      headers,
      body: JSON.stringify(login),
    });
    return sessionToken(await handleEndpoints({ config: this.config, request }));
  }

  /** Purges accounts like several programs at the same time, and returns how many they deleted. */
  private async purgeAtOnce(now: number, programs: number): Promise<number> {
    const { database } = this;
    const deleted = await Promise.all(Array.from({ length: programs }, () => purge(database, now)));
    return deleted.reduce((total, count) => total + count, 0);
  }

  /** Sends questions to owners like several programs at the same time. */
  private async ownersAtOnce(now: number, programs: number): Promise<void> {
    const { payload, database } = this;
    await Promise.all(
      Array.from({ length: programs }, () => sendOwnerQuestions(payload, database, now)),
    );
  }

  /** Reads a feed at a time, as if its address had a text. */
  private readFeed(only: number, night: string, text: string): Promise<void> {
    const load = () => Promise.resolve({ bytes: Buffer.from(text) });
    return readFeeds(this.payload, { only, now: new Date(night), load });
  }

  /** Sends alerts like several programs at the same time, and returns the sums. */
  private async alertsAtOnce(programs: number): Promise<Record<string, number>> {
    const { payload, database } = this;
    const secret = env.revalidateSecret ?? '';
    const reports = await Promise.all(
      Array.from({ length: programs }, () => sendAlerts({ payload, database, secret })),
    );
    const sum = (name: keyof (typeof reports)[number]) =>
      reports.reduce((total, report) => total + report[name], 0);
    return {
      mailed: sum('mailed'),
      nothing: sum('nothing'),
      refused: sum('refused'),
      failed: sum('failed'),
    };
  }

  /** Runs a statement, and keeps its transaction open until `release`. */
  private hold(statement: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.write(async (query) => {
        await query(sql.raw(statement));
        const released = new Promise<void>((end) => {
          this.release = () => {
            end();
            return transaction;
          };
        });
        resolve();
        await released;
      });
      transaction.catch(reject);
    });
  }

  private async upload({ upload: name, type, base64, token, url }: z.infer<typeof uploadRequest>) {
    const form = new FormData();
    form.set('file', new File([Buffer.from(base64, 'base64')], name, { type }));
    form.set('_payload', JSON.stringify({ alt: 'A file' }));
    // As bytes: Node 24 ends the program when Payload stops reading a form that is sent as an object.
    const encoded = new Response(form);
    const headers = new Headers(encoded.headers);
    if (token) headers.set('authorization', `JWT ${token}`);
    return this.send(`/media${url ?? ''}`, {
      method: url === undefined ? 'POST' : 'PATCH',
      headers,
      body: await encoded.arrayBuffer(),
    });
  }

  private rest({ rest: url, method, token, body, language }: z.infer<typeof restRequest>) {
    const headers = new Headers();
    if (token) headers.set('authorization', `JWT ${token}`);
    if (body) headers.set('content-type', 'application/json');
    if (language) headers.set('accept-language', language);
    return this.send(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  private async send(url: string, options: RequestInit) {
    const response = await handleEndpoints({
      config: this.config,
      request: new Request(`http://localhost/cms-api${url}`, options),
    });
    return { status: response.status, text: await response.text() };
  }
}

const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Answers ControlClient until it closes the standard input: a line of JSON for each line. */
export async function answerControl(
  payload: BasePayload,
  config: Promise<SanitizedConfig>,
): Promise<void> {
  const control = new Control(payload, config);
  print({ ready: true });
  for await (const line of createInterface(process.stdin))
    await control.answer(line).then(
      (result) => print({ result }),
      (error: unknown) => print({ failed: String(error) }),
    );
}
