import { testAccounts } from './contractOfAccounts';
import { testLimits } from './contractOfLimits';
import { testProfiles } from './contractOfProfiles';
import { testSessions } from './contractOfSessions';
import { testSharing } from './contractOfSharing';
import { testUploads } from './contractOfUploads';
import { onSqlite } from './onDatabases';

jest.setTimeout(60_000);

onSqlite('accounts', (cms) => {
  testAccounts(cms);
  testProfiles(cms);
  testSessions(cms);
  testSharing(cms);
  testLimits(cms);
  testUploads(cms);
});
