import { TestCms } from './cms';
import { testAlerts } from './contractOfAlerts';
import { Keeper } from './Keeper';

jest.setTimeout(120_000);

describe('saved searches on SQLite', () => {
  const cms = new TestCms();
  let keeper: Keeper;
  beforeAll(async () => {
    await cms.start();
    keeper = new Keeper(cms['env']);
  }, 180_000);
  afterAll(async () => {
    await keeper.stop();
    await cms.stop();
  });
  testAlerts(cms, () => keeper);
});
