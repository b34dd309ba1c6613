import { realHashes } from './cms';
import { testRest } from './contractOfRest';
import { testStaff } from './contractOfStaff';
import { testChangesDuringLogins } from './contractOfStaffLogins';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

onPostgres(
  'the accounts of the staff',
  (cms, postgres) => {
    testStaff(cms, async (email) => {
      const ended = cms.control.sql(
        `DO $$ BEGIN UPDATE users SET role = 'author' WHERE email = '${email}'; PERFORM pg_sleep(1); END $$`,
      );
      await postgres.untilAsleep();
      return { ended };
    });
    testRest(cms);
  },
  { settings: forStaff },
);

onPostgres('logins of the staff', testChangesDuringLogins, {
  settings: { ...forStaff, ...realHashes },
});
