import path from 'node:path';
import { env } from '../env';
import { readOutbox } from '../mail/readOutbox';
import type { HttpRequest } from './HttpRequest';
import { isLocal } from './isLocal';
import { json } from './json';
import { outboxPage } from './outboxPage';

const folder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'outbox');

/** GET /outbox and /outbox.json: the mails of the outbox, for requests of this machine only. */
export async function outbox(incoming: HttpRequest): Promise<Response> {
  if (env.smtpUrl !== undefined || !isLocal(incoming))
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const messages = await readOutbox(folder);
  if (new URL(incoming.request.url).pathname.endsWith('.json')) return json(messages);
  return new Response(outboxPage(messages), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}
