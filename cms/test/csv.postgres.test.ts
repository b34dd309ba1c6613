import { testCsvEndpoints } from './contractOfCsvEndpoints';
import { testCsvWrites } from './csvTable';
import { onPostgres } from './onDatabases';

onPostgres('CSV tables', (cms) => {
  testCsvWrites(cms);
  testCsvEndpoints(cms);
});
