import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Client, createClient } from '@libsql/client';
import { compiled } from '../../test/compile';
import { canSeeOpenFiles, openFiles } from '../../test/openFiles';

/*
 * The faults of Payload and libsql that files of this folder work around. If a test fails after an update, the
 * fault is repaired: read the comment of the file, and delete what is no longer needed.
 */

describe("Payload's PostgreSQL adapter", () => {
  let outcome: Record<'payload' | 'ours', { errorListeners: number; failedCommit: string }>;
  beforeAll(async () => {
    const program = compiled('test/adapterDefectsProgram.ts');
    const { stdout } = await promisify(execFile)(process.execPath, program);
    outcome = JSON.parse(stdout) as typeof outcome;
  }, 60_000);

  test('reports a failed commit as a success (failedCommits.ts, postgresTransactions.ts)', () => {
    expect(outcome.payload.failedCommit).toBe('stored');
    expect(outcome.ours.failedCommit).toBe('refused');
  });

  test('does not listen to errors of its pool (connectionErrors.ts)', () => {
    expect(outcome.payload.errorListeners).toBe(0);
    expect(outcome.ours.errorListeners).toBeGreaterThan(0);
  });
});

// A primary key with the parent would change every installation's tables, so it needs another major version.
test('Payload 3 neither locks its claims of jobs nor runs jobs of a killed program again (jobClaims.ts, leases.ts), and rows have their id alone as key (rowIds.ts)', async () => {
  const file = path.resolve(__dirname, '../../../node_modules/payload/package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  expect(version).toMatch(/^3\./);
});

test('Payload writes the whole account at a login (loginWrites.ts, lockUsers.ts)', async () => {
  const file = path.resolve(__dirname, '../../../node_modules/payload/dist/auth/sessions.js');
  const [addSession] = /addSessionToUser = [^]*?\n};/.exec(await readFile(file, 'utf8')) ?? [];
  expect(addSession).toContain('data: user,');
});

test('Payload does not store when a document with translated fields alone was saved (globalTimes.ts)', async () => {
  const drizzle = '../../../node_modules/@payloadcms/drizzle/dist/upsertRow/index.js';
  const program = await readFile(path.resolve(__dirname, drizzle), 'utf8');
  expect(program).toContain("!rowKeys.every((key)=>key === 'updatedAt' || key === 'createdAt')");
});

describe('@libsql/client (sqliteTransactions.ts)', () => {
  let folder = '';
  const clients: Client[] = [];
  const file = () => path.join(folder, 'test.db');
  const open = (): Client => {
    const client = createClient({ url: `file:${file()}` });
    clients.push(client);
    return client;
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'studium-libsql-'));
    await open().executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await rm(folder, { recursive: true });
  });

  test('cannot commit on a connection that has been refused with SQLITE_BUSY', async () => {
    const [one, other] = [open(), open()];
    const writing = await other.transaction('write');
    await expect(one.execute('BEGIN IMMEDIATE')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await writing.commit();
    const next = await one.transaction('write');
    await next.execute('INSERT INTO t VALUES (1)');
    await expect(next.commit()).rejects.toThrow('SQL statements in progress');
  });

  test('cannot begin on a connection whose commit has failed, once another one has written', async () => {
    const [one, other] = [open(), open()];
    await one.executeMultiple(
      'PRAGMA foreign_keys = on; CREATE TABLE u (b UNIQUE, c REFERENCES u (b) DEFERRABLE INITIALLY DEFERRED)',
    );
    await one.execute('BEGIN IMMEDIATE');
    await one.execute('INSERT INTO u VALUES (1, 2)');
    await expect(one.execute('COMMIT')).rejects.toThrow('FOREIGN KEY');
    await one.execute('ROLLBACK');
    await other.execute('INSERT INTO t VALUES (1)');
    await expect(one.execute('BEGIN IMMEDIATE')).rejects.toMatchObject({
      code: 'SQLITE_BUSY_SNAPSHOT',
    });
  });

  test('forgets the busy timeout after a transaction', async () => {
    const client = open();
    await client.execute('PRAGMA busy_timeout = 5000');
    await (await client.transaction('write')).commit();
    expect((await client.execute('PRAGMA busy_timeout')).rows[0]).toEqual({ timeout: 0 });
  });

  (canSeeOpenFiles ? test : test.skip)(
    'leaves the connection of a transaction open (tested only with /proc)',
    async () => {
      const client = open();
      for (let n = 0; n < 50; n += 1) {
        const transaction = await client.transaction('write');
        await transaction.execute('INSERT INTO t VALUES (1)');
        await transaction.commit();
      }
      expect(openFiles(file())).toBeGreaterThanOrEqual(50);
    },
  );
});
