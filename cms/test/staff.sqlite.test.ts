import { testStaff } from './contractOfStaff';
import { testRest } from './contractOfRest';
import { testStaffLimits } from './contractOfStaffLimits';
import { testStaffPasswords } from './contractOfStaffPasswords';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

onSqlite(
  'the accounts of the staff',
  (cms) => {
    testStaff(cms, (email) =>
      cms.control.sql(`UPDATE users SET role = 'author' WHERE email = '${email}'`),
    );
    testStaffPasswords(cms);
    testRest(cms);
    testStaffLimits(cms);
  },
  { settings: forStaff },
);
