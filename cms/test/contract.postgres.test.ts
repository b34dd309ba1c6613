import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testFeedback } from './contractOfFeedback';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';
import { onPostgres } from './onDatabases';

jest.setTimeout(90_000);

onPostgres('the contract', (cms) => {
  testContract(cms);
  testSections(cms);
  testSamples(cms);
  testFeedback(cms);
  testChanges(cms);
});
