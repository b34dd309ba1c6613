import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { onSqlite } from './onDatabases';

/** Milliseconds for which another program holds a write transaction, and between two of them. */
const writes = 150;
const rests = 100;

onSqlite('a program that writes much', (cms) => {
  test('waits before each transaction until the other program has finished its own', async () => {
    let isDone = false;
    const writeOften = async () => {
      while (!isDone) {
        // Each attempt needs a new connection, because a connection stays in an error state after a refusal.
        const other = createClient({ url: `file:${cms.databaseFile}` });
        const transaction = await other.transaction('write').catch(() => null);
        if (transaction) {
          await pause(writes);
          await transaction.commit();
        }
        other.close();
        await pause(rests);
      }
    };
    const writing = writeOften();
    try {
      expect(await cms.run('seed/run.ts', '--entries', '1200')).toMatch(/^\d+ entries added/);
    } finally {
      isDone = true;
      await writing;
    }
  }, 60_000);
});
