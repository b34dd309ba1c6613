import { testAccounts } from './contractOfAccounts';
import { testOldPasswords } from './contractOfOldPasswords';
import { testProfiles } from './contractOfProfiles';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { testUnusedAccounts } from './contractOfUnusedAccounts';
import { onPostgres } from './onDatabases';

jest.setTimeout(60_000);

onPostgres('accounts', (cms) => {
  testAccounts(cms);
  testProfiles(cms);
  testOldPasswords(cms);
  testSessions(cms);
  testSharing(cms);
  testUnusedAccounts(cms);
});
