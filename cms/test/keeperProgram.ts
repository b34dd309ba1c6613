// Works behind the contract from a program of its own, beside the cms: edits, reads and changes rows,
// runs the clock's work at another time, asks Payload's REST API. Takes one request per line as JSON and
// answers it with one.
import { createInterface } from 'node:readline';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, handleEndpoints } from 'payload';
import { z } from 'zod';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { Rows } = await import('../src/accounts/Rows');
const { purge } = await import('../src/accounts/purge');

const { sendAlerts } = await import('../src/alerts/sendAlerts');
const { env } = await import('../src/env');
const { edit } = await import('./edit');

const payload = await getPayload({ config });
const rows = new Rows(payload);

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
  z.object({ purge: z.number() }),
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
  // Payload lets nobody but the seed make the first.
  if (totalDocs === 0)
    await payload.create({ collection, data: { ...login, role }, context: { seeding: true } });
  const { token } = await payload.login({ collection, data: login });
  return token;
}

/** As many programs would, at the same time; together. */
async function alertsAtOnce(programs: number): Promise<Record<string, number>> {
  const secret = env.revalidateSecret ?? '';
  const reports = await Promise.all(
    Array.from({ length: programs }, () => sendAlerts({ payload, rows, secret })),
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

interface Upload {
  upload: string;
  type: string;
  base64: string;
  token?: string | undefined;
  /** Of the file to replace and how; a new one without it. */
  url?: string | undefined;
}

async function upload({ upload: name, type, base64, token, url }: Upload) {
  const body = new FormData();
  body.set('file', new File([Buffer.from(base64, 'base64')], name, { type }));
  body.set('_payload', JSON.stringify({ alt: 'A file' }));
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost/cms-api/media${url ?? ''}`, {
      method: url === undefined ? 'POST' : 'PATCH',
      headers: token ? { authorization: `JWT ${token}` } : {},
      body,
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
  const asked = request.parse(JSON.parse(line));
  if ('edit' in asked) return edit(payload, asked.edit);
  if ('sql' in asked) return rows.write((query) => query(z.unknown(), sql.raw(asked.sql)));
  if ('purge' in asked) return purge(rows, asked.purge);
  if ('alerts' in asked) return alertsAtOnce(asked.alerts);
  if ('staff' in asked) return staffToken(asked.staff);
  if ('upload' in asked) return upload(asked);
  if ('together' in asked) return Promise.all(asked.together.map(rest));
  return rest(asked);
}

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

say({ ready: true });
for await (const line of createInterface(process.stdin))
  await answer(line).then(
    (result) => say({ result }),
    (error: unknown) => say({ failed: String(error) }),
  );
