import { testCsvEndpoints } from './contractOfCsvEndpoints';
import { testCsvReports, testCsvWrites } from './csvTable';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

onSqlite(
  'CSV tables',
  (cms) => {
    testCsvReports(cms);
    testCsvWrites(cms);
    testCsvEndpoints(cms);
  },
  { settings: forStaff },
);
