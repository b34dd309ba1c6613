import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmailAdapter } from 'payload';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import type { OutboxMessage } from './OutboxMessage';

const addresses = (to: unknown): string =>
  (Array.isArray(to) ? to : [to])
    .map((one: unknown) => (isRecord(one) ? String(one.address) : String(one)))
    .join(', ');

const body = (value: unknown): string => (typeof value === 'string' ? value : '');

const links = (html: string): string[] =>
  [...html.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([url]) => url.replaceAll('&amp;', '&'));

/** Keeps every message as a file in DATA_DIR/outbox instead of sending it. */
export const outboxAdapter: EmailAdapter<void> = () => ({
  name: 'outbox',
  defaultFromAddress: 'studium@localhost',
  defaultFromName: 'Studium',
  async sendEmail(mail) {
    const html = body(mail.html);
    const text = body(mail.text) || html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    const message: OutboxMessage = {
      date: new Date().toISOString(),
      to: addresses(mail.to),
      subject: body(mail.subject),
      text: text.trim(),
      html,
      links: [...new Set(links(`${html} ${text}`))],
    };
    const folder = path.join(/*turbopackIgnore: true*/ env.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${message.date.replace(/[:.]/g, '-')}-${randomUUID()}.json`);
    // Written aside first: a reader never sees half a message.
    await writeFile(`${file}.part`, JSON.stringify(message, null, 2));
    await rename(`${file}.part`, file);
  },
});
