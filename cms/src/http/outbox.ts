import path from 'node:path';
import { env } from '../env';
import { escapeHtml } from '../lib/escapeHtml';
import { readOutbox, type OutboxMessage } from '../mail/readOutbox';
import type { HttpRequest } from './HttpRequest';
import { isLocal } from './isLocal';
import { json } from './json';

const folder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'outbox');

const link = (url: string): string =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></li>`;

const article = ({ date, to, subject, text, links }: OutboxMessage): string => `
<article>
  <h2>${escapeHtml(subject)}</h2>
  <p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(date)}">${escapeHtml(date)}</time></p>
  <pre>${escapeHtml(text)}</pre>
  <ul>${links.map(link).join('')}</ul>
</article>`;

/** The page that lists the messages of the outbox. */
const outboxPage = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox · Studium</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid #bbb; padding: 1rem 0 }
  pre { white-space: pre-wrap } a { overflow-wrap: anywhere }
</style>
<h1>Outbox</h1>
<p>Mails that would have been sent if SMTP_URL were set, newest first.</p>
${messages.length === 0 ? '<p>None yet.</p>' : messages.map(article).join('')}
</html>`;

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
