import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SendMail } from './Message';
import type { OutboxMessage } from './readOutbox';

const linksOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([url]) => url.replaceAll('&amp;', '&')),
  ),
];

/** Creates a function that writes each mail to a file in the folder "outbox" instead of sending it. */
export function openOutbox(dataDir: string): SendMail {
  const folder = path.join(/*turbopackIgnore: true*/ dataDir, 'outbox');
  return async ({ to, subject, text, html, headers = {} }) => {
    const date = new Date().toISOString();
    const stored: OutboxMessage = {
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
    // The file is written under another name and renamed, so that a reader never sees a partial message.
    await writeFile(`${file}.part`, JSON.stringify(stored, null, 2));
    await rename(`${file}.part`, file);
  };
}
