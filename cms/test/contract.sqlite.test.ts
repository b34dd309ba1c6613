import { TestCms } from './cms';
import { testContract } from './contract';
import { testChanges } from './contractOfChanges';
import { testFeedback } from './contractOfFeedback';
import { testSamples } from './contractOfSamples';
import { testSections } from './contractOfSections';

// Every edit is a process of its own.
jest.setTimeout(90_000);

describe('the contract on SQLite', () => {
  const cms = new TestCms();
  beforeAll(() => cms.start(), 180_000);
  afterAll(() => cms.stop());
  testContract(cms);
  testSections(cms);
  testSamples(cms);
  testFeedback(cms);
  testChanges(cms);
});
