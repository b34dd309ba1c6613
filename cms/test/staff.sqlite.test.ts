import { realHashes } from './cms';
import { testCsvEndpoints } from './contractOfCsvEndpoints';
import { testDesk } from './contractOfDesk';
import { testOfficeSearch } from './contractOfOfficeSearch';
import { testSaving } from './contractOfSaving';
import { testStaff } from './contractOfStaff';
import { testStaffLimits } from './contractOfStaffLimits';
import { testChangesDuringLogins, testTimesOfLogins } from './contractOfStaffLogins';
import { testStaffPasswords } from './contractOfStaffPasswords';
import { testCsvReports, testCsvWrites } from './csvTable';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(120_000);

onSqlite(
  'the office',
  (cms) => {
    // The tables are compared with the fixture, so they are first.
    testCsvReports(cms);
    testCsvWrites(cms);
    testCsvEndpoints(cms);
    testDesk(cms);
    testOfficeSearch(cms);
    testStaff(cms, async (email) => {
      await cms.control.sql(`UPDATE users SET role = 'author' WHERE email = '${email}'`);
      return { ended: Promise.resolve() };
    });
    testSaving(cms);
    testStaffPasswords(cms);
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
