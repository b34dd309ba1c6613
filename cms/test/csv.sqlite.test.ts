import { testCsvReports, testCsvWrites } from './csvTable';
import { onSqlite } from './onDatabases';

onSqlite('tables of the office', (cms) => {
  testCsvReports(cms);
  testCsvWrites(cms);
});
