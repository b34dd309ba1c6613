import { testRest } from './contractOfRest';
import { testStaff } from './contractOfStaff';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

onPostgres(
  'the accounts of the staff',
  (cms) => {
    testStaff(cms);
    testRest(cms);
  },
  { settings: forStaff },
);
