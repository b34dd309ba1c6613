import { testStaff } from './contractOfStaff';
import { testRest } from './contractOfRest';
import { testStaffLimits } from './contractOfStaffLimits';
import { onSqlite } from './onDatabases';

onSqlite('the accounts of the staff', (cms) => {
  testStaff(cms);
  testStaffLimits(cms);
  testRest(cms);
});
