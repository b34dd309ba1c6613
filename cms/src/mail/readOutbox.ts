import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const outboxMessage = z.object({
  /** ISO 8601. */
  date: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  /** URLs in the message. */
  links: z.array(z.string()),
});

/** A message as it is stored, and as /outbox.json returns it. */
export type OutboxMessage = z.infer<typeof outboxMessage>;

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
    newest.map(async (name) =>
      outboxMessage.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    ),
  );
}
