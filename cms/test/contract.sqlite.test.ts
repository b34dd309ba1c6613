import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testConnections } from './contractOfConnections';
import { testFeedback } from './contractOfFeedback';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';
import { onSqlite } from './onDatabases';

jest.setTimeout(90_000);

onSqlite('the contract', (cms) => {
  testContract(cms);
  testSections(cms);
  testSamples(cms);
  testFeedback(cms);
  testConnections(cms);
  testChanges(cms);
});
