import { testRest } from './contractOfRest';
import { testStaff } from './contractOfStaff';
import { onPostgres } from './onDatabases';

onPostgres('the accounts of the staff', (cms) => {
  testStaff(cms);
  testRest(cms);
});
