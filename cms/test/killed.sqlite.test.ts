import { TestCms } from './cms';
import { proveThatNothingIsLost } from './killed';

describe('a cms on SQLite that is killed', () => {
  const cms = new TestCms();
  beforeAll(() => cms.start(), 180_000);
  afterAll(() => cms.stop());
  proveThatNothingIsLost(cms);
});
