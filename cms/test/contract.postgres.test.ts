import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testRest } from './contractOfRest';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';
import { onPostgres } from './onDatabases';
import { forStaff } from './StaffClient';

jest.setTimeout(90_000);

onPostgres(
  'the contract',
  (cms) => {
    testContract(cms);
    testSections(cms);
    testSamples(cms);
    testRest(cms);
    testChanges(cms);
  },
  { build: true, settings: forStaff },
);
