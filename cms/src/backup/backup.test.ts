import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { backup, copyNewFiles } from './backup';
import { restore } from './restore';

let parent = '';
const inParent = (...names: string[]) => path.join(parent, ...names);

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'studium-backup-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Creates a database with one text. The connection stays open, so that the text is only in the file -wal. */
async function createDatabase(file: string, text: string) {
  const client = createClient({ url: `file:${file}` });
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT);');
  await client.execute({ sql: 'INSERT INTO words VALUES (?)', args: [text] });
  return client;
}

test('a file that was still being uploaded at the first copy is complete after the second', async () => {
  const [from, to] = [inParent('media'), inParent('copy')];
  await copyNewFiles(inParent('nothing'), from);
  await writeFile(path.join(from, 'room.jpg'), 'the beginning');
  await copyNewFiles(from, to);
  await appendFile(path.join(from, 'room.jpg'), ' and the end');
  await copyNewFiles(from, to);
  expect(await readFile(path.join(to, 'room.jpg'), 'utf8')).toBe('the beginning and the end');
});

test('a backup is not restored beside the last writes of another database', async () => {
  const file = inParent('studium.db');
  const installation = { database: { kind: 'sqlite' as const, file }, dataDir: parent };
  const client = await createDatabase(file, 'old');
  await backup(installation, inParent('monday'));
  await client.execute("INSERT INTO words VALUES ('new')");
  // An operator moves the database away, but not the file beside it.
  await rm(file);
  await expect(restore(inParent('monday'), installation)).rejects.toThrow('studium.db-wal');
  client.close();
  for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
  await restore(inParent('monday'), installation);
  const restored = createClient({ url: `file:${file}` });
  expect((await restored.execute('SELECT word FROM words')).rows).toMatchObject([{ word: 'old' }]);
  restored.close();
});
