// A separate program with direct access to the database of the cms: it edits content, reads and changes rows,
// runs scheduled work at another time and calls Payload's REST API. It reads one JSON request per line and
// prints one JSON line as the answer.
import { createInterface } from 'node:readline';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, handleEndpoints } from 'payload';
import { z } from 'zod';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { Database } = await import('../src/db/Database');
const { purge } = await import('../src/accounts/purge');

const { sendAlerts } = await import('../src/alerts/sendAlerts');
const { env } = await import('../src/env');
const { edit } = await import('./edit');

const payload = await getPayload({ config });
const database = new Database(payload);

const restRequest = z.object({
  rest: z.string(),
  method: z.string(),
  token: z.string().optional(),
  body: z.record(z.string(), z.unknown()).optional(),
  language: z.enum(['it', 'en']).optional(),
});

const request = z.union([
  z.object({ edit: z.array(z.string()) }),
  z.object({ sql: z.string() }),
  z.object({ hold: z.string() }),
  z.object({ release: z.literal(true) }),
  z.object({ purge: z.number(), programs: z.number() }),
  z.object({ alerts: z.number() }),
  restRequest,
  z.object({ together: z.array(restRequest) }),
  z.object({
    upload: z.string(),
    type: z.string(),
    base64: z.string(),
    token: z.string().optional(),
    url: z.string().optional(),
  }),
  z.object({ staff: z.enum(['administrator', 'author']) }),
]);

async function staffToken(role: 'administrator' | 'author'): Promise<string | undefined> {
  const login = { email: `${role}@example.org`, password: 'a-password-of-the-staff' };
  const collection = 'users';
  const { totalDocs } = await payload.count({
    collection,
    where: { email: { equals: login.email } },
  });
  // Payload allows only the seed to create the first user.
  if (totalDocs === 0)
    await payload.create({ collection, data: { ...login, role }, context: { seeding: true } });
  const { token } = await payload.login({ collection, data: login });
  return token;
}

/** Purges accounts like several programs at the same time, and returns how many they deleted. */
async function purgeAtOnce(now: number, programs: number): Promise<number> {
  const deleted = await Promise.all(Array.from({ length: programs }, () => purge(database, now)));
  return deleted.reduce((total, count) => total + count, 0);
}

/** Sends alerts like several programs at the same time, and returns the sums. */
async function alertsAtOnce(programs: number): Promise<Record<string, number>> {
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

let release = async (): Promise<void> => {};

/** Runs a statement, and keeps its transaction open until `release`. */
function hold(statement: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.write(async (query) => {
      await query(sql.raw(statement));
      const released = new Promise<void>((end) => {
        release = () => {
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

interface Upload {
  upload: string;
  type: string;
  base64: string;
  token?: string | undefined;
  /** The path of the file to replace; a new file is created without it. */
  url?: string | undefined;
}

async function upload({ upload: name, type, base64, token, url }: Upload) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(base64, 'base64')], name, { type }));
  form.set('_payload', JSON.stringify({ alt: 'A file' }));
  // As bytes: Node 24 ends the program when Payload stops reading a form that is sent as an object.
  const encoded = new Response(form);
  const headers = new Headers(encoded.headers);
  if (token) headers.set('authorization', `JWT ${token}`);
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost/cms-api/media${url ?? ''}`, {
      method: url === undefined ? 'POST' : 'PATCH',
      headers,
      body: await encoded.arrayBuffer(),
    }),
  });
  return { status: response.status, text: await response.text() };
}

async function rest({ rest: url, method, token, body, language }: z.infer<typeof restRequest>) {
  const headers = new Headers();
  if (token) headers.set('authorization', `JWT ${token}`);
  if (body) headers.set('content-type', 'application/json');
  if (language) headers.set('accept-language', language);
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost/cms-api${url}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  });
  return { status: response.status, text: await response.text() };
}

async function answer(line: string): Promise<unknown> {
  const command = request.parse(JSON.parse(line));
  if ('edit' in command) return edit(payload, command.edit);
  if ('sql' in command) return database.write((query) => query(sql.raw(command.sql)));
  if ('hold' in command) return hold(command.hold);
  if ('release' in command) return release();
  if ('purge' in command) return purgeAtOnce(command.purge, command.programs);
  if ('alerts' in command) return alertsAtOnce(command.alerts);
  if ('staff' in command) return staffToken(command.staff);
  if ('upload' in command) return upload(command);
  if ('together' in command) return Promise.all(command.together.map(rest));
  return rest(command);
}

const print = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

print({ ready: true });
for await (const line of createInterface(process.stdin))
  await answer(line).then(
    (result) => print({ result }),
    (error: unknown) => print({ failed: String(error) }),
  );
