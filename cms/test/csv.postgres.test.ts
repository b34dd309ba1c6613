import { testCsvWrites } from './csvTable';
import { onPostgres } from './onDatabases';

onPostgres('tables of the office', (cms) => {
  testCsvWrites(cms);
});
