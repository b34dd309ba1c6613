import { realHashes } from './cms';
import { testDesk } from './contractOfDesk';
import { testOfficeSearch } from './contractOfOfficeSearch';
import { testSaving } from './contractOfSaving';
import { testStaff } from './contractOfStaff';
import { testChangesDuringLogins } from './contractOfStaffLogins';
import { testCsvWrites } from './csvTable';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onPostgres(
  'the office',
  (cms, postgres) => {
    testCsvWrites(cms);
    testDesk(cms);
    testOfficeSearch(cms);
    testStaff(cms, async (email) => {
      const ended = cms.control.sql(
        `DO $$ BEGIN UPDATE users SET role = 'author' WHERE email = '${email}'; PERFORM pg_sleep(1); END $$`,
      );
      await postgres.untilAsleep();
      return { ended };
    });
    testSaving(cms);
  },
  { settings: forStaff },
);

onPostgres('logins of the staff', testChangesDuringLogins, {
  settings: { ...forStaff, ...realHashes },
});
