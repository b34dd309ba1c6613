import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { sqliteBreakages } from './breakage';
import { testAccounts } from './contractOfAccounts';
import { testAlerts } from './contractOfAlerts';
import { testLimits } from './contractOfLimits';
import { testLogs } from './contractOfLogs';
import { testOldPasswords } from './contractOfOldPasswords';
import { testProfiles } from './contractOfProfiles';
import { testSecrets } from './contractOfSecrets';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { testUnusedAccounts } from './contractOfUnusedAccounts';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('accounts', (cms) => {
  testAccounts(cms);
  testProfiles(cms);
  testOldPasswords(cms);
  testSessions(cms);
  testSharing(cms);
  testUnusedAccounts(cms);
  testSecrets(cms);
  testLimits(cms);
  testAlerts(cms);
  testLogs(cms, sqliteBreakages);

  test('a write waits for the transaction of another program, and then succeeds', async () => {
    const other = createClient({ url: `file:${cms.databaseFile}` });
    for (const write of [
      () => cms.control.sql('UPDATE visitors SET updated_at = updated_at'),
      () => cms.control.edit('draft', String(cms.ids[0])),
    ]) {
      // The second write is fast, so it would end within the time below if it did not wait.
      await write();
      await other.execute('BEGIN IMMEDIATE');
      const written = write().then(() => 'written');
      expect(await Promise.race([written, pause(300, 'waiting')])).toBe('waiting');
      await other.execute('COMMIT');
      expect(await written).toBe('written');
    }
    other.close();
  });
});
