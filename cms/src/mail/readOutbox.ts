import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../lib/isRecord';
import type { OutboxMessage } from './OutboxMessage';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function message(json: string): OutboxMessage {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new Error('A message of the outbox is not an object.');
  const links = Array.isArray(value.links) ? value.links.map(text) : [];
  return {
    date: text(value.date),
    to: text(value.to),
    subject: text(value.subject),
    text: text(value.text),
    html: text(value.html),
    headers: isRecord(value.headers)
      ? Object.fromEntries(
          Object.entries(value.headers).map(([name, content]) => [name, text(content)]),
        )
      : {},
    links,
  };
}

/** Reads the newest messages of an outbox folder, newest first; at most 200. */
export async function readOutbox(folder: string): Promise<OutboxMessage[]> {
  // The folder does not exist until the first mail is sent.
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, 200);
  return Promise.all(
    newest.map(async (name) => message(await readFile(path.join(folder, name), 'utf8'))),
  );
}
