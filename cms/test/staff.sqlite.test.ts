import { realHashes } from './cms';
import { testStaff } from './contractOfStaff';
import { testRest } from './contractOfRest';
import { testStaffLimits } from './contractOfStaffLimits';
import { testChangesDuringLogins, testTimesOfLogins } from './contractOfStaffLogins';
import { testStaffPasswords } from './contractOfStaffPasswords';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

onSqlite(
  'the accounts of the staff',
  (cms) => {
    testStaff(cms, async (email) => {
      await cms.control.sql(`UPDATE users SET role = 'author' WHERE email = '${email}'`);
      return { ended: Promise.resolve() };
    });
    testStaffPasswords(cms);
    testRest(cms);
    testStaffLimits(cms);
  },
  { settings: forStaff },
);

onSqlite(
  'logins of the staff',
  (cms) => {
    testChangesDuringLogins(cms);
    testTimesOfLogins(cms);
  },
  { settings: { ...forStaff, ...realHashes } },
);
