import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { testAccounts } from './contractOfAccounts';
import { testUnusedAccounts } from './contractOfUnusedAccounts';
import { testLimits } from './contractOfLimits';
import { testOldPasswords } from './contractOfOldPasswords';
import { testProfiles } from './contractOfProfiles';
import { testSecrets } from './contractOfSecrets';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { testUploads } from './contractOfUploads';
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
  testUploads(cms);

  test('a write waits for the transaction of another program, and then succeeds', async () => {
    const staff = () => cms.control.staff('administrator');
    await staff();
    const other = createClient({ url: `file:${cms.databaseFile}` });
    await other.execute('BEGIN IMMEDIATE');
    let written = false;
    const write = staff().then((token) => {
      written = true;
      return token;
    });
    await pause(300);
    expect(written).toBe(false);
    await other.execute('COMMIT');
    other.close();
    expect(await write).toMatch(/^ey/);
    expect(await staff()).toMatch(/^ey/);
  });
});
