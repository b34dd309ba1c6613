import { TestCms } from './cms';
import { testCsvReports, testCsvWrites } from './csvTable';

describe('tables of the office on SQLite', () => {
  const cms = new TestCms();
  beforeAll(() => cms.start(), 180_000);
  afterAll(() => cms.stop());
  testCsvReports(cms);
  testCsvWrites(cms);
});
