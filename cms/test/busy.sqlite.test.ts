import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { onSqlite } from './onDatabases';

/** Milliseconds for which another program writes, and after which it does again. */
const writes = 150;
const rests = 100;

onSqlite('a program that writes much', (cms) => {
  test('waits for another one before each of its transactions', async () => {
    let isDone = false;
    const writeOften = async () => {
      while (!isDone) {
        // A new one each time: what was refused, while the program itself writes, stays in a connection.
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
