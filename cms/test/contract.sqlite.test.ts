import { TestCms } from './cms';
import { testContract } from './contract';

describe('the contract on SQLite', () => {
  const cms = new TestCms();
  beforeAll(() => cms.start(), 180_000);
  afterAll(() => cms.stop());
  testContract(cms);
});
