import { testBodies } from './contractOfBodies';
import { testGate } from './contractOfGate';
import { testHiddenFields } from './contractOfHiddenFields';
import { testNames } from './contractOfNames';
import { onSqlite } from './onDatabases';
import { forStaff } from './StaffClient';

onSqlite(
  'requests from outside',
  (cms) => {
    testBodies(cms);
    testNames(cms);
    testHiddenFields(cms);
    testGate(cms);
  },
  { settings: forStaff, build: true },
);
