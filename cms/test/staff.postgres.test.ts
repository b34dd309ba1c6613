import { testRest } from './contractOfRest';
import { testStaff } from './contractOfStaff';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

onPostgres(
  'the accounts of the staff',
  (cms) => {
    testStaff(cms, (email) =>
      cms.control.sql(
        `DO $$ BEGIN UPDATE users SET role = 'author' WHERE email = '${email}'; PERFORM pg_sleep(1); END $$`,
      ),
    );
    testRest(cms);
  },
  { settings: forStaff },
);
