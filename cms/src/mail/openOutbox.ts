import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sending } from './MailQueue';
import type { Message } from './Message';
import type { OutboxMessage } from './OutboxMessage';

const linksOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([url]) => url.replaceAll('&amp;', '&')),
  ),
];

/** Keeps every mail as a file in the folder "outbox" of a folder, instead of sending it. */
export function openOutbox(dataDir: string): (message: Message) => Promise<Sending> {
  const folder = path.join(/*turbopackIgnore: true*/ dataDir, 'outbox');
  return async ({ to, subject, text, html, headers = {} }) => {
    const date = new Date().toISOString();
    const kept: OutboxMessage = {
      date,
      to,
      subject,
      text,
      html,
      headers,
      links: linksOf(`${html} ${text}`),
    };
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${date.replace(/[:.]/g, '-')}-${randomUUID()}.json`);
    // Written aside first: a reader never sees half a message.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2));
    await rename(`${file}.part`, file);
    return 'sent';
  };
}
